import { RequestError } from "../../http/request-error.js";
/** What the service answered in place of a result, or why nothing was sent. It holds nothing secret. @internal The type is generated. */
export class QueryError extends RequestError {
    constructor(first, request, answer) {
        const given = "code" in first ? first : undefined;
        const errors = given ? [{ code: given.code, text: given.info, module: given.module }] : first;
        const [{ code, text = "", module = "" }] = errors;
        super(text ? `${code}: ${text}` : code, request ?? given?.request, given ? { status: 200, ...given } : answer);
        this.name = "QueryError";
        this.code = code;
        this.info = text;
        this.module = module;
        this.errors = errors;
    }
    is(code) {
        return this.code === code;
    }
}
/** A request that makes no sense: nothing was sent. @internal */
export const refusal = (code, text) => new QueryError([{ code, text, module: "client" }]);
