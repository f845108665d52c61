/** What an override gave in place of an answer. */
export class GivenResponse extends Error {
    response;
    constructor(response) {
        super("A response is given");
        this.response = response;
    }
}
