/** An answer that says what is wrong, by a code of the service. It is answered, not logged. */
export class ServiceError extends Error {
  /** @param {string} code @param {import("./types.js").ErrorDetails} [details] */
  constructor(code, { headers = {}, findings = [] } = {}) {
    super(code);
    this.name = "ServiceError";
    this.code = code;
    this.headers = headers;
    this.findings = findings;
  }
}
