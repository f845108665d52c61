-- Opens a spec in Neovim with `kiln lsp`, does what a user does, and prints one line of JSON for each situation.
local root, kiln = vim.env.KILN_PROJECT, vim.env.KILN_PROGRAM
local room = root .. "/spec/booking/resources/room.yaml"
local waiting = 20000

vim.cmd("edit " .. room)
local id = vim.lsp.start_client({ name = "kiln", cmd = { vim.env.KILN_NODE, kiln, "lsp", "--root", root }, root_dir = root })
vim.lsp.buf_attach_client(0, id)
vim.wait(waiting, function() return vim.lsp.get_client_by_id(id).initialized end, 20)

local function report(situation, result)
  io.stdout:write(vim.json.encode({ situation = situation, result = result }) .. "\n")
end

-- Puts the cursor on the first occurrence of a text, some characters after its start.
local function go(text, after)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local column = line:find(text, 1, true)
    if column then
      vim.api.nvim_win_set_cursor(0, { number, column - 1 + (after or 0) })
      return
    end
  end
  error("no line with " .. text)
end

local function request(method, more)
  local params = vim.tbl_extend("force", vim.lsp.util.make_position_params(), more or {})
  local answers, problem = vim.lsp.buf_request_sync(0, method, params, waiting)
  if not answers then error(method .. ": " .. tostring(problem)) end
  return answers[id].result
end

local function replace(from, to)
  go(from)
  local row = vim.api.nvim_win_get_cursor(0)[1]
  local line = vim.api.nvim_get_current_line()
  local column = line:find(from, 1, true)
  local changed = line:sub(1, column - 1) .. to .. line:sub(column + #from)
  vim.api.nvim_buf_set_lines(0, row - 1, row, false, { changed })
end

local function file(uri) return uri:match("spec/.*") end

go("extends: row", 10)
local definition = request("textDocument/definition")
report("definition of a shape", definition.range.start.line + 1)
go("by: D-001", 5)
report("definition of a decision", file(request("textDocument/definition").uri))
report("hover over a decision", request("textDocument/hover").contents.value:match("^[^\n]*"))
go("values: equipment", 10)
report("uses of a value set", #request("textDocument/references", { context = { includeDeclaration = true } }))
report("outline", #request("textDocument/documentSymbol"))
report("search", #request("workspace/symbol", { query = "equipment" }))

replace("extends: row", "extends: rwo")
vim.wait(waiting, function() return #vim.diagnostic.get(0) > 0 end, 20)
local found = vim.diagnostic.get(0)[1]
report("diagnostic", found.code)
go("extends: rwo", 10)
local actions = request("textDocument/codeAction", {
  range = vim.lsp.util.make_range_params().range,
  context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics() },
})
vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
go("extends: row")
report("applied remedy", vim.trim(vim.api.nvim_get_current_line()))
vim.wait(waiting, function() return #vim.diagnostic.get(0) == 0 end, 20)
report("diagnostics after the remedy", #vim.diagnostic.get(0))

replace("labelField: name", "labelField: s")
go("labelField: s", 12)
local labels = vim.tbl_map(function(item) return item.label end, request("textDocument/completion"))
report("completion of a field", vim.tbl_contains(labels, "seats"))
replace("labelField: s", "labelField: name")
go("labelField: name", 13)
vim.lsp.util.apply_workspace_edit(request("textDocument/rename", { newName = "label" }), "utf-16")
go("was: name")
report("rename", vim.trim(vim.api.nvim_get_current_line()))
vim.cmd("qall!")
