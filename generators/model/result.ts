import type { Origin } from "./fact.ts";
import type { Test } from "./rules.ts";
import type { Place } from "./place.ts";
import type { BooleanType, EnumType, NamespaceType, TitleType, TimestampType, UserType } from "./type.ts";

/*
 * The responses of a query service. A body contains results. Modules add members to the results, to each page among
 * them, and to the body itself. The presence of a member depends on the request: `when` and `unless` of a field state
 * the conditions, as in rules.
 */

/** The members that all responses of a service share, whichever modules a request uses. */
export interface ResponseShape {
  /** The number of recorded responses that it is based on. */
  readonly answers: number;
  /** Members of the body in addition to the results. Their tests name request parameters. */
  readonly body: readonly ResultField[];
  /** The member of the body that contains the results. */
  readonly results: string;
  /** Members of the results that no module adds. Their tests name request parameters. */
  readonly fields: readonly ResultField[];
  /** Undefined if requests are not about pages. */
  readonly pages: ResultPages | undefined;
  readonly shapes: readonly ResultShape[];
  readonly origin: Origin;
  readonly place: Place;
}

/** The list of the pages that a request is about. */
export interface ResultPages {
  /** The member of the results that contains it. */
  readonly member: string;
  /** The members that tell one page from another, the first that a page has; empty where that is not known. */
  readonly key: readonly string[];
  /** The name of each page's element in XML. */
  readonly element: string | undefined;
  /** The kinds of page objects, without the members that modules add. The first kind that fits a page applies. */
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

/** An object that several results share. Its tests name parameters of the module that uses it. */
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
  /** The number of recorded responses that it is based on. */
  readonly answers: number;
  /**
   * The members of each item of the list under the module's name among the results; undefined where there is no such
   * list.
   */
  readonly items: readonly ResultField[] | undefined;
  /** The name of each item's element in XML. */
  readonly element: string | undefined;
  /** Other members that it adds to the results. */
  readonly results: readonly ResultField[];
  /** Members that it adds to each page. */
  readonly page: readonly ResultField[];
  /** Members that it adds to each page which it brings as a generator. */
  readonly generated: readonly ResultField[];
  /** Members that it adds to the body. */
  readonly body: readonly ResultField[];
  readonly place: Place;
}

/** A member of an object in a response. */
export interface ResultField {
  readonly name: string;
  readonly type: ResultType;
  /** True if the member may be missing even if its conditions are met. */
  readonly optional: boolean;
  /**
   * Alternative members of the same object. If there are any, one of them is present whenever this one is absent
   * although its conditions are met.
   */
  readonly substitutes: readonly string[];
  readonly nullable: boolean;
  /** If not empty, the member is present only if the request meets one of these tests. */
  readonly when: readonly Test[];
  /** The member is absent if the request meets one of these tests. */
  readonly unless: readonly Test[];
  /** The kinds of pages that have the member; empty if all have it. */
  readonly pages: readonly string[];
  /** Undefined if the general rules apply. */
  readonly written: WrittenForm | undefined;
  readonly description: string | undefined;
  readonly place: Place;
}

/** The representation of a member in XML and in the older version of JSON. */
export interface WrittenForm {
  /**
   * True if the member is the main content of its object: the text of the element in XML, the last member in the older
   * version.
   */
  readonly content: boolean;
  /** The names of elements in XML: those of a list, then those of lists inside of it. */
  readonly elements: readonly string[];
  /** The attribute that contains the key of each of these elements. */
  readonly keyAttribute: string | undefined;
  readonly older: OlderForm | undefined;
}

/**
 * The representation of a member in the older version. `wrapped`: an object with the member as its content. `list`:
 * only its values. `kept`: unchanged, for a boolean. `object`: an object even if it is empty.
 */
export type OlderForm = (typeof olderForms)[number];
export const olderForms = ["wrapped", "list", "kept", "object"] as const;

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

export interface TextType {
  readonly kind: "text";
  /** An ECMA-262 regular expression, not anchored. */
  readonly pattern: string | undefined;
}

export interface NumberType {
  readonly kind: "number";
  readonly whole: boolean;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

/** One value. `true` is the value of a flag that is present. */
export interface ConstType {
  readonly kind: "const";
  readonly value: boolean | string;
}

/** Any JSON value. */
export interface AnyType {
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
