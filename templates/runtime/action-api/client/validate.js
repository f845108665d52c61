/** @typedef {import("./types.js").Finding} Finding */

/** A request that the service would refuse: it was not sent. */
export class ValidationError extends Error {
  /** @param {readonly Finding[]} findings */
  constructor(findings) {
    super(findings.map(({ message }) => message).join("\n"));
    this.name = "ValidationError";
    this.findings = findings;
  }
}

/**
 * A check of whole requests out of their decoder.
 * @param {(query: string, options: { readonly highLimits: boolean, readonly all: boolean }) => { readonly errors?: readonly Finding[] }} decode
 * @returns {import("./types.js").Validate}
 */
export function validator(decode) {
  return (query, highLimits) => {
    const { errors = [] } = decode(query, { highLimits, all: true });
    if (errors.length > 0) throw new ValidationError(errors);
  };
}
