/** Ends a request with an error that the caller is to see; `Context.fail` throws one. */
export class Failure extends Error {
    error;
    /** That of the code where it is not given. */
    status;
    constructor(error, status) {
        super(`${error.code}: ${error.text}`);
        this.name = "Failure";
        this.error = error;
        this.status = status;
    }
}
