import { deadline } from "./retries.js";
/**
 * Creates an iterator whose `return` also cancels the request in progress. `run` yields the items and receives a signal
 * for its requests.
 */
export function iterator(outer, run, plan) {
    let stop;
    const all = (async function* () {
        stop = deadline(outer, 0);
        try {
            yield* run(stop.signal);
        }
        catch (error) {
            if (outer?.aborted || !stop.signal.aborted)
                throw error;
        }
        finally {
            stop.end();
        }
    })();
    const end = all.return.bind(all);
    all.return = (value) => {
        stop?.end();
        return end(value);
    };
    return Object.assign(all, { plan });
}
