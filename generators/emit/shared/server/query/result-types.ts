import {
  runtimePath,
  generatedFile,
  type GeneratedFile,
  type PrintedFile,
} from "../../../../codegen/generated-file.ts";
import { incremental } from "../../../../model/memo.ts";
import { byKind, type ByKind } from "../../../../model/group-by.ts";
import type { Module, QueryService } from "../../../../model/query.ts";
import type {
  ResponseShape,
  ModuleResult,
  ResultField,
  ResultLeaf,
  ResultShape,
  ResultType,
} from "../../../../model/result.ts";
import type { AnswerForm } from "../../../../../templates/runtime/query/server/table.ts";
import { docComment, identifier, propertyKey } from "../../../../codegen/typescript.ts";
import { nameOf } from "../../../../codegen/spec-names.ts";
import { leafType } from "../../typescript/media-types.ts";
import { statusRemark } from "../../../../describe/marks.ts";
import { pascalCase } from "../../../../naming/type-names.ts";
import { arrayOf, choicesType } from "../../typescript/parameter-types.ts";
import { resultFieldProse } from "../../../../describe/result.ts";
import { knownResult, shapeNamed } from "../../../../model/result-parts.ts";
import { formOf } from "./written-forms.ts";
import { selectedGroups } from "./names.ts";

/* The widest types of handler results: members that depend on the request are optional. */

export const resultTypes = incremental(
  (service: QueryService, { shapes }: ResponseShape, folder: string): PrintedFile => {
    const file = generatedFile(`${folder}/results.d.ts`, `The results of the modules of ${service.id}.`);
    const modules = selectedGroups(service).flatMap(({ role, modules }) =>
      modules.map((module) => [module, formOf(module, role)] as const),
    );
    const table = file.importType(runtimePath(file, "query/server/results/table.js"), "ResultTable");
    const shapeText = (shape: ResultShape): string => {
      const { name, title, description, fields } = shape;
      const doc = docComment(description === undefined ? title : `${title}. ${description}`);
      return `\n${doc}export interface ${nameOf(file.export(shapeName(name)), shape)} ${objectBody(service, fields)}\n`;
    };
    const body = [
      `export declare const ${file.export("results")}: ${table};\n`,
      ...shapes.map(shapeText),
      ...modules.flatMap(([module, form]) =>
        partsOf(module, form).map((part) => partText(service, file, module, part)),
      ),
    ];
    return file.print(body.join(""));
  },
);

/** Returns the names of a handler's result types. The list is empty if the result is unknown. */
export function handlerArguments(module: Module, form: AnswerForm): readonly string[] {
  return partsOf(module, form)
    .filter(({ suffix }) => suffix !== generated)
    .map((part) => partName(module, part));
}

export function generatorArguments(module: Module): readonly string[] {
  return knownResult(module) === undefined ? [] : [partName(module, { suffix: generated })];
}

const generated = "Generated";

interface Part {
  readonly suffix: string;
  readonly comment: string;
  readonly type: ResultType;
}

/** Returns the parts of a module's result, each with its own type. */
export function partsOf(module: Module, form: AnswerForm): readonly Part[] {
  const result = knownResult(module);
  if (result === undefined) return [];
  const asGenerator = {
    suffix: generated,
    comment: "The members of a page from the generator",
    type: objectOf(result.generated),
  };
  return [...formParts(module, form, result), ...(module.generator ? [asGenerator] : [])];
}

function formParts(module: Module, form: AnswerForm, result: ModuleResult): readonly Part[] {
  const others = result.results.filter(({ name }) => form !== "items" || name !== module.name);
  // If no member was removed, the original array is kept, because a constant is registered under it.
  const results = others.length === result.results.length ? result.results : others;
  switch (form) {
    case "items":
      return [
        { suffix: "Item", comment: "An item of", type: itemType(module, result) },
        { suffix: "Others", comment: "Members of the results next to the list of", type: objectOf(results) },
      ];
    case "pages":
      return [
        { suffix: "Page", comment: "The members of a page from", type: objectOf(result.page) },
        { suffix: "Others", comment: "Members of the results next to the pages of", type: objectOf(results) },
      ];
    case "results":
      return [{ suffix: "Results", comment: "Members of the results of", type: objectOf(results) }];
    case "body":
      return [{ suffix: "Body", comment: "Members of the body next to the results of", type: objectOf(result.body) }];
  }
}

/** Returns the type of the list under the module's name, wherever the spec declares it. */
function itemType(module: Module, { items, results }: ModuleResult): ResultType {
  if (items !== undefined) return objectOf(items);
  const own = results.find(({ name }) => name === module.name)?.type;
  return own?.kind === "list" ? own.items : { kind: "any" };
}

function objectOf(fields: readonly ResultField[]): ResultType {
  return { kind: "object", fields, emptyList: false };
}

export function partName(module: Module, { suffix }: Pick<Part, "suffix">): string {
  return identifier(`${pascalCase(module.name)}${suffix}`);
}

function partText(service: QueryService, file: GeneratedFile, module: Module, part: Part): string {
  const { comment, type } = part;
  const doc = docComment(`${comment} ${module.name}.${module.result === undefined ? "" : statusRemark(module.result)}`);
  return `\n${doc}export type ${nameOf(file.export(partName(module, part)), module.result?.value ?? module)} = ${typeText(service, type)};\n`;
}

export function shapeName(name: string): string {
  return identifier(`${pascalCase(name)}Shape`);
}

function typeText(service: QueryService, type: ResultType, indent = ""): string {
  return byKind(printers, type, service, indent);
}

function leafText(type: ResultLeaf, service: QueryService): string {
  return leafType(type, (one) => choicesType(one, service.valueSets));
}

const printers: ByKind<ResultType, [service: QueryService, indent: string], string> = {
  text: leafText,
  number: leafText,
  const: leafText,
  any: leafText,
  boolean: leafText,
  timestamp: leafText,
  title: leafText,
  user: leafText,
  namespace: leafText,
  enum: leafText,
  list: ({ items }, service, indent) => arrayOf(typeText(service, items, indent)),
  map: ({ values, emptyList }, service, indent) =>
    orEmpty(`{ readonly [key: string]: ${typeText(service, values, indent)} }`, emptyList),
  object: ({ fields, emptyList }, service, indent) => orEmpty(objectBody(service, fields, indent), emptyList),
  shape: ({ shape }, service) => orEmpty(shapeName(shape), shapeNamed(service, shape).emptyList),
  union: ({ members }, service, indent) =>
    [...new Set(members.map((member) => typeText(service, member, indent)))].join(" | "),
};

/** Returns the type of an object that is serialized as a list if it is empty. */
function orEmpty(type: string, emptyList: boolean): string {
  return emptyList ? `${type} | readonly []` : type;
}

function objectBody(service: QueryService, fields: readonly ResultField[], indent = ""): string {
  if (fields.length === 0) return "{}";
  const members = fields.map((field) => {
    const prose = resultFieldProse(field, (name) => name);
    const mayBeMissing = field.optional || field.when.length + field.unless.length > 0;
    const type = `${typeText(service, field.type, `${indent}  `)}${field.nullable ? " | null" : ""}`;
    const comment = prose === undefined ? "" : docComment(prose, `${indent}  `);
    return `${comment}${indent}  readonly ${propertyKey(field.name, field)}${mayBeMissing ? "?" : ""}: ${type};\n`;
  });
  return `{\n${members.join("")}${indent}}`;
}
