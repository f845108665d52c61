import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { optionsHelp, parseCommandLine, type OptionTable } from "../generators/cli/command-line.ts";
import { rootFolder } from "./support/emit.ts";

const table = {
  port: { type: "string", value: "PORT", default: "8080", help: "where to listen" },
  name: { type: "string", multiple: true, value: "NAME", help: "a name" },
  force: { type: "boolean", help: "overwrite" },
  help: { type: "boolean", short: "h", help: "show this help" },
} as const satisfies OptionTable;

type Name = keyof typeof table;

const names: readonly Name[] = ["port", "name", "force", "help"];

const parse = (args: readonly string[], allowed = names) => parseCommandLine(args, table, allowed);

describe("a command line", () => {
  it("has the values of its options, defaults and words", () => {
    const values = { port: "8080", name: ["x", "y"], help: true };
    expect(parse(["a", "--name", "x", "--name=y", "-h", "b"])).toEqual({ values, positionals: ["a", "b"] });
    expect(parse(["--", "--force"])).toEqual({ values: { port: "8080" }, positionals: ["--force"] });
  });

  it.each([
    [["--prot", "1"], "There is no option “--prot”. Did you mean “--port”?"],
    [["--colour"], "There is no option “--colour”."],
    [["-x"], "There is no option “-x”."],
    [["--name"], "Option '--name <value>' argument missing"],
    [["--force=1"], "Option '--force' does not take an argument"],
  ])("%j is refused in a sentence", (args, problem) => {
    expect(parse(args)).toEqual({ problem });
  });

  it("takes only the options of its command", () => {
    expect(parse(["--force"], ["port", "help"])).toEqual({ problem: "There is no option “--force”." });
    expect(parse([], ["help"])).toEqual({ values: {}, positionals: [] });
  });
});

it("the help has a line for each option of the command", () => {
  expect(optionsHelp(table, ["port", "help"])).toBe("  --port PORT  where to listen\n  -h, --help   show this help");
});

it("the compiler and the reference server read command lines with the same code", () => {
  const [compiler, server] = ["generators/cli", "packages/reference-server/src/program"].map((folder) => {
    const lines = readFileSync(join(rootFolder, folder, "command-line.ts"), "utf8").split("\n");
    return lines.filter((line) => !line.startsWith("import { didYouMean }"));
  });
  expect(compiler).toEqual(server);
});
