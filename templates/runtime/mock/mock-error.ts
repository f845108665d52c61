/** What of a test is wrong; unlike a server, a mock says it to the caller. */
export class MockError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "MockError";
  }
}
