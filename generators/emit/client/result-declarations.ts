import { groupBy } from "../../model/group-by.ts";
import type { Module, Parameter, QueryService } from "../../model/query.ts";
import type { ResultField } from "../../model/result.ts";
import type { GeneratedFile } from "../../codegen/generated-file.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { docComment, stringLiteral } from "../../codegen/typescript.ts";
import { statusRemark } from "../../describe/marks.ts";
import { isOfParameter, testsOf } from "../../model/result-fields.ts";
import { partsOf, type ResultPart, type TypeParameter } from "./query-results.ts";
import type { QueryScope } from "./query-scope.ts";
import { defaultsText, resultNames } from "./result-names.ts";
import type { TestScope } from "./result-tests.ts";
import { joinParts, objectPart, objectParts, resultType, type ObjectPart } from "./result-types.ts";

/** The declarations of what a module answers, with the defaults that they name. */
export function resultsText(scope: QueryScope, file: GeneratedFile, module: Module): string {
  const names = resultNames(file, "../values.js");
  const parts = partsOf(scope.resultsOf(module));
  const tests = { service: scope.service, source: "P", parameters: module.parameters, names } as const;
  const texts = parts.map((part) => declaration({ ...tests, role: part.role }, file, module, part));
  // `export {}` keeps the defaults to the file.
  const defaults = names.usesDefaults()
    ? [defaultsText(testedParameters(scope.service, module, parts)), "export {};\n"]
    : [];
  return [...texts, ...defaults].join("\n");
}

function declaration(scope: TestScope, file: GeneratedFile, module: Module, part: ResultPart): string {
  const { name, type, comment, parameters } = part;
  const doc = docComment(
    `${comment} ${codeSpan(module.name)}.${module.result === undefined ? "" : statusRemark(module.result)}`,
  );
  const head = parameters.map((parameter) => `${parameter.name} = ${defaultOf(file, parameter)}`).join(", ");
  const body =
    type.kind === "object" ? kindsPart(scope, type.fields) : { text: resultType(scope, type), always: false };
  if (head === "" && body.always) return `${doc}export interface ${file.export(name)} ${body.text}\n`;
  return `${doc}export type ${file.export(name)}${head === "" ? "" : `<${head}>`} = ${body.text};\n`;
}

/** The parameters of the module are declared in its file, the request in the index. */
function defaultOf(file: GeneratedFile, { name, default: type }: TypeParameter): string {
  return name === "R" ? file.importType("../index.js", type) : type;
}

/** An object of which some members are of pages of some kinds only. */
function kindsPart(scope: TestScope, fields: readonly ResultField[]): ObjectPart {
  const groups = [...groupBy(fields, ({ pages }) => pages.map(stringLiteral).join(" | "))];
  if (groups.every(([kinds]) => kinds === "")) return objectPart(scope, fields);
  const types = groups.map(([kinds, members]) => {
    const type = joinParts(objectParts(scope, members));
    return kinds === "" ? type : `(Kind extends ${kinds} ? ${type} : {})`;
  });
  return { text: types.join(" & "), always: false };
}

/** Those that tests of the results name. */
function testedParameters(
  service: QueryService,
  { parameters }: Module,
  parts: readonly ResultPart[],
): readonly Parameter[] {
  const tests = parts.flatMap(({ type }) => testsOf(service, type));
  const names = new Set(tests.filter(isOfParameter).map(({ parameter }) => parameter));
  return parameters.filter(({ name }) => names.has(name));
}
