import type { QueryService } from "../../../../generators/model/query.ts";
import { clientTypeNames, moduleTypeName } from "../../../../generators/naming/type-names.ts";
import type { Built } from "../packages.ts";
import type { Typed } from "../wire/query-requests.ts";
import { exportLines } from "./exported-names.ts";
import { exhaustive, fresh } from "./reading.ts";

/**
 * Writes a program against the client of a service of query modules. It uses all exports, and makes each request in
 * each form.
 */
export function queryClientProgram(built: Built, service: QueryService, typed: readonly Typed[]): string {
  const module = `${built.model.project.packageScope}/client/${service.id}`;
  const { create, code } = clientTypeNames(service);
  const codes = service.errors.map((one) => JSON.stringify(one.code));
  return [
    `import { ${create} } from ${JSON.stringify(module)};`,
    `import type { ${code} } from ${JSON.stringify(module)};`,
    ...service.modules.map((one) => `import type { ${moduleTypeName(one)} } from ${JSON.stringify(module)};`),
    ...exportLines(built, `client/generated/${service.id}/index.d.ts`, module),
    `const client = ${create}({ endpoint: "https://user.invalid", userAgent: "User/1.0 (user@user.invalid)" });`,
    ...typed.flatMap((one) => requestLines(service, one)),
    ...codes.map((one) => `export const ${fresh()}: ${code} = ${one};`),
    `export const ${fresh()}: ${codes.join(" | ") || "never"} = null! as ${code}; ${exhaustive}`,
    "",
  ].join("\n");
}

function requestLines(service: QueryService, typed: Typed): readonly string[] {
  const groups = Object.entries(typed).filter((entry): entry is [string, object] => typeof entry[1] === "object");
  return [
    `export const ${fresh()} = () => client.query(${JSON.stringify(typed)});`,
    ...groups.flatMap(([group, modules]) => {
      return Object.entries(modules).flatMap(([name, parameters]) => moduleLines(service, group, name, parameters));
    }),
  ];
}

/** Writes the parameters of a module as a value, and in a separate call if its group has a method. */
function moduleLines(
  { modules, groups }: QueryService,
  group: string,
  name: string,
  parameters: unknown,
): readonly string[] {
  const module = modules.find((one) => one.name === name);
  if (module === undefined) return [];
  const role = groups.find((one) => one.name === group)?.role;
  const call = group === "generator" ? "generate" : role === "items" || role === "facts" ? group : undefined;
  const text = JSON.stringify(parameters);
  return [
    `export const ${fresh()}: ${moduleTypeName(module)} = ${text};`,
    ...(call === undefined
      ? []
      : [`export const ${fresh()} = () => client.${call}(${JSON.stringify(name)}, ${text});`]),
  ];
}
