// How requests of query are written. Generated: change the spec instead.

export const wire = {
  generator: ["generator", "g"],
  separators: ["|", "\u001f"],
  most: [50, 500],
  pages: ["titles", "pageids", "revids"],
  tokens: ["meta", "tokens", "type"],
  validator: "@kiln/client/query/validate",
};
