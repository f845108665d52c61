/** An answer that has a format of its own, whatever `format` asks for. */
export class Unformatted {
    response;
    constructor(response) {
        this.response = response;
    }
}
