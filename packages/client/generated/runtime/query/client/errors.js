import { RequestError } from "../../http/client/errors.js";
/**
 * An error response of the service, or the reason why nothing was sent. It contains no secrets. @internal The type is
 * generated.
 */
export class QueryError extends RequestError {
    constructor({ code, info = "", module = "", errors = [{ code, text: info, module }], ...given }, answer) {
        super(info ? `${code}: ${info}` : code, { status: 200, ...given }, answer);
        this.name = "QueryError";
        this.code = code;
        this.info = info;
        this.module = module;
        this.errors = errors;
    }
    is(code) {
        return this.code === code;
    }
}
/** Creates the error for an invalid request that was not sent. @internal */
export const refusal = (code, info) => new QueryError({ code, info, module: "client", status: undefined });
