import { counted } from "../../describe/texts.ts";
import { statusRemark } from "../../describe/marks.ts";
import { factRemark } from "../../describe/module.ts";
import { rulesOfNone } from "../../describe/parameter.ts";
import { resourceRemarks } from "../../describe/resource.ts";
import { serviceRemarks } from "../../describe/remarks.ts";
import type { Service } from "../../model/model.ts";
import { operationsOf } from "../../model/operations.ts";
import type { QueryService } from "../../model/query.ts";
import type { ResourceService } from "../../model/resource.ts";
import { selectedGroups } from "../../naming/groups.ts";
import { camelCase } from "../../naming/type-names.ts";
import type { Detail } from "../../../templates/runtime/mcp/table.js";
import { argumentParts, oneLine, parameterArguments } from "./arguments.ts";
import { entryName } from "./entry-names.ts";
import { fit } from "./type-text.ts";
import { freeName } from "./free-name.ts";
import { secretsOf } from "./module.ts";
import { writes } from "./operation.ts";

/** Returns the description of a resource service and its operations. */
export function resourceServiceDetail(service: ResourceService): Detail {
  const operations = operationsOf(service);
  const parts = remarkParts(service, [], service.resources.flatMap(resourceRemarks));
  const whole = operations.map(
    (one) => `- ${entryName(service, one.operationId)} (${writes(one) ? "writes" : "reads"}): ${oneLine(one.summary)}`,
  );
  const names = [operations.map(({ operationId }) => operationId).join(", ")];
  return {
    text: fit(
      [whole, names].map((lines) => () => [head(service), "Operations:", ...lines, ...mentioned(parts)].join("\n")),
    ),
    parts,
  };
}

/** Returns the description of a query service, its modules, and requests for several modules. */
export function queryServiceDetail(service: QueryService): Detail {
  const parameters = service.requestParameters.flatMap((set) => set.parameters);
  const groups = selectedGroups(service);
  const lines = groups.map(
    ({ name, title, modules }) => `- ${camelCase(name)} (${title}): ${modules.map((module) => module.name).join(", ")}`,
  );
  const own = argumentParts(
    parameterArguments(
      service,
      parameters,
      service.requestParameters.flatMap(({ rules }) => rules),
    ),
  );
  const remarks = remarkParts(
    service,
    Object.keys(own),
    service.requestParameters.flatMap(({ rules }) => rulesOfNone(rules, service)),
  );
  const text = (all: readonly string[]) => (): string =>
    [head(service), ...combined(service), "Modules:", ...all, ...mentioned(remarks)].join("\n");
  return {
    text: fit([
      text(lines),
      text(
        groups.map(
          ({ name, title, modules }) =>
            `- ${camelCase(name)} (${title}): ${counted(modules.length, "modules")}; use search to find them`,
        ),
      ),
    ]),
    parts: { ...own, ...remarks },
    call:
      groups.length === 0
        ? undefined
        : {
            kind: "query",
            own: [],
            shared: [],
            secrets: service.modules.flatMap((module) => secretsOf(service, module) ?? []),
          },
  };
}

/** Returns facts about the service and facts that no document states, as parts in addition to those of arguments. */
function remarkParts(
  service: Service,
  taken: readonly string[],
  more: readonly string[],
): Readonly<Record<string, string>> {
  const facts = [...service.facts.map(factRemark), ...more].map((fact) => `- ${oneLine(fact)}`);
  const unstated = serviceRemarks(service);
  const names = new Set(taken);
  return {
    ...(facts.length > 0 && { [freeName("facts", names)]: facts.join("\n") }),
    ...(unstated !== undefined && { [freeName("undocumented", names)]: unstated }),
  };
}

function mentioned(parts: Readonly<Record<string, string>>): readonly string[] {
  const names = Object.keys(parts);
  return names.length === 0 ? [] : [`More: describe with part ${names.join(" or ")}.`];
}

function combined(service: QueryService): readonly string[] {
  const groups = selectedGroups(service);
  if (groups.length === 0) return [];
  const pages = service.pages === undefined ? [] : [`${service.pages.pages[0] ?? ""}: [...]`];
  const members = groups.map(({ name }) => `${camelCase(name)}: { <module>: { <its arguments> } }`);
  const generator = service.wire.generatorSelector?.value;
  const ofGenerator = generator === undefined ? [] : [`${generator}: { <module>: { … } } in place of pages`];
  return [
    `One request for several modules: call({ name: "${service.id}", arguments: { ${[...pages, ...members, ...ofGenerator].join(", ")} } })${statusRemark(service.wire.generatorSelector)}`,
  ];
}

function head({ id, title, description }: QueryService | ResourceService): string {
  return `${id}: ${title}. ${oneLine(description)}`;
}
