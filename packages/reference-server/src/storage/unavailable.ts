/** The database is away, is busy for too long, or can take nothing more. Nothing of the work is stored, unless the connection broke while it was being committed. */
export class StorageUnavailable extends Error {
  /** Of the answer to the request that asked for the work. */
  statusCode = 503;

  /** @param {string} what @param {unknown} [cause] */
  constructor(what, cause) {
    super(`The database ${what}`, { cause });
    this.name = "StorageUnavailable";
  }
}
