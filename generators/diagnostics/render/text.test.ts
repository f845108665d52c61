import { describe, expect, test } from "vitest";
import { type Diagnostic, type Related, diagnostic } from "../diagnostic.ts";
import { render } from "./render.ts";

const file = "spec/a.yaml";

describe("a diagnostic in text", () => {
  test("shows where, the line, a caret and the help", () => {
    expect(show("one: 1\nlimit: { type: limti }\n", "limti")).toBe(
      lines(
        "error[unknown-reference]: There is no type “limti”.",
        " --> spec/a.yaml:2:16",
        "  |",
        "2 | limit: { type: limti }",
        "  |                ^^^^^",
        "  = help: Did you mean “limit”? Known: limit.",
        "",
        "1 error",
      ),
    );
  });

  test("shows related places below each other, the gutter as wide as the longest line number", () => {
    const text = `first: 1\n${"\n".repeat(8)}again: 2\n`;
    const related = [{ message: "first here", place: { file, start: 0, end: 5 } }];
    expect(show(text, "again", related)).toBe(
      lines(
        "error[unknown-reference]: There is no type “again”.",
        "  --> spec/a.yaml:10:1",
        "   |",
        "10 | again: 2",
        "   | ^^^^^",
        "  ::: spec/a.yaml:1:1",
        "   |",
        " 1 | first: 1",
        "   | ----- first here",
        "   = help: Did you mean “limit”? Known: limit.",
        "",
        "1 error",
      ),
    );
  });

  test("without a place, or in a file that is not there, needs no frame", () => {
    const noPlace = diagnostic("spec-not-found", undefined, { folder: "x" });
    const missing = diagnostic(
      "not-utf8",
      { file: "missing.yaml", start: 0, end: 0 },
      {},
      {
        related: [{ message: "and here", place: { file: "missing too.yaml", start: 3, end: 4 } }],
      },
    );
    expect(render([noPlace, missing], new Map(), "text")).toBe(
      lines(
        "error[spec-not-found]: There is no spec in “x”.",
        "  = help: Run kiln in the folder that contains “spec”, or name that folder with --root.",
        "",
        "error[not-utf8]: The file is not valid UTF-8.",
        " --> missing.yaml",
        " ::: missing too.yaml: and here",
        "  = help: Save it as UTF-8.",
        "",
        "2 errors",
      ),
    );
  });

  test("is empty without diagnostics", () => {
    expect(render([], new Map(), "text")).toBe("");
  });
});

describe("the caret is under the text that it marks", () => {
  test.each([
    ["after a tab", "a:\there", "a:    here", "      ^^^^"],
    ["after wide characters", "日本語: here", "日本語: here", "        ^^^^"],
    ["after an emoji", "😀: here", "😀: here", "    ^^^^"],
    ["after a family of emoji", "👨‍👩‍👧: here", "👨‍👩‍👧: here", "    ^^^^"],
    ["after a heart in colour", "❤️: here", "❤️: here", "    ^^^^"],
    ["after combining marks", "e\u0301a\u0323\u0308: here", "e\u0301a\u0323\u0308: here", "    ^^^^"],
    ["after a mark without a letter", "\u0301: here", "\u0301: here", "  ^^^^"],
    ["after a character that is shown as an escape", "a\u202eb: here", "a\\u{202e}b: here", "            ^^^^"],
  ])("%s", (_, text, source, carets) => {
    expect(frame(text, "here")).toEqual([`1 | ${source}`, `  | ${carets}`]);
  });

  test("and is as wide as it", () => {
    expect(frame("a: 日本", "日本")).toEqual(["1 | a: 日本", "  |    ^^^^"]);
  });

  test("at the end of a line with CR LF, and at the end of the file", () => {
    const text = "a: 1\r\nb: 2\r\n";
    expect(frameAt(text, 4, 4)).toEqual(["1 | a: 1", "  |     ^"]);
    expect(frameAt(text, text.length, text.length)).toEqual(["3 |", "  | ^"]);
  });

  test("where a long line is cut on both sides", () => {
    const [source, carets] = frame(`${"left ".repeat(99)}here${" right".repeat(99)}`, "here");
    expect(source).toMatch(/^1 \| ….*left here right.*…$/);
    expect(source!.length).toBeLessThan(130);
    expect(carets!.indexOf("^")).toBe(source!.indexOf("here"));
  });

  test("where the marked text itself is too long", () => {
    const [source, carets] = frame(`a: ${"x".repeat(1000)}`, "x".repeat(1000));
    expect(source).toBe(`1 | a: ${"x".repeat(80)}…`);
    expect(carets).toBe(`  |    ${"^".repeat(80)}`);
  });

  test("where a long line of wide characters is cut", () => {
    const [source, carets] = frame(`${"日".repeat(200)}here`, "here");
    const before = source!.slice("1 | ".length, source!.indexOf("here"));
    expect(before).toMatch(/^…日+$/);
    expect(carets!.indexOf("^") - "  | ".length).toBe(1 + 2 * (before.length - 1));
  });
});

describe("nothing reaches the terminal raw", () => {
  const hostile = "\u001b[2J\u0007\u0000\u009b31m\u007f\u202e\u2066\u200b\ufeff\u2028\u00ad\u{e0041}\ud800";

  test.each(["text", "github", "json", "sarif"] as const)("in %s", (format) => {
    const place = { file: `spec/${hostile}.yaml`, start: 0, end: hostile.length };
    const related = [{ message: hostile, place }];
    const one = diagnostic("unknown-reference", place, { kind: hostile, name: hostile, known: hostile }, { related });
    const output = render([one], new Map([[place.file, hostile]]), format);
    expect(output.match(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu)).toBeNull();
  });

  test("and no message can forge a line", () => {
    const one = diagnostic("not-utf8", { file: "a\nerror[fake]: b", start: 0, end: 0 }, {});
    expect(render([one], new Map(), "text")).toContain("--> a␊error[fake]: b\n");
  });

  test("but colours do on request", () => {
    const one = diagnostic("not-utf8", undefined, {});
    expect(render([one], new Map(), "text", { color: true })).toContain("\u001b[1;31merror[not-utf8]\u001b[0m");
    expect(render([one], new Map(), "json", { color: true })).not.toContain("\u001b");
  });
});

describe("several diagnostics", () => {
  test("come by file and place, those without a place first, errors before warnings at one place", () => {
    const at = (code: "not-utf8" | "unused-definition" | "unexpected-file", name: string, start: number) =>
      diagnostic(code, { file: name, start, end: start }, { kind: "k", name: "n", where: "", file: "f" });
    const given = [
      at("not-utf8", "b", 0),
      at("unused-definition", "a", 5),
      at("unexpected-file", "a", 5),
      at("not-utf8", "a", 5),
      at("not-utf8", "a", 1),
    ];
    const output = render([...given, diagnostic("spec-not-found", undefined, { folder: "x" })], new Map(), "text");
    expect([...output.matchAll(/^\w+\[(.*)\]/gm)].map((match) => match[1])).toEqual([
      "spec-not-found",
      "not-utf8",
      "unexpected-file",
      "not-utf8",
      "unused-definition",
      "not-utf8",
    ]);
    expect(output).toMatch(/\n5 errors, 1 warning\n$/);
  });
});

function show(text: string, word: string, related: readonly Related[] = []): string {
  return render([about(text, word, related)], new Map([[file, text]]), "text");
}

function about(text: string, word: string, related: readonly Related[] = []): Diagnostic {
  const start = text.indexOf(word);
  const place = { file, start, end: start + word.length };
  return diagnostic(
    "unknown-reference",
    place,
    { kind: "type", name: word, known: "limit" },
    { suggestion: "Did you mean “limit”?", related },
  );
}

/** Renders the source line and its carets. */
function frame(text: string, word: string): readonly string[] {
  return show(text, word).split("\n").slice(3, 5);
}

function frameAt(text: string, start: number, end: number): readonly string[] {
  return render([diagnostic("not-utf8", { file, start, end }, {})], new Map([[file, text]]), "text")
    .split("\n")
    .slice(3, 5);
}

function lines(...all: readonly string[]): string {
  return `${all.join("\n")}\n`;
}
