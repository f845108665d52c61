/** Thrown by handlers that are not implemented yet. The response is 501 with this message. */
export class NotImplementedError extends Error {
  readonly statusCode = 501;

  /** `handler` is the full name, such as `pagingGroups.list`. */
  constructor(handler: string) {
    super(`The handler ${handler} is not implemented yet.`);
    this.name = "NotImplementedError";
  }
}
