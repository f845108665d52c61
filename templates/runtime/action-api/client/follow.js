import { TransportError } from "../../http/errors.js";

/** @typedef {import("./parts.js").Data} Data @typedef {import("./parts.js").Batch} Batch */

/**
 * The batches of one request: an answer and all that go on with it, until everything is said of the pages at hand. What `continue` holds
 * goes back as it came.
 * @param {(parameters: Data) => ReturnType<import("./parts.js").Send>} send @param {Data} parameters @param {Data | undefined} further
 * @param {() => Batch} create @param {number} most
 */
export async function* follow(send, parameters, further, create, most) {
  const seen = new Set();
  let batch = create();
  do {
    const [body, view] = await send({ ...parameters, ...further });
    batch.add(body);
    further = batch.further = body.continue;
    if (!further || body.batchcomplete !== undefined) {
      yield batch;
      batch = create();
    }
    const state = JSON.stringify(further);
    if (further && (seen.has(state) || seen.add(state).size >= most)) {
      throw new TransportError("too-many-requests-of-continuation", seen.size < most ? "repeats itself" : `no end within ${most} requests`, view);
    }
  } while (further);
}
