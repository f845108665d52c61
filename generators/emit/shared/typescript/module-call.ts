import { flatLiteral } from "../../../codegen/literal.ts";
import { memberAccess, stringLiteral } from "../../../codegen/typescript.ts";
import type { Example } from "../../../model/example.ts";
import { profileOf } from "../../../model/profiles.ts";
import type { Module, QueryService } from "../../../model/query.ts";
import { knownResult } from "../../../model/result-parts.ts";
import { groupOf } from "../../../naming/wire-names.ts";
import { camelCase } from "../../../naming/type-names.ts";

/** Returns the name of the client variable in examples. */
export function clientName(service: QueryService): string {
  return profileOf(service)?.clientName ?? "client";
}

/**
 * Returns a line that sends the request of an example, or `undefined` if the wire format for selecting the module is
 * unknown.
 */
export function moduleCall(
  service: QueryService,
  module: Module,
  { parameters, request }: Example,
): string | undefined {
  const parts = moduleCallParts(service, module, Object.keys(parameters).length > 0);
  if (parts === undefined) return undefined;
  const { before, within, after } = parts;
  const argument = within.reduceRight<unknown>((value, member) => ({ [member]: value }), request ?? {});
  return before + flatLiteral(within.length === 0 ? argument : { ...parameters, ...(argument as object) }) + after;
}

/** A line of code without its argument. */
export interface CallParts {
  readonly before: string;
  /**
   * The path, outermost first, to the module's parameters within the argument. Empty if the parameters are the argument
   * itself.
   */
  readonly within: readonly string[];
  readonly after: string;
}

/**
 * Returns the line that queries a module, or `undefined` if the wire format is unknown. The method of a group accepts
 * only the module. Other parameters of a request, such as its pages, require a query.
 */
export function moduleCallParts(service: QueryService, module: Module, hasParameters: boolean): CallParts | undefined {
  const group = groupOf(service, module);
  if (group === undefined) return undefined;
  const [client, name, member] = [clientName(service), module.name, camelCase(group.name)];
  const method = `${client}${memberAccess(member)}(${stringLiteral(name)}, `;
  if (!hasParameters && group.role === "items" && isList(module))
    return { before: `for await (const item of ${method}`, within: [], after: ")) console.log(item);" };
  if (!hasParameters && group.role === "facts")
    return { before: `console.log(await ${method}`, within: [], after: "));" };
  return { before: `console.log(await ${client}.query(`, within: [member, name], after: "));" };
}

/** Returns whether the module returns a list that a loop can iterate over. */
function isList(module: Module): boolean {
  const result = knownResult(module);
  if (result === undefined || result.items !== undefined) return true;
  return [...result.results, ...result.body].some(({ name, type }) => name === module.name && type.kind === "list");
}
