import { expect, test } from "vitest";
import { fileRoleOf } from "./file-kinds.ts";
import { nearestPath } from "./load.ts";

test("the path of a file determines its kind", () => {
  expect(fileRoleOf("spec/project.yaml")).toMatchObject({ kind: "project", service: undefined, name: undefined });
  expect(fileRoleOf("spec/query/service.yaml")).toMatchObject({ kind: "service", service: "query", name: undefined });
  expect(fileRoleOf("spec/query/modules/allpages.yaml")).toMatchObject({
    kind: "module",
    service: "query",
    name: "allpages",
    of: "query",
  });
  expect(fileRoleOf("spec/query/value-sets/icons.yaml")).toMatchObject({
    kind: "value-set",
    name: "icons",
    of: undefined,
  });
  expect(fileRoleOf("spec/exchange/resources/a.b.yaml")).toMatchObject({
    kind: "resource",
    name: "a.b",
    of: "resource",
  });
});

test.each([
  "spec/other.yaml",
  "spec/query/modules.yaml",
  "spec/query/modules/deep/x.yaml",
  "spec/query/modules/.yaml",
  "spec/project.yml",
  "spec/query/Modules/x.yaml",
  "spec/a.yaml/service.yaml",
])("%s is nothing", (file) => {
  expect(fileRoleOf(file)).toBeUndefined();
});

test.each([
  ["spec/projct.yaml", "spec/project.yaml"],
  ["spec/project.yml", "spec/project.yaml"],
  ["spec/project.YAML", "spec/project.yaml"],
  ["spec/query/module/allpages.yaml", "spec/query/modules/allpages.yaml"],
  ["spec/query/valuesets/icons.yml", "spec/query/value-sets/icons.yaml"],
  ["spec/query/error.yaml", "spec/query/errors.yaml"],
  ["spec/query/modules/deep/x.yaml", undefined],
  ["spec/whatever.yaml", undefined],
])("%s was meant to be %s", (file, meant) => {
  expect(nearestPath(file)).toBe(meant);
});

test("another name in the file would need another path", () => {
  expect(fileRoleOf("spec/query/modules/a.yaml")?.identity?.pathFor("b")).toBe("spec/query/modules/b.yaml");
  expect(fileRoleOf("spec/query/service.yaml")?.identity?.pathFor("catalogue")).toBe("spec/catalogue/service.yaml");
});
