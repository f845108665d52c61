import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { baseFolder } from "../../test/support/base.ts";
import { runKiln } from "../../test/support/run-kiln.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const books = "spec/library/modules/books.yaml";

async function workspace(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "kiln-format-"));
  folders.push(folder);
  cpSync(baseFolder, folder, { recursive: true });
  expect((await kiln(folder)).code).toBe(0);
  return folder;
}

const kiln = (folder: string, ...args: readonly string[]) => runKiln(folder, "format", ...args);

function add(folder: string, text: string, file = books): string {
  const before = readFileSync(join(folder, file), "utf8");
  writeFileSync(join(folder, file), before + text);
  return before;
}

const git = (folder: string, ...args: readonly string[]) => execFileSync("git", args, { cwd: folder });

const read = (folder: string, file = books) => readFileSync(join(folder, file), "utf8");

describe("kiln format", () => {
  test("reports that every file is formatted", async () => {
    expect(await kiln(await workspace())).toEqual({ code: 0, out: "format      all files are formatted\n", error: "" });
  });

  test("writes what is in another form, with its comments", async () => {
    const folder = await workspace();
    const before = add(
      folder,
      'facts:   # of all\n    shelves:   "They are numbered."   # from one\n\n\n    # and\n    doors: {a: "b",c: [d,e]}\n',
    );
    expect(await kiln(folder)).toMatchObject({ code: 0, out: `formatted   ${books}\nformat      1 file written\n` });
    expect(read(folder)).toBe(
      `${before}facts: # of all\n  shelves: 'They are numbered.' # from one\n\n  # and\n  doors: { a: 'b', c: [d, e] }\n`,
    );
  });

  test("takes only the files that are named", async () => {
    const folder = await workspace();
    const [first, second] = [add(folder, "# end  \n\n\n"), add(folder, "\n\n\n", "spec/project.yaml")];
    expect((await kiln(folder, "spec/project.yaml")).out).toContain("1 file written");
    expect([read(folder), read(folder, "spec/project.yaml")]).toEqual([`${first}# end  \n\n\n`, second]);
  });

  test("upgrades a spec of the previous version of the language", async () => {
    const folder = await workspace();
    git(folder, "init", "--quiet");
    const added = "\nrules:\n  - { exactlyOneOf: [year, from], missing: bad-value, conflict: bad-value }\n";
    const current = add(folder, added) + added;
    writeFileSync(join(folder, books), current.replace("missing:", "none:").replace("conflict:", "several:"));
    const project = read(folder, "spec/project.yaml");
    writeFileSync(join(folder, "spec/project.yaml"), project.replace("language: 3", "language: 2"));
    git(folder, "add", "--all");
    git(folder, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "--message", "Older");

    expect(await kiln(folder, "--upgrade", "--check")).toMatchObject({ code: 1 });
    expect(await kiln(folder, "--upgrade", books)).toMatchObject({ code: 2 });
    expect(await kiln(folder, "--upgrade")).toMatchObject({ code: 0 });
    expect([read(folder), read(folder, "spec/project.yaml")]).toEqual([current, project]);
    expect((await kiln(folder, "--upgrade")).out).toBe("format      all files are formatted\n");
    expect(await runKiln(folder, "diff", "HEAD")).toMatchObject({ code: 0, error: "" });
  });

  test("refuses a file that is not of the spec", async () => {
    const { code, error } = await kiln(await workspace(), "spec/projekt.yaml");
    expect(code).toBe(2);
    expect(error).toContain("“spec/projekt.yaml” is not a YAML file of spec/. Did you mean “spec/project.yaml”?");
  });

  test("keeps line ends of Windows", async () => {
    const folder = await workspace();
    writeFileSync(join(folder, books), read(folder).replaceAll("\n", "\r\n"));
    expect((await kiln(folder)).out).toContain("all files");
    add(folder, "\r\n\r\n");
    expect((await kiln(folder)).out).toContain("1 file written");
    expect(read(folder)).toMatch(/^([^\n]*\r\n)+$/);
  });

  test("writes nothing where a file has errors of syntax, and says where", async () => {
    const folder = await workspace();
    const text = `${add(folder, "\n\n\n")}\n\n\n`;
    add(folder, "broken: [\n", "spec/project.yaml");
    const { code, error } = await kiln(folder);
    expect(code).toBe(2);
    expect(error).toMatch(/--> spec\/project\.yaml:\d+:\d+/);
    expect(read(folder)).toBe(text);
  });
});

describe("kiln format --check", () => {
  test("finds what is in another form, at its line, and writes nothing", async () => {
    const folder = await workspace();
    const text = `${add(folder, 'facts: { a: "b" }\n')}facts: { a: "b" }\n`;
    const { code, out, error } = await kiln(folder, "--check");
    expect(code).toBe(1);
    expect(error).toContain(`error[unformatted-file]: “${books}” is not formatted.`);
    expect(error).toContain("help: Run: kiln format");
    expect(out).toContain("-facts: { a: \"b\" }\n+facts: { a: 'b' }\n");
    expect(read(folder)).toBe(text);
  });

  test("annotates for GitHub, and has the files as JSON", async () => {
    const folder = await workspace();
    add(folder, "\n\n\n");
    expect((await kiln(folder, "--check", "--format", "github")).out).toMatch(
      /^::error file=spec\/library\/modules\/books\.yaml,line=\d+/,
    );
    expect(JSON.parse((await kiln(folder, "--check", "--json")).out)).toMatchObject({
      diagnostics: [{ code: "unformatted-file" }],
      files: [{ path: books, written: false }],
    });
  });
});
