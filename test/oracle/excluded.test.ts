import { expect, test } from "vitest";
import { exclusionOf } from "./excluded.ts";
import type { Row } from "./row.ts";

function reasonOf(query: string, code: string): string | undefined {
  const row: Row = {
    id: 1,
    module: "any",
    parameter: null,
    case: "any",
    identity: "anon",
    query: `action=query&${query}`,
    outcome: "error",
    errors: [code],
    warnings: [],
  };
  return exclusionOf(row)?.reason;
}

test("a row is left out where only the site's data decide", () => {
  expect(reasonOf("list=deletedrevs", "permissiondenied")).toBe("the caller's rights");
  expect(reasonOf("list=allrevisions&arvnamespace=", "internal_api_error_Any")).toBe("a fault of the system");
  expect(reasonOf("list=allpages&apdir=x", "badvalue")).toBeUndefined();
});

test("an id above zero may exist, no other can", () => {
  expect(reasonOf("list=backlinks&blpageid=999", "nosuchpageid")).toBe("which pages the site has");
  expect(reasonOf("prop=revisions&rvendid=007", "badid_rvendid")).toBe("which revisions the site has");
  for (const id of ["0", "-1", "-007", "000"]) {
    expect(reasonOf(`list=backlinks&blpageid=${id}`, "nosuchpageid")).toBeUndefined();
    expect(reasonOf(`prop=revisions&rvendid=${id}`, "badid_rvendid")).toBeUndefined();
  }
});

test("a code of small letters may be a language's, no other can", () => {
  expect(reasonOf("meta=languageinfo&licode=en%7Czzz", "unrecognizedvalues")).toBe("which languages the system knows");
  expect(reasonOf("meta=languageinfo&licode=en%7CV0", "unrecognizedvalues")).toBeUndefined();
  expect(reasonOf("meta=languageinfo&liprop=zzz", "unrecognizedvalues")).toBeUndefined();
});
