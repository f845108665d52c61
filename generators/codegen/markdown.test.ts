import { describe, expect, it } from "vitest";
import { codeCell, codeSpan, inlineProse, inlineText, tableCell } from "./markdown.ts";

describe("inlineText", () => {
  it.each([
    ["<script>x</script>", "\\<script\\>x\\</script\\>"],
    ["&lt;b&gt;", "&amp;lt;b&amp;gt;"],
    ["[x](javascript:1)", "\\[x\\](javascript\\:1)"],
    ["![x](http://x.invalid/x.png)", "\\!\\[x\\](http\\://x.invalid/x.png)"],
    ["![x][y] [^1]", "\\!\\[x\\]\\[y\\] \\[^1\\]"],
    ["<!-- x -->", "\\<!-- x --\\>"],
    ["<ftp://x.invalid>", "\\<ftp\\://x.invalid\\>"],
    ["Stop!", "Stop\\!"],
    ["Stop! Go", "Stop! Go"],
    ["https://x.invalid", "https\\://x.invalid"],
    ["www.x.invalid", "www\\.x.invalid"],
    ["a@b.invalid", "a<!-- -->@b.invalid"],
    ["# a", "\\# a"],
    ["- a", "\\- a"],
    ["1. a", "1\\. a"],
    ["   a\n\n# b", "a  # b"],
    ["a\\", "a\\\\"],
    ["\u202ea\u0000", "\\\\u202ea\\\\u0000"],
  ])("turns %j into plain text", (text, written) => expect(inlineText(text)).toBe(written));
});

describe("inlineProse", () => {
  it.each([
    ["The `key`, and `a_b`.", "The `key`, and `a_b`."],
    ["<b> `<b>` _x_", "\\<b\\> `<b>` \\_x\\_"],
    ["a ` b", "a \\` b"],
    ["`a\nb`", "`a␤b`"],
    [" `a` ", "`a`"],
    ["", ""],
  ])("keeps the code spans of %j", (text, written) => expect(inlineProse(text)).toBe(written));
});

describe("tableCell", () => {
  it("lets no bar end the cell", () => expect(tableCell("a | b")).toBe("a \\| b"));
  it("shows an empty text as a dash", () => expect(tableCell("")).toBe("–"));
});

describe("codeSpan", () => {
  it.each([
    ["a", "`a`"],
    ["`", "`` ` ``"],
    ["a``b", "```a``b```"],
    ["a\nb", "`a␤b`"],
    ["", "(empty)"],
    [" ", "(blank)"],
    ["<b>", "`<b>`"],
  ])("shows %j", (text, written) => expect(codeSpan(text)).toBe(written));
});

describe("codeCell", () => {
  it.each([
    ["a|`b", "``a\\|`b``"],
    ["a\\|b", "`a\\\\\\|b`"],
    ["@a", "`@a`"],
  ])("lets no bar of %j end the cell", (text, written) => expect(codeCell(text)).toBe(written));
});
