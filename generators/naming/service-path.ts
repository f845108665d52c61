import { valueOr } from "../model/fact.ts";
import type { ResourceService } from "../model/resource.ts";

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

/** The path of the service's address. None where the path has variables. */
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
