import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findSubject } from "../../generators/emit/docs/changes.ts";
import { codePackages } from "../../generators/emit/shared/package/package.ts";
import { emitters } from "../../generators/emit/emitters.ts";
import { mapVerdicts } from "../../generators/model/verdict.ts";
import { atLeastOne } from "../support/at-least-one.ts";
import { xmlFault } from "../diff/formats/xml-fault.ts";
import { addressOf, searchOf } from "./search-of.ts";
import { withEntries, entryOf } from "./release-model.ts";
import { attributes, models, pagesOf, siteOf } from "./sites.ts";

/** `UPDATE_CASES=1` saves the current files; review the difference. */
const update = process.env["UPDATE_CASES"] === "1";

const model = models.released();
const files = siteOf(model);
const release = files.get("changes/2.0.0.html")!;

test.each(["changes.html", "changes/2.0.0.html", "changes/2.0.0.md", "changes.atom"])(
  "%s is the file that is kept",
  (name) => {
    const kept = join(import.meta.dirname, "pages", name.replaceAll("/", "."));
    const text = files.get(name);
    if (update && text !== undefined) writeFileSync(kept, text);
    expect(text, [...files.keys()].join("\n")).toBe(existsSync(kept) ? readFileSync(kept, "utf8") : undefined);
  },
);

test("they are the same each time", () => expect(siteOf(models.released())).toEqual(files));

test("before the first release a page says that none exists, and there is no feed", () => {
  const unreleased = siteOf(models.base(), undefined, new URL("https://docs.example.org/"));
  expect([...unreleased.keys()].filter((path) => path.startsWith("changes"))).toEqual(["changes.html", "changes.md"]);
  expect(unreleased.get("changes.md")).toContain("No version is released yet.");
  for (const [path, text] of pagesOf(unreleased)) expect(text, path).not.toMatch(/atom/);
});

describe("the pages of the versions", () => {
  test("are in the navigation of every page, in llms.txt, in the sitemap, and are found", () => {
    for (const [path, html] of pagesOf(files))
      expect(html, path).toMatch(
        /<li><a href="(?:\.\.\/)*changes\.html"(?: aria-current="page")?>What changed<\/a><\/li>/,
      );
    expect(files.get("llms.txt")).toContain("## Changes\n\n- [What changed](changes.md)");
    expect(siteOf(model, undefined, new URL("https://docs.example.org/")).get("sitemap.xml")).toContain(
      "<loc>https://docs.example.org/changes/2.0.0.html</loc>",
    );
    const search = searchOf(files);
    expect(search("2.0.0").map(addressOf)).toContain("changes/2.0.0.html");
    expect(search("parameter year higher minimum").map(addressOf)).toContain(
      "changes/2.0.0.html#change-f4213c73b6f24d98",
    );
  });

  test("come the newest first, with what breaks", () => {
    const rows = Array.from(
      files
        .get("changes.html")!
        .matchAll(/<th scope="row"[^>]*><a href="changes\/(.*?)\.html">.*data-column="What breaks">(.*?)<\/td>/g),
      ([, version, breaks]) => [version, breaks],
    );
    expect(rows.map(([version]) => version)).toEqual(["3.0.0", "2.0.0", "1.0.0"]);
    expect(rows.map(([, breaks]) => breaks)).toEqual([
      "Module authors of service library",
      "Parameter year of module books of service library; Parameter since of module books of service library; Value history of value set genres of service library; and 1 more",
      "nothing",
    ]);
  });

  test("have each change of the record once, under its fingerprint, what is known apart from the API", () => {
    const { entries } = model.project.releases.find(({ version }) => version === "2.0.0")!;
    const changes = atLeastOne(
      entries.flatMap(({ change }) => change ?? []),
      "changes",
    );
    const ids = attributes(release, "id").filter((id) => id.startsWith("change-") && !id.endsWith("-title"));
    expect(ids.toSorted()).toEqual(changes.map(({ fingerprint }) => `change-${fingerprint}`).sort());
    const known = changes
      .filter(({ cause }) => cause === "knowledge")
      .map(({ fingerprint }) => `change-${fingerprint}`);
    expect(ids.filter((id) => release.indexOf(`id="${id}"`) > release.indexOf('id="knowledge"'))).toEqual(known);
    expect(known).toHaveLength(1);
  });

  test("list under an audience what concerns it, the worst first", () => {
    expect(audienceLines(release, "sends").map(([verdict]) => verdict)).toEqual([
      "breaking",
      "breaking",
      "breaking",
      "risk",
    ]);
    expect(audienceLines(release, "reads")).toEqual([
      ["breaking", "change-0da28c6ce188e9cb"],
      ["risk", "change-3eb856ed57001811"],
    ]);
    expect(audienceLines(release, "serves").map(([verdict]) => verdict)).toEqual([
      "breaking",
      "breaking",
      "compatible",
      "compatible",
      "compatible",
    ]);
  });

  test("report an unchanged API for types that follow a change of knowledge", () => {
    const verdicts = mapVerdicts((audience) => (audience === "compiles" ? "breaking" : "none"));
    const html = siteOf(withEntries(model, [entryOf({ cause: "knowledge", verdicts })])).get("changes/3.0.0.html")!;
    expect(html).toMatch(
      /id="audience-compiles"[^]*?The API is unchanged, but the knowledge about it changed:<\/p>\s*<ul>\s*<li[^>]*><strong>breaking<\/strong>/,
    );
    expect(html).not.toContain('id="api"');
  });

  test("name the command that follows, for the packages of code that rose", () => {
    const commands = release.replaceAll(/<\/?span[^>]*>/g, "").match(/kiln migrate .*? --from .*?(?= )/g);
    expect(commands).toEqual(
      ["validators", "client", "tanstack-query", "server", "mcp", "mock"].map(
        (name) => `kiln migrate @example/${name} --from 1.0.0`,
      ),
    );
    expect(files.get("changes/1.0.0.html")).not.toContain("kiln migrate");
  });

  test("keep duplicate ids unique, and number entries without one", () => {
    const note = { ...entryOf({}), change: undefined };
    const html = siteOf(withEntries(model, [entryOf({}), entryOf({}), note, note])).get("changes/3.0.0.html")!;
    const ids = attributes(html, "id").filter((id) => /^(?:change|note)-/.test(id) && !id.endsWith("-title"));
    expect(ids).toEqual(["change-0123456789abcdef", "change-0123456789abcdef-2", "note-1", "note-2"]);
  });
});

test.each([
  ["service library / module books / parameter year", "api/library/modules/books.html#parameter-year", ""],
  ["service library / module books / parameter gone", "api/library/modules/books.html", "parameter gone"],
  ["service library / module gone / parameter year", "api/library.html", "module gone / parameter year"],
  [
    "service library / request parameters library / parameter gone",
    "api/library.html",
    "request parameters library / parameter gone",
  ],
  ["service library / value set genres / value novel", "api/library/value-sets/genres.html#value-novel", ""],
  ["service library / error bad-value / status", "api/library/errors/bad-value.html", "status"],
  [
    "service office / resource room / field ro_name / maximum",
    "api/office/resources/room.html#field-ro_name",
    "maximum",
  ],
  [
    "service office / resource room / shape row / field ro_id",
    "api/office/resources/room.html#shape-row",
    "field ro_id",
  ],
  [
    "service office / resource room / shape gone / field ro_id",
    "api/office/resources/room.html",
    "shape gone / field ro_id",
  ],
  ["service office / resource room / operation create / body", "api/office/operations/createRoom.html", "body"],
  ["decision D-001", "decisions/D-001.html", ""],
  ["service gone / module books", undefined, "service gone / module books"],
  ["project", undefined, "project"],
  ["", undefined, ""],
] as const)("“%s” is found", (subject, address, rest) => {
  const places = new Set(
    pagesOf(files).flatMap(([path, html]) => [path, ...attributes(html, "id").map((id) => `${path}#${id}`)]),
  );
  const shown = (path: string, id: string | undefined): string => (id === undefined ? path : `${path}#${id}`);
  const found = findSubject(model.services, subject, ({ path, anchor }) => places.has(shown(path, anchor)));
  expect([found.to && shown(found.to.path, found.to.anchor), found.rest]).toEqual([address, rest]);
  expect([found.found, found.rest].filter((part) => part !== "").join(" / ")).toBe(subject);
});

describe("the feed", () => {
  const base = new URL("https://docs.example.org/a&b/");
  const feed = files.get("changes.atom")!;
  const placed = siteOf(model, undefined, base).get("changes.atom")!;

  test("has the required Atom elements in each entry", () => {
    for (const text of [feed, placed]) {
      expect(xmlFault(text)).toBeUndefined();
      const [head, ...entries] = text.split("<entry>");
      expect(entries).toHaveLength(3);
      expect(head).toMatch(/<author><name>.+<\/name><\/author>/);
      for (const part of [head!, ...entries]) {
        for (const name of ["id", "title", "updated"])
          expect(part.match(new RegExp(`<${name}>.+?</${name}>`, "g")), name).toHaveLength(1);
        expect(part).toMatch(/<updated>\d{4}-\d\d-\d\dT00:00:00Z<\/updated>/);
        expect(part).toContain('rel="alternate" type="text/html"');
      }
      for (const entry of entries) expect(entry).toMatch(/<summary>.+<\/summary>/);
      expect(head).toContain("<updated>2026-06-30T");
    }
  });

  test("has unique ids, which do not depend on the location of the site", () => {
    const ids = idsIn(feed);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids)
      expect(id).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(idsIn(placed)).toEqual(ids);
    const other = siteOf({ ...model, project: { ...model.project, packageScope: "@other" } }).get("changes.atom")!;
    expect(idsIn(other).filter((id) => ids.includes(id))).toEqual([]);
  });

  test("has absolute links where the address is known, and relative ones where it is not", () => {
    expect(linksIn(placed).slice(0, 3)).toEqual([
      "https://docs.example.org/a&amp;b/changes.atom",
      "https://docs.example.org/a&amp;b/changes.html",
      "https://docs.example.org/a&amp;b/changes/3.0.0.html",
    ]);
    expect(linksIn(feed)).toEqual(["changes.html", "changes/3.0.0.html", "changes/2.0.0.html", "changes/1.0.0.html"]);
    for (const link of linksIn(feed)) expect(files.has(link), link).toBe(true);
  });

  test("is named by every page", () => {
    for (const [path, html] of pagesOf(files))
      expect(html, path).toMatch(
        /<link rel="alternate" href="(?:\.\.\/)*changes\.atom" type="application\/atom\+xml" title="What changed">/,
      );
  });
});

test("the packages that kiln migrate knows are those with its data", () => {
  const withData = emitters.flatMap(({ into, emit }) =>
    Array.from(emit(model), ({ path }) => path).includes(`${into}/migrations.json`)
      ? [into.slice("packages/".length)]
      : [],
  );
  expect(withData.toSorted()).toEqual([...codePackages].sort());
});

/** Returns the verdicts of the changes that a page lists under an audience, with the link target of each. */
function audienceLines(html: string, audience: string): readonly (readonly [verdict: string, id: string])[] {
  const section = new RegExp(`<section id="audience-${audience}"[^]*?</section>`).exec(html)?.[0] ?? "";
  return Array.from(
    section.matchAll(/<li[^>]*><strong>(.*?)<\/strong>: <a href="#(.*?)">/g),
    ([, verdict, id]) => [verdict!, id!] as const,
  );
}

function idsIn(feed: string): readonly string[] {
  return Array.from(feed.matchAll(/<id>(.*?)<\/id>/g), ([, id]) => id!);
}

function linksIn(feed: string): readonly string[] {
  return Array.from(feed.matchAll(/<link [^>]*href="(.*?)"\/>/g), ([, href]) => href!);
}
