import type { MessageText } from "../../query/server/message.js";
import type { Caller, Request, Response } from "../../query/server/request.js";
import type { ModuleInfo, ParameterInfo, Table } from "../../query/server/table.js";
import type { WrittenForm } from "./formats/serializers.js";
/** A parameter of an action in the form that `action=paraminfo` uses. */
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
 * The decoded parameters of an action. Values of the types `boolean`, `integer`, `limit` and `namespace` and listed
 * values are decoded. Other types, such as `title`, `user` and `timestamp`, are the strings of the request.
 */
export type ActionValues<Parameters extends ActionParameters> = {
    readonly [Name in keyof Parameters]: ValueOf<Parameters[Name]>;
};
/** The description of an action, used by `action=paraminfo` and `action=help`. */
export interface ActionInfo {
    readonly name: string;
    /** The prefix of the action's parameter names in a request. */
    readonly prefix?: string;
    readonly description?: string;
    readonly helpurls?: readonly string[];
    readonly examples?: ModuleInfo["examples"];
    /** True if the action requires the right `read` on a site that restricts reading. */
    readonly readrights?: boolean;
    readonly writerights?: boolean;
    /** True if only POST requests are accepted. */
    readonly mustbeposted?: boolean;
    /** The type of the token that the action requires. The action then has the parameter `token`. */
    readonly token?: string;
    /** The parameters that are accepted only in the request body. The token is always one of them. */
    readonly posted?: readonly string[];
    /** True if the action reads undocumented parameters, which are in `context.given`. */
    readonly dynamicparameters?: boolean;
    /**
     * The form of the response body in formats other than the newest version of JSON. By default, the general rules
     * apply.
     */
    readonly written?: WrittenForm;
}
/** Data and callbacks for an action, in addition to its parameters and its result. */
export interface ActionContext {
    readonly request: Request;
    readonly caller: Caller;
    /** True if the higher limits apply to the caller. */
    readonly high: boolean;
    /** All parameters of the request, by name, without those that are arrays. */
    readonly given: ReadonlyMap<string, string>;
    /** The version of the response format. */
    readonly version: "1" | "2";
    /** The requested form of errors, `bc` by default. */
    readonly errorForm: string;
    /** True if scripts of any site may read the response. The caller is then anonymous and cannot log in. */
    readonly isForAnySite: boolean;
    /** Returns a message in the requested form of errors. */
    format(code: string, text: MessageText): string | object;
    /** Adds a warning of this action. */
    warn(code: string, text: MessageText): void;
    /**
     * Adds a warning that a feature of this action is deprecated. The response then says where such changes are
     * announced.
     */
    deprecated(feature: string, text: MessageText): void;
    /** Ends the request with an error of this action. The default status is that of the error code. */
    fail(code: string, text: MessageText, status?: number): never;
}
/** The result of an action: members of the body, a list that is the entire body, or a response in its own format. */
export type ActionAnswer = object | readonly unknown[] | Unformatted;
export interface ActionDefinition<Parameters extends ActionParameters> extends ActionInfo {
    readonly parameters: Parameters;
    run(values: ActionValues<Parameters>, context: ActionContext): ActionAnswer | Promise<ActionAnswer>;
}
/** An action as paraminfo describes it. */
export interface ActionModule extends ModuleInfo, Pick<ActionInfo, "readrights" | "writerights" | "mustbeposted" | "dynamicparameters"> {
    readonly group: "action";
}
/** An action other than `query`, for the plugin's `actions` option. Create it with `defineAction`. */
export interface Action {
    readonly module: ActionModule;
    /** The type of the token that the action requires. */
    readonly token?: string | undefined;
    /** The parameters that are accepted only in the request body. */
    readonly posted?: readonly string[] | undefined;
    readonly written?: WrittenForm | undefined;
    run(values: never, context: ActionContext): ActionAnswer | Promise<ActionAnswer>;
}
/** A token from a request and the type that it must have. */
export interface TokenCheck {
    readonly type: string;
    readonly token: string;
    readonly caller: Caller;
}
/** Defines an action. The types of the values that `run` receives are derived from `parameters`. */
export declare function defineAction<const Parameters extends ActionParameters>(definition: ActionDefinition<Parameters>): Action;
export declare function actionModule(action: ActionInfo & {
    readonly parameters: ActionParameters;
}): ActionModule;
/** A response in its own format, regardless of the parameter `format`. */
export declare class Unformatted {
    readonly response: Response;
    constructor(response: Response);
}
/** Returns a table for the messages about an action's parameters. They have the same form as those about a module's. */
export declare function tableOf(module: ActionModule, table: Table): Table;
export {};
