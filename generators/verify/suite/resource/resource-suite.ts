import type { Json } from "../../../codegen/json.ts";
import { isUnknown } from "../../../model/fact.ts";
import { fieldsOfRule } from "../../../model/body.ts";
import type { QueryParameter, ResourceService } from "../../../model/resource.ts";
import {
  refused,
  same,
  type Case,
  type Claim,
  type Expectation,
  type NextPage,
  type Pair,
  type Step,
  type Cases,
} from "../case.ts";
import { factClaim, originClaim } from "../claim.ts";
import type { Given } from "../query/draft.ts";
import { accessCases, headerCases, isolationCases, pathCases, tenantCases } from "./access-cases.ts";
import { probeClaim, probesOf } from "./probes.ts";
import { idNames, itemsOf, operationsBy, queryPairs, sampleField, samplePairs } from "./requests.ts";
import { accepted, codesOf, notFoundCodes, subjectOf, type Subject } from "./resource-case.ts";
import { violationsOf } from "./violations.ts";
import { writeCases } from "./write-cases.ts";

/** Returns the cases of a resource service. Those that change data are included only if `write` is true. */
export function resourceSuite(service: ResourceService, given: Given, mark: string, write: boolean): readonly Case[] {
  const scope = { service, given, mark };
  return service.resources.flatMap((resource) => [
    ...resource.operations.flatMap((operation) => {
      const subject = subjectOf(scope, resource, operation);
      // The response to HEAD has no body, and so no error code.
      const access = operation.method === "HEAD" ? [] : accessCases(subject);
      return [...access, ...(operation.method === "GET" ? readCases(subject) : [])];
    }),
    ...pathCases(scope, resource),
    ...isolationCases(scope, resource),
    ...(write ? writeCases(scope, resource) : []),
  ]);
}

/** Yields the cases of a request that only reads. */
function* readCases(subject: Subject): Cases {
  const { service, resource, operation, id, make, claim, step, reading } = subject;
  const steps = reading();
  const own = steps.at(-1)!;
  yield make(id, claim("operation", `${operation.method} ${operation.path}`), steps, accepted(service));
  if (operation.path.startsWith(resource.path))
    for (const alias of resource.pathAliases) {
      const path = alias + operation.path.slice(resource.path.length);
      const place = resource.pathPlaces.get(alias) ?? operation.place;
      const about = originClaim(service.id, id, "path alias", alias, { origin: operation.origin, place });
      yield make(`${id}/alias ${alias}`, about, [...steps, step({ path }), own], same, id);
    }
  if (operation.pathParameters.some(({ isId }) => isId))
    yield make(
      `${id}/no such object`,
      claim("unknown id", "an error"),
      [step({ id: "999999999" })],
      refused(...notFoundCodes(service, operation)),
      id,
    );
  // RFC 9110 requires HEAD wherever there is GET. The spec may describe it as an operation of its own.
  const isOwn = service.resources.some(({ operations }) =>
    operations.some(({ method, path }) => method === "HEAD" && path === operation.path),
  );
  if (!isOwn) {
    const head = { ...own, method: "HEAD", template: undefined };
    yield make(
      `${id}/head`,
      claim("HEAD", "the response of GET without a body"),
      [...steps, head],
      { kind: "head" },
      id,
    );
  }
  yield* tenantCases(subject);
  for (const parameter of operation.query) yield* parameterCases(subject, parameter);
  yield* headerCases(subject);
  const { query, queryRules } = operation;
  const required = query.filter((one) => one.required).map(({ name }) => name);
  const sample = (name: string, isLater: boolean): Json =>
    sampleField(subject, resource, query.find((one) => one.name === name)!, isLater);
  for (const { rule, key, values } of violationsOf(query, queryRules, required, sample)) {
    const pairs = query.flatMap((one) => (one.name in values ? queryPairs(one, values[one.name]!) : []));
    const about = originClaim(service.id, id, `rule ${rule.kind}`, fieldsOfRule(rule).join(" "), rule);
    const codes = codesOf(rule.error ?? service.requestErrors.invalid);
    yield make(`${id}/rule ${key}`, about, reading({ query: pairs }), refused(...codes), id);
  }
  yield* pagingCases(subject);
  const { list, get } = operationsBy(resource);
  const items = list && itemsOf(resource, list);
  if (operation === get && items !== undefined)
    yield make(`${id}/as in list`, claim("values", "as in the list"), steps, { kind: "agrees", items }, id);
}

/** Yields the cases of a query parameter: its values, and its effect on the list. */
function* parameterCases(subject: Subject, parameter: QueryParameter): Cases {
  const { service, resource, operation, id, make, step, reading } = subject;
  const { name, type: fact, role, required, aliases } = parameter;
  const type = fact?.value;
  const items = itemsOf(resource, operation);
  const of = (key: string, claim: Claim, steps: readonly Step[], expect: Expectation): Case =>
    make(`${id}.${name}/${key}`, claim, steps, expect, id);
  const claim = (attribute: string, value: unknown): Claim => ({
    ...factClaim(service.id, `${id}.${name}`, attribute, { ...fact, place: parameter.place }),
    value: String(value),
  });
  const steps = (value: Json): readonly Step[] => reading({ query: queryPairs(parameter, value) });
  for (const [index, probe] of (type === undefined
    ? []
    : probesOf({ service, shapes: resource.shapes }, type)
  ).entries())
    yield of(
      `${probe.attribute} ${index}`,
      probeClaim(service.id, `${id}.${name}`, { ...fact, place: parameter.place }, probe),
      steps(probe.value),
      probe.isValid ? accepted(service) : refused(...codesOf(service.requestErrors.invalid)),
    );
  if (type?.kind === "list" || parameter.deepObject !== undefined) {
    const given = reading({ query: samplePairs(subject, operation, parameter) });
    yield of(
      "given",
      claim("style", parameter.separator ?? parameter.deepObject ?? "repeated"),
      given,
      accepted(service),
    );
  }
  if (required) {
    const without = { ...steps("")[0]!, query: step().query.filter(([one]) => one !== name) };
    yield of("missing", claim("required", true), [without], refused(...codesOf(service.requestErrors.missing)));
  }
  for (const alias of aliases) {
    const one = step({ query: samplePairs(subject, operation, parameter) });
    const renamed = (key: string): string => (key.split("[")[0] === name ? alias + key.slice(name.length) : key);
    const other = { ...one, query: one.query.map(([key, value]): Pair => [renamed(key), value]) };
    yield of(`alias ${alias}`, claim("alias", alias), [one, other, one], same);
  }
  if (items === undefined || role === undefined) return;
  if (role.kind === "limit")
    yield of("count", claim("effect", "limits the number of items"), steps("1"), { kind: "count", items, maximum: 1 });
  if (role.kind === "filter") {
    const { field } = role;
    const list = { ...reading()[0]!, captures: [{ name: "value", paths: [[...items, "*", field]] }] };
    const filtered = { kind: "filtered", items, field } as const;
    yield of("filter", claim("effect", `filters by ${field}`), [list, ...steps("{value}")], filtered);
  }
  if (role.kind === "filter" && type?.kind === "string") {
    const about = claim("no match", "an empty list");
    const none = steps("kiln-verify-no-match");
    const { get = operation } = operationsBy(resource);
    const refusals = [...codesOf(service.requestErrors.unknownPath), ...notFoundCodes(service, get), "status 404"];
    yield of("no match", about, none, { kind: "accepted", refusals });
    yield of("no match is empty", about, none, { kind: "count", items, maximum: 0 });
  }
  if (role.kind === "sort" && type?.kind === "enum" && type.values.kind === "inline")
    for (const { value } of type.values.values) {
      const sorted = {
        kind: "sorted",
        items,
        field: value.replace(/^-/, ""),
        descending: value.startsWith("-"),
      } as const;
      yield of(`order ${value}`, claim("effect", `sorts by ${value}`), steps(value), sorted);
    }
  if (parameter.default !== undefined && !isUnknown(parameter.default)) {
    const value = [parameter.default?.value ?? ""].flat().join(",");
    const [one, other] = [step(), step({ query: [[name, value]] })];
    yield of("default", factClaim(service.id, `${id}.${name}`, "default", parameter.default), [one, other, one], same);
  }
}

/** Yields a case that reads the list of an operation to its end in pages. */
function* pagingCases({ service, resource, operation, id, make, step }: Subject): Cases {
  const items = itemsOf(resource, operation);
  const limit = operation.query.find(({ role }) => role?.kind === "limit");
  const next = operation.query.find((parameter) => nextPage(parameter, idNames(resource)[0]!) !== undefined);
  if (items === undefined || limit === undefined || next === undefined) return;
  const type = limit.type?.value;
  const maximum = type?.kind === "integer" ? type.maximum?.value : undefined;
  const about = factClaim(service.id, `${id}.${next.name}`, "paging", { ...next.type, place: next.place });
  const linked = operation.responses.some(({ headers }) => headers.some(({ name }) => name.toLowerCase() === "link"));
  yield make(
    `${id}/paging`,
    { ...about, value: "all items, once, in order" },
    [
      step({ query: maximum === undefined ? [] : [[limit.name, String(maximum)]] }),
      step({ query: [[limit.name, "{limit}"]] }),
    ],
    { kind: "paged", items, next: nextPage(next, idNames(resource)[0]!)!, linked },
    id,
  );
}

/** Returns how a parameter leads to the next page of a list. */
function nextPage({ name: parameter, role }: QueryParameter, field: string): NextPage | undefined {
  if (role?.kind === "after") return { kind: "after", parameter, field };
  if (role?.kind === "offset") return { kind: "offset", parameter };
  return role?.kind === "number" ? { kind: "number", parameter, first: role.first } : undefined;
}
