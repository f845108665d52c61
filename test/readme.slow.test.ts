import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "./support/emit.ts";

test("the terminal of the README shows what its commands print, in ten lines", () => {
  const [, shown = ""] = /```console\n([\s\S]*?)```/.exec(readFileSync(join(rootFolder, "README.md"), "utf8")) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "kiln-readme-"));
  try {
    const commands = shown
      .split("\n")
      .filter((line) => line.startsWith("$ "))
      .map((line) => line.slice(2));
    const run = (command: string): string => {
      const beside = command.replaceAll("../", `${folder}/`);
      return execFileSync("bash", ["-c", beside], {
        cwd: rootFolder,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      });
    };
    expect(commands.map((command) => `$ ${command}\n${run(command)}`).join("")).toBe(shown);
    expect(shown.split("\n")).toHaveLength(11);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
