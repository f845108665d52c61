import type { ChangeOptions, OwnChangeOptions, PageOptions, ReadOptions } from "./options.js";
import type { Effects } from "./effects.js";
/** An operation of a client. */
export type AnyCall = (...given: never[]) => Promise<unknown>;
/** A client of a service, whatever its calls need and give. */
export type Like<Client> = {
    readonly [Resource in keyof Client]: {
        readonly [Operation in keyof Client[Resource]]: AnyCall;
    };
};
/** An operation that reads. */
export type Read<Call, Failure> = Call extends (...given: infer Given) => Promise<infer Answer> ? (...given: PerhapsLater<Given>) => ReadOptions<Kept<Answer>, Failure> : never;
/** A list that has pages; `Items` is the member of an answer that has the items, where it is an object. */
export interface Paged<Call, Failure, Items extends string = never> {
    /** For infinite queries. */
    readonly pages: Call extends (...given: infer Given) => Promise<infer Answer> ? (...given: PerhapsLater<Given>) => PageOptions<PageOf<Answer, Items>, PageStart, Failure> : never;
}
/** An operation that does more than read. The variables of its mutations are the arguments of the call, as a list. */
export type Change<Call, Failure> = Call extends (...given: infer Given) => Promise<infer Answer> ? Changing<Given, Answer, Failure> : never;
export interface Changing<Given extends readonly unknown[], Answer, Failure> {
    /** `onSuccess` of its own runs beside the invalidation. */
    <Result = unknown>(own?: OwnChangeOptions<Answer, Failure, Variables<Given>, Result>): ChangeOptions<Answer, Failure, Variables<Given>, Result>;
    /**
     * What a call with these arguments affects, by what the keys begin with: for programs that call the client by
     * themselves.
     */
    readonly affects: (...given: Given) => Effects;
}
/** Where a list goes on. */
export type PageStart = Readonly<Record<string, unknown>>;
/**
 * One page of a list. Where the service answers with an object that has the items in a member, `others` are its other
 * members.
 */
export type PageOf<Answer, Items extends string = never> = Answer extends readonly (infer Item)[] ? {
    readonly items: readonly Item[];
    readonly next: PageStart | null;
} : Answer extends {
    readonly [Name in Items]: readonly (infer Item)[];
} ? {
    readonly items: readonly Item[];
    readonly next: PageStart | null;
    readonly others: Omit<Answer, Items>;
} : never;
/** Arguments of which ids may still be missing. */
type PerhapsLater<Given extends readonly unknown[]> = {
    [Index in keyof Given]: Given[Index] extends string | number | boolean ? Given[Index] | undefined : Given[Index];
};
/** What `mutate` takes: nothing, too, where the call needs no arguments. */
type Variables<Given extends readonly unknown[]> = [] extends Given ? Readonly<Given> | void : Readonly<Given>;
/** What a cache keeps of an answer: of bytes a `Blob`, and null where nothing came. */
type Kept<Answer> = Answer extends Response ? Blob : Answer extends {
    readonly status: infer Status;
    readonly data: infer Data;
} ? Data extends Response ? {
    readonly status: Status;
    readonly data: Blob;
} : Answer : Answer extends void | undefined ? null : Answer;
export {};
