import { describe, expect, test } from "vitest";
import type { Recorded } from "../../client/support/recorded.ts";
import { recordedRows } from "../../support/recorded-rows.ts";
import { queryServer } from "../query/support/package.ts";
import { queryValidators } from "../../validators/package.ts";
import { queryConstants } from "./support/mock.ts";

const { loadQueryAnswerCheck } = await queryServer();
const { decodeRequest } = await queryValidators();
const check = await loadQueryAnswerCheck();
const page = { pageid: 1, ns: 0, title: "A" };
const revision = { revid: 2, parentid: 1 };

/** Returns the findings in a complete response, without undefined members. */
function findings(query: string, body: object): unknown {
  const { value } = decodeRequest(`${queryConstants}&${query}`);
  return JSON.parse(
    JSON.stringify(check(value as never, Array.isArray(body) ? body : { batchcomplete: true, ...body })),
  );
}

test("recorded responses match their description", () => {
  const wrong = recordedRows<Recorded>("responses").flatMap(({ query, body }) => {
    const { value } = decodeRequest(query, { highLimits: true });
    return check(value as never, body).map((finding) => ({ query, ...finding }));
  });
  expect(wrong).toEqual([]);
});

describe("a finding has its place, the expected and received values, a reason and a ground", () => {
  test.each([
    [
      "a missing member",
      "list=allpages",
      { batchcomplete: true, query: { allpages: [{ pageid: 1, ns: 0 }] } },
      { pointer: "/query/allpages/0/title", module: "allpages", expected: "a string", received: "nothing" },
    ],
    [
      "a member that depends on a value",
      "prop=revisions&titles=A&rvprop=ids",
      { batchcomplete: true, query: { pages: [{ ...page, revisions: [{ revid: 2 }] }] } },
      undefined,
    ],
    [
      "… and is missing",
      "prop=revisions&titles=A&rvprop=ids|tags",
      { batchcomplete: true, query: { pages: [{ ...page, revisions: [revision] }] } },
      {
        pointer: "/query/pages/0/revisions/0/tags",
        module: "revisions",
        expected: "a list",
        received: "nothing",
        why: "comes with prop=tags",
      },
    ],
    [
      "a member that was not requested",
      "prop=revisions&titles=A&rvprop=ids",
      { batchcomplete: true, query: { pages: [{ ...page, revisions: [{ ...revision, tags: [] }] }] } },
      {
        pointer: "/query/pages/0/revisions/0/tags",
        module: "revisions",
        expected: "nothing",
        received: "[]",
        why: "comes with prop=tags",
      },
    ],
    [
      "a member that is not described",
      "list=allpages",
      { batchcomplete: true, query: { allpages: [{ ...page, "a/b~c": 1 }] } },
      {
        pointer: "/query/allpages/0/a~1b~0c",
        module: "allpages",
        expected: "nothing",
        received: "1",
        why: "not described",
      },
    ],
    [
      "a type",
      "list=allpages",
      { batchcomplete: true, query: { allpages: [{ ...page, ns: "0" }] } },
      { pointer: "/query/allpages/0/ns", module: "allpages", expected: "the id of a namespace", received: '"0"' },
    ],
    [
      "results of a module that was not requested",
      "list=allpages",
      { batchcomplete: true, query: { allpages: [], random: [] } },
      { pointer: "/query/random", expected: "nothing", received: "[]", why: "not described" },
    ],
    [
      "missing results",
      "list=allpages",
      { batchcomplete: true },
      { pointer: "/query/allpages", module: "allpages", expected: "a list", received: "nothing" },
    ],
    [
      "pages that were not requested",
      "list=allpages",
      { batchcomplete: true, query: { allpages: [], pages: [] } },
      { pointer: "/query/pages", expected: "nothing", received: "[]", why: "not described" },
    ],
    [
      "a page without a kind",
      "titles=A",
      { batchcomplete: true, query: { pages: [{ ns: 0, title: "A" }] } },
      { pointer: "/query/pages/0/pageid", expected: "a whole number of at least 1", received: "nothing" },
    ],
    ["a body", "list=allpages", [], { pointer: "", expected: "an object", received: "[]" }],
    [
      "a member that may be missing if another is present",
      "list=usercontribs&ucuser=A&ucprop=comment",
      { query: { usercontribs: [{ userid: 1, user: "A", commenthidden: true }] } },
      undefined,
    ],
    [
      "… and is not",
      "list=usercontribs&ucuser=A&ucprop=comment",
      { query: { usercontribs: [{ userid: 1, user: "A" }] } },
      {
        pointer: "/query/usercontribs/0/comment",
        module: "usercontribs",
        expected: "a string",
        received: "nothing",
        why: "comes with prop=comment",
      },
    ],
    [
      "the envelope",
      "list=allpages&requestid=7",
      { batchcomplete: true, query: { allpages: [] } },
      { pointer: "/requestid", expected: "a string", received: "nothing", why: "comes with requestid" },
    ],
  ])("%s", (_, query, body, finding) => {
    // The members of a module and those of every response depend on different decisions.
    const ground = finding && { status: "decided", decision: "module" in finding ? "D-219" : "D-218" };
    expect(findings(query, body)).toEqual(finding === undefined ? [] : [{ ...finding, ...ground }]);
  });
});

test("a response to a continued request may lack earlier members", () => {
  expect(findings("list=allpages&prop=info&titles=A&continue=-||info", { batchcomplete: true, query: {} })).toEqual([]);
  expect(
    findings("list=allpages&continue=-||", { batchcomplete: true, query: { allpages: [{ pageid: 1 }] } }),
  ).toHaveLength(2);
});

test("an error response does not need results", () => {
  expect(findings("list=allpages", { errors: [{ code: "x", text: "X." }], docref: "See." })).toEqual([]);
});
