import { alwaysNeedsKey, needsKey, operationsOf } from "../../model/operations.ts";
import type { Service } from "../../model/model.ts";
import { profileOf } from "../../model/profiles.ts";
import type { QueryService } from "../../model/query.ts";
import type { ResourceService } from "../../model/resource.ts";
import { defaultUrl, keyPlaces } from "../../naming/resource-paths.ts";
import type { Variable } from "../../../templates/runtime/mcp/table.js";

/** The options of a client of the service, as variables of the environment: `EXCHANGE_BASE_URL`. */
export function variablesOf(service: Service): readonly Variable[] {
  const variables = service.kind === "query" ? ofQueries(service) : ofResources(service);
  const start = constantCase(service.id);
  return variables.map((variable) => ({ ...variable, name: `${start}_${variable.name}` }));
}

function ofResources(service: ResourceService): readonly Variable[] {
  const {
    baseUrlVariables: [variable],
    tenant,
  } = service;
  const url = defaultUrl(service);
  const places = keyPlaces(service).map((place) => place.in);
  const hasTenants = tenant !== undefined && operationsOf(service).some((operation) => operation.tenant !== "none");
  return [
    {
      name: "BASE_URL",
      option: "baseUrl",
      text: line(variable?.description ?? "The base URL of the service."),
      needed: needed(url === undefined),
    },
    ...(needsKey(service)
      ? [
          {
            name: "KEY",
            option: "key",
            text: "The key of the service.",
            needed: needed(alwaysNeedsKey(service)),
            secret: true,
          } as const,
        ]
      : []),
    ...(needsKey(service) && places.length > 1
      ? [
          {
            name: "KEY_IN",
            option: "keyIn",
            text: `The place of the key in a request: ${places.join(", ")}; the default is the first.`,
          },
        ]
      : []),
    ...(hasTenants ? [{ name: "TENANT", option: "tenant", text: "The default tenant of calls." }] : []),
  ];
}

function ofQueries(service: QueryService): readonly Variable[] {
  const agent = "The name of your program, and a contact in parentheses, such as my-tool/1.0 (me@example.org).";
  return [
    { name: "ENDPOINT", option: "endpoint", text: "The URL of the endpoint.", needed: true },
    { name: "USER_AGENT", option: "userAgent", text: agent, needed: needed(profileOf(service) !== undefined) },
    { name: "ACCESS_TOKEN", option: "accessToken", text: "A token to send as Authorization: Bearer.", secret: true },
  ];
}

function needed(is: boolean): true | undefined {
  return is || undefined;
}

function line(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** `booking-shop` → `BOOKING_SHOP`. */
export function constantCase(id: string): string {
  const name = id
    .replace(/([a-z\d])(?=[A-Z])/g, "$1_")
    .replace(/[^A-Za-z\d]+/g, "_")
    .toUpperCase();
  return /^\d/.test(name) ? `_${name}` : name;
}
