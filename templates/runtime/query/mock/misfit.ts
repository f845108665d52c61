import { escaped, inside, isObject } from "../../core/values.js";
import { unknownMember } from "../../core/samples/misfits.js";
import { type Field, type ResultTable, type Type, isOf, shapeNamed } from "../server/results/table.js";
import type { Request as Received } from "../server/request.js";
import type { Table } from "../server/table.js";

/** The location of a value, and the name of the object if it is one. */
interface MisfitPlace {
  readonly at: string;
  readonly object: string;
}

/** Describes the first value that does not match its type. Members of objects may be missing if `partial` is true. */
export function misfitOf(
  results: ResultTable,
  type: Type,
  value: unknown,
  place: MisfitPlace,
  partial = false,
): string | undefined {
  const wrong = `${place.at || "the value"} does not match`;
  switch (type.kind) {
    case "list":
      return Array.isArray(value)
        ? first(value.map((item, index) => () => misfitOf(results, type.items, item, below(place, index), partial)))
        : wrong;
    case "map":
      if (type.emptyList && Array.isArray(value) && value.length === 0) return undefined;
      return isObject(value)
        ? first(
            Object.entries(value).map(
              ([name, item]) =>
                () =>
                  misfitOf(results, type.values, item, below(place, name), partial),
            ),
          )
        : wrong;
    case "shape":
      return misfitOf(
        results,
        { kind: "object", ...shapeNamed(results, type.shape) },
        value,
        { ...place, object: type.shape },
        partial,
      );
    case "object":
      if (type.emptyList && Array.isArray(value) && value.length === 0) return undefined;
      return isObject(value) ? ofFields(results, type.fields, value, place, partial) : wrong;
    case "union":
      return type.members.some((member) => misfitOf(results, member, value, place, partial) === undefined)
        ? undefined
        : wrong;
    default:
      return isOf(type, value) ? undefined : wrong;
  }
}

function ofFields(
  results: ResultTable,
  fields: readonly Field[],
  value: Readonly<Record<string, unknown>>,
  place: MisfitPlace,
  partial: boolean,
): string | undefined {
  const known = fields.map(({ name }) => name);
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown !== undefined) return `${inside(place.at, unknown)} ${unknownMember(unknown, place.object, known)}`;
  return first(
    fields.map(({ name, type, optional, nullable, substitutes = [] }) => () => {
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      if (given === undefined)
        return partial || optional || substitutes.some((one) => Object.hasOwn(value, one))
          ? undefined
          : `${inside(place.at, name)} is missing`;
      return given === null && nullable ? undefined : misfitOf(results, type, given, below(place, name), partial);
    }),
  );
}

function first(found: readonly (() => string | undefined)[]): string | undefined {
  for (const one of found) {
    const wrong = one();
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Returns the location of a member or item. An object without its own name is named by its location. */
function below({ at }: MisfitPlace, name: string | number): MisfitPlace {
  const place = inside(at, name);
  return { at: place, object: place };
}

/** The address of a service of query modules. */
export interface Place {
  /** Matches the URLs of requests to the service, without their queries. */
  readonly addresses: RegExp;
  /** The address for use in messages. */
  readonly shown: string;
  /** Returns the module that has this path, or undefined for the endpoint. */
  readonly moduleAt: (pathname: string) => string | undefined;
}

/** Returns the place of a service. Without an address, the endpoint is at the end of any path on any host. */
export function placeOf(given: string | URL | undefined, { endpoint, modules }: Table): Place {
  const paths = Object.values(modules).flatMap(({ name, path }) => (path === undefined ? [] : [[path, name] as const]));
  const forms = paths.flatMap(([path]) => [path, encodeURIComponent(path)]).map((path) => `/${escaped(path)}`);
  const moduleAt: Place["moduleAt"] = (pathname) =>
    paths.find(([path]) => decodeURIComponent(pathname).endsWith(`/${path}`))?.[1];
  const { start, path, prefix, shown } = startOf(given, endpoint);
  return {
    addresses: new RegExp(`^${start}(?:${[path, ...forms.map((form) => prefix + form)].join("|")})$`),
    shown,
    moduleAt,
  };
}

interface Start {
  /** Regular expression sources. */
  readonly start: string;
  readonly path: string;
  /** The path that precedes the paths of modules. */
  readonly prefix: string;
  readonly shown: string;
}

function startOf(given: string | URL | undefined, endpoint: string): Start {
  if (given === undefined)
    return {
      start: "[a-z]+://[^/?#]+(?:/[^?#]*)?",
      path: escaped(endpoint),
      prefix: "",
      shown: `${endpoint} of any host`,
    };
  const { origin, pathname } = new URL(given);
  const end = pathname.endsWith(endpoint) ? pathname.length - endpoint.length : pathname.lastIndexOf("/");
  return {
    start: escaped(origin),
    path: escaped(pathname),
    prefix: escaped(pathname.slice(0, end)),
    shown: origin + pathname,
  };
}

/** Converts the request to the form that a server receives. Throws a TypeError if the request has another address. */
export async function receivedAt({ addresses, shown, moduleAt }: Place, request: Request): Promise<Received> {
  const { origin, pathname, search, protocol } = new URL(request.url);
  if (!addresses.test(origin + pathname))
    throw new TypeError(`The request is not to the address of the mock: ${request.url} is not ${shown}`);
  return {
    method: request.method,
    query: search.slice(1),
    headers: Object.fromEntries(request.headers),
    body: new Uint8Array(await request.arrayBuffer()),
    address: "127.0.0.1",
    isSecure: protocol === "https:",
    module: moduleAt(pathname),
  };
}
