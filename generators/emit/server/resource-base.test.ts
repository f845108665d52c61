import { expect, test } from "vitest";
import type { ResourceService } from "../../model/resource.ts";
import { basePath } from "./resource-base.ts";

const place = { file: "service.yaml", start: { line: 0, column: 0, offset: 0 }, end: { line: 0, column: 0, offset: 0 } };

test.each([
  ["https://office.invalid", ""],
  ["https://office.invalid/", ""],
  ["https://office.invalid:8443/v2/", "/v2"],
  ["{base_url}/pbx/openapi.php", "/pbx/openapi.php"],
  ["{scheme}://{host}/v1", "/v1"],
  ["https://{region}.office.invalid/{tenant}/v1", "/v1"],
  ["/v3", "/v3"],
])("a service at %s is served below “%s”", (value, path) => {
  const baseUrl = { status: "documented", value, place };
  expect(basePath({ baseUrl } as unknown as ResourceService)).toBe(path);
});
