/**
 * The error if the database is unreachable, busy for too long, or full. Nothing was stored, unless the connection broke
 * during the commit.
 */
export class StorageUnavailable extends Error {
  readonly statusCode = 503;

  constructor(what: string, cause?: unknown) {
    super(`The database ${what}`, { cause });
    this.name = "StorageUnavailable";
  }
}
