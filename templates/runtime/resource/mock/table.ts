import type { SampleField, SampleShape, SampleType } from "../../core/samples/type.js";

/* The generated data of a resource service for a mock, in addition to the server's table. */

export interface MockTable {
  /** The resources by collection. */
  readonly resources: Readonly<Record<string, MockResource>>;
}

export interface MockResource {
  /** The shape in which one object is read. If undefined, the mock stores no objects. */
  readonly object?: SampleShape | undefined;
  /** The member that is the id of an object in paths. */
  readonly id?: string | undefined;
  /** The default values of members that a create request omits. */
  readonly unset?: Readonly<Record<string, null | string>> | undefined;
  /** The members of objects that contain the destinations of requests. */
  readonly destinations?: MockDestinations | undefined;
  /** The member that contains the state of an object, and the initial state. */
  readonly state?: { readonly member: string; readonly initial: string } | undefined;
  readonly operations: Readonly<Record<string, MockOperation>>;
}

/**
 * The location of destinations in objects: the rows, and the row members for the parts of a destination such as
 * `EXT-100`.
 */
export interface MockDestinations {
  /** The member of a decoded request that contains the destinations, by slot. */
  readonly object: string;
  /** The path of members to the rows. */
  readonly at: readonly string[];
  /** The member for a whole destination. Undefined if `type` and `id` contain its parts. */
  readonly target?: string | undefined;
  readonly type?: string | undefined;
  readonly id?: string | undefined;
  readonly slot?: string | undefined;
  /** The member for the id of the object. */
  readonly owner?: string | undefined;
  /** The member for the position in the slot, starting at 0. */
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
  /** The error responses without a code, by status, by class such as `4XX`, or under `default`. */
  readonly errors?: Readonly<Record<string, MockErrorResponse>> | undefined;
  /** The index of the response to use. The default is the first. */
  readonly given?: number | undefined;
  /** The error code for an unknown id. */
  readonly notFound?: string | undefined;
  /** The objects of other resources in the path, which must exist. */
  readonly parents?: readonly MockParent[] | undefined;
  readonly list?: MockList | undefined;
  /** The new state of the object, by its previous state. */
  readonly moves?: Readonly<Record<string, string>> | undefined;
  /** The states of the object after the response. Each status request advances it by one. */
  readonly poll?: MockPoll | undefined;
}

export interface MockParent {
  readonly collection: string;
  /** The path parameter that contains the id. */
  readonly parameter: string;
}

export interface MockAnswer {
  readonly status: number;
  /** The type of the JSON. It is undefined if the body is empty or binary, or its type is unknown. */
  readonly type?: SampleType | undefined;
  /** An example from the spec, if the JSON is not an object. */
  readonly example?: unknown;
  /** The media type of a binary body, and its contents from an example. */
  readonly media?: { readonly mediaType: string; readonly text?: string | undefined } | undefined;
  /** The required headers, and `Retry-After`. */
  readonly headers?: Readonly<Record<string, SampleField>> | undefined;
}

export interface MockErrorResponse extends Omit<MockAnswer, "status"> {
  /** The media type of the JSON, if it differs from that of the service. */
  readonly mediaType?: string | undefined;
}

export interface MockList {
  /** The members of a page object. Undefined if the response is the list itself. */
  readonly page?:
    | { readonly items: string; readonly next?: string | undefined; readonly total?: string | undefined }
    | undefined;
  /** The filtered members, by query parameter. */
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
  /** The member of the status that contains the state. */
  readonly state: string;
  /** The states in order. The last one is final. */
  readonly states: readonly string[];
  /** The member that is added in the last state. */
  readonly result?: string | undefined;
  /** The path of the status. */
  readonly path?: string | undefined;
}
