import { systemClock, deadline, delayBefore } from "./retries.js";
import { transportError, withoutSecretParameters } from "./errors.js";
import { checkOptions } from "./refuse-option.js";
/** Errors after which the outcome of a request is unknown. */
const unknownOutcome = ["network", "cut-off", "timeout"];
/** Creates a transport, which handles hooks, timeouts, the caller's signal, retries and delays. */
export function createTransport(options, { clock = systemClock } = {}) {
    return {
        async send(request, read, call = {}) {
            checkOptions("A call", call);
            for (let attempt = 1, spent = 0, delay;; attempt++, spent += delay) {
                const view = { method: request.method, url: withoutSecretParameters(request.shown ?? request.url), attempt };
                // An aborted signal shortens the wait. The attempt then detects the signal.
                await options.rateLimit?.(call.signal);
                const result = await tryOnce(options, request, view, read, call);
                if (result.kind === "done")
                    return result.value;
                delay = delayBefore(options.retries, attempt, result.after, spent, clock.random);
                if (request.once || delay === undefined)
                    throw result.error;
                // An aborted signal shortens the wait. The next attempt then detects the signal.
                await clock.wait(delay, call.signal);
            }
        },
    };
}
async function tryOnce(options, request, view, read, call) {
    // The kind of a failure before the deadline. It is empty while the caller's code runs.
    let kind = "";
    let response;
    let text = "";
    const timeout = call.timeout ?? options.timeout ?? 30_000;
    const { signal, race, end } = deadline(call.signal, timeout);
    const log = options.log?.(view, request.body);
    try {
        signal.throwIfAborted();
        const headers = joinHeaders(options.headers, request.headers, call.headers, (await options.onRequest?.(view)));
        kind = "network";
        response = await race(async () => (options.fetch ?? fetch)(request.url, { ...request, headers, signal }));
        kind = "";
        await options.onResponse?.(response, view);
        await call.onResponse?.(response, view);
        kind = "cut-off";
        text = await race(() => response.text());
        kind = "";
        return await read(response, text, view);
    }
    catch (cause) {
        if (signal.aborted)
            kind = call.signal?.aborted ? "aborted" : "timeout";
        const result = response && { response, text: "" };
        const what = kind === "timeout" ? `no response within ${timeout} ms` : kind && reasonOf(kind, cause);
        const error = kind ? transportError(kind, what, view, result, { cause }) : cause;
        if (request.safe && unknownOutcome.includes(error.kind))
            return { kind: "again", error };
        throw error;
    }
    finally {
        end();
        log?.(response, text, kind);
    }
}
/** Returns the kind, followed by the system's error code, such as ECONNREFUSED, if the runtime provides it. */
function reasonOf(kind, cause) {
    const { code } = (cause?.cause ?? cause ?? {});
    return typeof code === "string" ? `${kind} (${code})` : kind;
}
/** Combines headers. Later ones replace earlier ones of the same name. */
function joinHeaders(...several) {
    const headers = new Headers();
    for (const some of several) {
        for (const name in some) {
            try {
                if (some[name] !== undefined)
                    headers.set(name, some[name]);
            }
            catch {
                // The error message of `Headers` contains the value, which may be a secret.
                throw new TypeError(`Bad header ${name}`);
            }
        }
    }
    return headers;
}
