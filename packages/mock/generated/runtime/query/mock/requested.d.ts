import type { Context } from "../server/handlers.js";
import { type ModuleRequest } from "../server/results/request.js";
import { type Field, type ModuleResult, type ResultTable, type Type } from "../server/results/table.js";
import type { AnswerForm } from "../server/table.js";
import { type Spot } from "../server/results/sample.js";
/** A module of a request that has an override. */
export interface OverriddenModule {
    /** Undefined if the spec describes no results. */
    readonly results: ResultTable | undefined;
    readonly name: string;
    readonly form: ResultForm;
}
/** The form of a handler's result, by its location in the response. */
export type ResultForm = AnswerForm | "generator";
/** The members that a module may add to a response, and the request that selects some of them. */
export interface RequestedPart {
    readonly results: ResultTable;
    readonly result: ModuleResult;
    readonly asked: ModuleRequest;
}
/** Returns `undefined` for a module whose result is unknown. */
export declare function requestedPart({ results, name, form }: OverriddenModule, { request }: Context): RequestedPart | undefined;
type Values = Readonly<Record<string, unknown>>;
/** Returns the type of an item, of the members of a page, or of the result. */
export declare function typeOf({ name, form }: OverriddenModule, { results: { pages }, result }: RequestedPart): Type;
/**
 * Removes members that the request did not select from the result of an override. The service does not send them
 * either.
 */
export declare function requestedOnly(module: OverriddenModule, given: unknown, context: Context): unknown;
/** Distinguishes lists of any kind from objects of members. */
export declare function isMany(value: unknown): value is Iterable<unknown> | AsyncIterable<unknown>;
/** Returns an object with the given members, each completed, and samples of the others. */
export declare function completedObject(fields: readonly Field[], given: Values, spot: Spot): Record<string, unknown>;
/** Returns only the given members, each completed. Members that the type does not describe stay unchanged. */
export declare function completedMembers(fields: readonly Field[], given: Values, spot: Spot): Record<string, unknown>;
/** Returns the members of the first object type that matches the given members, or else of the first object type. */
export declare function fieldsFor(results: ResultTable, type: Type, given: object): readonly Field[];
export {};
