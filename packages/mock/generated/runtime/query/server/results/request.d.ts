import type { DecodedRequest } from "../request.js";
import type { AboutPages, Field, ModuleResult, Next, ResultTable, Test } from "./table.js";
/** The parameters of one module, or the parameters without a module. */
export interface ModuleRequest {
    /** The parameters in the form returned by the request decoder. */
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly defaults: Readonly<Record<string, string>>;
    /** The word for all values. */
    readonly all: string | undefined;
    /** Undefined for parameters without a module. */
    readonly role: "generator" | "module" | undefined;
    readonly pages: Readonly<Record<AboutPages, boolean>>;
}
export interface UsedModule {
    readonly module: string;
    readonly asked: ModuleRequest;
    /** Undefined if the result type is unknown. */
    readonly result: ModuleResult | undefined;
}
/** Returns the parts of a request that determine the members of its response. */
export declare function requestOf(results: ResultTable, { generator, modules, ...sets }: DecodedRequest): {
    readonly own: ModuleRequest;
    readonly uses: readonly UsedModule[];
};
/** Returns true if a response to the request has, or may have, the member. */
export declare function comes({ when, unless }: Pick<Field, "when" | "unless">, asked: ModuleRequest): boolean;
export declare function meets(test: Test, asked: ModuleRequest): boolean;
/** Returns the value from which to continue, or undefined if the module does not support continuation. */
export declare function valueAt(next: Next | undefined, asked: ModuleRequest, place: number): string | number | undefined;
/**
 * Returns the position at which a request starts. A position that no response contained is at the start or past the
 * end.
 */
export declare function placeOf(next: Next | undefined, asked: ModuleRequest): number;
