import type { Origin } from "./fact.ts";
import type { Test } from "./rules.ts";
import type { Place } from "./place.ts";
import type { BooleanType, EnumType, NamespaceType, TitleType, TimestampType, UserType } from "./type.ts";

/*
 * What a query service answers. A body holds results; modules add members to them, to each page among them, and to the
 * body itself. Which members come depends on the request: `when` and `unless` of a field say so, in the terms of the
 * rules.
 */

/** What every answer of a service is made of, whichever modules it is about. */
export interface AnswerShape {
  /** How many recorded answers it rests on. */
  readonly answers: number;
  /** Members of the body beside the results. Their tests name request parameters. */
  readonly body: readonly ResultField[];
  /** The member of the body that holds the results. */
  readonly results: string;
  /** Members of the results that no module adds. Their tests name request parameters. */
  readonly fields: readonly ResultField[];
  /** Undefined where requests are about no pages. */
  readonly pages: ResultPages | undefined;
  readonly shapes: readonly ResultShape[];
  readonly origin: Origin;
  readonly place: Place;
}

/** The list of the pages that a request is about. */
export interface ResultPages {
  /** The member of the results that holds it. */
  readonly member: string;
  /** The members that tell one page from another, the first that a page has; empty where that is not known. */
  readonly key: readonly string[];
  /** What each is called in XML. */
  readonly element: string | undefined;
  /** What a page is without what modules add: an object of one of these kinds, the first that it fits. */
  readonly kinds: readonly PageKind[];
  readonly place: Place;
}

export interface PageKind {
  readonly name: string;
  /** What such a page is, in Markdown. */
  readonly description: string | undefined;
  readonly fields: readonly ResultField[];
  readonly place: Place;
}

/** An object that several results share. Its tests name parameters of the module that uses it. */
export interface ResultShape {
  readonly name: string;
  readonly title: string;
  /** What such an object is, in Markdown. */
  readonly description: string | undefined;
  readonly fields: readonly ResultField[];
  /** Whether it is written as `[]` where none of its fields comes. */
  readonly emptyList: boolean;
  readonly place: Place;
}

/** What one module answers. A part is empty where the module adds nothing there. */
export interface ModuleResult {
  /** How many recorded answers it rests on. */
  readonly answers: number;
  /**
   * The members of each item of the list under the module's name among the results; undefined where there is no such
   * list.
   */
  readonly items: readonly ResultField[] | undefined;
  /** What each of these items is called in XML. */
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

/** A member of an object in an answer. */
export interface ResultField {
  readonly name: string;
  readonly type: ResultType;
  /** Whether it may be missing even where it comes. */
  readonly optional: boolean;
  /**
   * Members of the same object. Where there are any, one of them is there where this one is missing, though it comes.
   */
  readonly substitutes: readonly string[];
  readonly nullable: boolean;
  /** Where there are any, it comes only with a request that meets one of these. */
  readonly when: readonly Test[];
  /** It does not come with a request that meets one of these. */
  readonly unless: readonly Test[];
  /** The kinds of pages that have it; all where there are none. */
  readonly pages: readonly string[];
  /** Undefined where the general rules hold. */
  readonly written: WrittenForm | undefined;
  readonly description: string | undefined;
  readonly place: Place;
}

/** How a member is written where an answer is not the newest version of JSON. */
export interface WrittenForm {
  /** Whether it is what its object is about: the text of the element in XML, the last member in the older version. */
  readonly content: boolean;
  /** The names of elements in XML: those of a list, then those of lists inside of it. */
  readonly elements: readonly string[];
  /** The attribute that holds the key of each of these elements. */
  readonly keyAttribute: string | undefined;
  readonly older: OlderForm | undefined;
}

/**
 * What a member is in the older version. `wrapped`: an object that has it as its content. `list`: its values alone.
 * `kept`: itself, where it is a boolean. `object`: an object even where nothing is left of it.
 */
export type OlderForm = (typeof olderForms)[number];
export const olderForms = ["wrapped", "list", "kept", "object"] as const;

/** What a value of an answer may be. */
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

/** One value. `true` is what a flag has that is there or not. */
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
  /** Whether it is written as `[]` where it is empty. */
  readonly emptyList: boolean;
}

/** An object with these members. Later versions of the API may add others. */
export interface ResultObject {
  readonly kind: "object";
  readonly fields: readonly ResultField[];
  /** Whether it is written as `[]` where none of its fields comes. */
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
