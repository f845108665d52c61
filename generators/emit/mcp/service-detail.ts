import { statusRemark } from "../../describe/marks.ts";
import { operationsOf } from "../../model/operations.ts";
import type { QueryService } from "../../model/query.ts";
import type { ResourceService } from "../../model/resource.ts";
import { selectedGroups } from "../../naming/groups.ts";
import { camelCase } from "../../naming/type-names.ts";
import { valueOr } from "../../model/fact.ts";
import type { Detail } from "../../../templates/runtime/mcp/table.js";
import { argumentParts, oneLine } from "./argument-lines.ts";
import { entryName } from "./entry-names.ts";
import { fit } from "./fit.ts";
import { secretsOf } from "./module.ts";
import { parameterArguments } from "./module-arguments.ts";
import { writes } from "./operation.ts";

/** What is said of a service of resources: what it is, and what it has. */
export function resourceServiceDetail(service: ResourceService): Detail {
  const operations = operationsOf(service);
  const whole = operations.map((one) => `- ${entryName(service, one.operationId)} (${writes(one) ? "writes" : "reads"}): ${oneLine(one.summary)}`);
  const names = [operations.map(({ operationId }) => operationId).join(", ")];
  return { text: fit([whole, names].map((lines) => () => [head(service), "Operations:", ...lines].join("\n"))) };
}

/** The same of queries, and how one request asks several modules. */
export function queryServiceDetail(service: QueryService): Detail {
  const parameters = service.requestParameters.flatMap((set) => set.parameters);
  const groups = selectedGroups(service);
  const lines = groups.map(({ name, title, modules }) => `- ${camelCase(name)} (${title}): ${modules.map((module) => module.name).join(", ")}`);
  const text = (all: readonly string[]) => (): string => [head(service), ...combined(service), "Modules:", ...all].join("\n");
  return {
    text: fit([text(lines), text(groups.map(({ name, title, modules }) => `- ${camelCase(name)} (${title}): ${modules.length} modules, which search finds`))]),
    parts: argumentParts(parameterArguments(service, parameters, [])),
    call: groups.length === 0 ? undefined : { kind: "query", own: [], shared: [], secrets: service.modules.flatMap((module) => secretsOf(service, module) ?? []) },
  };
}

function combined(service: QueryService): readonly string[] {
  const groups = selectedGroups(service);
  if (groups.length === 0) return [];
  const pages = service.pages === undefined ? [] : [`${service.pages.pages[0] ?? ""}: [...]`];
  const members = groups.map(({ name }) => `${camelCase(name)}: { <module>: { <its arguments> } }`);
  const generator = valueOr(service.wire.generatorSelector, undefined, "used-on-the-wire");
  const ofGenerator = generator === undefined ? [] : [`${generator}: { <module>: { … } } in place of pages`];
  return [`One request for several modules: call({ name: "${service.id}", arguments: { ${[...pages, ...members, ...ofGenerator].join(", ")} } })${statusRemark(service.wire.generatorSelector)}`];
}

function head({ id, title, description }: QueryService | ResourceService): string {
  return `${id}: ${title}. ${oneLine(description)}`;
}

