import { type Refusals, type ResourceTable, type Finding, type TableError, type TableOperation, type TableAnswer } from "./table.js";
import { type GroundText } from "../../http/server/ground.js";
/** A service in which every refusal has a code, a status and a message. */
export interface Service extends ResourceTable {
    readonly refusals: Refusals;
    readonly unknownFields?: "refuse" | "ignore" | undefined;
}
/** Adds default codes, and default errors for codes that the service does not define. */
export declare function withDefaults(table: ResourceTable): Service;
/** Returns an error that the spec does not specify. */
export declare function unstatedError(status: number, message: string): TableError;
export declare function findingErrorGround(service: Service, { code, ground }: Finding): GroundText | undefined;
export declare function codeGround({ errors }: Service, code: string): GroundText | undefined;
/** An operation of the table. */
export interface Operation extends TableOperation {
    readonly collection: string;
    /** The name including its collection, such as `pagingGroups.list`. */
    readonly name: string;
    /** The name in its collection, such as `list`. */
    readonly shortName: string;
    readonly object: string | undefined;
}
export interface Found<O extends Operation> {
    readonly operation: O;
    readonly path: Readonly<Record<string, string>>;
}
export declare function operationsOf({ resources }: ResourceTable): readonly Operation[];
/** Returns true if the method only reads and has no body. */
export declare function isReading({ method, body, mediaTypes }: Operation): boolean;
export declare function answersOf(operation: TableOperation): readonly [TableAnswer, ...TableAnswer[]];
export declare function answerWith(operation: TableOperation, status: number): TableAnswer | undefined;
/** Returns the response that a handler selected, and its content. */
export declare function answerGiven(operation: TableOperation & {
    readonly name: string;
}, given: unknown): readonly [TableAnswer, unknown];
