import { describe, expect, test } from "vitest";
import { expand } from "../../../packages/wiki/src/content/wikitext/expand.ts";
import { externalIndexes, readFacts } from "../../../packages/wiki/src/content/wikitext/read-facts.ts";
import { preSave, sortKey } from "../../../packages/wiki/src/content/wikitext/page-facts.ts";
import { readTree } from "../../../packages/wiki/src/content/wikitext/read-tree.ts";
import { fullTitle } from "../../../packages/wiki/src/content/titles.ts";

const page = { ns: 0, title: "Page" };
const texts = new Map<string, string | undefined>([
  ["Template:One", "[[{{{1|None}}}]]<noinclude>[[Docs]]</noinclude>"],
  ["Template:Two", "{{One|{{{a}}}}}<includeonly>[[Category:In]]</includeonly>"],
  ["Template:Only", "not [[This]] <onlyinclude>[[That]]</onlyinclude>"],
  ["Template:Loop", "{{Loop}}"],
  ["Template:Alias", "#REDIRECT [[Template:One]]"],
  ["Template:Switch", "__NOTOC__{{DEFAULTSORT:{{{1}}}}}"],
  ["Template:Laugh", "{{{1}}}{{{1}}}{{{1}}}{{{1}}}{{{1}}}{{{1}}}{{{1}}}{{{1}}}{{{1}}}{{{1}}}"],
  ["Template:Missing", undefined],
  ["Page/Part", "[[From part]]"],
]);

const expanded = (text: string, known = texts, at = page): ReturnType<typeof expand> => expand(text, at, known);
const factsOf = (text: string, at = page) => readFacts(text, at, expanded(text, texts, at));
const linksOf = (text: string, at = page): readonly string[] => factsOf(text, at).links.map(fullTitle);

test.each<[string, readonly string[]]>([
  ["[[a]] [[B|text]] [[c#part]] [[ d_e ]]s", ["A", "B", "C", "D e"]],
  ["[[a]] and [[A]] once", ["A"]],
  ["[[Page]] itself, but [[Page#part]]", ["Page"]],
  ["[[#part]]", []],
  ["[[:Category:X]] [[:File:y.png]] [[Image talk:z]]", ["Category:X", "File:Y.png", "File talk:Z"]],
  ["[[Special:Tags]] [[a<b]] [[a[b]] [[]] [[|x]]", []],
  ["[[a [[b]] c]]", ["B"]],
  ["[[File:a.png|thumb|see [[b]] and [[c|d]]|link=e]]", ["B", "C", "E"]],
  ["<nowiki>[[a]]</nowiki><!-- [[b]] --><pre>[[c]]</pre>[[d]]", ["D"]],
  ["<!-- [[never closed]]", []],
  ["<nowiki>[[a]]", ["A"]],
  ["[[a%20b]] [[c&amp;d]]", ["A b", "C&d"]],
  ["<gallery>\na.png|[[b]]\nFile:c.png\nd\n</gallery>", ["B"]],
  ["{{One|x}}", ["X"]],
  ["{{One}}", ["None"]],
  ["{{Two|a=y}}", ["Y"]],
  ["{{Alias|z}}", ["Z"]],
  ["{{Only}}", ["That"]],
  ["{{/Part}} in a namespace without subpages", ["From part"]],
  ["{{Missing}}", ["Template:Missing"]],
  ["{{Loop}}", ["Template:Loop"]],
  ["{{lc:ABC}} [[{{uc:x}}y]] [[{{PAGENAME}}/x]]", ["Xy", "Page/x"]],
  ["[[{{{none|Otherwise}}}]]", ["Otherwise"]],
  ["{{#if:x|[[a]]}} is no function here", ["A"]],
  ["#REDIRECT [[Target#part]]", ["Target"]],
  ["[[مَنارة]] [[🦀]] [[o'Hara's \"x\"]]", ["مَنارة", "🦀", "O'Hara's \"x\""]],
  ["{{constructor}} [[__proto__]] {{{toString}}} {{hasOwnProperty:x}}", ["Proto"]],
])("%s links to %j", (text, links) => {
  expect(linksOf(text).toSorted()).toEqual([...links].toSorted());
});

test("subpages are named by a slash where a namespace has them", () => {
  const user = { ns: 2, title: "Ann/Notes" };
  expect(linksOf("[[/More]] [[../Other/]] [[../]] [[../../../too far]]", user)).toEqual([
    "User:Ann/Notes/More",
    "User:Ann/Other",
    "User:Ann",
  ]);
  expect(linksOf("[[/More]]")).toEqual(["/More"]);
});

describe("in addition to links", () => {
  test("files, categories with what they are sorted by, other languages, other sites", () => {
    const facts = factsOf(
      "[[File:a.png]] [[Media:b.png]] [[Category:c|key]] [[Category:d]] {{DEFAULTSORT:later}} [[de:E F#g]] [[de:second]] [[:fr:h]] [[wikipedia:i j]]",
    );
    expect(facts.files).toEqual(["A.png", "B.png"]);
    expect(facts.categories).toEqual([
      { title: "C", prefix: "key" },
      { title: "D", prefix: "later" },
    ]);
    expect(facts.languages).toEqual([{ language: "de", title: "E F" }]);
    expect(facts.interwikis).toEqual([
      { prefix: "fr", title: "h" },
      { prefix: "wikipedia", title: "i_j" },
    ]);
    expect(factsOf("[[de:x]]", { ns: 1, title: "Page" })).toMatchObject({
      languages: [],
      interwikis: [{ prefix: "de", title: "x" }],
    });
  });

  test("addresses, in brackets and bare, without what ends a sentence", () => {
    const text =
      "[https://a.example/x y] see https://b.example/q?r=(s), or http://c.example. [//d.example e] //no.example mailto:f@g.example [https://open.example\n<nowiki>https://n.example</nowiki> [[x|https://in.link]]";
    expect(factsOf(text).external).toEqual([
      "https://a.example/x",
      "https://b.example/q?r=(s)",
      "http://c.example",
      "//d.example",
      "mailto:f@g.example",
      "https://open.example",
    ]);
  });

  test("properties: words, a display title equal to the title, the sort key", () => {
    expect(factsOf("__NOTOC__ __notoc__ __NOINDEX__ __noindex__ __TOC__ {{DISPLAYTITLE:''page''}}").properties).toEqual(
      { notoc: "", noindex: "", displaytitle: "''page''" },
    );
    expect(factsOf("{{DISPLAYTITLE:another}}{{Switch|s}}").properties).toEqual({ notoc: "", defaultsort: "s" });
    expect(
      factsOf("__NOINDEX__ {{Loop}} {{One|a=1|a=2}}")
        .categories.map(({ title }) => title)
        .toSorted(),
    ).toEqual(["Noindexed_pages", "Pages_using_duplicate_arguments_in_template_calls", "Pages_with_template_loops"]);
  });

  test("where a redirect leads", () => {
    expect(factsOf(" #redirect: [[talk:a b#c d|e]]\nmore").redirect).toEqual({
      ns: 1,
      title: "A_b",
      fragment: "c d",
      interwiki: "",
    });
    expect(factsOf("#REDIRECT [[wikipedia:x]]").redirect).toEqual({
      ns: 0,
      title: "x",
      fragment: "",
      interwiki: "wikipedia",
    });
    expect(factsOf("x #REDIRECT [[y]]").redirect).toBeUndefined();
  });

  test("templates, with those that they include and those that are missing", () => {
    expect(factsOf("{{Two|a=b}}{{Missing}}{{:Page/Part}}").templates.map(fullTitle).toSorted()).toEqual([
      "Page/Part",
      "Template:Missing",
      "Template:One",
      "Template:Two",
    ]);
  });

  test("what has to be fetched first", () => {
    expect([...expanded("{{One}}{{Unknown}}", new Map()).unknown]).toEqual(["Template:One", "Template:Unknown"]);
  });
});

test("sort keys are in capital letters, with the title behind the prefix, and at most 230 bytes", () => {
  expect([sortKey("", "Old_quay"), sortKey("a\nb", "C_d"), sortKey("", "straße")]).toEqual([
    "OLD QUAY",
    "A B\nC D",
    "STRASSE",
  ]);
  expect(Buffer.byteLength(sortKey("€".repeat(100), "x"))).toBe(228);
});

test.each([
  ["https://www.Example.org:8080/A?b#c", [["https://org.example.www.:8080", "/A?b#c"]]],
  [
    "//example.org",
    [
      ["http://org.example.", "/"],
      ["https://org.example.", "/"],
    ],
  ],
  ["mailto:a@b.example?subject=c", [["mailto:example.b.@a", "?subject=c"]]],
  ["news:a.b", [["news:", "a.b"]]],
  ["ftp://192.0.2.1/x", [["ftp://V4.192.0.2.1.", "/x"]]],
])("%s is looked for by %j", (url, indexes) => {
  expect(externalIndexes(url).map(({ host, path }) => [host, path])).toEqual(indexes);
});

test("saving writes signatures out, but not where they are shown as signs", () => {
  expect(preSave("~~~ ~~~~ ~~~~~ <nowiki>~~~~</nowiki>\r\n\n", "Ann", "20240131120000")).toBe(
    "[[User:Ann|Ann]] ([[User talk:Ann|talk]]) [[User:Ann|Ann]] ([[User talk:Ann|talk]]) 12:00, 31 January 2024 (UTC) 12:00, 31 January 2024 (UTC) <nowiki>~~~~</nowiki>",
  );
});

// Each takes at least ten seconds if a part of the implementation is quadratic.
test.each([
  ["open brackets", "[[".repeat(125_000)],
  ["closed brackets", "[[a".repeat(25_000) + "]]".repeat(25_000)],
  ["open braces", "{{".repeat(125_000)],
  ["braces with bars", "{{a|".repeat(62_500)],
  ["templates within templates", "{{One|".repeat(25_000) + "}}".repeat(25_000)],
  ["arguments within arguments", "{{{a|".repeat(25_000) + "}}}".repeat(25_000)],
  ["comments", "<!--".repeat(62_500)],
  ["tags that nothing closes", "<nowiki>".repeat(30_000)],
  ["tags that half of one closes", `${"<nowiki>".repeat(30_000)}</nowiki`],
  ["gallery", `<gallery>${"[[a|".repeat(25_000)}</gallery>`],
  ["noinclude", "<noinclude>".repeat(22_500)],
  ["addresses without an end", "[http://a ".repeat(25_000)],
  ["one long address", `http://${"a.".repeat(125_000)}`],
  ["bars", `[[a${"|".repeat(250_000)}]]`],
  ["equals signs", `{{a|${"=".repeat(250_000)}}}`],
  ["underscores", "_".repeat(250_000)],
  ["quotes", "'".repeat(250_000)],
  ["redirects", `#REDIRECT [[${"a".repeat(250_000)}`],
  ["mixed", "[[{{<nowiki>{{{".repeat(15_000)],
  ["braces without names", "{{}}".repeat(62_500)],
  ["display titles", `{{DISPLAYTITLE:${"<".repeat(75_000)}}}`],
])(
  "a quarter of a megabyte of %s is read in one pass",
  (_, text) => {
    expect(factsOf(text).links.length).toBeLessThan(10);
  },
  4000,
);

test("templates that multiply their arguments come to an end", () => {
  const text = Array.from({ length: 30 }).reduce<string>((inner) => `{{Laugh|${inner}}}`, "[[x]]");
  const facts = factsOf(text);
  expect(facts.categories.map(({ title }) => title)).toContain("Pages_where_template_include_size_is_exceeded");
});

describe("the work for a text is limited", () => {
  const chain = (depth: number, text: (next: string) => string): Map<string, string | undefined> =>
    new Map(
      Array.from({ length: depth }, (_, index) => [
        `Template:A${index}`,
        index === depth - 1 ? "" : text(`A${index + 1}`),
      ]),
    );

  test.each([
    ["twice in each other", chain(30, (next) => `{{${next}}}{{${next}}}`)],
    ["a hundred times in each other", chain(4, (next) => `{{${next}|1}}`.repeat(100))],
  ])("with templates %s", (_, known) => {
    const { nodes, tracking, text } = expanded("{{A0|1}}", known);
    expect([...tracking]).toEqual(["expansion-depth-exceeded-category"]);
    expect(nodes).toBeLessThan(101_000);
    expect(text.match(/Expansion depth limit exceeded/g)).toHaveLength(1);
  });

  test("with functions in each other", () => {
    const { text, tracking } = expanded(`${"{{lc:".repeat(3)}${"X".repeat(1_000_000)}${"}}".repeat(3)}`);
    expect([text, ...tracking]).toEqual(["", "post-expand-template-inclusion-category"]);
  });

  test.each([
    [100_000, 1],
    [100_001, 2],
  ])("with %i open braces", (count, nodes) => {
    expect(readTree(`${"{{a".repeat(count)}${"}}".repeat(count)}`, "page")).toHaveLength(nodes);
  });

  test("with more links than are read", () => {
    const text = Array.from({ length: 10_001 }, (_, index) => `[[A${index}]] http://a.example/${index} `).join("");
    const { links, external } = readFacts(text, page, expanded(text));
    expect([links.length, external.length]).toEqual([10_000, 10_000]);
  });
});
