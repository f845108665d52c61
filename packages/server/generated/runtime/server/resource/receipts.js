import { hash } from "node:crypto";
import { valuesOf } from "../http/headers.js";
import { ServiceError } from "./error.js";

/**
 * The key under which a request may be repeated; undefined where it has none.
 * @param {readonly string[]} rawHeaders @param {string} invalid the code where it is none
 */
export function repeatKeyOf(rawHeaders, invalid) {
  const [key, ...others] = new Set(valuesOf(rawHeaders, "idempotency-key"));
  if (key !== undefined && (others.length > 0 || !/^[!-~]{1,255}$/.test(key))) throw new ServiceError(invalid);
  return key;
}

/** By which a request is known again. @param {...unknown} parts */
export function fingerprintOf(...parts) {
  return hash("sha256", JSON.stringify(parts), "hex");
}

/**
 * Does the work, unless it was done before under the same key: then the answer of that time is the answer. All in one unit of work, so that
 * either both are stored, the work and that it was done, or neither.
 * @param {import("./types.js").IdempotencyRecords} receipts @param {import("./types.js").IdempotencyRecord} receipt @param {boolean} isKept whether the answer may be given twice
 * @param {import("./types.js").Refusals<string>} refusals @param {() => Promise<string>} work
 */
export async function once(receipts, receipt, isKept, refusals, work) {
  const earlier = await receipts.claim(receipt);
  if (earlier !== undefined) {
    if (earlier.fingerprint !== receipt.fingerprint) throw new ServiceError(refusals.idempotencyKeyReused);
    if (earlier.answer === undefined) throw new ServiceError(refusals.answerNotKept);
    return earlier.answer;
  }
  const answer = await work();
  if (isKept) await receipts.complete(receipt, answer);
  return answer;
}
