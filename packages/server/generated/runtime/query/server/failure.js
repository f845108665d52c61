/** Engines other than V8 have no limit, and take no notice of one. */
const limited = Error;
/** Ends a request with an error that the caller is to see; `Context.fail` throws one. */
export class Failure extends Error {
    error;
    /** That of the code where it is not given. */
    status;
    constructor(error, status) {
        // Where it is thrown says nothing about a request, and to find that out takes a quarter of the time of an answer.
        const { stackTraceLimit } = limited;
        limited.stackTraceLimit = 0;
        super(`${error.code}: ${error.text}`);
        limited.stackTraceLimit = stackTraceLimit;
        this.name = "Failure";
        this.error = error;
        this.status = status;
    }
}
