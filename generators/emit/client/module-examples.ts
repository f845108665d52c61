import { flatLiteral } from "../../codegen/literal.ts";
import { memberAccess, stringLiteral } from "../../codegen/typescript.ts";
import type { Example } from "../../model/example.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { knownResult } from "../../model/results.ts";
import { exampleTag } from "../shared/typescript/example-tag.ts";
import { clientName, groupsOf, type Group } from "./query-names.ts";

/** Calls of the client for the examples of a module, as documentation comments show them. */
export function moduleExamples(service: QueryService, module: Module): readonly `@${string}`[] {
  const group = groupsOf(service).find(({ modules }) => modules.includes(module));
  if (group === undefined) return [];
  return module.examples.map((example) => exampleTag(callText(service, group, module, example), example.title));
}

/** The method of the group takes the module alone; what a request says beside it, such as its pages, is in a query. */
function callText(service: QueryService, group: Group, module: Module, { parameters, request }: Example): string {
  const [client, name] = [clientName(service), module.name];
  const isAlone = Object.keys(parameters).length === 0;
  const method = `${client}${memberAccess(group.member)}(${stringLiteral(name)}, ${flatLiteral(request ?? {})})`;
  if (isAlone && group.role === "items" && isList(module)) return `for await (const item of ${method}) console.log(item);`;
  if (isAlone && group.role === "facts") return `console.log(await ${method});`;
  return `console.log(await ${client}.query(${flatLiteral({ ...parameters, [group.member]: { [name]: request ?? {} } })}));`;
}

/** Whether what comes under the module's name is a list, whose items a loop has one by one. */
function isList(module: Module): boolean {
  const result = knownResult(module);
  if (result === undefined || result.items !== undefined) return true;
  return [...result.results, ...result.body].some(({ name, type }) => name === module.name && type.kind === "list");
}
