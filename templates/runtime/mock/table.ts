import type { SampleField, SampleShape, SampleType } from "../samples/type.js";

/* The data of a resource service for a mock, in addition to the server's table: its generated table. */

export interface MockTable {
  /** By collection. */
  readonly resources: Readonly<Record<string, MockResource>>;
}

export interface MockResource {
  /** The shape in which one of its objects is read; undefined if there is none, so that nothing is stored. */
  readonly object?: SampleShape | undefined;
  /** The member of objects that a path has as their id. */
  readonly id?: string | undefined;
  /** The values of members that a create leaves out. */
  readonly unset?: Readonly<Record<string, null | string>> | undefined;
  /** The members of objects that contain the destinations of requests. */
  readonly destinations?: MockDestinations | undefined;
  /** The member with the state of an object, and the state of a new one. */
  readonly state?: { readonly member: string; readonly initial: string } | undefined;
  readonly operations: Readonly<Record<string, MockOperation>>;
}

/**
 * The location of destinations in objects: rows, and the row members that hold the parts of a destination such as
 * `EXT-100`.
 */
export interface MockDestinations {
  /** The member of a decoded request that has the destinations, by slot. */
  readonly object: string;
  /** The members that lead to the rows. */
  readonly at: readonly string[];
  /** A whole destination; undefined if `type` and `id` contain its parts. */
  readonly target?: string | undefined;
  readonly type?: string | undefined;
  readonly id?: string | undefined;
  readonly slot?: string | undefined;
  /** The id of the object. */
  readonly owner?: string | undefined;
  /** The place in the slot, from 0. */
  readonly order?: string | undefined;
  /** True if an object without destinations has an empty list in place of the object that contains the rows. */
  readonly emptyList?: boolean | undefined;
}

/** The effect of an operation on stored data. It is `other` if the model does not specify it. */
export type Deed = "list" | "get" | "create" | "update" | "delete" | "other";

export interface MockOperation {
  readonly does: Deed;
  /** The method and the path, as used by the response check. */
  readonly key: string;
  /** Success responses, in the order of the spec. */
  readonly answers: readonly MockAnswer[];
  /** The index of the response to use. The default is the first. */
  readonly given?: number | undefined;
  /** The error for an unknown id. */
  readonly notFound?: string | undefined;
  /** The objects of other resources in its path, which must exist. */
  readonly parents?: readonly MockParent[] | undefined;
  readonly list?: MockList | undefined;
  /** The states to which it moves an object, by the one it was in. */
  readonly moves?: Readonly<Record<string, string>> | undefined;
  /** The states of an object after the response. Each reading of its status advances it by one. */
  readonly poll?: MockPoll | undefined;
}

export interface MockParent {
  readonly collection: string;
  /** The parameter of the path that is its id. */
  readonly parameter: string;
}

export interface MockAnswer {
  readonly status: number;
  /** The type of the JSON. It is undefined if the body is empty or binary, or its type is unknown. */
  readonly type?: SampleType | undefined;
  /** An example of the spec, where it is JSON that is no object. */
  readonly example?: unknown;
  /** Its media type, if it is binary, and the contents from an example. */
  readonly media?: { readonly mediaType: string; readonly text?: string | undefined } | undefined;
  /** The required headers, and `Retry-After`. */
  readonly headers?: Readonly<Record<string, SampleField>> | undefined;
}

export interface MockList {
  /** The members of a page object. It is undefined if the response is the list itself. */
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
  /** True if a `Link` header points to the next page. */
  readonly isLinked?: boolean | undefined;
}

export interface MockPoll {
  /** The collection of the operation that reads the status. */
  readonly collection: string;
  /** The member of the status that has its state. */
  readonly state: string;
  /** The last one is the end. */
  readonly states: readonly string[];
  /** The member that is added in the last state. */
  readonly result?: string | undefined;
  /** The path of the status. */
  readonly path?: string | undefined;
}
