/** Says that the handler of an operation is not written yet: the answer is 501, with this message. */
export declare class NotImplementedError extends Error {
    readonly statusCode = 501;
    /** The handler as `pagingGroups.list`. */
    constructor(handler: string);
}
