import { expect, test } from "vitest";
import { anchor, itemPage, relativeUrl, startPage, within } from "./addresses.ts";

const service = { id: "query" };

test("a name stays what it is, where it is safe", () => {
  expect(itemPage(service, "modules", "allpages").path).toBe("api/query/modules/allpages.html");
  expect(anchor("parameter", "limit")).toBe("parameter-limit");
});

test("no name leaves its folder, and two names stay two", () => {
  const names = [
    "../../x",
    "a/b",
    "a.b",
    "a b",
    "CON",
    "c:\\x",
    "é",
    "e\u0301",
    "__proto__",
    "{wireName}",
    "%2e%2e",
    "x#y?z",
  ];
  const paths = names.map((name) => itemPage(service, "errors", name).path);
  for (const path of paths) expect(path).toMatch(/^api\/query\/errors\/(?!\.\.)[\w.-]+\.html$/);
  expect(new Set(paths).size).toBe(names.length);
});

test("links are relative to their page", () => {
  const page = itemPage(service, "modules", "allpages");
  const place = within(page, "parameter-limit");
  expect(relativeUrl("index.html", page)).toBe("api/query/modules/allpages.html");
  expect(relativeUrl(page.path, startPage)).toBe("../../../index.html");
  expect(relativeUrl(page.path, itemPage(service, "modules", "info"))).toBe("info.html");
  expect(relativeUrl(page.path, place)).toBe("#parameter-limit");
  expect(relativeUrl("api/query/value-sets/x.html", place)).toBe("../modules/allpages.html#parameter-limit");
});
