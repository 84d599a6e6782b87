//! The types of operands and results of instructions that extensions add: rays, cooperative matrices and vectors, tensors.

use spirv::Op::{self, *};

use super::{
    BOOL, FLOAT, INT,
    Is::{self, Anything, First, Made, PointerToMade, Result},
    NUMBER, UINT,
};

/// Instructions, what their result is, and each operand.
type Rows = (&'static [Op], Is, &'static [Is]);

const QUERY: Is = PointerToMade(TypeRayQueryKHR);
const HIT_NV: Is = PointerToMade(TypeHitObjectNV);
const HIT_EXT: Is = PointerToMade(TypeHitObjectEXT);
const SCENE: Is = Made(TypeAccelerationStructureKHR);
const MATRIX: Is = Made(TypeCooperativeMatrixKHR);
const MATRIX_NV: Is = Made(TypeCooperativeMatrixNV);
const VECTOR: Is = Made(TypeVectorIdEXT);
const LAYOUT: Is = Made(TypeTensorLayoutNV);
const VIEW: Is = Made(TypeTensorViewNV);
const TENSOR: Is = Made(TypeTensorARM);
const UNTYPED: Is = Made(TypeUntypedPointerKHR);
const WORD: Is = INT.bits(32).scalar();
const REAL: Is = FLOAT.bits(32).scalar();
const PLACE: Is = FLOAT.bits(32).len(3);
const ADDRESS: Is = INT.bits(32).len(2);

const TABLE: &[Rows] = &[
    // Rays.
    (&[TraceRayKHR, TraceNV], Anything, &[SCENE, WORD, WORD, WORD, WORD, WORD, PLACE, REAL, PLACE, REAL]),
    (
        &[TraceRayMotionNV, TraceMotionNV],
        Anything,
        &[SCENE, WORD, WORD, WORD, WORD, WORD, PLACE, REAL, PLACE, REAL, REAL],
    ),
    (&[ReportIntersectionKHR], BOOL.scalar(), &[REAL, UINT.bits(32).scalar()]),
    (&[ExecuteCallableKHR, ExecuteCallableNV], Anything, &[UINT.bits(32).scalar()]),
    (&[RayQueryInitializeKHR], Anything, &[QUERY, SCENE, WORD, WORD, PLACE, REAL, PLACE, REAL]),
    (&[RayQueryTerminateKHR, RayQueryConfirmIntersectionKHR], Anything, &[QUERY]),
    (&[RayQueryGenerateIntersectionKHR], Anything, &[QUERY, REAL]),
    (&[RayQueryProceedKHR, RayQueryGetIntersectionCandidateAABBOpaqueKHR], BOOL.scalar(), &[QUERY]),
    (
        &[RayQueryGetIntersectionFrontFaceKHR, RayQueryIsSphereHitNV, RayQueryIsLSSHitNV],
        BOOL.scalar(),
        &[QUERY, WORD],
    ),
    (&[RayQueryGetRayFlagsKHR], WORD, &[QUERY]),
    (
        &[
            RayQueryGetIntersectionTypeKHR,
            RayQueryGetIntersectionInstanceCustomIndexKHR,
            RayQueryGetIntersectionInstanceIdKHR,
            RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR,
            RayQueryGetIntersectionGeometryIndexKHR,
            RayQueryGetIntersectionPrimitiveIndexKHR,
            RayQueryGetIntersectionClusterIdNV,
        ],
        WORD,
        &[QUERY, WORD],
    ),
    (&[RayQueryGetRayTMinKHR], REAL, &[QUERY]),
    (
        &[
            RayQueryGetIntersectionTKHR,
            RayQueryGetIntersectionSphereRadiusNV,
            RayQueryGetIntersectionLSSHitValueNV,
        ],
        REAL,
        &[QUERY, WORD],
    ),
    (&[RayQueryGetIntersectionBarycentricsKHR], FLOAT.bits(32).len(2), &[QUERY, WORD]),
    (&[RayQueryGetWorldRayDirectionKHR, RayQueryGetWorldRayOriginKHR], PLACE, &[QUERY]),
    (
        &[
            RayQueryGetIntersectionObjectRayDirectionKHR,
            RayQueryGetIntersectionObjectRayOriginKHR,
            RayQueryGetIntersectionSpherePositionNV,
        ],
        PLACE,
        &[QUERY, WORD],
    ),
    (
        &[RayQueryGetIntersectionObjectToWorldKHR, RayQueryGetIntersectionWorldToObjectKHR],
        Is::Transform,
        &[QUERY, WORD],
    ),
    (
        &[
            RayQueryGetIntersectionTriangleVertexPositionsKHR,
            RayQueryGetIntersectionLSSPositionsNV,
            RayQueryGetIntersectionLSSRadiiNV,
        ],
        Made(TypeArray),
        &[QUERY, WORD],
    ),
    // What rays hit.
    (
        &[HitObjectTraceRayNV],
        Anything,
        &[HIT_NV, SCENE, WORD, WORD, WORD, WORD, WORD, PLACE, REAL, PLACE, REAL],
    ),
    (
        &[HitObjectTraceRayEXT, HitObjectTraceReorderExecuteEXT],
        Anything,
        &[HIT_EXT, SCENE, WORD, WORD, WORD, WORD, WORD, PLACE, REAL, PLACE, REAL],
    ),
    (
        &[HitObjectTraceRayMotionNV],
        Anything,
        &[HIT_NV, SCENE, WORD, WORD, WORD, WORD, WORD, PLACE, REAL, PLACE, REAL, REAL],
    ),
    (
        &[HitObjectTraceRayMotionEXT, HitObjectTraceMotionReorderExecuteEXT],
        Anything,
        &[HIT_EXT, SCENE, WORD, WORD, WORD, WORD, WORD, PLACE, REAL, PLACE, REAL, REAL],
    ),
    (
        &[HitObjectRecordHitNV, HitObjectRecordHitMotionNV],
        Anything,
        &[HIT_NV, SCENE, WORD, WORD, WORD, WORD, WORD, WORD, PLACE, REAL, PLACE, REAL],
    ),
    (
        &[HitObjectRecordHitWithIndexNV, HitObjectRecordHitWithIndexMotionNV],
        Anything,
        &[HIT_NV, SCENE, WORD, WORD, WORD, WORD, WORD, PLACE, REAL, PLACE, REAL],
    ),
    (
        &[HitObjectRecordMissNV, HitObjectRecordMissMotionNV],
        Anything,
        &[HIT_NV, WORD, PLACE, REAL, PLACE, REAL, REAL],
    ),
    (
        &[HitObjectRecordMissEXT, HitObjectRecordMissMotionEXT],
        Anything,
        &[HIT_EXT, WORD, WORD, PLACE, REAL, PLACE, REAL, REAL],
    ),
    (&[HitObjectRecordFromQueryEXT], Anything, &[HIT_EXT, QUERY, WORD]),
    (&[HitObjectSetShaderBindingTableRecordIndexEXT], Anything, &[HIT_EXT, WORD]),
    (&[HitObjectRecordEmptyNV, HitObjectExecuteShaderNV, HitObjectGetAttributesNV], Anything, &[HIT_NV]),
    (
        &[
            HitObjectRecordEmptyEXT,
            HitObjectExecuteShaderEXT,
            HitObjectGetAttributesEXT,
            HitObjectReorderExecuteShaderEXT,
        ],
        Anything,
        &[HIT_EXT],
    ),
    (&[ReorderThreadWithHitObjectNV], Anything, &[HIT_NV, WORD, WORD]),
    (&[ReorderThreadWithHitObjectEXT], Anything, &[HIT_EXT, WORD, WORD]),
    (&[ReorderThreadWithHintNV, ReorderThreadWithHintEXT], Anything, &[WORD, WORD]),
    (
        &[
            HitObjectIsEmptyNV,
            HitObjectIsHitNV,
            HitObjectIsMissNV,
            HitObjectIsSphereHitNV,
            HitObjectIsLSSHitNV,
        ],
        BOOL.scalar(),
        &[HIT_NV],
    ),
    (&[HitObjectIsEmptyEXT, HitObjectIsHitEXT, HitObjectIsMissEXT], BOOL.scalar(), &[HIT_EXT]),
    (
        &[
            HitObjectGetShaderBindingTableRecordIndexNV,
            HitObjectGetHitKindNV,
            HitObjectGetPrimitiveIndexNV,
            HitObjectGetGeometryIndexNV,
            HitObjectGetInstanceIdNV,
            HitObjectGetInstanceCustomIndexNV,
            HitObjectGetClusterIdNV,
        ],
        WORD,
        &[HIT_NV],
    ),
    (
        &[
            HitObjectGetShaderBindingTableRecordIndexEXT,
            HitObjectGetHitKindEXT,
            HitObjectGetPrimitiveIndexEXT,
            HitObjectGetGeometryIndexEXT,
            HitObjectGetInstanceIdEXT,
            HitObjectGetInstanceCustomIndexEXT,
            HitObjectGetRayFlagsEXT,
        ],
        WORD,
        &[HIT_EXT],
    ),
    (
        &[
            HitObjectGetCurrentTimeNV,
            HitObjectGetRayTMaxNV,
            HitObjectGetRayTMinNV,
            HitObjectGetSphereRadiusNV,
        ],
        REAL,
        &[HIT_NV],
    ),
    (&[HitObjectGetCurrentTimeEXT, HitObjectGetRayTMaxEXT, HitObjectGetRayTMinEXT], REAL, &[HIT_EXT]),
    (
        &[
            HitObjectGetObjectRayDirectionNV,
            HitObjectGetObjectRayOriginNV,
            HitObjectGetWorldRayDirectionNV,
            HitObjectGetWorldRayOriginNV,
            HitObjectGetSpherePositionNV,
        ],
        PLACE,
        &[HIT_NV],
    ),
    (
        &[
            HitObjectGetObjectRayDirectionEXT,
            HitObjectGetObjectRayOriginEXT,
            HitObjectGetWorldRayDirectionEXT,
            HitObjectGetWorldRayOriginEXT,
        ],
        PLACE,
        &[HIT_EXT],
    ),
    (&[HitObjectGetObjectToWorldNV, HitObjectGetWorldToObjectNV], Is::Transform, &[HIT_NV]),
    (&[HitObjectGetObjectToWorldEXT, HitObjectGetWorldToObjectEXT], Is::Transform, &[HIT_EXT]),
    (&[HitObjectGetShaderRecordBufferHandleNV], ADDRESS, &[HIT_NV]),
    (&[HitObjectGetShaderRecordBufferHandleEXT], ADDRESS, &[HIT_EXT]),
    (&[HitObjectGetLSSPositionsNV, HitObjectGetLSSRadiiNV], Made(TypeArray), &[HIT_NV]),
    (&[HitObjectGetIntersectionTriangleVertexPositionsEXT], Made(TypeArray), &[HIT_EXT]),
    // Cooperative matrices and vectors.
    (&[CooperativeMatrixLoadKHR, CooperativeMatrixLoadTensorNV], MATRIX, &[]),
    (&[CooperativeMatrixStoreKHR, CooperativeMatrixStoreTensorNV], Anything, &[Anything, MATRIX]),
    (&[CooperativeMatrixMulAddKHR], MATRIX, &[MATRIX, MATRIX, Result]),
    (&[CooperativeMatrixConvertNV, CooperativeMatrixTransposeNV], MATRIX, &[MATRIX]),
    (&[CooperativeMatrixReduceNV], MATRIX, &[MATRIX]),
    (&[CooperativeMatrixLoadNV], MATRIX_NV, &[]),
    (&[CooperativeMatrixStoreNV], Anything, &[Anything, MATRIX_NV]),
    (&[CooperativeMatrixMulAddNV], MATRIX_NV, &[MATRIX_NV, MATRIX_NV, Result]),
    (&[CompositeConstructCoopMatQCOM], MATRIX, &[Made(TypeArray)]),
    (&[CompositeExtractCoopMatQCOM], Made(TypeArray), &[MATRIX]),
    (&[BitCastArrayQCOM], Made(TypeArray), &[Made(TypeArray)]),
    (&[ExtractSubArrayQCOM], Made(TypeArray), &[Made(TypeArray), WORD]),
    (&[CooperativeVectorLoadNV], VECTOR, &[]),
    (&[CooperativeVectorStoreNV], Anything, &[Anything, Anything, VECTOR]),
    (&[CooperativeVectorMatrixMulNV, CooperativeVectorMatrixMulAddNV], VECTOR, &[VECTOR]),
    (&[CooperativeVectorOuterProductAccumulateNV], Anything, &[Anything, Anything, VECTOR, VECTOR]),
    (&[CooperativeVectorReduceSumAccumulateNV], Anything, &[Anything, Anything, VECTOR]),
    // Tensors.
    (&[CreateTensorLayoutNV], LAYOUT, &[]),
    (
        &[
            TensorLayoutSetDimensionNV,
            TensorLayoutSetStrideNV,
            TensorLayoutSliceNV,
            TensorLayoutSetClampValueNV,
            TensorLayoutSetBlockSizeNV,
        ],
        LAYOUT,
        &[Result, WORD, WORD],
    ),
    (&[CreateTensorViewNV], VIEW, &[]),
    (&[TensorViewSetDimensionNV, TensorViewSetStrideNV, TensorViewSetClipNV], VIEW, &[Result, WORD, WORD]),
    (&[TensorReadARM], Anything, &[TENSOR]),
    (&[TensorWriteARM], Anything, &[TENSOR]),
    (&[TensorQuerySizeARM], INT.scalar(), &[TENSOR, WORD]),
    // Pointers without types.
    (
        &[
            UntypedVariableKHR,
            UntypedAccessChainKHR,
            UntypedInBoundsAccessChainKHR,
            UntypedPtrAccessChainKHR,
            UntypedInBoundsPtrAccessChainKHR,
        ],
        UNTYPED,
        &[],
    ),
    (&[UntypedArrayLengthKHR], INT.scalar(), &[Anything, UNTYPED]),
    // Numbers.
    (&[FmaKHR], FLOAT.any(), &[Result, Result, Result]),
    (&[SDot], INT.scalar(), &[INT.any(), First]),
    (&[UDot], UINT.scalar(), &[INT.any(), First]),
    (&[SUDot], INT.scalar(), &[INT.any(), INT.any()]),
    (&[SDotAccSat], INT.scalar(), &[INT.any(), First, Result]),
    (&[UDotAccSat], UINT.scalar(), &[INT.any(), First, Result]),
    (&[SUDotAccSat], INT.scalar(), &[INT.any(), INT.any(), Result]),
    (&[AtomicFlagTestAndSet], BOOL.scalar(), &[]),
    (&[AssumeTrueKHR], Anything, &[BOOL.scalar()]),
    (&[ExpectKHR], NUMBER.any(), &[Result, Result]),
    (&[IsHelperInvocationEXT], BOOL.scalar(), &[]),
    (&[CooperativeMatrixLengthKHR, CooperativeMatrixLengthNV], UINT.bits(32).scalar(), &[]),
    (&[GroupNonUniformRotateKHR], NUMBER.any(), &[Anything, Result, UINT.scalar(), UINT.scalar()]),
    (
        &[GroupIAddNonUniformAMD, GroupIAdd, GroupIMulKHR, GroupUMin, GroupSMin, GroupUMax, GroupSMax],
        INT.any(),
        &[Anything, Anything, Result],
    ),
    (
        &[
            GroupUMinNonUniformAMD,
            GroupSMinNonUniformAMD,
            GroupUMaxNonUniformAMD,
            GroupSMaxNonUniformAMD,
            GroupBitwiseAndKHR,
            GroupBitwiseOrKHR,
            GroupBitwiseXorKHR,
        ],
        INT.any(),
        &[Anything, Anything, Result],
    ),
    (
        &[
            GroupFAddNonUniformAMD,
            GroupFMinNonUniformAMD,
            GroupFMaxNonUniformAMD,
            GroupFAdd,
            GroupFMin,
            GroupFMax,
            GroupFMulKHR,
        ],
        FLOAT.any(),
        &[Anything, Anything, Result],
    ),
    (&[GroupLogicalAndKHR, GroupLogicalOrKHR, GroupLogicalXorKHR], BOOL.any(), &[Anything, Anything, Result]),
    (&[GroupNonUniformPartitionEXT], UINT.bits(32).len(4), &[NUMBER.any()]),
    (&[NamedBarrierInitialize], Made(TypeNamedBarrier), &[WORD]),
    (&[MemoryNamedBarrier], Anything, &[Made(TypeNamedBarrier)]),
    (&[ImageSparseTexelsResident], BOOL.scalar(), &[WORD]),
    (&[PtrEqual, PtrNotEqual], BOOL.scalar(), &[Anything, First]),
];

pub(super) fn row(op: Op) -> Option<super::Row> {
    TABLE.iter().find(|it| it.0.contains(&op)).map(|&(_, result, operands)| (result, operands))
}
