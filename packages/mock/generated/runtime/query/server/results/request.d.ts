import type { DecodedRequest } from "../decoded-request.js";
import type { AboutPages, Field, ModuleResult, ResultTable, Test } from "./table.js";
/** The parameters of a module, or those that belong to none. */
export interface ModuleRequest {
    /** As the decoder of requests returns them. */
    readonly parameters: Readonly<Record<string, unknown>>;
    /** Their defaults. */
    readonly defaults: Readonly<Record<string, string>>;
    /** What stands for all values. */
    readonly all: string | undefined;
    /** Undefined for parameters that belong to no module. */
    readonly role: "generator" | "module" | undefined;
    readonly pages: Readonly<Record<AboutPages, boolean>>;
}
/** A module of the request. */
export interface UsedModule {
    readonly module: string;
    readonly asked: ModuleRequest;
    /** Undefined where it is unknown. */
    readonly result: ModuleResult | undefined;
}
/** What a request asks for, as far as it decides which members an answer has. */
export declare function requestOf(results: ResultTable, { generator, modules, ...sets }: DecodedRequest): {
    readonly own: ModuleRequest;
    readonly uses: readonly UsedModule[];
};
/** Returns whether an answer to the request has the member, or may have it. */
export declare function comes({ when, unless }: Pick<Field, "when" | "unless">, asked: ModuleRequest): boolean;
export declare function meets(test: Test, asked: ModuleRequest): boolean;
