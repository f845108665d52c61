import type { AnyHandler, Handlers } from "./handlers.js";
import type { ResourceTable, TableOperation } from "./table.js";
/** An operation of the table. */
export interface Operation extends TableOperation {
    readonly collection: string;
    /** The name including its collection, such as `pagingGroups.list`. */
    readonly name: string;
    /** The name in its collection, such as `list`. */
    readonly shortName: string;
    readonly object: string | undefined;
}
/** An operation with the functions that do its work. */
export interface HandledOperation extends Operation {
    readonly handle: AnyHandler;
    /** The operation that reads the object that this operation changes. */
    readonly readCurrent: HandledOperation | undefined;
}
export interface Found<O extends Operation> {
    readonly operation: O;
    readonly path: Readonly<Record<string, string>>;
}
export declare function operationsOf({ resources }: ResourceTable): readonly Operation[];
export declare function withHandlers(operations: readonly Operation[], handlers: Handlers): readonly HandledOperation[];
/** Returns true if the method only reads and has no body. */
export declare function isReading({ method, body, mediaTypes }: Operation): boolean;
