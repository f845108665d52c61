import type { MessageText } from "../../query/server/message.js";
import type { Caller, Request } from "../../query/server/request.js";
import type { ModuleInfo, ParameterInfo } from "../../query/server/table.js";
import type { Unformatted } from "./unformatted.js";
import type { WrittenForm } from "./written-forms.js";
/** A parameter of an action as data, as `action=paraminfo` describes it. */
export type ActionParameter = Pick<ParameterInfo, "type"> & Partial<Omit<ParameterInfo, "name" | "type">>;
export type ActionParameters = Readonly<Record<string, ActionParameter>>;
type One<Parameter extends ActionParameter> = Parameter["type"] extends readonly (infer Value)[] ? Value : Parameter["type"] extends "integer" | "limit" | "namespace" ? number : string;
type IsThere = {
    readonly required: true;
} | {
    readonly default: string | number;
};
type ValueOf<Parameter extends ActionParameter> = Parameter["type"] extends "boolean" ? boolean : (Parameter extends {
    readonly multi: true;
} ? readonly One<Parameter>[] : One<Parameter>) | (Parameter extends IsThere ? never : undefined);
/**
 * The decoded parameters of an action. Of the types, `boolean`, `integer`, `limit`, `namespace` and listed values are
 * decoded; the others, such as `title`, `user` and `timestamp`, are the text that was given.
 */
export type ActionValues<Parameters extends ActionParameters> = {
    readonly [Name in keyof Parameters]: ValueOf<Parameters[Name]>;
};
/** What an action says of itself; `action=paraminfo` and `action=help` describe it by this. */
export interface ActionInfo {
    readonly name: string;
    /** What the names of its parameters begin with in a request. */
    readonly prefix?: string;
    readonly description?: string;
    readonly helpurls?: readonly string[];
    readonly examples?: ModuleInfo["examples"];
    /** Whether it needs the right to read, where not everybody has it. */
    readonly readrights?: boolean;
    readonly writerights?: boolean;
    /** Whether it is refused where it is not posted. */
    readonly mustbeposted?: boolean;
    /** The type of the token that it needs, in its parameter `token`, which is made of this. */
    readonly token?: string;
    /** The parameters that it takes from a body only; its token is one of them by itself. */
    readonly posted?: readonly string[];
    /** Whether it reads parameters beyond those that are described; `context.given` has them. */
    readonly dynamicparameters?: boolean;
    /**
     * How the body of its answer is written where that is not the newest version of JSON; by the general rules, where it
     * is not said.
     */
    readonly written?: WrittenForm;
}
/** What an action gets beside its parameters, and what it can say beside its answer. */
export interface ActionContext {
    readonly request: Request;
    readonly caller: Caller;
    /** Whether the caller has the higher limits. */
    readonly high: boolean;
    /** All parameters of the request, by name, without those that are arrays. */
    readonly given: ReadonlyMap<string, string>;
    /** Of the format of the answer. */
    readonly version: "1" | "2";
    /** The form of errors that is asked for, `bc` by default. */
    readonly errorForm: string;
    /** Whether scripts of any site may read the answer: the caller is anonymous then, and cannot log in. */
    readonly isForAnySite: boolean;
    /** A message in the form that errors have. */
    format(code: string, text: MessageText): string | object;
    /** A warning of this action. */
    warn(code: string, text: MessageText): void;
    /** A warning that a way to use this action is deprecated, with where to read about such changes. */
    deprecated(feature: string, text: MessageText): void;
    /** Ends the request with an error of this action. Without a status it has that of its code. */
    fail(code: string, text: MessageText, status?: number): never;
}
/** What an action answers: members of the body; a list, which is the body; or what has a format of its own. */
export type ActionAnswer = object | readonly unknown[] | Unformatted;
export interface ActionDefinition<Parameters extends ActionParameters> extends ActionInfo {
    readonly parameters: Parameters;
    run(values: ActionValues<Parameters>, context: ActionContext): ActionAnswer | Promise<ActionAnswer>;
}
/** An action as paraminfo describes it. */
export interface ActionModule extends ModuleInfo, Pick<ActionInfo, "readrights" | "writerights" | "mustbeposted" | "dynamicparameters"> {
    readonly group: "action";
}
/** An action beside `query`, as the plugin's option `actions` takes it; `defineAction` makes one. */
export interface Action {
    readonly module: ActionModule;
    /** The type of the token that it needs. */
    readonly token?: string | undefined;
    /** The parameters that it takes from a body only. */
    readonly posted?: readonly string[] | undefined;
    readonly written?: WrittenForm | undefined;
    run(values: never, context: ActionContext): ActionAnswer | Promise<ActionAnswer>;
}
/** A token that a request has, and of which type it has to be. */
export interface TokenCheck {
    readonly type: string;
    readonly token: string;
    readonly caller: Caller;
}
/** An action from its parameters as data, which give the values of `run` their types. */
export declare function defineAction<const Parameters extends ActionParameters>(definition: ActionDefinition<Parameters>): Action;
/** What is said of an action. */
export declare function actionModule(action: ActionInfo & {
    readonly parameters: ActionParameters;
}): ActionModule;
export {};
