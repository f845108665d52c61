/** `Error` with `stackTraceLimit`. Engines other than V8 ignore the limit. */
const limited = Error;
/** Ends a request with an error for the caller. `Context.fail` throws one. */
export class Failure extends Error {
    error;
    /** The HTTP status. If undefined, the status of the code applies. */
    status;
    constructor(error, status) {
        // The stack trace does not describe the request, and capturing it takes a quarter of the response time.
        const { stackTraceLimit } = limited;
        limited.stackTraceLimit = 0;
        super(`${error.code}: ${error.text}`);
        limited.stackTraceLimit = stackTraceLimit;
        this.name = "Failure";
        this.error = error;
        this.status = status;
    }
}
