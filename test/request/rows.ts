import { expect } from "vitest";
import type { Row } from "./row.ts";

const titles = "titles=Example+1|Redirect+2|wikipedia:Foo|A%5BB";

/** Written from the facts of the real system, and from what it does with each: not from the spec. */
export const rows: readonly Row[] = [
  { parameter: "action", good: "", answered: { batchcomplete: true } },
  { parameter: "format", good: "format=none", text: /^$/ },
  { parameter: "formatversion", good: "formatversion=latest", bad: ["formatversion=3", "badvalue", 'Unrecognized value for parameter "formatversion": 3.'], answered: { batchcomplete: true } },
  { parameter: "errorformat", good: "errorformat=none", bad: ["errorformat=text", "badvalue", 'Unrecognized value for parameter "errorformat": text.'], answered: { batchcomplete: true } },
  { parameter: "maxlag", good: "maxlag=5", bad: ["maxlag=", "badinteger", 'Invalid value "" for integer parameter "maxlag".'], call: "{ maxlag: 5 }" },
  {
    parameter: "smaxage", good: "smaxage=60", bad: ["smaxage=1.5", "badinteger", 'Invalid value "1.5" for integer parameter "smaxage".'],
    headers: { "cache-control": "s-maxage=60, max-age=0, public" }, call: "{ smaxage: 60 }",
  },
  {
    parameter: "maxage", good: "maxage=60&smaxage=30", bad: ["maxage=x", "badinteger", 'Invalid value "x" for integer parameter "maxage".'],
    headers: { "cache-control": "s-maxage=30, max-age=60, public" }, call: "{ maxage: 60 }",
  },
  { parameter: "assert", good: "assert=anon", bad: ["assert=Bot", "badvalue", 'Unrecognized value for parameter "assert": Bot.'], answered: { batchcomplete: true }, call: '{ assert: "bot" }' },
  { parameter: "assertuser", good: "assertuser=Alice", bad: ["assertuser=192.0.2.1", "baduser", 'Invalid value "192.0.2.1" for user parameter "assertuser".'], call: '{ assertuser: "Alice" }' },
  { parameter: "requestid", good: "requestid=a+b", answered: { requestid: "a b" }, call: '{ requestid: "a" }', typed: { "got.requestid": "string | undefined" } },
  {
    parameter: "curtimestamp", good: "curtimestamp=0", answered: { curtimestamp: "2026-01-02T03:04:05Z" },
    call: "{ curtimestamp: true }", typed: { "got.curtimestamp": "string | undefined" },
  },
  {
    parameter: "responselanginfo", good: "responselanginfo", answered: { uselang: "en", errorlang: "en" },
    call: "{ responselanginfo: true }", typed: { "got.uselang": "string | undefined", "got.errorlang": "string | undefined" },
  },
  { parameter: "servedby", good: "servedby", answered: { servedby: "host-1" }, call: "{ servedby: true }", typed: { "got.servedby": "string | undefined" } },
  { parameter: "origin", good: "origin=*", headers: { "access-control-allow-origin": "*" } },
  { parameter: "crossorigin", good: "crossorigin", headers: { "access-control-allow-origin": "*" }, call: "{ crossorigin: true }" },
  { parameter: "centralauthtoken", good: "centralauthtoken=0a1b", answered: { batchcomplete: true }, call: '{ centralauthtoken: "0a1b" }' },
  { parameter: "uselang", good: "uselang=De&responselanginfo", answered: { uselang: "de", errorlang: "en" }, call: '{ uselang: "de" }' },
  { parameter: "variant", good: "variant=zh-hans", answered: { batchcomplete: true }, call: '{ variant: "zh-hans" }' },
  {
    parameter: "errorlang", good: "errorlang=fr&errorformat=plaintext&responselanginfo", answered: { uselang: "en", errorlang: "fr" },
    call: '{ errorlang: "fr" }',
  },
  { parameter: "errorsuselocal", good: "errorsuselocal", answered: { batchcomplete: true }, call: "{ errorsuselocal: true }" },
  { parameter: "callback", good: "callback=on.answer();", text: /^\/\*\*\/on\.answer\(\{"batchcomplete":true\}\)$/, headers: { "content-type": "text/javascript; charset=utf-8" } },
  { parameter: "utf8", good: "utf8&formatversion=1&requestid=%C3%84", text: /"requestid":"Ä"/ },
  { parameter: "ascii", good: "ascii&requestid=%C3%84", text: /"requestid":"\\u00c4"/ },
  { parameter: "xslt", good: "xslt=MediaWiki:A.xsl&format=xml", text: /<xml xml:space="preserve">[^<]*<\/xml>/, call: '{ xslt: "MediaWiki:A.xsl" }' },
  { parameter: "includexmlnamespace", good: "includexmlnamespace&format=xml", text: /xmlns="http:\/\/www\.mediawiki\.org\/xml\/api\/"/, call: "{ includexmlnamespace: true }" },
  { parameter: "wrappedhtml", good: "wrappedhtml&format=jsonfm", text: /^\{"status":200,/, call: "{ wrappedhtml: true }" },
  { parameter: "titles", good: "titles=Example+1", bad: ["titles=A&pageids=1", "multisource", 'The "pageids" parameter cannot be used with "titles".'], answered: { query: { pages: [{ title: "Example 1" }] } }, call: '{ titles: "A" }' },
  { parameter: "pageids", good: "pageids=7", bad: ["pageids=&revids=1", "multisource", 'The "revids" parameter cannot be used with "pageids".'], answered: { query: { pages: [{ pageid: 7 }] } }, call: "{ pageids: [7] }" },
  {
    parameter: "revids", good: "revids=-1", bad: ["revids=x", "badinteger", 'Invalid value "x" for integer parameter "revids".'], answered: { query: { badrevids: { "-1": { revid: -1, missing: true } } } },
    call: "{ revids: [1] }", typed: { "Object.values(got.badrevids!)[0]!.missing": "true" },
  },
  {
    parameter: "redirects", good: `${titles}&redirects`, bad: ["revids=1&redirects", "redirectsandrevids", 'Redirect resolution cannot be used together with the "revids" parameter. Any redirects the "revids" point to have not been resolved.'],
    answered: { query: { redirects: [{ from: "Redirect 2", to: "Example 2" }], pages: [{ invalid: true }, { title: "Example 1" }, { title: "Example 2" }] } },
    call: '{ titles: "A", redirects: true }', typed: { "got.redirects![0]!.to": "string" },
  },
  {
    parameter: "converttitles", good: `${titles}&converttitles`, answered: { query: { interwiki: [{ iw: "wikipedia" }] } },
    call: '{ titles: "A", converttitles: true }', typed: { "got.converted![0]!.to": "string" },
  },
  {
    parameter: "indexpageids", good: `${titles}&indexpageids`, answered: { query: { pageids: ["-1", "1", expect.any(String)] } },
    call: '{ titles: "A", indexpageids: true }', typed: { "got.pageids![0]!": "string" },
  },
  {
    parameter: "export", good: `${titles}&export`, answered: { query: { export: expect.stringContaining("<mediawiki ") } },
    call: '{ titles: "A", export: true }', typed: { "got.export": "string | undefined" },
  },
  { parameter: "exportnowrap", good: `${titles}&export&exportnowrap`, text: /^<mediawiki /, headers: { "content-type": "text/xml; charset=utf-8" } },
  { parameter: "exportschema", good: "export&exportschema=0.10", bad: ["exportschema=0.9", "badvalue", 'Unrecognized value for parameter "exportschema": 0.9.'], answered: { query: { export: expect.stringContaining("<mediawiki ") } }, call: '{ exportschema: "0.10" }' },
  {
    parameter: "iwurl", good: `${titles}&iwurl`, answered: { query: { interwiki: [{ title: "wikipedia:Foo", iw: "wikipedia", url: "https://wikipedia.example/wiki/Foo" }] } },
    call: '{ titles: "A", iwurl: true, prop: { iwlinks: { url: true } } }', typed: { "got.interwiki![0]!.url": "string" },
  },
  { parameter: "continue", good: "continue=-%7C%7C", bad: ["continue=%1Fa", "badvalue", 'Parameter "continue" accepts only a single value. U+001F multi-value separation may only be used for multi-valued parameters.'], answered: { batchcomplete: true }, call: '{ continue: { continue: "-||" } }' },
  { parameter: "rawcontinue", good: "rawcontinue&list=allpages&aplimit=1", answered: { "query-continue": { allpages: { apcontinue: "Example_1" } } } },
];
