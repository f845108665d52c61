import { hash } from "node:crypto";
import { etagOf } from "../../http/server/etag.js";
import { isAllowed } from "./allowed-addresses.js";
export const nodeEnvironment = {
    etagOf,
    digest: (data) => hash("sha256", data, "hex"),
    isAllowed,
    positionOf: (bytes, text, from) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(text, from),
};
