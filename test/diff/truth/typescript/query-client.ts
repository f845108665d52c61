import type { QueryService } from "../../../../generators/model/query.ts";
import { clientTypeNames, moduleTypeName } from "../../../../generators/naming/type-names.ts";
import type { Built } from "../packages.ts";
import type { Typed } from "../wire/query-requests.ts";
import { exportLines } from "./exported-names.ts";
import { exhaustive, fresh } from "./reading.ts";

/** A program against the client of a service of query modules: it names all exports, and makes each request in each way. */
export function queryClientProgram(built: Built, service: QueryService, typed: readonly Typed[]): string {
  const module = `${built.model.project.packageScope}/client/${service.id}`;
  const { create, code } = clientTypeNames(service);
  return [
    `import { ${create} } from ${JSON.stringify(module)};`,
    `import type { ${code} } from ${JSON.stringify(module)};`,
    ...service.modules.map((one) => `import type { ${moduleTypeName(one)} } from ${JSON.stringify(module)};`),
    ...exportLines(built, `client/generated/${service.id}/index.d.ts`, module),
    `const client = ${create}({ endpoint: "https://user.invalid", userAgent: "User/1.0 (user@user.invalid)" });`,
    ...typed.flatMap((one) => requestLines(service, one)),
    ...service.errors.map((one) => `export const ${fresh()}: ${code} = ${JSON.stringify(one.code)};`),
    `export const ${fresh()}: ${service.errors.map((one) => JSON.stringify(one.code)).join(" | ")} = null! as ${code}; ${exhaustive}`,
    "",
  ].join("\n");
}

function requestLines({ modules, groups }: QueryService, typed: Typed): readonly string[] {
  return [
    `export const ${fresh()} = () => client.query(${JSON.stringify(typed)});`,
    ...Object.entries(typed).flatMap(([group, named]) => Object.entries(named as object).flatMap(([name, parameters]) => {
      const module = modules.find((one) => one.name === name)!;
      const { role } = groups.find((one) => one.name === group) ?? { role: undefined };
      const call = group === "generator" ? "generate" : role === "items" || role === "facts" ? group : undefined;
      return [
        `export const ${fresh()}: ${moduleTypeName(module)} = ${JSON.stringify(parameters)};`,
        ...(call === undefined ? [] : [`export const ${fresh()} = () => client.${call}(${JSON.stringify(name)}, ${JSON.stringify(parameters)});`]),
      ];
    })),
  ];
}
