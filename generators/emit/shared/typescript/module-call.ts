import { flatLiteral } from "../../../codegen/literal.ts";
import { memberAccess, stringLiteral } from "../../../codegen/typescript.ts";
import type { Example } from "../../../model/example.ts";
import { profileOf } from "../../../model/profiles.ts";
import type { Module, QueryService } from "../../../model/query.ts";
import { knownResult } from "../../../model/results.ts";
import { groupOf } from "../../../naming/groups.ts";
import { camelCase } from "../../../naming/type-names.ts";

/** What an example calls the client. */
export function clientName(service: QueryService): string {
  return profileOf(service)?.clientName ?? "client";
}

/**
 * A line that makes the request of an example; undefined where it is not known how a request names the module. The method of the group
 * takes the module alone; what a request says beside it, such as its pages, is in a query.
 */
export function moduleCall(service: QueryService, module: Module, { parameters, request }: Example): string | undefined {
  const group = groupOf(service, module);
  if (group === undefined) return undefined;
  const [client, name, member] = [clientName(service), module.name, camelCase(group.name)];
  const isAlone = Object.keys(parameters).length === 0;
  const method = `${client}${memberAccess(member)}(${stringLiteral(name)}, ${flatLiteral(request ?? {})})`;
  if (isAlone && group.role === "items" && isList(module)) return `for await (const item of ${method}) console.log(item);`;
  if (isAlone && group.role === "facts") return `console.log(await ${method});`;
  return `console.log(await ${client}.query(${flatLiteral({ ...parameters, [member]: { [name]: request ?? {} } })}));`;
}

/** Whether what comes under the module's name is a list, whose items a loop has one by one. */
function isList(module: Module): boolean {
  const result = knownResult(module);
  if (result === undefined || result.items !== undefined) return true;
  return [...result.results, ...result.body].some(({ name, type }) => name === module.name && type.kind === "list");
}
