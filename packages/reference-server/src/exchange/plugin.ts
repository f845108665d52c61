import { exchangePlugin, type ServiceOptions } from "@kiln/server/exchange";
import type { FastifyPluginAsync } from "fastify";
import { authenticate } from "../keys/authenticate.ts";
import { publicIdOf } from "../keys/key-format.ts";
import { openApiDocument } from "../openapi-document.ts";
import type { Storage } from "../storage/storage.ts";
import * as handlers from "./handlers.ts";
import { compatibility, documentAt } from "./service-options.ts";

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
