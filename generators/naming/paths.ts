import { valueOr, type Fact } from "../model/fact.ts";
import type { KeyTransport, Operation, Resource, ResourceService } from "../model/resource.ts";

/** A place for a key in a request. Headers come first, because URLs are often written to logs. */
export interface KeyPlace {
  readonly in: KeyTransport["kind"];
  readonly name: string;
  /** The fact about the name; `undefined` if HTTP itself defines the name. */
  readonly nameFact: Fact<string> | undefined;
}

const order: readonly KeyTransport["kind"][] = ["header", "bearer", "query"];

/** The locations with a known name. */
export function keyPlaces({ authentication }: ResourceService): readonly KeyPlace[] {
  const places = (authentication?.transports ?? []).flatMap((transport): readonly KeyPlace[] => {
    if (transport.kind === "bearer") return [{ in: "bearer", name: "Authorization", nameFact: undefined }];
    const name = valueOr(transport.name, undefined, "used-on-the-wire");
    return name === undefined ? [] : [{ in: transport.kind, name, nameFact: transport.name }];
  });
  return places.toSorted((a, b) => order.indexOf(a.in) - order.indexOf(b.in));
}

/** The address of the service if a user gives none: one without variables. */
export function defaultUrl({ baseUrl }: ResourceService): string | undefined {
  const url = valueOr(baseUrl, "", "used-on-the-wire");
  return /^https?:\/\/[^{}]+$/.test(url) ? url : undefined;
}

/** The operation's path, and its paths below the aliases of the resource's path. */
export function pathsOf({ path, pathAliases }: Resource, operation: Operation): readonly string[] {
  return [
    operation.path,
    ...(isBelow(operation.path, path) ? pathAliases.map((alias) => alias + operation.path.slice(path.length)) : []),
  ];
}

/** Returns true if a path equals another path or is below it. */
export function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`);
}

type Addressed = Pick<ResourceService, "baseUrl">;

/** A scheme and a host, each with variables or without, or one variable in place of both. */
const origin = /^(?:(?:[^/{}]|\{[^{}]*\})*:\/\/[^/?#]*|\{[^{}]*\})/;

/** The path below which a service is served: that of its address, without what variables stand for. */
export function basePath(service: Addressed): string {
  return withoutLastSlash(
    pathOfAddress(service)
      .replace(/\{[^{}]*\}/g, "")
      .replace(/\/{2,}/g, "/"),
  );
}

/** The path of the service's address; empty if it has variables. */
export function fixedPath(service: Addressed): string {
  const path = pathOfAddress(service);
  return path.includes("{") ? "" : withoutLastSlash(path);
}

function pathOfAddress({ baseUrl }: Addressed): string {
  return valueOr(baseUrl, "", "server-needs-one")
    .replace(origin, "")
    .replace(/[?#].*$/, "");
}

function withoutLastSlash(path: string): string {
  return path.replace(/\/+$/, "");
}
