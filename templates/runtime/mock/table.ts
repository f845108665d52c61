import type { SampleField, SampleShape, SampleType } from "../samples/type.js";

/* What a mock has to know of a resource service beyond the server's table: its generated table. */

export interface MockTable {
  /** By collection. */
  readonly resources: Readonly<Record<string, MockResource>>;
}

export interface MockResource {
  /** The shape in which one of its objects is read; undefined where none is, and nothing is stored. */
  readonly object?: SampleShape | undefined;
  /** The member of objects that a path has as their id. */
  readonly id?: string | undefined;
  /** The values of members that a create leaves out. */
  readonly unset?: Readonly<Record<string, null | string>> | undefined;
  /** Where objects have the destinations that requests give them. */
  readonly destinations?: MockDestinations | undefined;
  /** The member that says in which state an object is, and the state that a new one is in. */
  readonly state?: { readonly member: string; readonly initial: string } | undefined;
  readonly operations: Readonly<Record<string, MockOperation>>;
}

/**
 * Where objects have destinations: rows, and the members of these that hold the parts of a destination such as
 * `EXT-100`.
 */
export interface MockDestinations {
  /** The member of a decoded request that has the destinations, by slot. */
  readonly object: string;
  /** The members that lead to the rows. */
  readonly at: readonly string[];
  /** All of a destination; undefined where `type` and `id` hold its parts. */
  readonly target?: string | undefined;
  readonly type?: string | undefined;
  readonly id?: string | undefined;
  readonly slot?: string | undefined;
  /** The id of the object. */
  readonly owner?: string | undefined;
  /** The place in the slot, from 0. */
  readonly order?: string | undefined;
  /** Whether an object without destinations has an empty list in place of the object around the rows. */
  readonly emptyList?: boolean | undefined;
}

/** What an operation does with what is stored; `other` where the model does not say it. */
export type Deed = "list" | "get" | "create" | "update" | "delete" | "other";

export interface MockOperation {
  readonly does: Deed;
  /** The method and the path, as the check of answers names them. */
  readonly key: string;
  /** Those of success, in the order of the spec. */
  readonly answers: readonly MockAnswer[];
  /** Which of them is given; the first where it is not said. */
  readonly given?: number | undefined;
  /** The error that answers an id that there is not. */
  readonly notFound?: string | undefined;
  /** What has to be there for it: the objects of other resources in its path. */
  readonly parents?: readonly MockParent[] | undefined;
  readonly list?: MockList | undefined;
  /** The states to which it moves an object, by the one it was in. */
  readonly moves?: Readonly<Record<string, string>> | undefined;
  /** The states through which an object goes after its answer, one with each time that its status is read. */
  readonly poll?: MockPoll | undefined;
}

export interface MockParent {
  readonly collection: string;
  /** The parameter of the path that is its id. */
  readonly parameter: string;
}

export interface MockAnswer {
  readonly status: number;
  /** What its JSON is; undefined where it is empty, or bytes, or its type is unknown. */
  readonly type?: SampleType | undefined;
  /** An example of the spec, where it is JSON that is no object. */
  readonly example?: unknown;
  /** Its media type, where it is bytes, and what an example has. */
  readonly media?: { readonly mediaType: string; readonly text?: string | undefined } | undefined;
  /** The header fields that it must have, and those that say when to ask again. */
  readonly headers?: Readonly<Record<string, SampleField>> | undefined;
}

export interface MockList {
  /** The members of a page; undefined where the answer is the list. */
  readonly page?:
    | { readonly items: string; readonly next?: string | undefined; readonly total?: string | undefined }
    | undefined;
  /** Members by the parameters that take their values. */
  readonly filters?: Readonly<Record<string, string>> | undefined;
  readonly sort?: string | undefined;
  readonly limit?: readonly [name: string, size: number | undefined] | undefined;
  readonly after?: string | undefined;
  readonly offset?: string | undefined;
  readonly number?: readonly [name: string, first: number] | undefined;
  /** Whether a header field `Link` leads to the next page. */
  readonly isLinked?: boolean | undefined;
}

export interface MockPoll {
  /** Of the operation that reads the status. */
  readonly collection: string;
  /** The member of the status that has its state. */
  readonly state: string;
  /** The last one is the end. */
  readonly states: readonly string[];
  /** The member that comes with the last state. */
  readonly result?: string | undefined;
  /** The path of the status. */
  readonly path?: string | undefined;
}
