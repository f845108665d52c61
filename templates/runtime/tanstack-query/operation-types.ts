import type { ChangeOptions, OwnChangeOptions, PageOptions, ReadOptions } from "./options.js";
import type { Effects } from "./effects.js";

/** An operation of a client. */
export type AnyCall = (...given: never[]) => Promise<unknown>;

/** A client of a service, with any arguments and results. */
export type Like<Client> = {
  readonly [Resource in keyof Client]: { readonly [Operation in keyof Client[Resource]]: AnyCall };
};

/** The query options of a read operation. */
export type Read<Call, Failure> = Call extends (...given: infer Given) => Promise<infer Answer>
  ? (...given: PerhapsLater<Given>) => ReadOptions<Kept<Answer>, Failure>
  : never;

/** The query options of a paged list. `Items` is the response member with the items, if the response is an object. */
export interface Paged<Call, Failure, Items extends string = never> {
  /** Returns options for infinite queries. */
  readonly pages: Call extends (...given: infer Given) => Promise<infer Answer>
    ? (...given: PerhapsLater<Given>) => PageOptions<PageOf<Answer, Items>, PageStart, Failure>
    : never;
}

/**
 * The mutation options of an operation that changes data. The variables of its mutations are the call's arguments as a
 * list.
 */
export type Change<Call, Failure> = Call extends (...given: infer Given) => Promise<infer Answer>
  ? Changing<Given, Answer, Failure>
  : never;

export interface Changing<Given extends readonly unknown[], Answer, Failure> {
  /** Returns options for a mutation. Your own `onSuccess` runs in addition to the invalidation. */
  <Result = unknown>(
    own?: OwnChangeOptions<Answer, Failure, Variables<Given>, Result>,
  ): ChangeOptions<Answer, Failure, Variables<Given>, Result>;
  /** Returns the effects of a call with these arguments, as key prefixes. Use it if you call the client directly. */
  readonly affects: (...given: Given) => Effects;
}

/** The start of the next page. */
export type PageStart = Readonly<Record<string, unknown>>;

/**
 * One page of a list. If the service returns an object with the items in one member, `others` contains the other
 * members.
 */
export type PageOf<Answer, Items extends string = never> = Answer extends readonly (infer Item)[]
  ? { readonly items: readonly Item[]; readonly next: PageStart | null }
  : Answer extends { readonly [Name in Items]: readonly (infer Item)[] }
    ? { readonly items: readonly Item[]; readonly next: PageStart | null; readonly others: Omit<Answer, Items> }
    : never;

/** The arguments of a call whose ids may still be undefined. */
type PerhapsLater<Given extends readonly unknown[]> = {
  [Index in keyof Given]: Given[Index] extends string | number | boolean ? Given[Index] | undefined : Given[Index];
};

/** The argument of `mutate`. It may be omitted if the call has no required arguments. */
type Variables<Given extends readonly unknown[]> = [] extends Given ? Readonly<Given> | void : Readonly<Given>;

/** The cached form of a result: a `Blob` for bytes, and null for an empty response. */
type Kept<Answer> = Answer extends Response
  ? Blob
  : Answer extends { readonly status: infer Status; readonly data: infer Data }
    ? Data extends Response
      ? { readonly status: Status; readonly data: Blob }
      : Answer
    : Answer extends void | undefined
      ? null
      : Answer;
