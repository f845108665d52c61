import { isUnknown } from "../../../model/fact.ts";
import type { Operation, QueryParameter, Resource, ResourceService, Response } from "../../../model/resource.ts";
import { refused, same, type Case, type Claim, type Expectation, type Step } from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import type { Given } from "../query/draft.ts";
import { accessCases, isolationCases, pathCases, tenantCases } from "./access-cases.ts";
import { probesOf } from "./probes.ts";
import { idNames, itemsOf, operationsBy, sampleQuery, stepOf, type ResourceScope } from "./requests.ts";
import { accepted, codesOf, notFoundCodes, operationClaim, readSteps, resourceCase } from "./resource-case.ts";
import { writeCases } from "./write-cases.ts";

/** Returns the cases of a resource service. Those that change data are included only if `write` is true. */
export function resourceSuite(service: ResourceService, given: Given, mark: string, write: boolean): readonly Case[] {
  const scope = { service, given, mark };
  return service.resources.flatMap((resource) => [
    ...resource.operations.flatMap((operation) => [
      // The response to HEAD has no body, and so no error code.
      ...(operation.method === "HEAD" ? [] : accessCases(scope, resource, operation)),
      ...(operation.method === "GET" ? readCases(scope, resource, operation) : []),
    ]),
    ...pathCases(scope, resource),
    ...isolationCases(scope, resource),
    ...(write ? writeCases(scope, resource) : []),
  ]);
}

/** Returns the cases of a request that only reads. */
function readCases(scope: ResourceScope, resource: Resource, operation: Operation): readonly Case[] {
  const { service } = scope;
  const id = operation.operationId;
  const smoke = resourceCase(scope, resource, {
    key: id,
    claim: operationClaim(service, operation, "operation", `${operation.method} ${operation.path}`),
    steps: readSteps(scope, resource, operation),
    expect: accepted(service),
  });
  const aliases = resource.pathAliases.flatMap((alias) => {
    if (!operation.path.startsWith(resource.path)) return [];
    const path = alias + operation.path.slice(resource.path.length);
    const [first, ...rest] = readSteps(scope, resource, operation);
    const own = rest[0] ?? first!;
    const place = resource.pathPlaces.get(alias) ?? operation.place;
    const claim = originClaim(service.id, id, "path alias", alias, { origin: operation.origin, place });
    const steps = [...(rest.length > 0 ? [first!] : []), own, stepOf(scope, operation, { path }), own];
    return [resourceCase(scope, resource, { key: `${id}/alias ${alias}`, claim, steps, expect: same, base: id })];
  });
  const unknownId = operation.pathParameters.some(({ isId }) => isId)
    ? [
        resourceCase(scope, resource, {
          key: `${id}/no such object`,
          claim: operationClaim(service, operation, "unknown id", "an error"),
          steps: [stepOf(scope, operation, { id: "999999999" })],
          expect: refused(...notFoundCodes(service, operation)),
          base: id,
        }),
      ]
    : [];
  return [
    smoke,
    ...aliases,
    ...unknownId,
    ...headCases(scope, resource, operation),
    ...tenantCases(scope, resource, operation),
    ...operation.query.flatMap((parameter) => parameterCases(scope, resource, operation, parameter)),
    ...pagingCases(scope, resource, operation),
    ...agreementCases(scope, resource, operation),
  ];
}

/** Returns a case of HEAD, which RFC 9110 requires wherever there is GET, unless the spec describes its own operation. */
function headCases(scope: ResourceScope, resource: Resource, operation: Operation): readonly Case[] {
  const isOwn = scope.service.resources.some(({ operations }) =>
    operations.some(({ method, path }) => method === "HEAD" && path === operation.path),
  );
  const steps = readSteps(scope, resource, operation);
  return isOwn
    ? []
    : [
        resourceCase(scope, resource, {
          key: `${operation.operationId}/head`,
          claim: operationClaim(scope.service, operation, "HEAD", "the response of GET without a body"),
          steps: [...steps, { ...steps.at(-1)!, method: "HEAD", template: undefined }],
          expect: { kind: "head" },
          base: operation.operationId,
        }),
      ];
}

/** Returns the cases of a query parameter: its values, and its effect on the list. */
function parameterCases(
  scope: ResourceScope,
  resource: Resource,
  operation: Operation,
  parameter: QueryParameter,
): readonly Case[] {
  const { service } = scope;
  const { name, type: fact, role, required, aliases } = parameter;
  const type = fact?.value;
  const id = operation.operationId;
  const subject = `${id}.${name}`;
  const items = itemsOf(resource, operation);
  const claimOf = (attribute: string, value: unknown): Claim => ({
    ...factClaim(service.id, subject, attribute, { ...fact, place: parameter.place }),
    value: String(value),
  });
  const steps = (value: string): readonly Step[] => readSteps(scope, resource, operation, { query: [[name, value]] });
  const made: Case[] = [];
  const add = (key: string, claim: Claim, of: readonly Step[], expect: Expectation): void => {
    made.push(resourceCase(scope, resource, { key: `${subject}/${key}`, claim, steps: of, expect, base: id }));
  };
  for (const [index, probe] of (type === undefined ? [] : probesOf(service, type)).entries()) {
    const claim =
      probe.fact === undefined
        ? claimOf(probe.attribute, probe.attribute === "type" ? type!.kind : probe.value)
        : factClaim(service.id, subject, probe.attribute, probe.fact);
    const codes = codesOf(service.requestErrors.invalid);
    add(
      `${probe.attribute} ${index}`,
      claim,
      steps(String(probe.value)),
      probe.isValid ? accepted(service) : refused(...codes),
    );
  }
  if (required)
    add(
      "missing",
      claimOf("required", true),
      [{ ...steps("")[0]!, query: stepOf(scope, operation).query.filter(([one]) => one !== name) }],
      refused(...codesOf(service.requestErrors.missing)),
    );
  for (const alias of aliases) {
    const sample = sampleQuery(scope, operation, parameter);
    const one = stepOf(scope, operation, { query: [[name, sample]] });
    const other = { ...one, query: one.query.map(([key, value]) => [key === name ? alias : key, value] as const) };
    add(`alias ${alias}`, claimOf("alias", alias), [one, other, one], same);
  }
  if (items === undefined || role === undefined) return made;
  if (role.kind === "limit")
    add("count", claimOf("effect", "limits the number of items"), steps("1"), { kind: "count", items, maximum: 1 });
  if (role.kind === "filter") {
    const captured = { name: "value", paths: [[...items, "*", role.field]] };
    const [list] = readSteps(scope, resource, operation);
    const sent = steps("{value}");
    add("filter", claimOf("effect", `filters by ${role.field}`), [{ ...list!, captures: [captured] }, ...sent], {
      kind: "filtered",
      items,
      field: role.field,
    });
  }
  if (role.kind === "filter" && type?.kind === "string") {
    const claim = claimOf("no match", "an empty list");
    const none = steps("kiln-verify-no-match");
    const { get = operation } = operationsBy(resource);
    const refusals = [...codesOf(service.requestErrors.unknownPath), ...notFoundCodes(service, get), "status 404"];
    add("no match", claim, none, { kind: "accepted", refusals });
    add("no match is empty", claim, none, { kind: "count", items, maximum: 0 });
  }
  if (role.kind === "sort" && type?.kind === "enum" && type.values.kind === "inline")
    for (const { value } of type.values.values)
      add(`order ${value}`, claimOf("effect", `sorts by ${value}`), steps(value), {
        kind: "sorted",
        items,
        field: value.replace(/^-/, ""),
        descending: value.startsWith("-"),
      });
  if (parameter.default !== undefined && !isUnknown(parameter.default)) {
    const value = [parameter.default?.value ?? ""].flat().join(",");
    const [one, other] = [stepOf(scope, operation), stepOf(scope, operation, { query: [[name, value]] })];
    add("default", factClaim(service.id, subject, "default", parameter.default), [one, other, one], same);
  }
  return made;
}

/** Returns a case that reads the list of an operation to its end in pages. */
function pagingCases(scope: ResourceScope, resource: Resource, operation: Operation): readonly Case[] {
  const items = itemsOf(resource, operation);
  const limit = operation.query.find(({ role }) => role?.kind === "limit");
  const next = operation.query.find(
    ({ role }) => role?.kind === "after" || role?.kind === "offset" || role?.kind === "number",
  );
  if (items === undefined || limit === undefined || next === undefined) return [];
  const { service } = scope;
  const role = next.role!;
  const type = limit.type?.value;
  const maximum = type?.kind === "integer" ? type.maximum?.value : undefined;
  const whole = stepOf(scope, operation, { query: maximum === undefined ? [] : [[limit.name, String(maximum)]] });
  const part = stepOf(scope, operation, { query: [[limit.name, "{limit}"]] });
  const way =
    role.kind === "after"
      ? ({ kind: "after", parameter: next.name, field: idNames(resource)[0]! } as const)
      : role.kind === "number"
        ? ({ kind: "number", parameter: next.name, first: role.first } as const)
        : ({ kind: "offset", parameter: next.name } as const);
  const claim = {
    ...factClaim(service.id, `${operation.operationId}.${next.name}`, "paging", { ...next.type, place: next.place }),
    value: "all items, once, in order",
  };
  return [
    resourceCase(scope, resource, {
      key: `${operation.operationId}/paging`,
      claim,
      steps: [whole, part],
      expect: { kind: "paged", items, next: way, linked: operation.responses.some(hasLink) },
      base: operation.operationId,
    }),
  ];
}

function hasLink({ headers }: Response): boolean {
  return headers.some(({ name }) => name.toLowerCase() === "link");
}

/** Returns a case that compares the first object of the list with the response about this object. */
function agreementCases(scope: ResourceScope, resource: Resource, operation: Operation): readonly Case[] {
  const { list, get } = operationsBy(resource);
  const items = list && itemsOf(resource, list);
  if (operation !== get || items === undefined) return [];
  return [
    resourceCase(scope, resource, {
      key: `${operation.operationId}/as in list`,
      claim: operationClaim(scope.service, operation, "values", "as in the list"),
      steps: readSteps(scope, resource, operation),
      expect: { kind: "agrees", items },
      base: operation.operationId,
    }),
  ];
}
