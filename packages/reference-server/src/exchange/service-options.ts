/* What the spec tells of the exchange's addresses in words only. */

/** Where its description is, below the base; with `?spec=1` that is the base itself. */
export const documentAt = ["", "/openapi.json", "/swagger.json"];

export const compatibility = {
  object: "object",
  action: "action",
  id: "id",
  words: { list: "list", get: "get", add: "create", create: "create", update: "update", delete: "delete" },
};
