import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeSite } from "./tree-view.ts";

const page = (path: string, text = path) => ({ path, text });

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "site-"));
}

test("a site is replaced as a whole: a page that it no longer has is gone", () => {
  const folder = join(newFolder(), "docs/site");
  expect(writeSite(folder, [page("index.html"), page("a/old.html")])).toEqual({
    kind: "written",
    paths: ["a/old.html", "index.html"],
    bytes: 20,
  });
  writeSite(folder, [page("index.html", "new")]);
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("new");
  expect(existsSync(join(folder, "a"))).toBe(false);
  expect(readdirSync(join(folder, ".."))).toEqual(["site"]);
});

test("a folder with a foreign file stays unchanged", () => {
  const folder = newFolder();
  writeFileSync(join(folder, "notes.txt"), "mine");
  expect(writeSite(folder, [page("index.html")])).toEqual({ kind: "refused", foreign: "notes.txt" });
  expect(readdirSync(folder)).toEqual(["notes.txt"]);
});

test("a file that was added to a site is foreign", () => {
  const folder = join(newFolder(), "site");
  writeSite(folder, [page("index.html")]);
  writeFileSync(join(folder, "extra.html"), "mine");
  expect(writeSite(folder, [page("index.html")])).toEqual({ kind: "refused", foreign: "extra.html" });
});

test("where a page cannot be made, the site of before stays", () => {
  const folder = join(newFolder(), "site");
  writeSite(folder, [page("index.html", "before")]);
  function* broken() {
    yield page("index.html", "after");
    throw new Error("broken");
  }
  expect(() => writeSite(folder, broken())).toThrow("broken");
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("before");
  expect(readdirSync(join(folder, ".."))).toEqual(["site"]);
});
