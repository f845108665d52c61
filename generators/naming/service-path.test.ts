import { expect, test } from "vitest";
import { basePath, fixedPath } from "./paths.ts";

const place = { file: "service.yaml", start: 0, end: 0, line: 1, column: 1 };

/** A base URL, the path under which the server is served, and the path that the client knows beforehand. */
const paths: readonly (readonly [string, string, string])[] = [
  ["https://office.invalid", "", ""],
  ["https://office.invalid/", "", ""],
  ["https://office.invalid/v2", "/v2", "/v2"],
  ["https://office.invalid:8443/v2/", "/v2", "/v2"],
  ["https://office.invalid?x=/y", "", ""],
  ["https://{region}.office.invalid/v2", "/v2", "/v2"],
  ["https://{region}.office.invalid/{tenant}/v1", "/v1", ""],
  ["{scheme}://{host}/v1", "/v1", "/v1"],
  ["{scheme}://office.invalid/v1", "/v1", "/v1"],
  ["{base_url}/pbx/openapi.php", "/pbx/openapi.php", "/pbx/openapi.php"],
  ["{base_url}", "", ""],
  ["{base_url}/{tenant}", "", ""],
  ["/v3", "/v3", "/v3"],
];

test.each(paths)("a service at %s is served below “%s”, of which a client knows “%s”", (value, served, known) => {
  const service = { baseUrl: { status: "documented", value, place } } as const;
  expect([basePath(service), fixedPath(service)]).toEqual([served, known]);
});
