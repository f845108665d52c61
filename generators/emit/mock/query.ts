import { runtimePath, type PrintedFile, generatedFile, type GeneratedFile } from "../../codegen/generated-file.ts";
import { incremental } from "../../model/memo.ts";
import type { QueryService, Module } from "../../model/query.ts";
import { outputName } from "../../naming/declared-name.ts";
import { resultTypes, partName, partsOf, shapeName } from "../shared/server/query/handlers.ts";
import {
  fieldConstants,
  resultsFile,
  fieldValues,
  referenceTo,
  typeValue,
  type FieldConstants,
} from "../shared/server/query/results.ts";
import { tableFile } from "../shared/server/query/table.ts";
import { writtenFormsFile, formOf } from "../shared/server/query/written-forms.ts";
import { mswFiles } from "./msw-entry.ts";
import { queryIndexFile, queryIndexTypes } from "./query/index.ts";
import type { Field, Type } from "../../../templates/runtime/query/server/results/table.ts";
import { lineComment, literal, nameOf, variableName } from "../../codegen/typescript.ts";
import { statusRemark } from "../../describe/marks.ts";
import type { ResponseShape, ResultField, ResultShape, ResultType } from "../../model/result.ts";
import { camelCase } from "../../naming/type-names.ts";
import { selectedGroups } from "../shared/server/query/module-info.ts";

export function queryFiles(service: QueryService, validators: string): readonly PrintedFile[] {
  const folder = outputName(service.id);
  const { answer } = service;
  return [
    queryIndexFile(service, folder, validators),
    queryIndexTypes(service, folder, validators),
    tableFile(service, folder),
    ...mswFiles(service, folder),
    ...(answer === undefined
      ? []
      : [
          resultsFile(service, answer, folder, fieldConstants(service, answer)),
          resultTypes(service, answer, folder),
          ...queryDataFiles(service, answer, folder),
        ]),
    ...(answer === undefined || service.profile === undefined ? [] : [writtenFormsFile(service, answer, folder)]),
  ];
}

interface MadeResult {
  readonly owner: Module | ResultShape;
  readonly type: string;
  readonly factory: string;
  readonly prose: string;
  readonly made: ResultType;
}

/** Returns the shapes and the module results that are objects, each with its factory. */
export function madeResults(service: QueryService, { shapes }: ResponseShape): readonly MadeResult[] {
  const ofShapes = shapes.map(
    (shape): MadeResult =>
      made(shape, shapeName(shape.name), shape.title, {
        kind: "object",
        fields: shape.fields,
        emptyList: shape.emptyList,
      }),
  );
  const ofModules = selectedGroups(service).flatMap(({ role, modules }) =>
    modules.flatMap((module) =>
      partsOf(module, formOf(module, role)).flatMap((part) => {
        if (!hasMembers(part.type)) return [];
        const prose =
          `${part.comment} \`${module.name}\`` + `${module.result === undefined ? "" : statusRemark(module.result)}`;
        return [made(module, partName(module, part), prose, part.type)];
      }),
    ),
  );
  return [...ofShapes, ...ofModules];
}

function made(owner: MadeResult["owner"], name: string, prose: string, type: ResultType): MadeResult {
  return { owner, type: name, factory: variableName(camelCase(name)), prose, made: type };
}

function hasMembers(type: ResultType): boolean {
  return type.kind === "union"
    ? type.members.every(hasMembers)
    : type.kind === "shape" || (type.kind === "object" && type.fields.length > 0);
}

const queryDataFiles = incremental(
  (service: QueryService, response: ResponseShape, folder: string): readonly PrintedFile[] => {
    const code = generatedFile(`${folder}/data.js`, `Data of ${service.id}, made up.`);
    const types = generatedFile(`${folder}/data.d.ts`, `Data of ${service.id}, made up.`);
    const path = runtimePath(types, "http/mock/factory.js");
    const generic = types.importType(path, "Factory");
    for (const name of ["Factory", "SampleOptions"]) types.exportTypeFrom(path, name);
    const constants = fieldConstants(service, response);
    const all = madeResults(service, response);
    const lines = all.map(({ factory, type, made }) =>
      factoryText({ code, service, shapes: response.shapes, constants }, { factory, name: type, type: made }),
    );
    const declarations = all.map(({ owner, prose, factory, type }) => {
      return (
        `${lineComment(`Made up: ${prose}.`)}export declare const ` +
        `${nameOf(types.export(factory), owner)}: ${generic}<${types.importType("./results.js", type)}>;\n`
      );
    });
    return [code.print(lines.join("\n")), types.print(declarations.join("\n"))];
  },
);

interface DataScope {
  readonly code: GeneratedFile;
  readonly service: QueryService;
  readonly shapes: readonly ResultShape[];
  readonly constants: FieldConstants;
}

interface MadeType {
  readonly factory: string;
  readonly name: string;
  readonly type: ResultType;
}

function factoryText(scope: DataScope, { factory, name, type }: MadeType): string {
  const { code, service, shapes } = scope;
  const make = code.import(runtimePath(code, "query/mock/factory.js"), "factoryOf");
  const used = usedShapes(typeValue(service, type), service, shapes);
  const own = Object.fromEntries(
    used.map(({ name, emptyList, fields }) => [
      name,
      { emptyList: emptyList || undefined, fields: fieldsOf(scope, fields) },
    ]),
  );
  const value =
    type.kind === "object"
      ? { kind: type.kind, fields: fieldsOf(scope, type.fields), emptyList: type.emptyList || undefined }
      : typeValue(service, type);
  const site =
    service.profile === undefined
      ? ""
      : `, ${code.import(runtimePath(code, `${service.profile}/server/results/mock-site.js`), "siteNames")}`;
  return (
    `export const ${code.export(factory)} = /* @__PURE__ */ ${make}(${literal(name)}, ${literal(value)}` +
    `, ${literal(own)}${site});\n`
  );
}

/** Returns the descriptions of members, imported from the file of results if it declares them. */
function fieldsOf({ code, service, constants }: DataScope, fields: readonly ResultField[]): readonly Field[] {
  const name = constants.get(fields);
  if (name !== undefined) code.import("./results.js", name);
  return referenceTo(constants, fields) ?? fieldValues(service)(fields);
}

function usedShapes(type: Type, service: QueryService, shapes: readonly ResultShape[]): readonly ResultShape[] {
  const found = new Set(shapesIn(type));
  for (const name of found) {
    const { fields = [] } = shapes.find((shape) => shape.name === name) ?? {};
    for (const one of fields) for (const inner of shapesIn(typeValue(service, one.type))) found.add(inner);
  }
  return shapes.filter(({ name }) => found.has(name));
}

function shapesIn(type: Type): readonly string[] {
  if (type.kind === "shape") return [type.shape];
  if (type.kind === "list") return shapesIn(type.items);
  if (type.kind === "map") return shapesIn(type.values);
  if (type.kind === "object") return type.fields.flatMap((field) => shapesIn(field.type));
  return type.kind === "union" ? type.members.flatMap(shapesIn) : [];
}
