import { valueOr } from "../../model/fact.ts";
import type { ResourceService } from "../../model/resource.ts";

/** The path below which a service is served: that of its address, without what variables stand for. */
export function basePath({ baseUrl }: ResourceService): string {
  const address = valueOr(baseUrl, "", "server-needs-one");
  const path = address.replace(/^(?:[^/{}]|\{[^{}]*\})*:\/\/[^/]*/, "").replace(/[?#].*$/, "");
  return path.replace(/\{[^{}]*\}/g, "").replace(/\/{2,}/g, "/").replace(/\/$/, "");
}
