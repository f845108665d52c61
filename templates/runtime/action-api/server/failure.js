/** @typedef {import("./types.js").Message} Message */

/** Ends a request with an error that is the caller's to know. */
export class Failure extends Error {
  /** @param {Message} error @param {number} [status] that of the code where it is not given */
  constructor(error, status) {
    super(`${error.code}: ${error.text}`);
    this.name = "Failure";
    this.error = error;
    this.status = status;
  }
}
