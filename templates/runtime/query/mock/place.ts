import { escaped } from "../../core/values.js";
import type { Request as Received } from "../server/request.js";
import type { Table } from "../server/table.js";

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
