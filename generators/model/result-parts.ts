import { groupBy } from "./group-by.ts";
import { remembered } from "./memo.ts";
import type { Module, QueryService } from "./query.ts";
import type { ModuleResult, PageKind, ResultField, ResultShape, ResultType } from "./result.ts";
import type { Role, Test } from "./rules.ts";
import { resultContent } from "./inner-types.ts";

/** The location of members in a response: the body, the results, or each page. */
export type Location = "body" | "results" | "page";

/** The members that one module, in one role, adds to one location of a response. */
export interface ResultPart {
  readonly module: Module;
  readonly role: Role;
  readonly location: Location;
  /** The key of the part in a result in the spec. */
  readonly name: PartName;
  readonly fields: readonly ResultField[];
}

export type PartName = "body" | "results" | "page" | "generated";

/** Returns the parts that a module adds to responses. Returns an empty list if they are unknown. */
export function partsOf(module: Module): readonly ResultPart[] {
  const result = knownResult(module);
  return result === undefined ? [] : allParts(module, result).filter(({ fields }) => fields.length > 0);
}

function allParts(module: Module, result: ModuleResult): readonly ResultPart[] {
  return [
    { module, role: "module", location: "body", name: "body", fields: result.body },
    { module, role: "module", location: "results", name: "results", fields: resultMembers(module, result) },
    { module, role: "module", location: "page", name: "page", fields: result.page },
    { module, role: "generator", location: "page", name: "generated", fields: result.generated },
  ];
}

export function allKnown(modules: readonly Module[]): boolean {
  return modules.every((module) => knownResult(module) !== undefined);
}

/** Members with the same name in the same place, each with its part. There are several if modules share a name. */
export interface SharedMember {
  readonly part: ResultPart;
  readonly field: ResultField;
}

/** Returns all members that modules add in a location, by name. */
export function membersAt(service: QueryService, location: Location): ReadonlyMap<string, readonly SharedMember[]> {
  return membersByLocation(service)[location];
}

const membersByLocation = remembered(
  (service: QueryService): Readonly<Record<Location, ReadonlyMap<string, readonly SharedMember[]>>> => {
    const parts = service.modules.flatMap(partsOf);
    const byName = (location: Location): ReadonlyMap<string, readonly SharedMember[]> => {
      const members = parts
        .filter((part) => part.location === location)
        .flatMap((part) => part.fields.map((field) => ({ part, field })));
      return groupBy(members, ({ field }) => field.name);
    };
    return { body: byName("body"), results: byName("results"), page: byName("page") };
  },
);

/** Returns the members that no module adds. */
export function ownFields({ answer }: QueryService, location: Location): readonly ResultField[] {
  switch (location) {
    case "body":
      return answer?.body ?? [];
    case "results":
      return answer?.fields ?? [];
    case "page":
      return answer?.pages?.kinds.flatMap(({ fields }) => fields) ?? [];
  }
}

/** Returns the page members that a page of this kind does not have. */
export function foreignMembers(service: QueryService, kind: PageKind): readonly string[] {
  const members = membersAt(service, "page");
  const has = (name: string): boolean =>
    kind.fields.some((field) => field.name === name) ||
    (members.get(name)?.some(({ field: { pages } }) => pages.length === 0 || pages.includes(kind.name)) ?? false);
  return [...new Set([...ownFields(service, "page").map(({ name }) => name), ...members.keys()])].filter(
    (name) => !has(name),
  );
}

/* The contents of a result type, at any depth. */

/** Returns all tests that the members of a type depend on. Combined tests are returned individually. */
export function testsOf(service: QueryService, type: ResultType): readonly Test[] {
  return [...fieldsWithin(service, type)].flatMap(({ when, unless }) => [...when, ...unless]).flatMap(testsWithin);
}

export type ParameterTest = Extract<Test, { readonly parameter: string }>;

export function isOfParameter(test: Test): test is ParameterTest {
  return "parameter" in test;
}

function testsWithin(test: Test): readonly Test[] {
  return test.kind === "all" ? test.tests.flatMap(testsWithin) : [test];
}

/** Yields the members of a type, including nested ones. */
export function* fieldsWithin(service: QueryService, type: ResultType): Generator<ResultField> {
  for (const field of fieldsOf(service, type)) {
    yield field;
    yield* fieldsWithin(service, field.type);
  }
}

/** Returns the direct fields of a type, and those of types inside it that are not nested in a field. */
function fieldsOf(service: QueryService, type: ResultType): readonly ResultField[] {
  const { types, fields, shape } = resultContent(type);
  const ofShape = shape === undefined ? [] : shapeNamed(service, shape).fields;
  return [...fields, ...ofShape, ...types.flatMap((inner) => fieldsOf(service, inner))];
}

/** Returns the result of a module if it is documented or decided. */
export function knownResult(module: Module): ModuleResult | undefined {
  return module.result?.value;
}

/** Returns the members that a module adds to the results: the list under its name, and the others. */
export function resultMembers(module: Module, { items, element, results }: ModuleResult): readonly ResultField[] {
  return items === undefined ? results : [itemsMember(module, items, element), ...results];
}

function itemsMember(
  { name, place }: Module,
  fields: readonly ResultField[],
  element: string | undefined,
): ResultField {
  const type = { kind: "list", items: { kind: "object", fields, emptyList: false } } as const;
  const written =
    element === undefined
      ? undefined
      : { content: false, elements: [element], keyAttribute: undefined, older: undefined };
  const always = { optional: false, substitutes: [], nullable: false, when: [], unless: [], pages: [] };
  return { name, type, ...always, written, description: undefined, place };
}

export function shapeNamed(service: QueryService, name: string): ResultShape {
  const shape = service.answer?.shapes.find((one) => one.name === name);
  if (shape === undefined) throw new Error(`Bind let pass a reference to the shape “${name}”, which is not there.`);
  return shape;
}
