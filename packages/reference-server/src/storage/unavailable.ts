/**
 * The database cannot be reached, is busy for too long, or is full. Nothing of the work is stored, unless the
 * connection broke while it was being committed.
 */
export class StorageUnavailable extends Error {
  readonly statusCode = 503;

  constructor(what: string, cause?: unknown) {
    super(`The database ${what}`, { cause });
    this.name = "StorageUnavailable";
  }
}
