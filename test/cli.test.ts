import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { run } from "../generators/index.ts";
import { runKiln as kiln } from "./support/run-kiln.ts";
import { baseFolder } from "./support/base.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Creates a working copy of the base spec. */
function workspace(): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-cli-"));
  folders.push(folder);
  cpSync(baseFolder, folder, { recursive: true });
  return folder;
}

function edit(folder: string, file: string, change: (text: string) => string): void {
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), "utf8")));
}

describe("generate", () => {
  test("reports the input, the model, the outputs and the changed files", async () => {
    const { code, out, error } = await kiln(workspace(), "generate");
    expect(code).toBe(0);
    expect(error).toBe("");
    expect(out).toMatch(/^read {8}\d+ files of spec\/$/m);
    expect(out).toMatch(/^model {7}2 services, .* modules, .* decisions? \(\d+ open\)$/m);
    expect(out).toMatch(/^openapi {5}\d+ files for packages\/openapi$/m);
    expect(out).toMatch(/^disk {8}\d+ created$/m);
    expect(out).toMatch(/^time {8}0\.12 s$/m);
  });

  test("writes the OpenAPI documents in version 3.0 into a folder, and nothing else", async () => {
    const folder = workspace();
    const { code, out, error } = await kiln(folder, "generate", "--openapi", "3.0", "--out", join(folder, "older"));
    expect([code, error]).toEqual([0, ""]);
    expect(out).toMatch(/^written {5}\S+office\.json$/m);
    expect(JSON.parse(readFileSync(join(folder, "older/office.json"), "utf8"))).toMatchObject({ openapi: "3.0.3" });
    expect(existsSync(join(folder, "packages"))).toBe(false);
  });

  test.each([
    [["--openapi", "2.0"], "--openapi supports only 3.0, not 2.0."],
    [["--openapi", "3.0", "--watch"], "--openapi cannot be combined with --watch"],
    [["--out", "x"], "--out is for --openapi 3.0"],
  ])("refuses %j in a sentence", async (args, sentence) => {
    const { code, error } = await kiln(workspace(), "generate", ...args);
    expect(code).toBe(2);
    expect(error).toContain(sentence);
  });

  test("writes documents of version 3.0 to the package if the project requests them", async () => {
    const folder = workspace();
    edit(folder, "spec/project.yaml", (text) => `${text}openapi: ['3.1', '3.0']\n`);
    await kiln(folder, "generate");
    expect(JSON.parse(readFileSync(join(folder, "packages/openapi/generated/3.0/office.json"), "utf8"))).toMatchObject({
      openapi: "3.0.3",
    });
    expect((await kiln(folder, "check")).code).toBe(0);
    edit(folder, "spec/project.yaml", (text) => text.replace("openapi: ['3.1', '3.0']\n", ""));
    expect((await kiln(folder, "check")).code).toBe(1);
  });

  test("writes nothing the second time", async () => {
    const folder = workspace();
    await kiln(folder, "generate");
    expect((await kiln(folder, "generate")).out).toMatch(/^disk {8}\d+ unchanged$/m);
  });

  test("writes nothing where the spec has errors, and says where", async () => {
    const folder = workspace();
    edit(folder, "spec/library/modules/books.yaml", (text) => text.replace("values: genres", "values: genre"));
    const { code, out, error } = await kiln(folder, "generate");
    expect(code).toBe(2);
    expect(error).toContain(
      "error[unknown-reference]: There is no value set “genre”.\n --> spec/library/modules/books.yaml:6:20",
    );
    expect(error).toContain("Did you mean “genres”?");
    expect(out).toContain("nothing written");
  });

  test("leaves an edit by hand alone, writes the rest, and offers the way out", async () => {
    const folder = workspace();
    await kiln(folder, "generate");
    edit(folder, "packages/openapi/README.md", (text) => `${text}mine\n`);
    const kept = await kiln(folder, "generate");
    expect(kept.code).toBe(1);
    expect(kept.error).toContain("kiln generate --force");
    expect(readFileSync(join(folder, "packages/openapi/README.md"), "utf8")).toContain("mine");
    expect((await kiln(folder, "generate", "--force")).code).toBe(0);
    expect(readFileSync(join(folder, "packages/openapi/README.md"), "utf8")).not.toContain("mine");
  });

  test("--json is one document with findings, counts and paths", async () => {
    const { out, error } = await kiln(workspace(), "generate", "--json");
    const result = JSON.parse(out) as {
      model: { modules: number };
      disk: { created: string[] };
      diagnostics: unknown[];
    };
    expect(error).toBe("");
    expect(result.diagnostics).toEqual([]);
    expect(result.model.modules).toBeGreaterThan(0);
    expect(result.disk.created).toContain("packages/openapi/package.json");
  });
});

describe("check", () => {
  test("is clean after generate, and touches nothing", async () => {
    const folder = workspace();
    expect((await kiln(folder, "check")).code).toBe(1);
    await kiln(folder, "generate");
    const { code, out } = await kiln(folder, "check");
    expect(code).toBe(0);
    expect(out).toContain("clean: packages/ matches spec/");
  });

  test("shows the lines that differ and the command that rewrites them", async () => {
    const folder = workspace();
    await kiln(folder, "generate");
    edit(folder, "spec/library/modules/books.yaml", (text) => text.replace("minimum: 1450", "minimum: 1500"));
    const { code, out, error } = await kiln(folder, "check");
    expect(code).toBe(1);
    expect(out).toMatch(/^-.*\b1450\b/m);
    expect(out).toMatch(/^\+.*\b1500\b/m);
    expect(out + error).toContain("Run: kiln generate");
    expect((await kiln(folder, "check", "--no-diff")).out).not.toContain("1500");
  });

  test("escapes control characters in the shown content", async () => {
    const folder = workspace();
    await kiln(folder, "generate");
    edit(folder, "packages/openapi/README.md", (text) => text.replace("# ", "# \u001b[2J"));
    expect((await kiln(folder, "check")).out).toContain("-# ␛[2J");
  });

  test("counts many files for each package, with a few diffs and the fix once", async () => {
    const folder = workspace();
    await kiln(folder, "generate");
    edit(folder, "spec/project.yaml", (text) => text.replace(/^title: .*$/m, "title: Another name of it all"));
    rmSync(join(folder, "packages/openapi"), { recursive: true });
    const { code, out, error } = await kiln(folder, "check");
    expect({ code, error }).toEqual({ code: 1, error: "" });
    expect(out).toMatch(
      /^The spec compiles\. These files do not match it \(\d+\):\n(?: {2}packages\/[\w-]+: .*\n)+Run: (?:kiln|npm run) generate.*\n\nread /m,
    );
    expect(out).toMatch(/^ {2}packages\/openapi: \d+ missing$/m);
    expect(out.match(/^Run: /gm)).toHaveLength(1);
    expect(out.match(/^--- /gm)?.length ?? 0).toBeLessThanOrEqual(3);
  });

  test("could not check where the spec has errors", async () => {
    const folder = workspace();
    edit(folder, "spec/project.yaml", () => "project: [");
    expect((await kiln(folder, "check")).code).toBe(2);
  });

  test.each(["json", "sarif", "github"])("speaks %s to machines, on the standard output alone", async (format) => {
    const { out, error } = await kiln(workspace(), "check", "--format", format);
    expect(error).toBe("");
    expect(out).toContain(format === "github" ? "stale-outputs" : "missing-output");
    if (format !== "github") expect(() => JSON.parse(out) as unknown).not.toThrow();
    else expect(out).toMatch(/^::error /m);
  });
});

describe("check, where a module was taken out", () => {
  async function withoutAuthors(): Promise<string> {
    const folder = workspace();
    await kiln(folder, "generate");
    rmSync(join(folder, "spec/library/modules/authors.yaml"));
    return folder;
  }

  test("is one annotation for GitHub, with file and line", async () => {
    const lines = (await kiln(await withoutAuthors(), "check", "--format", "github")).out.trimEnd().split("\n");
    expect(lines).toEqual([expect.stringMatching(/^::error file=packages\/[^,]+,line=\d+,.*title=stale-outputs::/)]);
  });

  test("is a SARIF result for each file, each with a region, from a tool with a version", async () => {
    const { runs } = JSON.parse((await kiln(await withoutAuthors(), "check", "--format", "sarif")).out);
    expect(runs[0].tool.driver.semanticVersion).toMatch(/^\d+\.\d+\.\d+/);
    expect(runs[0].results.length).toBeGreaterThan(5);
    for (const { locations } of runs[0].results)
      expect(locations[0].physicalLocation.region.startLine).toBeGreaterThan(0);
  });
});

describe("explain", () => {
  test("explains a decision: question, answer, reason, ground, and all places that cite it", async () => {
    const { code, out } = await kiln(".", "explain", "d-207");
    expect(code).toBe(0);
    expect(out).toMatch(/^D-207: .*\?\n\n[^]*\n\nWhy: [^]*\n\nLeft open by:\n  [^]*\n\nGround:\n  /);
    expect(out).toMatch(
      /\nCited at:\n(?:  spec\/\S+:\d+:\d+\n)*  spec\/exchange\/resources\/paging-group\.yaml:\d+:\d+\n/,
    );
  });

  test("reports an unknown decision and suggests a similar one", async () => {
    const { code, error } = await kiln(".", "explain", "D-2077");
    expect(code).toBe(2);
    expect(error).toMatch(/^There is no decision “D-2077” in spec\/decisions\.yaml\. Did you mean “D-\d+”\?\n$/);
  });

  test("explains a class of changes, with its case", async () => {
    const { code, out } = await kiln(".", "explain", "parameter-added");
    expect(code).toBe(0);
    expect(out).toMatch(
      /^change\[parameter-added\]: A parameter is new\.\n\nVerdicts in a request:[^]*\+  from: string[^]*What to do: [^]*Opposite class: parameter-removed\n$/,
    );
    expect((await kiln(".", "explain")).out).toContain("\nparameter-added ");
    expect(await kiln(".", "explain", "parameter-aded")).toMatchObject({
      code: 2,
      error: expect.stringContaining("Did you mean “parameter-added”?") as string,
    });
  });

  test("explains a code with an example, lists all without one", async () => {
    expect((await kiln(".", "explain", "duplicate-alias")).out).toMatch(/What to do:[^]*Example[^]*Kiln says:/);
    expect((await kiln(".", "explain")).out).toContain("unknown-reference");
  });

  test("knows what was meant", async () => {
    const { code, error } = await kiln(".", "explain", "duplicate-alais");
    expect(code).toBe(2);
    expect(error).toContain("Did you mean “duplicate-alias”?");
  });
});

describe("an internal error", () => {
  const failing = new TypeError("Cannot read properties of undefined (reading 'x')\nof a model");

  async function fail(folder: string, error: unknown, ...args: readonly string[]) {
    const [out, said]: [string[], string[]] = [[], []];
    const code = await run(args, {
      out: (text) => out.push(text),
      error: (text) => said.push(text),
      color: false,
      folder,
      get runner(): "kiln" {
        throw error;
      },
      elapsed: () => {
        throw error;
      },
    });
    return { code, out: out.join(""), error: said.join("") };
  }

  test.each([["check"], ["generate"]])("of %s is one sentence and a separate exit code", async (command) => {
    const { code, out, error } = await fail(workspace(), failing, command);
    expect([code, out]).toEqual([3, ""]);
    expect(error).toBe(
      "internal error: Cannot read properties of undefined (reading 'x'). This is a bug in Kiln; please report it with the command and the spec, with the stack that --debug shows.\n",
    );
  });

  test("shows its stack with --debug", async () => {
    const { code, error } = await fail(workspace(), failing, "check", "--debug");
    expect(code).toBe(3);
    expect(error).toMatch(/with the stack below\.\nTypeError: .*\nof a model\n {4}at /);
  });

  test.each(["json", "sarif"])("leaves %s on the standard output that can be parsed", async (format) => {
    const { code, out } = await fail(workspace(), failing, "check", "--format", format);
    expect(code).toBe(3);
    const text = JSON.stringify(JSON.parse(out));
    expect(text).toContain("internal error: Cannot read");
    expect(text).toContain(format === "json" ? '"diagnostics":[]' : '"executionSuccessful":false,"exitCode":3');
  });

  test("is a workflow command for GitHub", async () => {
    expect((await fail(workspace(), failing, "check", "--format", "github")).out).toMatch(
      /^::error title=internal-error::internal error: [^\n]*\n$/,
    );
  });

  test("is not reported for an error of the operating system", async () => {
    const refused = Object.assign(new Error("EIO: i/o error, read"), { code: "EIO", syscall: "read" });
    expect(await fail(workspace(), refused, "check")).toEqual({
      code: 2,
      out: "",
      error: "The operating system reported an error: EIO: i/o error, read.\n",
    });
  });
});

describe("the call", () => {
  test.each([
    [["--help"], 0, "Usage: kiln <command>"],
    [["check", "--help"], 0, "Exit code 0: clean."],
    [["--version"], 0, "."],
  ])("%j answers", async (args, code, text) => {
    const response = await kiln(".", ...args);
    expect([response.code, response.error]).toEqual([code, ""]);
    expect(response.out).toContain(text);
  });

  test.each(["generate", "check", "explain", "learn", "scaffold", "serve", "keys"])(
    "%s --help names the exit code of an internal error",
    async (command) => {
      const { out } = await kiln(".", command, "--help");
      expect(out).toMatch(/^ *--debug +shows? the stack of an internal error$/m);
      expect(out).toMatch(/^Exit code 0: [^]* 3: an internal error\.$/m);
    },
  );

  test.each([
    [["generat"], "Did you mean “generate”?"],
    [["check", "--forse"], "There is no option “--forse”."],
    [["check", "--force"], "There is no option “--force”."],
    [["check", "--format", "xml"], "There is no format “xml”."],
    [["check", "--root"], "--root"],
    [["check", "here"], "The argument “here” is not expected."],
  ])("%j is refused with a hint", async (args, text) => {
    const response = await kiln(".", ...args);
    expect([response.code, response.out]).toEqual([2, ""]);
    expect(response.error).toContain(text);
  });

  test("a root without a spec is an error", async () => {
    const { code, error } = await kiln(".", "check", "--root", "/nowhere/at/all");
    expect(code).toBe(2);
    expect(error).toContain("error[spec-not-found]");
  });
});
