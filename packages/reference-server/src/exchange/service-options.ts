import type { Compatibility } from "@kiln/server/exchange";

/* Properties of the exchange that the spec describes only in prose. */

/** The paths of its OpenAPI document, below the base; with `?spec=1` the base itself is one. */
export const documentAt: readonly string[] = ["", "/openapi.json", "/swagger.json"];

/** The form of addresses `?object=…&action=…`. */
export const compatibility: Compatibility = {
  object: "object",
  action: "action",
  id: "id",
  operations: { list: "list", get: "get", add: "create", create: "create", update: "update", delete: "delete" },
};
