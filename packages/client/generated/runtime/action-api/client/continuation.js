import { transportError } from "../../http/errors.js";
/**
 * The batches of one request: an answer and all that go on with it, until everything is said of the pages at hand. What
 * `continue` holds goes back as it came. Ends with an error after `most` requests.
 */
export async function* followContinuation(send, parameters, further, createBatch, most) {
    const seen = new Set();
    let batch = createBatch();
    do {
        const [body, view] = await send({ ...parameters, ...further });
        batch.add(body);
        further = batch.further = body["continue"];
        if (!further || body["batchcomplete"] !== undefined) {
            yield batch;
            batch = createBatch();
        }
        const state = JSON.stringify(further);
        if (further && (seen.has(state) || seen.add(state).size >= most)) {
            throw transportError("too-many-requests-of-continuation", seen.size < most ? "repeats itself" : `still incomplete after ${most} requests`, view);
        }
    } while (further);
}
