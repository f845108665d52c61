import type { Response } from "../../query/server/request.js";
/** An answer that has a format of its own, whatever `format` asks for. */
export declare class Unformatted {
    readonly response: Response;
    constructor(response: Response);
}
