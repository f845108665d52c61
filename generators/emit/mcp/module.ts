import { type ResultRow, errorProse, fieldRows } from "../../describe/result.ts";
import { historyProse } from "../../describe/lifecycle.ts";
import { statusRemark } from "../../describe/marks.ts";
import { factRemark } from "../../describe/module.ts";
import { ruleProse } from "../../describe/rule.ts";
import { codesOfModule, errorsByCode, shownCode } from "../../model/error-codes.ts";
import { membersOfResult } from "../../model/queries.ts";
import type { Module, Parameter, QueryService } from "../../model/query.ts";
import { knownResult } from "../../model/result-parts.ts";
import { generatorModules, groupOf, type SelectedGroup } from "../../naming/wire-names.ts";
import { camelCase } from "../../naming/type-names.ts";
import type { Detail } from "../../../templates/runtime/mcp/table.js";
import { argumentLines, argumentParts, oneLine, type Argument, type Level, parameterArguments } from "./arguments.ts";
import { entryName, fit, otherParts } from "./type-text.ts";

export function moduleDetail(service: QueryService, module: Module): Detail {
  const own = parameterArguments(service, module.parameters, module.rules);
  const shared = sharedParameters(service, module);
  const group = groupOf(service, module);
  const ofPages = parameterArguments(service, shared, []);
  const parts = argumentParts([...ofPages, ...own]);
  const others = otherParts(Object.keys(parts));
  const errors = errorLines(service, module);
  return {
    text: fit(
      levels.map(
        ([level, response]) =>
          () =>
            moduleText(service, module, own, ofPages, level, response),
      ),
    ),
    parts: {
      ...parts,
      [others.answer]: moduleResponse(service, module, group, "whole").join("\n"),
      ...(errors.length > 0 && { [others.errors]: errors.join("\n") }),
    },
    call:
      group === undefined
        ? undefined
        : {
            kind: "query",
            module: [camelCase(group.name), module.name],
            own: own.map(({ name }) => name),
            shared: [...shared.map(({ name }) => name), ...requestNames(service, [...module.parameters, ...shared])],
            secrets: secretsOf(service, module),
          },
  };
}

const levels: readonly (readonly [Level, ResultLevel | undefined])[] = [
  ["whole", "whole"],
  ["whole", "members"],
  ["sentence", "whole"],
  ["sentence", "members"],
  ["sentence", "names"],
  ["sentence", undefined],
  ["type", "names"],
  ["type", undefined],
  ["name", undefined],
];

function moduleText(
  service: QueryService,
  module: Module,
  own: readonly Argument[],
  shared: readonly Argument[],
  level: Level,
  response: ResultLevel | undefined,
): string {
  const group = groupOf(service, module);
  const name = entryName(service, module.name);
  const others = otherParts([...shared, ...own].map((one) => one.name));
  const rules = level === "name" ? [] : module.rules.map((rule) => oneLine(ruleProse(rule, service, (one) => one)));
  return [
    oneLine(`${name}${statusRemark(module.origin)}: ${module.description ?? ""} ${historyProse(module) ?? ""}`),
    group === undefined
      ? "How to request it is not known."
      : `${group.title}, reads.` +
        `${canGenerate(service, module) ? ` As generator in call of ${service.id}, it selects the pages that other modules describe.` : ""}`,
    ...module.facts.map((fact) => oneLine(factRemark(fact))),
    ...(shared.length === 0 ? [] : ["Pages:", ...argumentLines(shared, level === "whole" ? "sentence" : "name", "  ")]),
    ...(own.length === 0 ? ["No own arguments."] : ["Arguments:", ...argumentLines(own, level, "  ")]),
    ...(level === "whole" ? [] : ["For details of one: describe with part."]),
    ...(rules.length === 0 ? [] : ["Rules:", ...rules.map((rule) => `- ${rule}`)]),
    ...(response === undefined
      ? [`Response: describe with part ${others.answer}.`]
      : moduleResponse(service, module, group, response)),
    ...errorText(service, module, level, others.errors),
    ...exampleLines(service, module, name),
  ].join("\n");
}

function errorText(service: QueryService, module: Module, level: Level, part: string): readonly string[] {
  const codes = codesOfModule(module);
  if (codes.length === 0) return [];
  return level === "whole"
    ? ["Errors:", ...errorLines(service, module)]
    : [`Errors (describe with part ${part}): ${codes.map(shownCode).join(", ")}`];
}

function errorLines(service: QueryService, module: Module): readonly string[] {
  return codesOfModule(module).map((code) => {
    const error = errorsByCode(service).get(code);
    return oneLine(`- ${shownCode(code)}${error === undefined ? "" : `: ${errorProse(error)}`}`);
  });
}

function exampleLines(service: QueryService, module: Module, name: string): readonly string[] {
  const [example] = module.examples;
  if (example === undefined || groupOf(service, module) === undefined) return [];
  const given = { ...example.parameters, ...((example.request ?? {}) as object) };
  return [`Example: call(${JSON.stringify({ name, arguments: given })})`];
}

function canGenerate(service: QueryService, module: Module): boolean {
  return generatorModules(service).includes(module);
}

/** Returns the request parameters that select pages for a module and that it does not have itself. */
function sharedParameters(service: QueryService, module: Module): readonly Parameter[] {
  if (service.pages === undefined || groupOf(service, module)?.role !== "properties") return [];
  const names = new Set([...service.pages.pages, ...service.pages.revisions]);
  const own = new Set(module.parameters.map(({ name }) => name));
  const generator = service.wire.generatorSelector?.value;
  const sets = service.requestParameters.filter(({ parameters }) => parameters.some(({ name }) => names.has(name)));
  return sets
    .flatMap(({ parameters }) => parameters)
    .filter(({ name, template }) => template === undefined && name !== generator && !own.has(name));
}

/** Returns the names of further request parameters, except those that select modules and those that are constant. */
function requestNames(service: QueryService, taken: readonly Parameter[]): readonly string[] {
  const selectors = [service.wire.generatorSelector, ...service.groups.map(({ selector }) => selector)].map(
    (fact) => fact?.value,
  );
  const others = new Set([...selectors, ...[...service.constants, ...taken].map(({ name }) => name)]);
  return service.requestParameters
    .flatMap(({ parameters }) => parameters.map(({ name }) => name))
    .filter((name) => !others.has(name));
}

/** The module that issues tokens returns nothing else, so all members of its result are secret. */
export function secretsOf(service: QueryService, module: Module): readonly string[] | undefined {
  const result = knownResult(module);
  return service.tokens?.module === module.name && result !== undefined
    ? membersOfResult(result).map(({ name }) => name)
    : undefined;
}

/** The level of detail of a response: all members, members up to a fixed depth, or names only. */
type ResultLevel = "whole" | "members" | "names";

/** Describes the result of a module in the form that `call` returns, by group and by page. */
function moduleResponse(
  service: QueryService,
  module: Module,
  group: SelectedGroup | undefined,
  level: ResultLevel,
): readonly string[] {
  const rows = group === undefined ? undefined : rowsOf(service, module, group);
  if (rows === undefined) return [`Response: not known${statusRemark(module.result)}.`];
  const head = `Response${statusRemark(module.result)}; members that depend on a parameter are absent without it:`;
  const shown = level === "whole" ? rows : rows.filter(({ path }) => path.split(".").length <= 3);
  if (level === "names") return [`${head} ${shown.map(({ path }) => path).join(", ")}`];
  return [
    head,
    ...shown.map(({ path, type, prose }) => oneLine(`- ${path}: ${type}${prose === "" ? "" : `. ${prose}`}`)),
  ];
}

function rowsOf(service: QueryService, module: Module, group: SelectedGroup): readonly ResultRow[] | undefined {
  const result = knownResult(module);
  if (result === undefined) return undefined;
  const own = `${camelCase(group.name)}.${module.name}`;
  const rows = (path: string, fields: Parameters<typeof fieldRows>[2]): readonly ResultRow[] =>
    fieldRows(service, path, fields, (name) => name);
  const ofFacts = group.role === "facts" ? `${own}.` : "";
  return [
    ...rows(`${own}[].`, result.items ?? []),
    ...rows(ofFacts, result.results),
    ...rows("pages[].", result.page),
    ...rows("pages[].", result.generated).map((row) => ({ ...row, prose: `As a generator: ${row.prose}`.trimEnd() })),
    ...rows("", result.body),
  ];
}
