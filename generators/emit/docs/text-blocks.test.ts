import { expect, test } from "vitest";
import { addressIn } from "./prose.ts";
import { textBlocks } from "./text-blocks.ts";

const read = (markdown: string) => textBlocks(markdown, (href) => addressIn("guide", href));
const paragraph = (...prose: readonly unknown[]) => ({ kind: "paragraph", prose });
const text = (words: string) => ({ kind: "text", text: words });

test("a first heading is the title, and others make sections within those above", () => {
  const { title, blocks } = read("# How to *book*\n\nOne.\n\n## First\n\n### Inner\n\nTwo.\n\n## First\n");
  expect(title).toBe("How to book");
  expect(blocks).toEqual([
    paragraph(text("One.")),
    {
      kind: "section",
      id: "heading-first",
      title: "First",
      blocks: [{ kind: "section", id: "heading-inner", title: "Inner", blocks: [paragraph(text("Two."))] }],
    },
    { kind: "section", id: "heading-first-2", title: "First", blocks: [] },
  ]);
});

test("HTML is text", () => {
  expect(read("a <b onclick=x>b</b>\n\n<script>alert(1)</script>\n").blocks).toEqual([
    paragraph(text("a "), text("<b onclick=x>"), text("b"), text("</b>")),
    paragraph(text("<script>alert(1)</script>")),
  ]);
});

test("links lead to texts, pages, sections of the text, and the web", () => {
  const { blocks } = read("[a](other.md#heading-x) [b](/api/shop.html) [c](#heading-y) [d](https://example.org)");
  const inlines = blocks.flatMap((block) => (block.kind === "paragraph" ? block.prose : []));
  const targets = inlines.flatMap((inline): readonly unknown[] => {
    if (inline.kind === "link") return [inline.to];
    return inline.kind === "external" ? [inline.url] : [];
  });
  expect(targets).toEqual([
    { path: "texts/other.html", anchor: "heading-x" },
    { path: "api/shop.html", anchor: undefined },
    { path: "texts/guide.html", anchor: "heading-y" },
    "https://example.org",
  ]);
});

test("a list may have lists in it", () => {
  expect(read("1. one\n2. two\n   - inner\n").blocks).toEqual([
    {
      kind: "list",
      ordered: true,
      items: [
        { prose: [text("one")], blocks: [] },
        {
          prose: [text("two")],
          blocks: [{ kind: "list", ordered: false, items: [{ prose: [text("inner")], blocks: [] }] }],
        },
      ],
    },
  ]);
});
