import { posix, win32 } from "node:path";
import { describe, expect, test } from "vitest";
import { fileRoleOf } from "../load/file-kinds.ts";
import { pathFault } from "../write/path.ts";
import { pathFrom, pathOfName, withSlashes } from "./folders.ts";

describe("a path from a folder of the project, on Windows", () => {
  test.each([
    ["C:\\proj", "C:\\proj\\spec\\shop\\resources\\room.yaml", "spec/shop/resources/room.yaml"],
    ["C:\\proj\\", "c:\\PROJ\\spec\\project.yaml", "spec/project.yaml"],
    ["C:\\proj", "C:/proj/spec\\shop/service.yaml", "spec/shop/service.yaml"],
    ["\\\\host\\share\\proj", "\\\\host\\share\\proj\\packages\\manifest.sha256", "packages/manifest.sha256"],
    ["C:\\proj", "C:\\other\\x.yaml", "../other/x.yaml"],
    ["C:\\proj", "D:\\proj\\spec\\x.yaml", "D:/proj/spec/x.yaml"],
    ["C:\\", "C:\\spec\\project.yaml", "spec/project.yaml"],
  ])("%s, %s", (folder, file, expected) => expect(pathFrom(folder, file, win32)).toBe(expected));
});

describe("a file that a person names, on Windows", () => {
  test.each([
    ["C:\\proj", "spec\\shop\\service.yaml", "spec/shop/service.yaml"],
    ["C:\\proj", "spec/shop\\service.yaml", "spec/shop/service.yaml"],
    ["C:\\proj\\spec\\shop", "service.yaml", "spec/shop/service.yaml"],
    ["C:\\proj\\spec", ".\\shop\\..\\project.yaml", "spec/project.yaml"],
    ["D:\\elsewhere", "C:\\proj\\spec\\project.yaml", "spec/project.yaml"],
    ["D:\\elsewhere", "spec\\project.yaml", "D:/elsewhere/spec/project.yaml"],
  ])("in %s: %s", (folder, name, expected) => expect(pathOfName("C:\\proj", folder, name, win32)).toBe(expected));
});

test("has the role and the safety of the same file elsewhere", () => {
  const file = pathFrom("C:\\proj", "C:\\proj\\spec\\shop\\resources\\room.yaml", win32);
  expect(fileRoleOf(file)?.identity?.pathFor("hall")).toBe("spec/shop/resources/hall.yaml");
  expect(fileRoleOf(file)?.kind).toBe("resource");
  expect(pathFault(pathFrom("C:\\proj", "C:\\proj\\packages\\client\\generated\\index.js", win32))).toBeUndefined();
  expect(pathFault(pathFrom("C:\\proj", "D:\\packages\\client\\generated\\index.js", win32))).toBe(
    "it is not in a package",
  );
});

test("a backslash in a name stays where it is no separator", () => {
  expect(pathFrom("/proj", "/proj/spec/a\\b.yaml", posix)).toBe("spec/a\\b.yaml");
  expect([withSlashes("a\\b/c", win32), withSlashes("a\\b/c", posix)]).toEqual(["a/b/c", "a\\b/c"]);
});
