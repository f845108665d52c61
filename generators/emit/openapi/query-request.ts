import { valueOr, whereKnown } from "../../model/fact.ts";
import type { Constant } from "../../model/query-protocol.ts";
import type { Module, QueryService } from "../../model/query.ts";
import type { JsonObject } from "../../codegen/json.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { statusMarks, type Marks } from "../../describe/marks.ts";
import { extensions } from "./dialect.ts";
import type { WireParameter } from "./query-parameters.ts";

/* What a request for one module has at the endpoint beside the module's parameters. */

/** Parameters that have the same value in every request. What the value is has to be known. */
export function constantParameters({ constants }: QueryService): readonly JsonObject[] {
  return constants.flatMap(constantParameter);
}

function constantParameter({ name, value }: Constant): readonly JsonObject[] {
  const described = (text: string): string => `Every request has ${codeSpan(`${name}=${text}`)}.`;
  return whereKnown(
    value,
    (text) => [oneValue(name, text, described(text), statusMarks(value))],
    () => [],
  );
}

/** The parameter that selects the module; none where its name is unknown. */
export function selectorParameter(service: QueryService, module: Module): JsonObject | undefined {
  const selector = service.groups.find(({ name }) => name === module.group)?.selector;
  const name = valueOr(selector, undefined, "marked-beside");
  if (selector === undefined || name === undefined) return undefined;
  return oneValue(name, module.name, `Requests the module ${codeSpan(module.name)}.`, statusMarks(selector));
}

function oneValue(name: string, value: string, description: string, marks: Marks): JsonObject {
  const schema = { type: "string", enum: [value], default: value };
  return { name, in: "query", description, required: true, schema, ...extensions(marks) };
}

/**
 * The names below `components` of the request parameters that the module's answer may depend on. Pages are named for
 * modules that are about pages.
 */
export function generalParameters(
  service: QueryService,
  module: Module,
  own: readonly string[],
  all: readonly WireParameter[],
): readonly string[] {
  const { groups, pages, constants } = service;
  const role = groups.find(({ name }) => name === module.group)?.role;
  const named = pages === undefined || role === "properties" ? [] : [...pages.pages, ...pages.revisions];
  const others = new Set([...own, ...named, ...constants.map(({ name }) => name)]);
  return all.filter(({ name }) => !others.has(name)).map(({ key }) => key);
}
