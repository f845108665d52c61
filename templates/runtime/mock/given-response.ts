/** What an override gave in place of an answer. */
export class GivenResponse extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super("A response is given");
    this.response = response;
  }
}
