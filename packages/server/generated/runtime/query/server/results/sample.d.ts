import { type NamedText } from "../../../core/samples/text.js";
import type { Handler } from "../handlers.js";
import { type Field, type ResultTable, type Type } from "./table.js";
import { type ModuleRequest } from "./request.js";
/** Names on the mock site, for profiles with titles and namespaces. */
export interface SiteNames {
    titleOf(namespace: number, number: number): string;
    /** The member that contains the id of a page. */
    readonly idMember: string;
    idOf(namespace: number, number: number): number;
    /** The member with the number of the last item of a page in a list, such as its newest revision. */
    readonly lastMember: string;
    /** Strings by member name, which take precedence over the general ones. */
    readonly texts: readonly NamedText[];
}
/** The mock site. */
export interface Site extends SiteNames {
    /** Finds the pages that a request names. */
    pageSet(results: ResultTable, seed: number): Handler;
}
/** The context for which a value is generated. */
export interface Spot {
    readonly results: ResultTable;
    readonly site: SiteNames | undefined;
    readonly seed: number;
    readonly asked: ModuleRequest;
    /** The number of the sample, from 1. Different numbers create different values. */
    readonly number: number;
    /** The requested namespaces. */
    readonly namespaces: readonly number[];
    /** Requested values, by member. */
    readonly echoes: Readonly<Record<string, readonly unknown[]>>;
    /** Lists that were created elsewhere. */
    readonly given?: ReadonlyMap<Field, readonly unknown[]> | undefined;
    /** The kind of page. */
    readonly kind?: string | undefined;
    /** The number of the last item of the page in a list. */
    readonly last?: number | undefined;
}
/**
 * Returns the number of a sample by its name or id, such as 7 for `Example user 7`. Other names are mapped to numbers
 * from 1000. Returns undefined for other values.
 */
export declare function numberNamed(value: unknown): number | undefined;
export declare function sampleObject(fields: readonly Field[], spot: Spot): Record<string, unknown>;
export declare function sample(type: Type, name: string, spot: Spot): unknown;
