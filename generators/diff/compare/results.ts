import type {
  ResponseShape,
  ConstType,
  ModuleResult,
  NumberType,
  PageKind,
  ResultField,
  ResultList,
  ResultMap,
  ResultObject,
  ResultPages,
  ResultShape,
  ResultType,
  ResultUnion,
  ShapeReference,
  TextType,
  WrittenForm,
} from "../../model/result.ts";
import type { AnyType, BooleanType, TimestampType, TitleType } from "../../model/type.ts";
import type { Test } from "../../model/rules.ts";
import { difference, type Comparison, type Found, shared, sharedId, type Site } from "../change.ts";
import { bound } from "./strictness.ts";
import { at, flag, going, kind, name, node, optional, origin, place, same, text, within } from "./node.ts";
import { keyed } from "./keyed.ts";
import { matchAlternatives, otherKind, pattern, type, useOf } from "./types.ts";

const form = same<unknown>("response-form-changed");
const recordings = same<number>("recordings-changed");

/** Compares response types like request types, but with their own kinds. */
const resultType: Comparison<ResultType> = (site, before, after) => {
  if (before.kind === after.kind)
    return (kinds[before.kind] as Comparison<ResultType> | undefined)?.(site, before, after) ?? [];
  return [difference(otherKind(site, before, after), site, before, after)];
};

const tests = same<readonly Test[]>("member-circumstances-changed");

/** Compares the members of an object. Results are extensible: clients ignore unknown members. */
const fields = (site: Site, before: readonly ResultField[], after: readonly ResultField[]): readonly Found[] =>
  compareFields(site, before, after);

const compareFields = keyed<ResultField>({
  kind: "member",
  name: ({ name }) => name,
  added: (member) => (comesAlways(member) ? "required-member-added" : "member-added"),
  removed: (member) => (comesAlways(member) ? "member-removed" : "optional-member-removed"),
  item: withPresence(
    node<ResultField>({
      name,
      type: (site, before, after) => resultType(site, before, after),
      optional: flag("member-became-optional", "member-became-required"),
      substitutes: same("member-circumstances-changed"),
      nullable: flag("null-allowed", "null-refused"),
      when: tests,
      unless: tests,
      pages: same("member-circumstances-changed"),
      written: optional<WrittenForm>("response-form-changed", "response-form-changed", form),
      description: text,
      place,
    }),
  ),
});

/** Compares whether a member is always present before comparing its conditions. */
function withPresence(compare: Comparison<ResultField>): Comparison<ResultField> {
  return (site, before, after) => {
    const isAlways = comesAlways(after);
    if (comesAlways(before) === isAlways) return compare(site, before, after);
    const { optional: isOptional, when, unless, pages } = after;
    return [
      difference(
        isAlways ? "member-became-required" : "member-became-optional",
        within(site, before, after),
        isAlways,
        !isAlways,
      ),
      ...compare(site, { ...before, optional: isOptional, when, unless, pages }, after),
    ];
  };
}

function comesAlways({ optional: isOptional, when, unless, pages }: ResultField): boolean {
  return !isOptional && when.length + unless.length + pages.length === 0;
}

const kinds: { readonly [Kind in ResultType["kind"]]: Comparison<Extract<ResultType, { readonly kind: Kind }>> } = {
  text: node<TextType>({ kind, pattern: optional("pattern-added", "pattern-removed", pattern) }),
  number: node<NumberType>({
    kind,
    whole: flag("type-narrowed", "type-widened"),
    minimum: optional("minimum-added", "minimum-removed", bound("minimum")),
    maximum: optional("maximum-added", "maximum-removed", bound("maximum")),
  }),
  const: node<ConstType>({ kind, value: same("type-changed") }),
  any: node<AnyType>({ kind }),
  boolean: node<BooleanType>({ kind }),
  timestamp: node<TimestampType>({ kind }),
  title: node<TitleType>({ kind }),
  namespace: (site, before, after) => type(site, before, after),
  user: (site, before, after) => type(site, before, after),
  enum: (site, before, after) => type(site, before, after),
  list: node<ResultList>({ kind, items: resultType }),
  map: node<ResultMap>({ kind, values: resultType, emptyList: form }),
  object: node<ResultObject>({ kind, fields, emptyList: form }),
  shape: node<ShapeReference>({ kind, shape: shapeReference, place }),
  union: node<ResultUnion>({
    kind,
    members: (site, before, after) => matchAlternatives(site, before, after, resultType),
  }),
};

function shapeReference(site: Site, before: string, after: string): readonly Found[] {
  return before === after
    ? [useOf(site, sharedId(site, "answer-shape", after))]
    : [difference("type-changed", site, before, after)];
}

export const moduleResult: Comparison<ModuleResult> = node<ModuleResult>({
  answers: recordings,
  items: at("items", optional("response-described", "response-no-longer-described", fields)),
  element: form,
  results: at("results", fields),
  page: at("page", fields),
  generated: at("generated page", fields),
  body: at("body", fields),
  place,
});

const pageKinds = keyed<PageKind>({
  kind: "page kind",
  name: ({ name }) => name,
  added: "page-kind-added",
  removed: "page-kind-removed",
  item: node<PageKind>({ name, description: text, fields, place }),
});

const resultPages = node<ResultPages>({ member: form, key: form, element: form, kinds: pageKinds, place });

const shapes = keyed<ResultShape>({
  kind: "shape",
  name: ({ name }) => name,
  added: "shape-added",
  removed: "shape-removed",
  enter: (site, { name }) => shared(site, sharedId(site, "answer-shape", name)),
  item: node<ResultShape>({
    name,
    title: text,
    description: text,
    fields,
    emptyList: form,
    place,
  }),
});

export const responseShape: Comparison<ResponseShape> = going(
  "answer",
  node<ResponseShape>({
    answers: recordings,
    body: at("body", fields),
    results: form,
    fields: at("results", fields),
    pages: at("pages", optional("response-described", "response-no-longer-described", resultPages)),
    shapes,
    origin,
    place,
  }),
);
