/** A response in its own format, regardless of the parameter `format`. */
export class Unformatted {
    response;
    constructor(response) {
        this.response = response;
    }
}
