/** Thrown by handlers that are not implemented yet. The response is 501 with this message. */
export class NotImplementedError extends Error {
    statusCode = 501;
    /** `handler` is the full name, such as `pagingGroups.list`. */
    constructor(handler) {
        super(`The handler ${handler} is not implemented yet.`);
        this.name = "NotImplementedError";
    }
}
