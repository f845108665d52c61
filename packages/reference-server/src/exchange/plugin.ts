import { type Compatibility, type ServiceOptions, exchangePlugin } from "@kiln/server/exchange";
import type { FastifyPluginAsync } from "fastify";
import { authenticate, publicIdOf } from "../keys/keys.ts";
import { openApiDocument } from "../package.ts";
import type { Storage } from "../storage/storage.ts";
import * as handlers from "./handlers.ts";

export function exchangeOn(
  storage: Storage,
  { bodyLimit, unknownFields }: Pick<ServiceOptions, "bodyLimit" | "unknownFields">,
): FastifyPluginAsync {
  return exchangePlugin(handlers, {
    isKey: (text) => publicIdOf(text) !== undefined,
    authenticate: (key, { keys }) => authenticate(keys, key),
    findTenant: (name, { tenants }) => tenants.find(name),
    read: (work) => storage.read(work),
    write: (work) => storage.write(work),
    document: openApiDocument("exchange", "/pbx/openapi.php"),
    documentAt,
    compatibility,
    bodyLimit,
    unknownFields,
  });
}

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
