import type { RequestView } from "../http/options.js";
/** An answer of the service that says what is wrong. It holds nothing secret. */
export declare class ResourceError<Code extends string = string> extends Error {
    /** The code of the service. */
    readonly code: Code;
    /** The HTTP status. */
    readonly status: number;
    readonly request: RequestView;
    protected constructor(code: Code, message: string, status: number, request: RequestView);
    /** Whether it is this error. */
    is<One extends Code>(code: One): this is this & {
        readonly code: One;
    };
}
