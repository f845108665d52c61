import { exchangePlugin } from "../../generated/exchange/index.js";
import { openApiDocument } from "../documents.js";
import { authenticate } from "../keys/authenticate.js";
import { compatibility, documentAt } from "./addresses.js";
import * as handlers from "./handlers.js";
import { refusals } from "./refusals.js";

/** The exchange API on a storage. @param {import("../storage/types.js").Storage} storage @param {{ readonly bodyLimit?: number | undefined }} options */
export function exchangeOn(storage, { bodyLimit }) {
  return exchangePlugin(handlers, {
    authenticate: (key) => authenticate(storage, key),
    findTenant: (name) => storage.read(({ tenants }) => tenants.find(name)),
    read: storage.read,
    write: storage.write,
    refusals,
    document: openApiDocument("exchange", "/pbx/openapi.php"),
    documentAt,
    compatibility,
    bodyLimit,
  });
}
