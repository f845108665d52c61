import type { Module, QueryService } from "../../model/query.ts";
import { docComment, identifier, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { camelCase } from "../../naming/type-names.ts";
import { clientNames, groupsOf } from "./query-names.ts";
import { entryText } from "./query-table.ts";

/* The client without modules but those that it is made with: for bundles, which then hold nothing of the others. */

export function coreText(service: QueryService): string {
  const groups = groupsOf(service);
  const constants = groups.flatMap(({ selector, modules }) =>
    modules.map((module) => `export const ${constantName(module)} = [${[selector, module.name, entryText(service, module, selector)].map(stringLiteral).join(", ")}];\n`),
  );
  return [
    `// The client of ${service.id}, and its modules one by one. Generated: change the spec instead.\n`,
    `import { createClient } from "../runtime/action-api/client/client.js";\n`,
    `import { wire } from "./wire.js";\n\n`,
    `export function ${clientNames(service).create}({ modules, ...options }) {\n`,
    `  const groups = { ${groups.map(({ selector }) => `${propertyKey(selector)}: {}`).join(", ")} };\n`,
    `  for (const [group, name, entry] of modules) groups[group][name] = entry;\n`,
    `  return createClient({ ...wire, groups }, options);\n}\n\n`,
    ...constants,
  ].join("");
}

export function coreTypes(service: QueryService): string {
  const { client, create } = clientNames(service);
  return [
    `import type { ModuleConstant } from "../runtime/action-api/client/types.js";\n`,
    `import type { ${client}, QueryClientOptions } from "./index.js";\n\n`,
    docComment("A client that knows no modules but these; calls that name another are refused."),
    `export declare function ${create}(options: QueryClientOptions & { readonly modules: readonly ModuleConstant[] }): ${client};\n\n`,
    ...groupsOf(service).flatMap(({ modules }) => modules.map((module) => `export declare const ${constantName(module)}: ModuleConstant;\n`)),
  ].join("");
}

/** Never a reserved word. */
function constantName({ name }: Module): string {
  return identifier(`${camelCase(name)}Module`);
}
