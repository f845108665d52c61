import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseOptions, type Options } from "../../generators/cli/options.ts";
import type { Terminal } from "../../generators/cli/terminal.ts";
import { passOver, pollFolders, runPasses } from "../../generators/cli/watch.ts";
import { baseFolder } from "../support/base.ts";
import { edit } from "./kiln-watch.ts";

const books = "spec/library/modules/books.yaml";

function workspace(): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-passes-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(baseFolder, folder, { recursive: true });
  return folder;
}

function recorder(folder: string): { readonly terminal: Terminal; readonly printed: () => string } {
  const texts: string[] = [];
  const print = (text: string): void => void texts.push(text);
  const terminal = { out: print, error: print, color: false, folder, runner: "kiln", elapsed: () => 0 } as const;
  return { terminal, printed: () => texts.splice(0).join("") };
}

function options(...args: readonly string[]): Options {
  return parseOptions(args, ["format"]) as Options;
}

test("a pass after a save that changes nothing prints nothing", async () => {
  const folder = workspace();
  const { terminal, printed } = recorder(folder);
  const pass = passOver(folder, options(), terminal);
  await pass();
  expect(printed()).toMatch(/created/);
  edit(join(folder, books), (text) => text);
  await pass();
  expect(printed()).toBe("");
  edit(join(folder, books), (text) => text.replace("minimum: 1450", "minimum: 1500"));
  await pass();
  expect(printed()).toMatch(/^\nchanged +spec\/library\/modules\/books\.yaml\n/);
});

test("a pass after one that left something to do runs again", async () => {
  const folder = workspace();
  const { terminal, printed } = recorder(folder);
  const pass = passOver(folder, options(), terminal);
  await pass();
  edit(join(folder, "packages/openapi/README.md"), (text) => `${text}mine\n`);
  edit(join(folder, books), (text) => text.replace("minimum: 1450", "minimum: 1500"));
  await pass();
  expect(printed()).toContain("error[edited-file]");
  await pass();
  expect(printed()).toContain("error[edited-file]");
});

test("an internal error is one line, also in JSON, and the next pass starts afresh", async () => {
  const folder = workspace();
  const { terminal, printed } = recorder(folder);
  let isBroken = true;
  const broken: Terminal = {
    ...terminal,
    get runner(): "kiln" {
      if (isBroken) throw new TypeError("a bug");
      return "kiln";
    },
  };
  const pass = passOver(folder, options("--format", "json"), broken);
  await pass();
  const [sentence, document] = printed().trimEnd().split("\n");
  expect(sentence).toMatch(/^internal error: a bug/);
  expect(JSON.parse(document!)).toMatchObject({ internalError: expect.stringContaining("a bug") as string });
  isBroken = false;
  await pass();
  expect(JSON.parse(printed())).toMatchObject({ code: 0 });
});

test("changes during a pass lead to one more, and never to two at once", async () => {
  const stop = new AbortController();
  let [passes, running, changed] = [0, 0, (): void => undefined];
  const pass = async (): Promise<void> => {
    expect(++running).toBe(1);
    passes += 1;
    if (passes < 3) for (let burst = 0; burst < 5; burst++) changed();
    else stop.abort();
    await Promise.resolve();
    running -= 1;
  };
  await runPasses((act) => ((changed = act), { refresh: () => undefined, close: () => undefined }), pass, stop.signal);
  expect(passes).toBe(3);
});

test("where nothing can be watched, names, sizes and times of files are compared", async () => {
  const folder = workspace();
  const spec = join(folder, "spec");
  let heard = (): void => undefined;
  const poll = pollFolders([spec], () => heard(), 5);
  onTestFinished(() => poll.close());
  let steps = 0;
  const after = async (act: () => void): Promise<void> => {
    await new Promise<void>((resolve) => ((heard = resolve), act()));
    steps += 1;
  };
  await after(() => edit(join(folder, books), (text) => `${text}\n`));
  await after(() => renameSync(join(folder, books), join(folder, "spec/library/modules/tomes.yaml")));
  await after(() => mkdirSync(join(spec, "new")));
  await after(() => writeFileSync(join(spec, "new/a.yaml"), ""));
  await after(() => rmSync(spec, { recursive: true }));
  expect(steps).toBe(5);
});
