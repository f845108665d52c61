import { expect, test } from "vitest";
import { fixedPath } from "./resource-paths.ts";

test.each([
  ["https://api.example/v2", "/v2"],
  ["https://api.example/v2/", "/v2"],
  ["https://api.example:8080", ""],
  ["https://{region}.api.example/v2", "/v2"],
  ["{base_url}/pbx/openapi.php", "/pbx/openapi.php"],
  ["{base_url}", ""],
  ["https://api.example/{tenant}/v2", ""],
  ["{base_url}/{tenant}", ""],
])("the fixed path of %s is “%s”", (value, path) => {
  const place = { file: "", start: 0, end: 0, line: 1, column: 1 };
  expect(fixedPath({ baseUrl: { status: "documented", value, place } })).toBe(path);
});
