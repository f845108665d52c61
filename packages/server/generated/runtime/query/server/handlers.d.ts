import type { DecodedRequest, Caller } from "./request.js";
import type { MessageText } from "./message.js";
export type ListHandler<Parameters, One = Item, Others = Item> = (parameters: Parameters, context: Context) => Eventually<Items<One, Others>>;
export type GeneratorHandler<Parameters, Members = Item> = (parameters: Parameters, context: Context) => Eventually<Items<PageName & Members>>;
/**
 * Returns the pages in `context.pages` with the members that the module adds to them. Lists of the same name are
 * combined.
 */
export type PropertyHandler<Parameters, Members = Item, Others = Item> = (parameters: Parameters, context: Context) => Eventually<Items<readonly [Page, Partial<Members>], Others>>;
/** Returns members of the results, or of the body if the spec places the module's result there. */
export type ResultHandler<Parameters, Members = Item> = (parameters: Parameters, context: Context) => Eventually<Members>;
/**
 * Returns the pages that a request names. Other members, such as `normalized`, are added to the response next to them.
 */
export type PageSetHandler<Parameters> = (named: Parameters, context: Context) => Eventually<{
    readonly pages: readonly Page[];
} & Item>;
export interface Context {
    /**
     * The whole request: the parameters of each module by its name, and those without a module by set. Defaults are
     * filled in. The words for all values and for the maximum are unchanged.
     */
    readonly request: DecodedRequest;
    readonly caller: Caller;
    /** True if the module runs as a generator. */
    readonly generator: boolean;
    /** The pages that the request is about. */
    readonly pages: readonly Page[];
    /** Adds a parameter of the module to the response's `continue`. It marks the start of the next request. */
    continueWith(value: string | number | readonly (string | number)[], parameter?: string): void;
    /** Adds a warning of this module to the response. */
    warn(code: string, text: MessageText): void;
    /**
     * Ends the request with an error of this module. The default status is that of the code. 501 means that no result is
     * available here.
     */
    fail(code: string, text: MessageText, status?: number): never;
}
/**
 * The parameters that a handler receives. Defaults are filled in, and the words for the maximum and for all values are
 * replaced by a number and a list.
 */
export type Resolved<Parameters, Defaulted extends string = never> = {
    readonly [Name in keyof Parameters as Name extends Defaulted ? never : Name]: ResolvedValue<Parameters[Name]>;
} & {
    readonly [Name in keyof Parameters as Name extends Defaulted ? Name : never]-?: ResolvedValue<NonNullable<Parameters[Name]>>;
};
/** In a union with a number or a list, a string is the word for the maximum or for all values. */
type ResolvedValue<Value> = number extends Value ? Exclude<Value, string> : WithoutWord<Value, Extract<Value, readonly unknown[]>>;
type WithoutWord<Value, Lists> = [Lists] extends [never] ? Value : Exclude<Value, string>;
/** An object in a module's result. Its members are unknown until the spec describes them. */
export type Item = Readonly<Record<string, unknown>>;
/** A page of the site, or the name of a page that does not exist, with its members. */
export interface Page extends Item, PageName {
}
export interface PageName {
    readonly pageid?: number;
    readonly ns?: number;
    readonly title?: string;
    readonly missing?: boolean;
    readonly invalid?: boolean;
}
type Many<T> = Iterable<T> | AsyncIterable<T>;
/**
 * The items of a module's result. The runtime uses as many as the limit of the request allows. If there are more,
 * `continueAt` returns the value of the module's parameter `continue` for the first unused item.
 */
export type Items<T, Others = Item> = Many<T> | ItemList<T, Others>;
export interface ItemList<T, Others = Item> {
    readonly items: Many<T>;
    readonly continueAt?: (next: T) => string | number | readonly (string | number)[];
    /** The parameter for the value of `continueAt`, if it is not named `continue`. */
    readonly continueWith?: string | undefined;
    /** True if the handler itself applied the limit, such as a limit per page, and called `context.continueWith`. */
    readonly limited?: boolean;
    /** Members of the results in addition to the list or the pages. */
    readonly results?: Partial<Others>;
}
type Eventually<T> = T | Promise<T>;
/** A handler of any module. The types of the generated `HandlersByModule` define its parameters and its result. */
export type Handler = (parameters: any, context: Context) => any;
export interface Handlers {
    readonly modules?: Readonly<Record<string, Handler | undefined>>;
    readonly generators?: Readonly<Record<string, Handler | undefined>>;
    readonly pages?: Handler;
}
export {};
