import { exchangePlugin } from "../../generated/exchange/index.js";
import { openApiDocument } from "../documents.js";
import { authenticate } from "../keys/authenticate.js";
import { idOf } from "../keys/format.js";
import { compatibility, documentAt } from "./addresses.js";
import * as handlers from "./handlers.js";
import { refusals } from "./refusals.js";

/** The exchange API on a storage. @param {import("../storage/types.js").Storage} storage @param {{ readonly bodyLimit?: number | undefined }} options */
export function exchangeOn(storage, { bodyLimit }) {
  return exchangePlugin(handlers, {
    isKey: (text) => idOf(text) !== undefined,
    authenticate: (key, { keys }) => authenticate(keys, key),
    findTenant: (name, { tenants }) => tenants.find(name),
    read: (work) => storage.read(work),
    write: (work) => storage.write(work),
    refusals,
    document: openApiDocument("exchange", "/pbx/openapi.php"),
    documentAt,
    compatibility,
    bodyLimit,
  });
}
