-- Run by neovim.rs in a Neovim without a window, with the server and a shader as arguments: sees a diagnostic, jumps to a
-- definition, renames, completes, and prints what came of it.

local server, file = arg_server, arg_file

local function say(what, value)
    io.stdout:write(what .. ': ' .. tostring(value) .. '\n')
end

vim.cmd('edit ' .. vim.fn.fnameescape(file))
local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start_client({ name = 'hlsl', cmd = { server }, root_dir = vim.fn.fnamemodify(file, ':h') })
vim.lsp.buf_attach_client(buffer, client)

local function wait(condition)
    return vim.wait(60000, condition, 20)
end

local function errors()
    return vim.diagnostic.get(buffer, { severity = vim.diagnostic.severity.ERROR })
end

local function ask(method, line, column, more)
    local params = { textDocument = vim.lsp.util.make_text_document_params(buffer), position = { line = line, character = column } }
    for key, value in pairs(more or {}) do
        params[key] = value
    end
    local answers = vim.lsp.buf_request_sync(buffer, method, params, 60000)
    return answers[client].result
end

wait(function() return #errors() > 0 end)
say('error', errors()[1] and errors()[1].message:match('[^\n]*'))

-- The mistake is corrected as a person would, and the diagnostic goes.
vim.api.nvim_buf_set_lines(buffer, 3, 4, true, { '    return shade(input.color);' })
wait(function() return #errors() == 0 end)
say('errors', #errors())

-- Characters beyond the first plane are two units of UTF-16, which Neovim counts in.
local place = ask('textDocument/definition', 3, 12)
vim.lsp.util.jump_to_location(place[1], 'utf-16')
local cursor = vim.api.nvim_win_get_cursor(0)
say('definition', cursor[1] .. ':' .. cursor[2])

local items = ask('textDocument/completion', 3, 23)
for _, item in ipairs(items) do
    if item.label == 'color' then
        say('completion', item.detail)
    end
end

local edit = ask('textDocument/rename', 3, 12, { newName = 'light' })
vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
say('renamed', vim.api.nvim_buf_get_lines(buffer, 3, 4, true)[1])
say('renamed', vim.api.nvim_buf_get_lines(buffer, 1, 2, true)[1])

vim.lsp.stop_client(client)
vim.cmd('qa!')
