/** @typedef {Partial<import("./types.js").Message> & { readonly code: string, readonly info?: string }} Reason @typedef {import("../../http/types.js").RequestView} RequestView */

/** What the service answered in place of a result, or why nothing was sent. It holds nothing secret. */
export class QueryError extends Error {
  /** @param {readonly [Reason, ...Reason[]]} errors @param {RequestView} [request] @param {number} [status] */
  constructor(errors, request, status) {
    const [{ code, info, text = info ?? "", module }] = errors;
    super(`${code}: ${text}`);
    this.name = "QueryError";
    this.code = code;
    this.info = text;
    this.module = module;
    this.status = status;
    this.request = request;
    this.errors = errors;
  }

  /** @param {string} code */
  is(code) {
    return this.code === code;
  }
}

/** A request that makes no sense: nothing was sent. @param {string} code @param {string} text */
export const refusal = (code, text) => new QueryError([{ code, text, module: "client" }]);
