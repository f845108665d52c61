import { deadline } from "./retries.js";
/**
 * An iterator whose `return` also ends the request under way. `run` makes the items, with a signal for what it sends.
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
