import { valueOr } from "../../model/fact.ts";
import { operationsOf } from "../../model/operations.ts";
import type { ResourceService } from "../../model/resource.ts";
import { defaultUrl } from "../../naming/resource-paths.ts";

/** The options that a user gives to a client. A tenant stands in the calls of examples. */
export function exampleOptions(service: ResourceService): object {
  const [variable] = service.baseUrlVariables;
  const url = valueOr(variable?.example, undefined, "used-on-the-wire") ?? "https://host.example";
  const needsKey = operationsOf(service).some(({ access }) => access.kind === "keys");
  return { ...(defaultUrl(service) === undefined ? { baseUrl: url } : {}), ...(needsKey ? { key: "your key" } : {}) };
}
