// How requests of query are written. Generated: change the spec instead.

export const wire = {
  selectors: { list: ["list", "items"], prop: ["prop", "properties"], meta: ["meta", "facts"] },
  constants: { action: "query", format: "json", formatversion: "2", errorformat: "plaintext" },
  required: ["action"],
  members: ["query", "pages"],
  body: ["query", "batchcomplete", "continue", "query-continue", "query-noncontinue", "limits", "warnings", "watchlistraw"],
  key: ["pageid", "title"],
  errors: [["errors", "code", "text", "module", "", "data"], ["error", "code", "info"]],
  warnings: ["warnings", "code", "text", "module", "", "data"],
  errorHeader: "MediaWiki-API-Error",
  passing: ["maxlag", "ratelimited", "readonly"],
  generator: ["generator", "g"],
  separators: ["|", "\u001f"],
  most: [50, 500],
  checks: {
    limit: ["a whole number from 1 to 5000, or max", 1, 5000, "max"],
    start: ["a Date, or a time such as 2001-01-15T14:56:00Z"],
    end: ["a Date, or a time such as 2001-01-15T14:56:00Z"],
  },
  limit: ["limit", 500, 5000, ["codexicons", "users"]],
  pages: ["titles", "pageids", "revids"],
  tokens: ["meta", "tokens", "type"],
  validator: "@kiln/client/query/validate",
};
