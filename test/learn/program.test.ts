import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, describe, test } from "vitest";
import { command } from "../support/command.ts";
import { librarySpec } from "./support/lesson.ts";
import { learnIn, workspace } from "./support/workspace.ts";

const oneBook = '{"id":7,"query":"list=books","body":{"found":{"books":[{"id":1}]}}}\n';
const aLoan = '{"query":"list=loans","body":{"found":{"loans":[{"id":1}]}}}\n';
const aWrongLoan = '{"query":"list=loans","body":{"found":{"loans":[{"id":"x"}]}}}\n';

function library(responses: string, more: readonly (readonly [string, string])[] = []): string {
  return workspace(new Map([...librarySpec, ["responses.jsonl", responses], ...more]));
}

describe("recordings", () => {
  test("that are not there are named, and nothing is learned from the others", async () => {
    const { code, out, error } = await learnIn(
      library(oneBook),
      "--from",
      "responses.jsonl",
      "--from",
      "none.jsonl",
      "--from",
      "spec",
    );
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(error).toContain("error[unreadable-recording]: “none.jsonl” cannot be read: there is no such file.");
    expect(error).toContain("error[unreadable-recording]: “spec” cannot be read: it is a folder.");
  });

  test("have each bad line named by its number", async () => {
    const lines = [
      "",
      oneBook.trim(),
      "{",
      "[]",
      '{"body":{}}',
      '{"query":"","body":[]}',
      "  ",
      `{"query":"","body":{"a":${"[".repeat(9000)}${"]".repeat(9000)}}}`,
    ];
    const { code, error } = await learnIn(library(lines.join("\n")), "--from", "responses.jsonl");
    expect(code).toBe(2);
    expect(error.match(/error\[invalid-recording\]: .*/g)).toEqual([
      "error[invalid-recording]: Line 3 of “responses.jsonl” is not a recorded response: it is not JSON.",
      "error[invalid-recording]: Line 4 of “responses.jsonl” is not a recorded response: it is not an object.",
      "error[invalid-recording]: Line 5 of “responses.jsonl” is not a recorded response: “query” is not a string.",
      "error[invalid-recording]: Line 6 of “responses.jsonl” is not a recorded response: “body” is not an object.",
      "error[invalid-recording]: Line 8 of “responses.jsonl” is not a recorded response: “body” is nested more than 100 levels deep.",
    ]);
  });

  test("that cannot be read are diagnostics to a machine", async () => {
    const { code, out } = await learnIn(library("{\n"), "--from", "responses.jsonl", "--from", "none.jsonl", "--json");
    const output = JSON.parse(out) as { diagnostics: readonly { code: string }[] };
    expect(code).toBe(2);
    expect(new Set(output.diagnostics.map((one) => one.code))).toEqual(
      new Set(["unreadable-recording", "invalid-recording"]),
    );
  });

  test("that are texts, as a proxy records them, teach nothing", async () => {
    const texts = [
      '{"service":"exchange","method":"GET","path":"/a","query":"","status":200,"headers":{},"text":"[]"}',
      '{"query":"list=books","text":"<api/>"}',
    ];
    const [alone, among] = [
      await learnIn(library(oneBook), "--from", "responses.jsonl"),
      await learnIn(library([...texts, oneBook.trim()].join("\n")), "--from", "responses.jsonl"),
    ];
    expect(among.code).toBe(alone.code);
    expect(among.error).toBe("");
    expect(among.out.match(/^read .*$/m)?.[0]).toBe(alone.out.match(/^read .*$/m)?.[0]);
  });

  test("may come through a pipe", async () => {
    const kiln = join(import.meta.dirname, "../../scripts/kiln.js");
    const args = [kiln, "learn", "--from", "-", "--from", "responses.jsonl"];
    const output = await command(process.execPath, args, { cwd: library(aLoan), input: aLoan + aLoan });
    expect(output).toContain("read        3 responses\nlearn       nothing to propose\n");
  });

  test("without an id are named by file and line", async () => {
    const { error } = await learnIn(library(`\n${aWrongLoan}`), "--from", "responses.jsonl");
    expect(error).toContain(
      "error[contradicted-result]: The recorded response responses.jsonl:2 contradicts this at /found/loans/0/id",
    );
  });
});

describe("a call", () => {
  const folder = library(oneBook);
  const calls: readonly (readonly [string, readonly string[]])[] = [
    ["Use --from FILE or --record URL.", []],
    ["Use either --from or --record, not both.", ["--from", "a", "--record", "http://localhost"]],
    [
      "There is no service “librari” with query modules. Did you mean “library”?",
      ["--from", "responses.jsonl", "--service", "librari"],
    ],
    ["There is no option “--form”. Did you mean “--from”?", ["--form", "a"]],
    ["The argument “more” is not expected.", ["--from", "responses.jsonl", "more"]],
  ];
  test.each(calls)("is refused: %s", async (says, args) => {
    const { code, out, error } = await learnIn(folder, ...args);
    expect({ code, out, error }).toEqual({ code: 2, out: "", error: `${says}\nSee: kiln learn --help\n` });
  });

  test("needs the shape of the response", async () => {
    const bare = workspace(
      new Map(
        [...librarySpec, ["responses.jsonl", oneBook]].filter(([path]) => !path!.endsWith("response.yaml")) as [
          string,
          string,
        ][],
      ),
    );
    writeFileSync(
      join(bare, "spec/library/modules/loans.yaml"),
      "module: loans\ngroup: list\nprefix: ln\nparameters: { from: string }\n",
    );
    const { code, error } = await learnIn(bare, "--from", "responses.jsonl");
    expect(code).toBe(2);
    expect(error).toContain("error[missing-file]: “spec/library” has no “response.yaml”.");
  });

  test("needs a decision where no result cites one", async () => {
    const shape = "results: { member: found }\n";
    const loans = "module: loans\ngroup: list\nprefix: ln\nparameters: { from: string }\n";
    const undecided = library(oneBook, [
      ["spec/library/response.yaml", shape],
      ["spec/library/modules/loans.yaml", loans],
    ]);
    expect((await learnIn(undecided, "--from", "responses.jsonl")).error).toContain(
      "name the one that new results cite with --by",
    );
    expect((await learnIn(undecided, "--from", "responses.jsonl", "--by", "D-001")).out).toContain("+  by: D-001");
  });

  test("takes the decision that most results cite", async () => {
    const decision =
      "D-003:\n  question: What is answered?\n  source: library, Modules\n  answer: What was recorded.\n  reason: It was.\n  ground: project\n";
    const module = (name: string) =>
      `module: ${name}\ngroup: list\nprefix: ${name}\nparameters: { from: string }\nresult: { by: D-003, recordings: 1, items: { id: id } }\n`;
    const more = ["readers", "shelves"].map((name) => [`spec/library/modules/${name}.yaml`, module(name)] as const);
    const folder = library(oneBook, [
      ...more,
      ["spec/decisions.yaml", librarySpec.get("spec/decisions.yaml")! + decision],
    ]);
    expect((await learnIn(folder, "--from", "responses.jsonl")).out).toContain("+  by: D-003");
  });

  test("is rejected if the spec has errors", async () => {
    const broken = library(oneBook, [["spec/library/modules/loans.yaml", "module: loans\n"]]);
    const { code, error } = await learnIn(broken, "--from", "responses.jsonl");
    expect(code).toBe(2);
    expect(error).toContain("error[missing-key]");
  });
});

describe("formats", () => {
  test("json is one document with the findings, the additions and the diffs", async () => {
    const { code, out, error } = await learnIn(library(oneBook + aWrongLoan), "--from", "responses.jsonl", "--json");
    const output = JSON.parse(out) as Record<string, unknown>;
    expect({ code, error }).toEqual({ code: 1, error: "" });
    expect(output).toMatchObject({
      recordings: 2,
      passedOver: { noModule: 0, otherForm: 0 },
      additions: [
        {
          file: "spec/library/modules/books.yaml",
          path: ["result"],
          members: { by: "D-001", recordings: 1, items: { id: "id" } },
        },
      ],
      changes: [
        { path: "spec/library/modules/books.yaml", diff: expect.stringContaining("+  items: { id: id }") as unknown },
      ],
      written: false,
      diagnostics: [{ code: "contradicted-result" }],
      contradictions: [
        {
          file: "spec/library/modules/loans.yaml",
          answer: "responses.jsonl:2",
          pointer: "/found/loans/0/id",
          count: 1,
        },
      ],
    });
  });

  test.each(["sarif", "github"])("%s contains the contradictions", async (format) => {
    const { out } = await learnIn(library(aWrongLoan), "--from", "responses.jsonl", "--format", format);
    expect(out).toContain("contradicted-result");
    expect(out).toContain("spec/library/modules/loans.yaml");
  });

  test("--no-diff only counts", async () => {
    const { out } = await learnIn(library(oneBook), "--from", "responses.jsonl", "--no-diff");
    expect(out).toBe("read        1 response\nlearn       1 result proposed in 1 file\n");
  });
});

describe("--write", () => {
  test("makes the changes, and reports them", async () => {
    const folder = library(oneBook);
    const { code, out } = await learnIn(folder, "--from", "responses.jsonl", "--write", "--no-diff");
    expect({ code, out }).toEqual({ code: 0, out: "read        1 response\nlearn       1 result written in 1 file\n" });
    expect(readFileSync(join(folder, "spec/library/modules/books.yaml"), "utf8")).toMatch(
      /\n {2}\$include: paging\nresult:\n {2}by: D-001\n {2}recordings: 1\n {2}items: \{ id: id \}\n$/,
    );
  });

  test("writes what can be added, and still reports what contradicts the spec", async () => {
    const { code, out } = await learnIn(
      library(oneBook + aWrongLoan),
      "--from",
      "responses.jsonl",
      "--write",
      "--no-diff",
    );
    expect(code).toBe(1);
    expect(out).toContain("1 result written in 1 file, 1 contradiction");
  });

  test("writes nothing where the spec would have errors then", async () => {
    const decision =
      "D-003:\n  question: What is answered?\n  source: library, Modules\n  answer: unknown\n  reason: Nobody looked.\n  ground: project\n";
    const loans = "module: books\ngroup: list\nprefix: bk\nparameters: { from: string }\nresult: { unknown: D-003 }\n";
    const decisions = librarySpec.get("spec/decisions.yaml")! + decision;
    const folder = library(oneBook, [
      ["spec/library/modules/books.yaml", loans],
      ["spec/decisions.yaml", decisions],
    ]);
    const { code, out, error } = await learnIn(folder, "--from", "responses.jsonl", "--write", "--no-diff");
    expect(code).toBe(2);
    expect(error).toContain("error[unused-decision]: Nothing cites the decision “D-003”.");
    expect(out).toContain("1 result proposed in 1 file");
    expect(readFileSync(join(folder, "spec/library/modules/books.yaml"), "utf8")).toBe(loans);
  });

  test("keeps the line ends of a file", async () => {
    const file = "spec/library/modules/books.yaml";
    const folder = library(oneBook, [[file, librarySpec.get(file)!.replaceAll("\n", "\r\n")]]);
    await learnIn(folder, "--from", "responses.jsonl", "--write");
    const text = readFileSync(join(folder, file), "utf8");
    expect(text).toContain("\r\nresult:\r\n  by: D-001\r\n");
    expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  });
});
