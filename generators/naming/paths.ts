import type { Fact } from "../model/fact.ts";
import type { KeyTransport, Operation, Resource, ResourceService } from "../model/resource.ts";

export interface KeyPlace {
  readonly in: KeyTransport["kind"];
  readonly name: string;
  /** The fact about the name; `undefined` if HTTP itself defines the name. */
  readonly nameFact: Fact<string> | undefined;
}

/** The order of preference. A key in the URL comes last, because logs and browser histories store URLs. */
export const keyPlaceOrder: readonly KeyTransport["kind"][] = ["header", "bearer", "basic", "cookie", "query"];

/** Returns the places with a known name. */
export function keyPlaces({ authentication }: ResourceService): readonly KeyPlace[] {
  const places = (authentication?.transports ?? []).flatMap((transport): readonly KeyPlace[] => {
    if (!("name" in transport)) return [{ in: transport.kind, name: "Authorization", nameFact: undefined }];
    const name = transport.name.value;
    return name === undefined ? [] : [{ in: transport.kind, name, nameFact: transport.name }];
  });
  return places.toSorted((a, b) => keyPlaceOrder.indexOf(a.in) - keyPlaceOrder.indexOf(b.in));
}

/** Returns an example value of a key in a header field or a query parameter. */
export function exampleKey({ in: place, name }: Pick<KeyPlace, "in" | "name">): string {
  switch (place) {
    case "bearer":
      return "Bearer your key";
    case "basic":
      return "Basic dXNlcjpwYXNzd29yZA==";
    case "cookie":
      return `${name}=your-key`;
    case "header":
    case "query":
      return "your key";
  }
}

/** Returns the header field with the key, or `undefined` if the key is in the URL. */
export function keyHeader({ in: place, name }: Pick<KeyPlace, "in" | "name">): string | undefined {
  return place === "query" ? undefined : place === "cookie" ? "Cookie" : name;
}

/** Returns the place of a key as shown in documentation: `Authorization: Bearer …`. */
export function keyForm({ in: place, name }: Pick<KeyPlace, "in" | "name">): string {
  const prefixes = { bearer: `${name}: Bearer …`, basic: `${name}: Basic …`, cookie: `Cookie: ${name}=…` };
  return place === "query" || place === "header" ? name : prefixes[place];
}

/** Returns the base URL that clients use by default, or `undefined` if it has variables or is not an HTTP URL. */
export function defaultUrl({ baseUrl }: ResourceService): string | undefined {
  const url = baseUrl.value ?? "";
  return /^https?:\/\/[^{}]+$/.test(url) ? url : undefined;
}

/** Returns the path of an operation in requests, without the fragment that distinguishes operations. */
export function sentPath({ path }: Pick<Operation, "path">): string {
  return path.split("#")[0]!;
}

/** Returns the operation's path, and its paths below the aliases of the resource's path. */
export function pathsOf({ path, pathAliases }: Resource, operation: Operation): readonly string[] {
  return [
    operation.path,
    ...(isBelow(operation.path, path) ? pathAliases.map((alias) => alias + operation.path.slice(path.length)) : []),
  ];
}

/** Returns whether a path equals another path or is below it. */
export function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`);
}

type Addressed = Pick<ResourceService, "baseUrl">;

/** A scheme and a host, each with or without variables, or one variable in place of both. */
const origin = /^(?:(?:[^/{}]|\{[^{}]*\})*:\/\/[^/?#]*|\{[^{}]*\})/;

/** Returns the path under which a service is served: the path of its URL without variables. */
export function basePath(service: Addressed): string {
  return withoutLastSlash(
    pathOfAddress(service)
      .replace(/\{[^{}]*\}/g, "")
      .replace(/\/{2,}/g, "/"),
  );
}

/** Returns the path of the service's URL, or an empty string if the path has variables. */
export function fixedPath(service: Addressed): string {
  const path = pathOfAddress(service);
  return path.includes("{") ? "" : withoutLastSlash(path);
}

function pathOfAddress({ baseUrl }: Addressed): string {
  return (baseUrl.value ?? "").replace(origin, "").replace(/[?#].*$/, "");
}

function withoutLastSlash(path: string): string {
  return path.replace(/\/+$/, "");
}
