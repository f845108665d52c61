import type { Response } from "../../query/server/request.js";
/** A response in its own format, regardless of the parameter `format`. */
export declare class Unformatted {
    readonly response: Response;
    constructor(response: Response);
}
