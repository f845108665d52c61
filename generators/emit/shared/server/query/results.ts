import { unlessEmpty } from "../../../../codegen/json.ts";
import { type ByKind, byKind } from "../../../../model/group-by.ts";
import type { GroundText } from "../../../../../templates/runtime/http/server/ground.ts";
import { incremental, remembered } from "../../../../model/memo.ts";
import type {
  Field,
  ModuleResult,
  ResultTable,
  Type,
  Next,
  NextField,
  NextForm,
  Test as RuntimeTest,
} from "../../../../../templates/runtime/query/server/results/table.ts";
import { generatedFile, type PrintedFile } from "../../../../codegen/generated-file.ts";
import { identifier, literal, propertyKey, reference } from "../../../../codegen/typescript.ts";
import { choicesOf } from "../../../../model/queries.ts";
import type { Module, QueryService, Parameter } from "../../../../model/query.ts";
import type { ResponseShape, ResultField, ResultType } from "../../../../model/result.ts";
import { knownResult } from "../../../../model/result-parts.ts";
import { valueSetsById } from "../../../../model/type.ts";
import { continueParameter, failureMembers } from "../../../../naming/wire-names.ts";
import { camelCase } from "../../../../naming/type-names.ts";
import { groundText } from "../grounds.ts";
import { selectedGroups } from "./module-info.ts";
import type { ContinueField, ContinueForm, Test } from "../../../../model/rules.ts";
import { continuingParameter } from "../../../../model/profiles.ts";

/** The names of exported constants with descriptions of members, so that other files can import them. */
export type FieldConstants = ReadonlyMap<readonly ResultField[], string>;

export const fieldConstants = incremental((service: QueryService, { shapes }: ResponseShape): FieldConstants => {
  const ofModules = service.modules.flatMap((module) => {
    const { items = [], results = [], page = [], generated = [], body = [] } = knownResult(module) ?? {};
    const parts = Object.entries({ Item: items, Results: results, Page: page, Generated: generated, Body: body });
    return parts
      .filter(([, fields]) => fields.length > 0)
      .map(([part, fields]) => [fields, identifier(`${camelCase(module.name)}${part}Fields`)] as const);
  });
  return new Map([
    ...ofModules,
    ...shapes.map(({ name, fields }) => [fields, identifier(`${camelCase(name)}ShapeFields`)] as const),
  ]);
});

export const resultsFile = incremental(
  (
    service: QueryService,
    response: ResponseShape,
    folder: string,
    constants: FieldConstants = new Map(),
  ): PrintedFile => {
    const file = generatedFile(`${folder}/results.js`, `The results of the modules of ${service.id}.`);
    const valuesOf = fieldValues(service);
    const declarations = [...constants].map(
      ([fields, name]) => `export const ${file.export(name)} = ${literal(valuesOf(fields))};\n`,
    );
    const table = resultTable(service, response, (fields) => referenceTo(constants, fields) ?? valuesOf(fields));
    return file.print([...declarations, `export const ${file.export("results")} = ${literal(table)};\n`].join("\n"));
  },
);

export function referenceTo(constants: FieldConstants, fields: readonly ResultField[]): readonly Field[] | undefined {
  const name = constants.get(fields);
  return name === undefined ? undefined : reference<readonly Field[]>(name);
}

function resultTable(
  service: QueryService,
  { body, results, fields, pages, shapes, origin }: ResponseShape,
  fieldsOf: FieldValues,
): ResultTable {
  const modules = selectedGroups(service).flatMap((group) => group.modules);
  return {
    member: results,
    failures: failureMembers(service),
    continuation: continueParameter(service),
    named: { pages: service.pages?.pages ?? [], revisions: service.pages?.revisions ?? [] },
    all: service.wire.allSpecifier?.value,
    defaults: onOneLine(defaultTexts(service.requestParameters.flatMap(({ parameters }) => parameters))),
    body: fieldsOf(body),
    fields: fieldsOf(fields),
    pages: pages && {
      member: pages.member,
      key: pages.key,
      kinds: pages.kinds.map(({ name, fields }) => ({ name, fields: fieldsOf(fields) })),
    },
    shapes: Object.fromEntries(
      shapes.map(({ name, emptyList, fields }) => [
        name,
        { emptyList: emptyList || undefined, fields: fieldsOf(fields) },
      ]),
    ),
    modules: Object.fromEntries(modules.flatMap((module) => moduleEntries(module, fieldsOf))),
    ground: groundText(origin),
  };
}

type FieldValues = (fields: readonly ResultField[]) => readonly Field[];

function moduleEntries(
  module: Module,
  fieldsOf: FieldValues,
): readonly (readonly [name: string, result: ModuleResult])[] {
  const result = knownResult(module);
  if (result === undefined) return [];
  const some = (fields: readonly ResultField[]): readonly Field[] | undefined =>
    fields.length === 0 ? undefined : fieldsOf(fields);
  const { items, results, page, generated, body } = result;
  const { defaults, next } = requestOf(module);
  const value = {
    defaults: onOneLine(defaults),
    items: items && fieldsOf(items),
    results: some(results),
    page: some(page),
    generated: some(generated),
    body: some(body),
    next,
    ground: resultGround(module),
  };
  return [[module.name, value]];
}

const requestOf = remembered((module: Module) => ({
  defaults: defaultTexts(module.parameters),
  next: continuationOf(module),
}));

/** Returns a function that converts response members to entries of the table of results. */
export function fieldValues(service: QueryService): FieldValues {
  return (fields) => fields.map((field) => fieldValue(service, field));
}

function fieldValue(
  service: QueryService,
  { name, type, optional, substitutes, nullable, when, unless, pages }: ResultField,
): Field {
  return {
    name,
    type: typeValue(service, type),
    optional: (optional && substitutes.length === 0) || undefined,
    substitutes: unlessEmpty(substitutes),
    nullable: nullable || undefined,
    when: testValues(when),
    unless: testValues(unless),
    pages: unlessEmpty(pages),
  };
}

export function typeValue(service: QueryService, type: ResultType): Type {
  return byKind(typeValues, type, service);
}

const typeValues: ByKind<ResultType, [service: QueryService], Type> = {
  any: ({ kind }) => ({ kind }),
  boolean: ({ kind }) => ({ kind }),
  namespace: ({ kind }) => ({ kind }),
  timestamp: ({ kind }) => ({ kind }),
  title: ({ kind }) => ({ kind }),
  user: ({ kind }) => ({ kind }),
  text: ({ kind, pattern }) => ({ kind, pattern }),
  number: ({ kind, whole, minimum, maximum }) => ({ kind, whole: whole || undefined, minimum, maximum }),
  const: ({ kind, value }) => ({ kind, value }),
  /** `others` is the pattern of unlisted values. It is set if the list is known to be incomplete. */
  enum(type, { valueSets }) {
    const { values, missing } = choicesOf(type, valueSetsById(valueSets));
    return {
      kind: "enum",
      values: values.map(({ value }) => value),
      others: missing && (missing.pattern?.value ?? ""),
    };
  },
  list: ({ kind, items }, service) => ({ kind, items: typeValue(service, items) }),
  map: ({ kind, values, emptyList }, service) => ({
    kind,
    values: typeValue(service, values),
    emptyList: emptyList || undefined,
  }),
  object: ({ kind, fields, emptyList }, service) => ({
    kind,
    fields: fieldValues(service)(fields),
    emptyList: emptyList || undefined,
  }),
  shape: ({ kind, shape }) => ({ kind, shape }),
  union: ({ kind, members }, service) => ({ kind, members: members.map((member) => typeValue(service, member)) }),
};

/** Prints an object on one line, however long, so that adding a parameter with a default changes only that line. */
function onOneLine<T extends object>(value: T): T {
  const members = Object.entries(value).map(([name, member]) => `${propertyKey(name)}: ${literal(member)}`);
  return members.length === 0 ? value : reference<T>(`{ ${members.join(", ")} }`);
}

/** Returns the parameter that continues a module and the format of its value. */
function continuationOf({ parameters }: Module): Next | undefined {
  const parameter = continuingParameter(parameters);
  if (parameter === undefined) return undefined;
  const { name, type, syntax } = parameter;
  const isNumber = type.kind === "integer";
  const plain: NextForm = { fields: [isNumber ? "integer" : "text"] };
  return {
    parameter: name,
    number: isNumber || undefined,
    forms: syntax?.kind === "continue" ? syntax.forms.map(formOf) : [plain],
  };
}

function formOf({ when, unless, fields }: ContinueForm): NextForm {
  return { when: testValues(when), unless: testValues(unless), fields: fields.map(fieldOf) };
}

function fieldOf(field: ContinueField): NextField {
  return field.kind === "literal" ? { literal: field.text } : field.kind;
}

/** Converts tests of a request for the runtime. Returns `undefined` if the list is empty. */
function testValues(tests: readonly Test[]): readonly RuntimeTest[] | undefined {
  return tests.length === 0 ? undefined : tests.map(testValue);
}

function testValue(test: Test): RuntimeTest {
  if (test.kind === "all") return { kind: test.kind, tests: test.tests.map(testValue) };
  const { place: _, ...value } = test;
  return value;
}

/** Returns the defaults as strings. A parameter counts as set only if its value differs from the default. */
function defaultTexts(parameters: readonly Parameter[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    parameters.flatMap(({ name, default: fact }) => {
      const value = fact?.value;
      return value === undefined ? [] : [[name, typeof value === "object" ? value.join("|") : String(value)]];
    }),
  );
}

function resultGround({ result, origin }: Module): GroundText | undefined {
  return groundText(result, origin);
}
