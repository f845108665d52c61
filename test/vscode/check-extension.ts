import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { command } from "../support/command.ts";

type Check = (name: string, work: () => Promise<void> | void) => Promise<void>;

const root = join(import.meta.dirname, "../..");
const modules = join(import.meta.dirname, "node_modules");

/** Packages the extension for VS Code, and runs it in a stand-in for the editor. */
export async function checkExtension(folder: string, check: Check): Promise<void> {
  await installPackager();
  const unpacked = join(folder, "vscode");
  await check("The extension for VS Code is packaged, and its manifest is valid", () => packaged(folder, unpacked));
  await check("The extension runs the program of the project, and shows its findings", () => findings(unpacked));
  await check("The extension says what to do in a project without Kiln", () => withoutKiln(unpacked));
}

/** Installs vsce from the lock file in this folder, unless it is installed. */
async function installPackager(): Promise<void> {
  const [lock, done] = [join(import.meta.dirname, "package-lock.json"), join(modules, ".installed.json")];
  const wanted = readFileSync(lock, "utf8");
  if (existsSync(done) && readFileSync(done, "utf8") === wanted) return;
  await command("npm", ["ci", "--prefix", import.meta.dirname, "--ignore-scripts", "--no-audit", "--no-fund"]);
  writeFileSync(done, wanted);
}

async function packaged(folder: string, unpacked: string): Promise<void> {
  const file = join(folder, "kiln.vsix");
  const args = [join(modules, "@vscode/vsce/vsce"), "package", "--no-dependencies", "--out", file];
  const output = await command(process.execPath, args, {
    cwd: join(root, "packages/vscode"),
    env: { PATH: `${join(root, "node_modules/.bin")}:${process.env["PATH"]}` },
  });
  assert.doesNotMatch(output, /\bWARN/);
  const names = await unzip(file, unpacked);
  assert.deepEqual(names.sort(), [
    "[Content_Types].xml",
    "extension.vsixmanifest",
    "extension/LICENSE.txt",
    "extension/build/extension.cjs",
    "extension/package.json",
    "extension/readme.md",
  ]);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
  const identity = `<Identity Language="en-US" Id="kiln-vscode" Version="${version}" Publisher="kiln" />`;
  assert.ok(readFileSync(join(unpacked, "extension.vsixmanifest"), "utf8").includes(identity));
}

interface ZipFile {
  eachEntry(): AsyncIterable<{ readonly fileName: string }>;
  openReadStreamPromise(entry: { readonly fileName: string }): Promise<AsyncIterable<Buffer>>;
}

async function unzip(file: string, target: string): Promise<string[]> {
  const yauzl = createRequire(join(modules, "yauzl/package.json"))("yauzl") as {
    openPromise(path: string): Promise<ZipFile>;
  };
  const zip = await yauzl.openPromise(file);
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) {
    const path = join(target, entry.fileName);
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.concat(chunks));
    names.push(entry.fileName);
  }
  return names;
}

async function findings(unpacked: string): Promise<void> {
  const project = bookings(join(unpacked, "broken"));
  const room = join(project, "spec/booking/resources/room.yaml");
  writeFileSync(room, readFileSync(room, "utf8").replace("extends: row", "extends: rwo"));
  const shown = await firstShown(unpacked, project, join(root, "scripts/kiln.js"));
  assert.deepEqual(shown, { file: "spec/booking/resources/room.yaml", found: 1 });
}

async function withoutKiln(unpacked: string): Promise<void> {
  const shown = await firstShown(unpacked, bookings(join(unpacked, "bare")), "");
  assert.deepEqual(shown, { warning: "Kiln was not found in project: run npm install." });
}

function bookings(folder: string): string {
  cpSync(join(root, "test/services/bookings/spec"), join(folder, "spec"), { recursive: true });
  return folder;
}

/** Activates the extension with a project, and returns the first thing that the editor shows. */
async function firstShown(unpacked: string, project: string, program: string): Promise<unknown> {
  const stand = join(unpacked, "node_modules/vscode");
  mkdirSync(stand, { recursive: true });
  cpSync(join(import.meta.dirname, "vscode.cjs"), join(stand, "index.js"));
  const activate = `require("./extension/build/extension.cjs").activate({ subscriptions: [] })`;
  const child = spawn(process.execPath, ["--eval", activate, project, program], { cwd: unpacked });
  const [out, error]: [string[], string[]] = [[], []];
  child.stderr.setEncoding("utf8").on("data", (text: string) => error.push(text));
  try {
    return await new Promise((resolve, reject) => {
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        out.push(text);
        const [line, ...rest] = out.join("").split("\n");
        if (rest.length > 0) resolve(JSON.parse(line!));
      });
      child.on("exit", () => reject(new Error(`The extension showed nothing.\n${error.join("")}`)));
    });
  } finally {
    child.kill();
  }
}
