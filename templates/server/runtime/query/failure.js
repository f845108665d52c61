/** @typedef {import("./types.js").Message} Message */

/** Ends a request with an error that is the caller's to know. */
export class Failure extends Error {
  name = "Failure";

  /** @param {Message} error @param {number} [status] */
  constructor(error, status) {
    super(`${error.code}: ${error.text}`);
    this.error = error;
    this.status = status;
  }
}
