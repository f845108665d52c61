/** @typedef {import("../http/types.js").RequestView} RequestView */

export class ResourceError extends Error {
  /** @param {string} code @param {string} message @param {number} status @param {RequestView} request */
  constructor(code, message, status, request) {
    super(message);
    this.code = code;
    this.status = status;
    this.request = request;
  }

  /** @param {string} code */
  is(code) {
    return this.code === code;
  }
}

/** A message may repeat what it was sent. @param {string} message @param {readonly unknown[]} secrets */
export function withoutSecrets(message, secrets) {
  return secrets.reduce((/** @type {string} */ rest, secret) => (secret ? rest.replaceAll(String(secret), "***") : rest), message);
}
