import { expect, test } from "vitest";
import { loadQueryAnswerCheck } from "../../packages/server/generated/query/index.js";
import { decodeRequest } from "../../packages/validators/generated/query/index.js";
import { ask } from "./ask.ts";
import { site, version } from "./given.ts";
import { articleTitle, shortcutTitle } from "./site.ts";

/*
 * Compares the wiki with the validators for requests with parameters that belong to no module, and its responses with
 * the
 * spec.
 */

const titles = [
  articleTitle(1),
  shortcutTitle(1),
  "Nope",
  "article_2",
  "A[b",
  "wikipedia:Foo bar",
  "Special:Version",
].join("|");
const named = `titles=${encodeURIComponent(titles)}`;
const pages = [
  named,
  `titles=${encodeURIComponent(shortcutTitle(2))}&redirects`,
  "titles=",
  "titles=|",
  "pageids=1|99999|0|-1",
  "revids=1|99999|0|-1",
  "revids=0",
  "revids=1&redirects",
  "titles=A&pageids=1",
  "pageids=&revids=1",
  "generator=links&titles=A",
  "generator=allpages&gaplimit=3",
];
const flags = [
  "",
  "redirects",
  "converttitles",
  "indexpageids",
  "iwurl",
  "export",
  "export&exportschema=0.10",
  "redirects&converttitles&indexpageids&iwurl&export",
  "rawcontinue",
];
// Older versions have no minimum for ages.
const others = [
  "maxlag=",
  "maxlag=5",
  "smaxage=60&maxage=30",
  ...(version < 1.43 ? [] : ["smaxage=-1"]),
  "maxage=1.5",
  "smaxage=",
  "assert=anon",
  "assert=user",
  "assert=bot",
  "assert=Bot",
  "assert=",
  "assertuser=Alice",
  "assertuser=",
  "assertuser=192.0.2.1",
  "assertuser=%233",
  "requestid=a",
  "requestid=",
  "curtimestamp",
  "servedby",
  "responselanginfo",
  "responselanginfo&uselang=DE",
  "responselanginfo&uselang=a/b",
  "responselanginfo&uselang=en|de&errorlang=fr",
  "uselang=",
  "errorlang=",
  "errorlang=content",
  "errorsuselocal",
  "variant=x",
  "variant=",
  "utf8",
  "ascii",
  "exportschema=9",
  "exportschema=",
  "iwurl=0",
  "continue=",
  "continue=-||",
  "continue=%1Fa",
  "uselang=%1Fa",
  "indexpageids=false&titles=Nope",
];
// Redirects among what allpages generates are a rule between a module and the request, which the spec cannot say.
const requests = [...pages.flatMap((one) => flags.map((flag) => `${one}&${flag}`)), ...others].filter(
  (one) => !/allpages.*redirects/.test(one),
);
/** The caller's, which no validator knows. */
const ofCaller = ["assertuserfailed", "assertbotfailed", "assertnameduserfailed"];

const check = await loadQueryAnswerCheck();
const codes = (all: readonly { readonly code: string }[] = []): readonly string[] => all.map(({ code }) => code);

test("the wiki and the validators agree about the whole request, and responses match their description", async () => {
  const differing: unknown[] = [];
  for (const request of requests) {
    const response = await ask(site.endpoint, `action=query&${request}`);
    const { value, errors, warnings } = decodeRequest(
      `action=query&format=json&formatversion=2&errorformat=plaintext&${request}`,
      { interwikis: ["wikipedia"] },
    );
    const there = [codes(response.errors).filter((code) => !ofCaller.includes(code)), codes(response.warnings)];
    const here = [codes(errors), codes(warnings)];
    if (JSON.stringify(there) !== JSON.stringify(here)) differing.push({ request, there, here });
    const findings = value === undefined ? [] : check(value as unknown as Parameters<typeof check>[0], response);
    if (findings.length > 0) differing.push({ request, findings });
  }
  expect(requests.length).toBeGreaterThan(100);
  expect(differing).toEqual([]);
}, 180_000);
