import type { Compatibility } from "@kiln/server/exchange";

/* Properties of the exchange that the spec describes only in prose. */

/** The paths of the exchange's OpenAPI document, below the base. The base path also returns it with `?spec=1`. */
export const documentAt: readonly string[] = ["", "/openapi.json", "/swagger.json"];

/** The options for addresses of the form `?object=…&action=…`. */
export const compatibility: Compatibility = {
  object: "object",
  action: "action",
  id: "id",
  operations: { list: "list", get: "get", add: "create", create: "create", update: "update", delete: "delete" },
};
