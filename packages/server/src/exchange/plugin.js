import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { exchangePlugin } from "../../generated/exchange/index.js";
import { authenticate } from "../keys/authenticate.js";
import { pagingGroups } from "./paging-groups.js";
import { refusals } from "./refusals.js";
import { tokens } from "./tokens.js";

/** Below the base; with `?spec=1` it is the base itself. */
const documentAt = ["", "/openapi.json", "/swagger.json"];

const compatibility = {
  object: "object",
  action: "action",
  id: "id",
  words: { list: "list", get: "get", add: "create", create: "create", update: "update", delete: "delete" },
};

/** The exchange API on a storage. @param {import("../storage/types.js").Storage} storage @param {{ readonly bodyLimit?: number | undefined }} options */
export function exchangeOn(storage, { bodyLimit }) {
  return exchangePlugin({ tokens, pagingGroups }, {
    authenticate: (key) => authenticate(storage, key),
    findTenant: (name) => storage.read(({ tenants }) => tenants.find(name)),
    read: storage.read,
    write: storage.write,
    refusals,
    document: description(),
    documentAt,
    compatibility,
    bodyLimit,
  });
}

/** The service's OpenAPI document, whose addresses are below the one that it was fetched from. */
function description() {
  const text = readFileSync(fileURLToPath(import.meta.resolve("@kiln/openapi/exchange.json")), "utf8");
  return JSON.stringify({ ...JSON.parse(text), servers: [{ url: "/pbx/openapi.php" }] });
}
