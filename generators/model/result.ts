import type { Origin } from "./fact.ts";
import type { Test } from "./rules.ts";
import type { Place } from "./place.ts";
import type { BooleanType, EnumType, NamespaceType, TitleType, TimestampType, UserType } from "./type.ts";

/*
 * The responses of a query service. A body contains results. Modules add members to the results, to each page among
 * them, and to the body itself. The presence of a member depends on the request: `when` and `unless` of a field state
 * the conditions, as in rules.
 */

/** The members that all responses of a service share, regardless of the modules in a request. */
export interface ResponseShape {
  /** The number of recorded responses that provide the evidence. */
  readonly answers: number;
  /** Members of the body in addition to the results. Their tests refer to request parameters. */
  readonly body: readonly ResultField[];
  /** The member of the body that contains the results. */
  readonly results: string;
  /** Members of the results that no module adds. Their tests refer to request parameters. */
  readonly fields: readonly ResultField[];
  /** The list of pages, or `undefined` if requests are not about pages. */
  readonly pages: ResultPages | undefined;
  readonly shapes: readonly ResultShape[];
  readonly origin: Origin;
  readonly place: Place;
}

/** The list of the pages that a request is about. */
export interface ResultPages {
  /** The member of the results that contains the list. */
  readonly member: string;
  /** The members that can identify a page. The first one that a page has applies. Empty if they are unknown. */
  readonly key: readonly string[];
  /** The name of each page's element in XML. */
  readonly element: string | undefined;
  /** The kinds of page objects, without the members that modules add. The first kind that a page matches applies. */
  readonly kinds: readonly PageKind[];
  readonly place: Place;
}

export interface PageKind {
  readonly name: string;
  /** A description of such pages, in Markdown. */
  readonly description: string | undefined;
  readonly fields: readonly ResultField[];
  readonly place: Place;
}

/** An object that several results share. Its tests refer to parameters of the module that uses it. */
export interface ResultShape {
  readonly name: string;
  readonly title: string;
  /** A description of the object, in Markdown. */
  readonly description: string | undefined;
  readonly fields: readonly ResultField[];
  /** True if the object is written as `[]` when it has no members. */
  readonly emptyList: boolean;
  readonly place: Place;
}

/** The result of one module. A part is empty if the module adds nothing there. */
export interface ModuleResult {
  /** The number of recorded responses that provide the evidence. */
  readonly answers: number;
  /**
   * The members of each item in the list under the module's name among the results, or `undefined` if there is no such
   * list.
   */
  readonly items: readonly ResultField[] | undefined;
  /** The name of each item's element in XML. */
  readonly element: string | undefined;
  /** Other members that the module adds to the results. */
  readonly results: readonly ResultField[];
  /** Members that the module adds to each page. */
  readonly page: readonly ResultField[];
  /** Members that the module adds to each page that it generates. */
  readonly generated: readonly ResultField[];
  /** Members that the module adds to the body. */
  readonly body: readonly ResultField[];
  readonly place: Place;
}

/** A member of an object in a response. */
export interface ResultField {
  readonly name: string;
  readonly type: ResultType;
  /** True if the member may be absent even if its conditions are met. */
  readonly optional: boolean;
  /**
   * Alternative members of the same object. If this member is absent although its conditions are met, one of them is
   * present.
   */
  readonly substitutes: readonly string[];
  readonly nullable: boolean;
  /** If not empty, the member is present only if the request meets one of these tests. */
  readonly when: readonly Test[];
  /** The member is absent if the request meets one of these tests. */
  readonly unless: readonly Test[];
  /** The kinds of pages that have the member. Empty if all kinds have it. */
  readonly pages: readonly string[];
  /** The representation in other formats, or `undefined` if the general rules apply. */
  readonly written: WrittenForm | undefined;
  readonly description: string | undefined;
  readonly place: Place;
}

/** The representation of a member in XML and in the older version of JSON. */
export interface WrittenForm {
  /**
   * True if the member is the main content of its object: the text of the element in XML, or the last member in the
   * older
   * JSON version.
   */
  readonly content: boolean;
  /** The names of elements in XML: those of a list, then those of nested lists. */
  readonly elements: readonly string[];
  /** The attribute that contains the key of each of these elements. */
  readonly keyAttribute: string | undefined;
  readonly older: OlderForm | undefined;
}

/**
 * The representation of a member in the older JSON version. `wrapped`: an object with the member as its content.
 * `list`: only its values. `kept`: unchanged, for a boolean. `object`: an object even if it is empty.
 */
export type OlderForm = (typeof olderForms)[number];
const olderForms = ["wrapped", "list", "kept", "object"] as const;

export type ResultType = ResultLeaf | ResultList | ResultMap | ResultObject | ShapeReference | ResultUnion;

export type ResultLeaf =
  | TextType
  | NumberType
  | ConstType
  | AnyType
  | BooleanType
  | TimestampType
  | NamespaceType
  | UserType
  | TitleType
  | EnumType;

export const leafKinds = [
  ...(["text", "number", "const", "any", "boolean", "timestamp"] as const),
  ...(["namespace", "user", "title", "enum"] as const),
] as const satisfies readonly ResultLeaf["kind"][];

export interface TextType {
  readonly kind: "text";
  /** An unanchored ECMA-262 regular expression. */
  readonly pattern: string | undefined;
}

export interface NumberType {
  readonly kind: "number";
  readonly whole: boolean;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

/** A single value. For a flag, `true` means that it is present. */
export interface ConstType {
  readonly kind: "const";
  readonly value: boolean | string;
}

/** Any JSON value. */
interface AnyType {
  readonly kind: "any";
}

export interface ResultList {
  readonly kind: "list";
  readonly items: ResultType;
}

/** An object whose keys are data. */
export interface ResultMap {
  readonly kind: "map";
  readonly values: ResultType;
  /** True if the map is written as `[]` when it is empty. */
  readonly emptyList: boolean;
}

/** An object with these members. Later versions of the API may add others. */
export interface ResultObject {
  readonly kind: "object";
  readonly fields: readonly ResultField[];
  /** True if the object is written as `[]` when it has no members. */
  readonly emptyList: boolean;
}

export interface ShapeReference {
  readonly kind: "shape";
  readonly shape: string;
  readonly place: Place;
}

export interface ResultUnion {
  readonly kind: "union";
  readonly members: readonly ResultType[];
}
