import { knownValue } from "../../model/fact.ts";
import type { Module, QueryService } from "../../model/query.ts";
import type { AnswerShape, ResultField, ResultType } from "../../model/result.ts";
import type { EnumType } from "../../model/type.ts";
import { choicesOf } from "../../model/queries.ts";
import { quote } from "../../codegen/unsafe.ts";
import { propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { knownResult } from "../../model/results.ts";
import { continuationCode } from "./query-continuation.ts";
import { selectedGroups } from "./query-names.ts";
import { listOf, object, type Code } from "./query-paraminfo.ts";
import { testsCode, usualTexts } from "./query-tests.ts";

/** What the modules answer, as `templates/runtime/action-api/server/results/types.d.ts` describes it. */
export function resultsText(service: QueryService, answer: AnswerShape): string {
  const { body, results, fields, pages, shapes } = answer;
  const all = knownValue(service.wire.allSpecifier);
  const field = fieldPrinter(service);
  const kinds = pages?.kinds.map(({ name, fields }) => `      { name: ${stringLiteral(name)}, fields: ${fieldsCode(fields, field, "        ")} },\n`) ?? [];
  const shape = shapes.map((one) => `    ${propertyKey(one.name)}: { ${one.emptyList ? "emptyList: true, " : ""}fields: ${fieldsCode(one.fields, field, "      ")} },\n`);
  const modules = selectedGroups(service).flatMap((group) => group.modules.flatMap((module) => moduleCode(module, field)));
  return [
    `// What the modules of ${service.id} answer. Generated: change the spec instead.\n`,
    `export const results = {\n`,
    `  member: ${stringLiteral(results)},\n`,
    `  named: { pages: ${listOf(service.pages?.pages ?? [])}, revisions: ${listOf(service.pages?.revisions ?? [])} },\n`,
    all === undefined ? "" : `  all: ${stringLiteral(all)},\n`,
    `  usual: ${usualTexts(service.requestParameters.flatMap(({ parameters }) => parameters))},\n`,
    `  body: ${fieldsCode(body, field, "    ")},\n`,
    `  fields: ${fieldsCode(fields, field, "    ")},\n`,
    pages === undefined ? "" : `  pages: {\n    member: ${stringLiteral(pages.member)},\n    kinds: [\n${kinds.join("")}    ],\n  },\n`,
    `  shapes: {\n${shape.join("")}  },\n`,
    `  modules: {\n${modules.join("")}  },\n};\n`,
  ].join("");
}

type FieldPrinter = (field: ResultField) => Code;

/** A module that nobody knows the result of has no entry. */
function moduleCode(module: Module, field: FieldPrinter): readonly Code[] {
  const result = knownResult(module);
  if (result === undefined) return [];
  const { items, results, page, generated, body } = result;
  const parts = Object.entries({ items, results, page, generated, body }).filter(([name, fields]) => name === "items" ? fields !== undefined : fields!.length > 0);
  const lines = [
    `usual: ${usualTexts(module.parameters)}`,
    ...parts.map(([name, fields]) => `${name}: ${fieldsCode(fields!, field, "        ")}`),
    ...continuationCode(module),
  ];
  return [`    ${propertyKey(module.name)}: {\n${lines.map((line) => `      ${line},\n`).join("")}    },\n`];
}

function fieldsCode(fields: readonly ResultField[], field: FieldPrinter, indent: string): Code {
  return fields.length === 0 ? "[]" : `[\n${fields.map((one) => `${indent}${field(one)},\n`).join("")}${indent.slice(2)}]`;
}

function fieldPrinter(service: QueryService): FieldPrinter {
  const field: FieldPrinter = ({ name, type, optional, substitutes, nullable, when, unless, pages }) =>
    object({
      name: stringLiteral(name),
      type: typeCode(type),
      optional: optional && substitutes.length === 0 ? "true" : undefined,
      substitutes: substitutes.length === 0 ? undefined : listOf(substitutes),
      nullable: nullable ? "true" : undefined,
      when: testsCode(when),
      unless: testsCode(unless),
      pages: pages.length === 0 ? undefined : listOf(pages),
    });
  const typeCode = (type: ResultType): Code => object({ kind: stringLiteral(type.kind), ...detailsOf(type) });
  const emptyList = (flag: boolean): Code | undefined => (flag ? "true" : undefined);
  const detailsOf = (type: ResultType): Readonly<Record<string, Code | undefined>> => {
    switch (type.kind) {
      case "text":
        return { pattern: type.pattern === undefined ? undefined : quote(type.pattern) };
      case "number":
        return { whole: type.whole ? "true" : undefined, minimum: numberCode(type.minimum), maximum: numberCode(type.maximum) };
      case "const":
        return { value: typeof type.value === "string" ? quote(type.value) : String(type.value) };
      case "enum":
        return enumDetails(service, type);
      case "list":
        return { items: typeCode(type.items) };
      case "map":
        return { values: typeCode(type.values), emptyList: emptyList(type.emptyList) };
      case "object":
        return { fields: `[${type.fields.map(field).join(", ")}]`, emptyList: emptyList(type.emptyList) };
      case "shape":
        return { shape: stringLiteral(type.shape) };
      case "union":
        return { members: `[${type.members.map(typeCode).join(", ")}]` };
      default:
        return {};
    }
  };
  return field;
}

function numberCode(value: number | undefined): Code | undefined {
  return value === undefined ? undefined : String(value);
}

/** `others` is what a value that is not listed looks like, where the list is known to be short of some. */
function enumDetails({ valueSets }: QueryService, type: EnumType): Readonly<Record<string, Code | undefined>> {
  const { values, missing } = choicesOf(type, new Map(valueSets.map((set) => [set.id, set])));
  return { values: listOf(values.map(({ value }) => value)), others: missing === undefined ? undefined : quote(knownValue(missing.pattern) ?? "") };
}
