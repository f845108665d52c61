import type { Fact } from "../../../../generators/model/fact.ts";
import type { GroupRole, Module, Parameter, QueryService } from "../../../../generators/model/query.ts";
import { expandParameters } from "../../../../generators/naming/wire-names.ts";
import { serverNames } from "../../../../generators/naming/type-names.ts";
import type { Type } from "../../../../generators/model/type.ts";
import type { Built } from "../packages.ts";
import { exportLines } from "./exported-names.ts";
import { readingLines } from "./reading.ts";

/** Writes handlers for all modules and all generators. Each reads all of its parameters, and returns one item. */
export function queryServerProgram(built: Built, service: QueryService): string {
  const module = `${built.model.project.packageScope}/server/${service.id}`;
  const { handlers, plugin } = serverNames(service);
  const generators = service.modules.filter(({ generator }) => generator);
  return [
    `import { ${plugin} } from ${JSON.stringify(module)};`,
    `import type { ${handlers} } from ${JSON.stringify(module)};`,
    ...exportLines(built, `server/generated/${service.id}/index.d.ts`, module),
    `export const handlers: ${handlers} = {`,
    "modules: {",
    ...service.modules.flatMap((one) => handlerLines(service, one)),
    "},",
    ...(generators.length === 0
      ? []
      : ["generators: {", ...generators.flatMap((one) => handlerLines(service, one, somePage)), "},"]),
    "};",
    `export const served = ${plugin}(handlers);`,
    "",
  ].join("\n");
}

const somePage = '[{ pageid: 1, ns: 0, title: "One" }]';

function handlerLines(
  service: QueryService,
  module: Module,
  response = plainResponse(service, module),
): readonly string[] {
  const sets = new Map(service.valueSets.map((set) => [set.id, set]));
  const lines = expandParameters(module.parameters, sets).flatMap(({ parameter, name }) =>
    readingLines(`parameters[${JSON.stringify(name)}]`, typeOf(parameter), {
      valueSets: service.valueSets,
      shapes: [],
    }),
  );
  return [`${JSON.stringify(module.name)}: (parameters, context) => {`, ...lines, `return ${response};`, "},"];
}

function plainResponse({ groups }: QueryService, { group }: Module): string {
  return responses[groups.find(({ name }) => name === group)?.role ?? "items"];
}

const responses: Readonly<Record<GroupRole, string>> = {
  items: '[{ title: "One" }]',
  properties: 'context.pages.map((page) => [page, { also: "this" }] as const)',
  facts: '{ fact: "It is so" }',
};

function typeOf({ type, multiple, place }: Parameter): Fact<Type> {
  const value: Type =
    multiple === undefined
      ? type
      : { kind: "list", items: type, minItems: undefined, maxItems: undefined, uniqueItems: false };
  return { status: "documented", value, place };
}
