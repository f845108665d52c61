import type { Condition, DefaultValue, Inclusion, Multiple, Parameter, ParameterValue } from "../../model/query.ts";
import { type Comparison, type Found, type Site, difference, plainText, shared, sharedId, step } from "../change.ts";
import { inheritedBound } from "./strictness.ts";
import {
  at,
  fact,
  factOr,
  flag,
  going,
  lifecycle,
  members,
  name,
  node,
  optional,
  origin,
  place,
  removal,
  same,
  sameOptional,
  text,
} from "./node.ts";
import { type Keyed, keyed } from "./keyed.ts";
import { syntax } from "./rules.ts";
import { type } from "./types.ts";
import type { Operation, Resource } from "../../model/resource.ts";

/** Compares the number of values of a parameter. It is `undefined` for a single value. */
const multiple = optional<Multiple>(
  "became-multiple",
  "became-single",
  node<Multiple>({
    lowLimit: inheritedBound("value-limit"),
    highLimit: inheritedBound("high-value-limit"),
    all: flag("all-values-added", "all-values-removed"),
    duplicates: flag("duplicates-allowed", "duplicates-refused"),
  }),
);

/** Compares defaults. If a parameter becomes multi-valued, its default becomes a list with the same value. */
function changedDefault(site: Site, before: DefaultValue, after: DefaultValue): readonly Found[] {
  return plainText([before].flat()) === plainText([after].flat()) ? [] : same("default-changed")(site, before, after);
}

interface Defaulted {
  readonly required: boolean;
  readonly default?: unknown;
}

/**
 * Compares the defaults of parameters that are required, or optional, both before and after. Otherwise, no request
 * relied on both defaults.
 */
export function withDefault<Item extends Defaulted>(compare: Comparison<Item>): Comparison<Item> {
  return (site, before, after) =>
    compare(site, before.required === after.required ? before : { ...before, default: after.default }, after);
}

/**
 * The identification of parameters of a query request. Those of a group belong to the group, wherever it is included.
 */
const parameterList: Keyed<Parameter> = {
  kind: "parameter",
  name: ({ name }) => name,
  added: ({ required }) => (required ? "required-parameter-added" : "parameter-added"),
  removed: removal("parameter-removed"),
  renamed: "parameter-renamed",
  enter: sharedByGroup,
  item: going(
    "request",
    withDefault(
      node<Parameter>({
        name,
        type,
        multiple,
        required: flag("parameter-became-required", "parameter-became-optional"),
        default: going("both", at("default", factOr<DefaultValue>("default-added", "default-removed", changedDefault))),
        sensitive: flag("secret-added", "secret-removed"),
        condition: at("condition", optional<Condition>("condition-added", "condition-lifted", condition)),
        syntax: at("syntax", optional("syntax-added", "syntax-removed", syntax)),
        template: at("template", sameOptional("template-changed")),
        description: text,
        origin,
        fromGroup: inclusion,
        place,
        ...lifecycle,
      }),
    ),
  ),
};

/** Compares parameters in the order of their checks, because the response is the first error. */
export const parameters = keyed<Parameter>({ ...parameterList, reordered: "parameter-order-changed" });

/** Compares the parameters of a group. Each list that includes the group has its own order. */
export const groupedParameters = keyed<Parameter>(parameterList);

/** Compares conditions as a whole, or by status if they are facts. */
function condition(site: Site, before: Condition, after: Condition): readonly Found[] {
  if (before.kind !== "applies-to" || after.kind !== "applies-to")
    return same("condition-changed")(site, before, after);
  return [...same("condition-changed")(site, before.subject, after.subject), ...when(site, before.when, after.when)];
}

const when = fact<ParameterValue>(same("condition-changed"));

function sharedByGroup(site: Site, { name, fromGroup }: Parameter): Site {
  const isInGroup = site.path.at(-2)?.kind === "parameter group";
  const group = isInGroup ? site.path.at(-2)?.name : fromGroup?.group;
  return group === undefined ? site : shared(site, sharedId(site, "parameter-group", group, name));
}

/** Ignores the place in the spec, which is not visible outside. */
function inclusion(site: Site, before: Inclusion | undefined, after: Inclusion | undefined): readonly Found[] {
  return before?.group === after?.group ? [] : [difference("source-names-changed", site, before?.group, after?.group)];
}

const path = same<string>("path-changed");
const aliases = members("path-alias-added", "path-alias-removed");

/**
 * Compares the paths of a resource before anything else. If the old path became an alias and every operation is still
 * available at its old paths, this is one change. The new paths of the operations are part of it.
 */
export function withPaths(compare: Comparison<Resource>): Comparison<Resource> {
  return (site, before, after): readonly Found[] => {
    if (before.path === after.path || !responsesAsBefore(before, after)) {
      return [
        ...path(site, before.path, after.path),
        ...aliases(site, before.pathAliases, after.pathAliases),
        ...compare(site, before, after),
      ];
    }
    const operations = before.operations.map((one) => ({ ...one, path: moved(one.path, before.path, after.path) }));
    return [
      difference("path-swapped-with-alias", site, before.path, after.path),
      ...compare(site, { ...before, operations }, after),
    ];
  };
}

/** Compares operations. Renaming a path parameter does not change any URL. */
export function withPathNames(compare: Comparison<Operation>): Comparison<Operation> {
  return (site, before, after) => {
    const [old, now] = [namesIn(before.path), namesIn(after.path)];
    const renames = old.flatMap((name, index) => (name === now[index] ? [] : [[name, now[index]!] as const]));
    if (renames.length === 0 || anonymous(before.path) !== anonymous(after.path)) return compare(site, before, after);
    const newNames = new Map(renames);
    const pathParameters = before.pathParameters.map((one) => ({ ...one, name: newNames.get(one.name) ?? one.name }));
    return [
      ...renames.map(([name, next]) =>
        difference("path-parameter-name-changed", step(site, "path parameter", next), name, next),
      ),
      ...compare(site, { ...before, path: after.path, pathParameters }, after),
    ];
  };
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
}

function anonymous(path: string): string {
  return path.replace(/\{\w+\}/g, "{}");
}

function responsesAsBefore(before: Resource, after: Resource): boolean {
  return before.operations.every((one) => {
    const now = after.operations.find(({ name }) => name === one.name);
    return now === undefined || pathsOf(before, one).every((path) => pathsOf(after, now).includes(path));
  });
}

/**
 * Returns all paths of an operation. If its path starts with the path of the resource, each alias replaces that part.
 */
function pathsOf({ path, pathAliases }: Resource, operation: Operation): readonly string[] {
  return [operation.path, ...pathAliases.map((alias) => moved(operation.path, path, alias))];
}

function moved(path: string, from: string, to: string): string {
  return path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path;
}

type Location = "body" | "header" | "query";

/**
 * Reports a parameter that moved to another part of the request as one difference, not as a removal and an addition.
 * The operations are then compared without it.
 */
export function withMoved(compare: Comparison<Operation>): Comparison<Operation> {
  return (site, before, after) => {
    const [old, now] = [locationsOf(before), locationsOf(after)];
    const moved = [...old]
      .filter(([name, location]) => now.has(name) && now.get(name) !== location)
      .map(([name]) => name);
    if (moved.length === 0) return compare(site, before, after);
    return [
      ...moved.map((name) =>
        difference("location-changed", step(site, "parameter", name), old.get(name), now.get(name)),
      ),
      ...compare(site, without(before, moved), without(after, moved)),
    ];
  };
}

function locationsOf({ query, headers, request }: Operation): ReadonlyMap<string, Location> {
  return new Map<string, Location>([
    ...query.map(({ name }) => [name, "query"] as const),
    ...headers.map(({ name }) => [name, "header"] as const),
    ...(request?.kind === "fields" ? request.fields.map((name) => [name, "body"] as const) : []),
  ]);
}

function without(operation: Operation, names: readonly string[]): Operation {
  const { query, headers, request } = operation;
  const stays = ({ name }: { readonly name: string }): boolean => !names.includes(name);
  const fields = (all: readonly string[]): readonly string[] => all.filter((name) => !names.includes(name));
  return {
    ...operation,
    query: query.filter(stays),
    headers: headers.filter(stays),
    request:
      request?.kind === "fields"
        ? { ...request, fields: fields(request.fields), required: fields(request.required) }
        : request,
  };
}
