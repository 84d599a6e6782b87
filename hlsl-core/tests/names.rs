//! The names that the manual's tables and DXC have: each must be known, so that a name is never just forgotten.
//!
//! Known is not the same as available: what Vulkan lacks is refused by a diagnostic of its own.

use hlsl_core::{intrinsics, types::ObjectKind};

/// Manual, "Intrinsic functions" and the tables of waves, rays and meshes; then what DXC's `gen_intrin_main.txt` has beyond them.
const FUNCTIONS: &str = "
    abort abs acos all AllMemoryBarrier AllMemoryBarrierWithGroupSync any asdouble asfloat asin asint asuint
    atan atan2 ceil CheckAccessFullyMapped clamp clip cos cosh countbits cross D3DCOLORtoUBYTE4 ddx ddx_coarse
    ddx_fine ddy ddy_coarse ddy_fine degrees determinant DeviceMemoryBarrier DeviceMemoryBarrierWithGroupSync
    distance dot dst EvaluateAttributeAtSample EvaluateAttributeCentroid EvaluateAttributeSnapped exp exp2 f16tof32
    f32tof16 faceforward firstbithigh firstbitlow floor fma fmod frac frexp fwidth GetRenderTargetSampleCount
    GetRenderTargetSamplePosition GroupMemoryBarrier GroupMemoryBarrierWithGroupSync InterlockedAdd InterlockedAnd
    InterlockedCompareExchange InterlockedCompareStore InterlockedExchange InterlockedMax InterlockedMin
    InterlockedOr InterlockedXor isfinite isinf isnan ldexp length lerp lit log log10 log2 mad max min modf msad4
    mul normalize pow printf radians rcp reflect refract reversebits round rsqrt saturate sign sin sincos sinh
    smoothstep sqrt step tan tanh transpose trunc
    tex1D tex2D tex3D texCUBE tex2Dlod tex2Dbias tex2Dgrad tex2Dproj
    WaveActiveAllEqual WaveActiveAllTrue WaveActiveAnyTrue WaveActiveBallot WaveActiveBitAnd WaveActiveBitOr
    WaveActiveBitXor WaveActiveCountBits WaveActiveMax WaveActiveMin WaveActiveProduct WaveActiveSum
    WaveGetLaneCount WaveGetLaneIndex WaveIsFirstLane WavePrefixCountBits WavePrefixProduct WavePrefixSum
    WaveReadLaneAt WaveReadLaneFirst WaveMatch WaveMultiPrefixBitAnd WaveMultiPrefixBitOr WaveMultiPrefixBitXor
    WaveMultiPrefixCountBits WaveMultiPrefixProduct WaveMultiPrefixSum QuadReadAcrossDiagonal QuadReadAcrossX
    QuadReadAcrossY QuadReadLaneAt QuadAny QuadAll
    AcceptHitAndEndSearch CallShader IgnoreHit ReportHit TraceRay DispatchRaysDimensions DispatchRaysIndex
    GeometryIndex HitKind InstanceID InstanceIndex ObjectRayDirection ObjectRayOrigin ObjectToWorld
    ObjectToWorld3x4 ObjectToWorld4x3 PrimitiveIndex RayFlags RayTCurrent RayTMin WorldRayDirection WorldRayOrigin
    WorldToObject WorldToObject3x4 WorldToObject4x3
    asfloat16 asint16 asuint16 isnormal AddUint64 NonUniformResourceIndex source_mark GetRemainingRecursionLevels
    Process2DQuadTessFactorsAvg Process2DQuadTessFactorsMax Process2DQuadTessFactorsMin ProcessIsolineTessFactors
    ProcessQuadTessFactorsAvg ProcessQuadTessFactorsMax ProcessQuadTessFactorsMin ProcessTriTessFactorsAvg
    ProcessTriTessFactorsMax ProcessTriTessFactorsMin
    tex1Dbias tex1Dgrad tex1Dlod tex1Dproj tex3Dbias tex3Dgrad tex3Dlod tex3Dproj texCUBEbias texCUBEgrad
    texCUBElod texCUBEproj
    DebugBreak dx::IsDebuggingEnabled GetGroupWaveIndex GetGroupWaveCount TriangleObjectPositions ClusterID
    __builtin_LinAlg_FillMatrix __builtin_LinAlg_CopyConvertMatrix __builtin_LinAlg_MatrixLoadFromDescriptor
    __builtin_LinAlg_MatrixLoadFromMemory __builtin_LinAlg_MatrixLength __builtin_LinAlg_MatrixGetCoordinate
    __builtin_LinAlg_MatrixGetElement __builtin_LinAlg_MatrixSetElement __builtin_LinAlg_MatrixStoreToDescriptor
    __builtin_LinAlg_MatrixStoreToMemory __builtin_LinAlg_MatrixQueryAccumulatorLayout
    __builtin_LinAlg_MatrixMatrixMultiply __builtin_LinAlg_MatrixMatrixMultiplyAccumulate
    __builtin_LinAlg_MatrixAccumulate __builtin_LinAlg_MatrixVectorMultiply
    __builtin_LinAlg_MatrixVectorMultiplyAdd __builtin_LinAlg_MatrixAccumulateToDescriptor
    __builtin_LinAlg_MatrixAccumulateToMemory __builtin_LinAlg_MatrixOuterProduct __builtin_LinAlg_Convert
    DispatchMesh SetMeshOutputCounts GetAttributeAtVertex
    dot2add dot4add_i8packed dot4add_u8packed InterlockedCompareExchangeFloatBitwise
    InterlockedCompareStoreFloatBitwise pack_clamp_s8 pack_clamp_u8 pack_s8 pack_u8 unpack_s8s16 unpack_s8s32
    unpack_u8u16 unpack_u8u32 and or select IsHelperLane Barrier
    vk::RawBufferLoad vk::RawBufferStore vk::ReadClock vk::ext_execution_mode vk::ext_execution_mode_id
    vk::static_pointer_cast vk::reinterpret_pointer_cast
";

/// The methods of each type that the manual describes, and of those that came after it.
const METHODS: &[(&[ObjectKind], &str)] = {
    use ObjectKind::*;
    &[
        (&[Buffer, RWBuffer], "Load GetDimensions"),
        (&[StructuredBuffer, RWStructuredBuffer], "Load GetDimensions"),
        (&[RWStructuredBuffer], "IncrementCounter DecrementCounter"),
        (&[AppendStructuredBuffer], "Append GetDimensions"),
        (&[ConsumeStructuredBuffer], "Consume GetDimensions"),
        (&[ByteAddressBuffer, RWByteAddressBuffer], "Load Load2 Load3 Load4 GetDimensions"),
        (
            &[RWByteAddressBuffer],
            "Store Store2 Store3 Store4 InterlockedAdd InterlockedAnd InterlockedOr InterlockedXor InterlockedMin \
             InterlockedMax InterlockedExchange InterlockedCompareExchange InterlockedCompareStore \
             InterlockedAdd64 InterlockedCompareExchange64 InterlockedExchangeFloat",
        ),
        (
            &[Texture1D, Texture1DArray, Texture2D, Texture2DArray, TextureCube, TextureCubeArray],
            "Sample SampleLevel SampleGrad SampleBias SampleCmp SampleCmpLevelZero SampleCmpLevel \
             CalculateLevelOfDetail CalculateLevelOfDetailUnclamped GetDimensions",
        ),
        (
            &[Texture2D, Texture2DArray, TextureCube, TextureCubeArray],
            "Gather GatherRed GatherGreen GatherBlue GatherAlpha GatherCmp GatherCmpRed GatherCmpGreen \
             GatherCmpBlue GatherCmpAlpha",
        ),
        (&[Texture3D], "Sample SampleLevel SampleGrad SampleBias Load CalculateLevelOfDetail GetDimensions"),
        (&[Texture2DMS, Texture2DMSArray], "Load GetDimensions GetSamplePosition"),
        (&[RWTexture1D, RWTexture1DArray, RWTexture2D, RWTexture2DArray, RWTexture3D], "Load GetDimensions"),
        (&[SubpassInput, SubpassInputMS], "SubpassLoad"),
        (&[PointStream, LineStream, TriangleStream], "Append RestartStrip"),
        (
            &[RayQuery],
            "Abort TraceRayInline Proceed CommitNonOpaqueTriangleHit CommitProceduralPrimitiveHit CandidateType \
             CandidateProceduralPrimitiveNonOpaque CandidateInstanceIndex CandidateInstanceID \
             CandidateInstanceContributionToHitGroupIndex CandidateGeometryIndex CandidatePrimitiveIndex \
             CandidateObjectRayOrigin CandidateObjectRayDirection CandidateObjectToWorld3x4 \
             CandidateObjectToWorld4x3 CandidateWorldToObject3x4 CandidateWorldToObject4x3 \
             CandidateTriangleBarycentrics CandidateTriangleFrontFace CandidateTriangleRayT CommittedStatus \
             CommittedInstanceIndex CommittedInstanceID CommittedInstanceContributionToHitGroupIndex \
             CommittedGeometryIndex CommittedPrimitiveIndex CommittedObjectRayOrigin CommittedObjectRayDirection \
             CommittedObjectToWorld3x4 CommittedObjectToWorld4x3 CommittedWorldToObject3x4 \
             CandidateTriangleObjectPositions CommittedTriangleObjectPositions CandidateClusterID \
             CommittedClusterID CommittedWorldToObject4x3 CommittedTriangleBarycentrics CommittedTriangleFrontFace CommittedRayT \
             RayFlags RayTMin WorldRayDirection WorldRayOrigin",
        ),
    ]
};

#[test]
fn every_intrinsic_function_is_known() {
    let unknown: Vec<&str> =
        FUNCTIONS.split_whitespace().filter(|name| intrinsics::functions(name).is_empty()).collect();
    assert_eq!(unknown, [""; 0]);
}

#[test]
fn every_method_is_known() {
    let mut unknown = Vec::new();
    for (kinds, names) in METHODS {
        for kind in *kinds {
            for name in names.split_whitespace().filter(|name| intrinsics::methods(*kind, name).is_empty()) {
                unknown.push(format!("{}.{name}", kind.name()));
            }
        }
    }
    assert_eq!(unknown, [""; 0]);
}
