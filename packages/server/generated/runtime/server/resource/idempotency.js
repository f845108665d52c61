import { valuesOf } from "../http/headers.js";
import { refusal, ServiceError } from "./error.js";
/** Returns the idempotency key of a request, or undefined if it has none. */
export function idempotencyKeyOf(rawHeaders, invalid) {
    const [key, ...others] = new Set(valuesOf(rawHeaders, "idempotency-key"));
    if (key !== undefined && (others.length > 0 || !/^[!-~]{1,255}$/.test(key))) {
        throw refusal(invalid, "Idempotency-Key must be one string of 1 to 255 visible ASCII characters", "Idempotency-Key");
    }
    return key;
}
/**
 * Runs the work, or returns the stored response if the key was used before. Both happen in one unit of work, so that
 * the work and its record are stored together or not at all.
 */
export async function runOnce(records, record, isKept, refusals, work) {
    const earlier = await records.claim(record);
    if (earlier !== undefined) {
        if (earlier.fingerprint !== record.fingerprint)
            throw new ServiceError(refusals.idempotencyKeyReused);
        if (earlier.answer === undefined)
            throw new ServiceError(refusals.responseNotStored);
        return earlier.answer;
    }
    const response = await work();
    if (isKept)
        await records.complete(record, response);
    return response;
}
