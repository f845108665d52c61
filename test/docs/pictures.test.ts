import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { noFiles } from "../../generators/emit/docs/prose.ts";
import { makeSite } from "../../generators/emit/docs/make-site.ts";
import { draw, pictureSvg } from "../../generators/emit/docs/pictures/draw.ts";
import { layOut } from "../../generators/emit/docs/pictures/layers.ts";
import { emitters, pipelineSvg } from "../../generators/index.ts";
import { columnWidth, fontSizes } from "../../generators/emit/docs/pictures/scene.ts";
import type { Drawing, Picture } from "../../generators/emit/docs/site.ts";
import { load } from "../../generators/load/load.ts";
import { rootFolder } from "../support/emit.ts";
import { payloads } from "../support/payloads.ts";
import { drawingsOf, faultsOf, pictureOf, picturesIn } from "./drawings.ts";
import { modelOf, models } from "./sites.ts";

/** `UPDATE_CASES=1` saves the current pictures; review them. */
const update = process.env["UPDATE_CASES"] === "1";
const kinds = ["graph", "steps", "catalogue"] as const satisfies readonly Drawing["kind"][];

describe.each(kinds)("a picture of the kind %s", (kind) => {
  const svg = svgOf(drawingsOf("A name")[kind], "A title");

  test("is the one that is kept", () => {
    const kept = join(import.meta.dirname, "pictures", `${kind}.svg`);
    const lines = `${svg.replaceAll("><", ">\n<")}\n`;
    if (update) writeFileSync(kept, lines);
    expect(lines).toBe(existsSync(kept) ? readFileSync(kept, "utf8") : undefined);
  });

  test("is the same each time", () => expect(svgOf(drawingsOf("A name")[kind], "A title")).toBe(svg));

  test("has a title and a description that it is named by", () => {
    expect(svg).toContain('<title id="a-title">A title</title>');
    expect(svg).toContain('aria-labelledby="a-title" aria-describedby="a-description"');
    expect(svg).toContain('role="group"');
  });

  test.each(payloads.map(({ category, text }) => [category, text]))(
    "is XML in which hostile names are text: %s %j",
    (_, text) => {
      const hostile = svgOf(drawingsOf(text)[kind], text);
      expect(faultOfXml(hostile)).toBeUndefined();
      expect(tagNames(hostile).filter((name) => !known.has(name))).toEqual([]);
      expect(hostile.match(/href="[^"]*"/g)!.filter((href) => href !== 'href="a/b.html#c"')).toEqual([]);
      expect(faultsOf(drawingsOf(text)[kind])).toEqual([]);
    },
  );

  test("shows a long name shortened, with its full text as a title", () => {
    const name = "Long ".repeat(200).trim();
    const long = svgOf(drawingsOf(name)[kind], name);
    expect(long).toMatch(/<title>(?:Long )+Long<\/title>(?:Long )+Lo?n?g?…</);
    expect(faultsOf(drawingsOf(name)[kind])).toEqual([]);
  });
});

const specs = {
  ...models,
  ...Object.fromEntries(
    ["bookings", "library", "telephony"].map((name) => [
      name,
      () => modelOf(load(join(rootFolder, "test/services", name))),
    ]),
  ),
};

describe.each(Object.entries(specs).filter(([name]) => name !== "released"))(
  "the pictures of the spec “%s”",
  (name, model) => {
    const pictures = [...makeSite(model(), noFiles).pages].flatMap(picturesIn);

    test("are there", () => expect(pictures.length).toBeGreaterThan(name === "real" ? 4 : 1));

    test("cover nothing, and keep their texts in their boxes", () => {
      expect(pictures.flatMap(({ title, drawing }) => faultsOf(drawing).map((fault) => `${title}: ${fault}`))).toEqual(
        [],
      );
    });

    test("fit the column of a page, with texts of at least 11 pixels", () =>
      expect(pictures.flatMap(widthFaults)).toEqual([]));

    test("are XML", () =>
      expect(
        pictures.map(({ title, drawing }) => faultOfXml(svgOf(drawing, title))).filter((fault) => fault !== undefined),
      ).toEqual([]));
  },
);

test("a picture that is too wide is shown smaller, as far as its texts stay 11 pixels high", () => {
  const rows = (count: number): Drawing => ({
    kind: "graph",
    nodes: Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      title: "A node",
      lines: [],
      to: undefined,
      marks: [],
    })),
    edges: Array.from({ length: count - 1 }, (_, index) => ({
      from: "0",
      to: `${index + 1}`,
      lines: ["a label of some words"],
      marks: [],
    })),
  });
  const many = { ...pictureOf(rows(3), "A"), drawing: rows(36) };
  expect(widthFaults(pictureOf(rows(12), "A"))).toEqual([]);
  expect(widthFaults(many)).toEqual([expect.stringContaining("wider")]);
  expect(Number(/ width="(\d+)"/.exec(svgOf(many.drawing, "A"))![1])).toBe(
    Math.ceil((draw(many.drawing).width * 11) / 12),
  );
});

test("a picture without links is an image", () => {
  expect(svgOf({ kind: "steps", start: "A", steps: [], end: "B" }, "A title")).toContain('role="img"');
});

test("the picture of the README is the one that is drawn today (npm run picture)", () => {
  const svg = pipelineSvg();
  expect(readFileSync(join(import.meta.dirname, "../../docs/pipeline.svg"), "utf8")).toBe(svg);
  expect(faultOfXml(svg)).toBeUndefined();
  expect(svg).not.toContain("…");
});

test.each([...emitters.map(({ into }) => into), "packages/docs"])(
  "the picture of the README has %s, with what it is",
  (folder) => {
    expect(pipelineSvg()).toMatch(new RegExp(`<text[^>]*>${folder.split("/")[1]!}: [^<]+</text>`));
  },
);

test("unconnected nodes are placed next to each other if there is room, nodes without arrows last", () => {
  const size = { width: 50, height: 20 };
  const arrows = [
    [1, 2],
    [3, 4],
  ].map(([from, to]) => ({ from: from!, to: to!, width: 0, height: 0 }));
  const placesOf = (most: number): unknown =>
    layOut([size, size, size, size, size], arrows, most).nodes.map(({ x, y }) => [x, y]);
  const [wide, narrow] = [placesOf(1000), placesOf(60)] as [number[][], number[][]];
  expect(wide.map(([, y]) => y)).toEqual([0, 0, expect.any(Number), 0, wide[2]![1]]);
  expect(wide[1]![0]! < wide[3]![0]! && wide[3]![0]! < wide[0]![0]!).toBe(true);
  expect(narrow.map(([x]) => x)).toEqual([25, 25, 25, 25, 25]);
  expect(narrow[2]![1]! < narrow[3]![1]! && narrow[4]![1]! < narrow[0]![1]!).toBe(true);
});

test("each arrow leads down but for those that close a circle, and to the first node", () => {
  const size = { width: 50, height: 20 };
  const arrows = [
    [0, 1],
    [1, 2],
    [2, 1],
    [3, 0],
    [3, 2],
  ].map(([from, to]) => ({ from: from!, to: to!, ...size }));
  const { nodes, arrows: ways } = layOut([size, size, size, size], arrows);
  expect(ways.map(({ isUp }) => isUp)).toEqual([false, false, true, true, false]);
  for (const [index, { from, to }] of arrows.entries()) expect(nodes[from]!.y < nodes[to]!.y).toBe(!ways[index]!.isUp);
});

/** Returns no faults if a picture is at most as wide as its column, and its smallest text is high enough to be read. */
function widthFaults({ title, drawing }: Pick<Picture, "title" | "drawing">): readonly string[] {
  const [, own, shown] = /viewBox="0 0 (\d+) \d+" width="(\d+)"/.exec(svgOf(drawing, title))!.map(Number);
  return [
    ...(shown! > columnWidth ? [`${title} is wider than its column: ${shown}`] : []),
    ...((shown! * fontSizes.small) / own! < 11
      ? [`${title} has texts of ${(shown! * fontSizes.small) / own!} pixels`]
      : []),
  ];
}

function svgOf(drawing: Drawing, title: string): string {
  return pictureSvg(pictureOf(drawing, title), ({ path, anchor }) => `${path}#${anchor}`).toString();
}

const known: ReadonlySet<string> = new Set(["svg", "title", "desc", "g", "a", "rect", "text", "path", "style"]);

function tagNames(xml: string): readonly string[] {
  return Array.from(xml.matchAll(/<\/?([^\s/>]*)/g), ([, name]) => name!);
}

/** Returns the first reason why a string is not well-formed XML of elements, attributes, and text, or `undefined`. */
function faultOfXml(xml: string): string | undefined {
  if (/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(xml)) return "a character that XML does not have";
  const open: string[] = [];
  const token =
    /<(?<end>\/)?(?<name>[a-z]+)(?: [a-zA-Z:-]+="(?:[^"<&]|&(?:amp|lt|gt|quot|#39);)*")*(?<empty>\/)?>|[^<&>]+|&(?:amp|lt|gt|quot|#39);/gy;
  let at = 0;
  for (const { 0: text, groups: { end, name, empty } = {} } of xml.matchAll(token)) {
    at += text.length;
    if (name === undefined || empty !== undefined) continue;
    if (end === undefined) open.push(name);
    else if (open.pop() !== name) return `</${name}> closes another element`;
  }
  return at < xml.length
    ? `no XML: ${xml.slice(at, at + 60)}`
    : open.length > 0
      ? `${open.join(" ")} stays open`
      : undefined;
}
