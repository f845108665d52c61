import type { OverrideOptions } from "../../mock/overrides.js";
import type { Handler } from "../server/handlers.js";
/** A function for each module, by group and name. What it is given answers as a handler of a server does, or with a `Response`. */
export type ModuleOverrides<Modules, Result> = {
    readonly [Group in keyof Modules]: {
        readonly [Name in keyof Modules[Group]]-?: (answer: ModuleOverride<Modules[Group][Name]>, options?: OverrideOptions) => Result;
    };
};
/** A handler that may also give a `Response`. */
export type ModuleOverride<Handler> = Handler extends (parameters: infer Parameters, context: infer Context) => infer Answer ? (parameters: Parameters, context: Context) => Answer | Response | Promise<Awaited<Answer> | Response> : never;
/** The same for programs that do not know the service. */
export type AnyModuleOverrides<Result> = Readonly<Record<string, Readonly<Record<string, (answer: Handler, options?: OverrideOptions) => Result>>>>;
/** Something for each module, by the group that it is in. */
export declare function eachModule<Result>(groups: Readonly<Record<string, readonly string[]>>, make: (name: string) => Result): Readonly<Record<string, Readonly<Record<string, Result>>>>;
