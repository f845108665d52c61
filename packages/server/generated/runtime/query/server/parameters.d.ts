import type { Request } from "./request.js";
import type { Table } from "./table.js";
export interface Parameters {
    /**
     * All parameters as one query string. Parameters of the body follow those of the URL, because the last value of a
     * name applies.
     */
    readonly wire: string;
    /** The parameters by name, without arrays. */
    readonly given: ReadonlyMap<string, string>;
}
/** Returns the parameters of a request. Only multipart forms are read asynchronously. */
export declare function parametersOf(table: Table, request: Request): Parameters | Promise<Parameters>;
