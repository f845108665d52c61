import { hash } from "node:crypto";
import { etagOf } from "../../http/server/etag.js";
import { isAllowed } from "./allowed-addresses.js";
import type { Environment } from "./environment.js";

export const nodeEnvironment: Environment = {
  etagOf,
  digest: (data) => hash("sha256", data, "hex"),
  isAllowed,
  positionOf: (bytes, text, from) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(text, from),
};
