import { describe, expect, test } from "vitest";
import { pathFault, refuseUnsafe } from "./path.ts";

describe("a path is refused", () => {
  test.each([
    ["absolute", "/packages/p/a.json"],
    ["outside of packages/", "spec/p/a.json"],
    ["a neighbour of packages/", "packages-2/p/a.json"],
    ["in no package", "packages/a.json"],
    ["the manifest", "packages/manifest.sha256"],
    ["in a staging folder", "packages/.kiln-staging-1-00000000/journal"],
    ["with ..", "packages/p/../../a.json"],
    ["with .", "packages/./p/a.json"],
    ["with an empty part", "packages/p//a.json"],
    ["that ends in a slash", "packages/p/"],
    ["with a backslash", "packages/p\\..\\a.json"],
    ["with a drive", "C:/packages/p/a.json"],
    ["with a stream", "packages/p/a.json:hidden"],
    ["with a NUL", "packages/p/a\0.json"],
    ["with a line break, which would forge a line of the manifest", "packages/p/a\n.json"],
    ["with a lone surrogate", "packages/p/\ud800.json"],
    ["with a character that Windows does not take", "packages/p/a?.json"],
    ["a device", "packages/p/CON"],
    ["a device with an ending", "packages/p/nul.json"],
    ["a device with two endings", "packages/p/aux.tar.gz"],
    ["a device with a digit", "packages/p/com1/a.json"],
    ["that ends in a dot", "packages/p/a."],
    ["with a part that ends in a space", "packages/p /a.json"],
    ["with a part that is too long", `packages/p/${"ä".repeat(128)}`],
  ])("%s", (_, path) => {
    expect(pathFault(path)).toBeTypeOf("string");
    expect(() => refuseUnsafe([path])).toThrow("An emitter made the path");
  });
});

test.each([
  "packages/p/a.json",
  "packages/p/.npmignore",
  "packages/p/ü/console.json",
  "packages/p/...x",
  "packages/p/com10",
])("%s is a good path", (path) => {
  expect(pathFault(path)).toBeUndefined();
});

describe("two paths are refused", () => {
  test.each([
    ["that are the same", "packages/p/a.json", "packages/p/a.json"],
    ["that differ in case only", "packages/p/a.json", "packages/p/A.json"],
    ["in folders that differ in case only", "packages/p/a/x.json", "packages/p/A/y.json"],
    ["that differ in their normal form only", "packages/p/\u00e4", "packages/p/a\u0308"],
    ["of which one is a folder of the other", "packages/p/a", "packages/p/a/b"],
  ])("%s", (_, one, other) => {
    expect(() => refuseUnsafe([one, other])).toThrow("collide");
    expect(() => refuseUnsafe([other, one])).toThrow("collide");
  });
});

test("files may share their folders", () => {
  expect(() => refuseUnsafe(["packages/p/x/a", "packages/p/x/b", "packages/p/y/a", "packages/q/x/a"])).not.toThrow();
});
