import { table } from "@kiln/server/query";
import type { Service } from "./fault.ts";

const exchange = "/pbx/openapi.php";

const ofModules = Object.values(table.modules).flatMap(({ path }) => (path === undefined ? [] : [`/${path}`]));
const queryPaths = new Set([table.endpoint, ...ofModules]);

/** The service that a path belongs to; undefined for all else that this server has. */
export function serviceOf(path: string): Service | undefined {
  if (path === exchange || path.startsWith(`${exchange}/`)) return "exchange";
  return queryPaths.has(path.replaceAll(/%2b/gi, "+")) ? "query" : undefined;
}
