import assert from "node:assert/strict";
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { command } from "../support/command.ts";

const page = join(import.meta.dirname, "../../docs/spec/tutorial.md");

/** A step of the tutorial: a file to write, or a command with its expected output. */
type Step =
  | { readonly kind: "file"; readonly path: string; readonly text: string }
  | { readonly kind: "command"; readonly line: string; readonly prints: string };

/** Follows the tutorial in docs/spec/tutorial.md literally, except for the port. */
export async function runTutorial(folder: string, tarball: string): Promise<void> {
  const steps = tutorialSteps(readFileSync(page, "utf8"));
  assert.ok(
    steps.filter(({ kind }) => kind === "file").length >= 7 &&
      steps.filter(({ kind }) => kind === "command").length >= 9,
    "The tutorial has no steps.",
  );
  const port = String(await freePort());
  const books = join(folder, "tutorial/books");
  mkdirSync(books, { recursive: true });
  cpSync(tarball, join(folder, "tutorial/kiln-0.1.0.tgz"));
  const servers: ChildProcess[] = [];
  try {
    for (const step of steps) await run(step, books, port, servers);
  } finally {
    // Each step has a separate process group, which contains npm and the server that it started.
    for (const { pid } of servers) process.kill(-pid!);
  }
}

async function run(step: Step, folder: string, port: string, servers: ChildProcess[]): Promise<void> {
  const here = (text: string): string => text.replaceAll("8080", port);
  if (step.kind === "file") {
    mkdirSync(dirname(join(folder, step.path)), { recursive: true });
    writeFileSync(join(folder, step.path), here(step.text));
  } else if (step.line.endsWith(" &")) {
    servers.push(
      spawn("sh", ["-c", step.line.slice(0, -2)], {
        cwd: folder,
        env: { ...process.env, PORT: port },
        detached: true,
        stdio: "ignore",
      }),
    );
    await listening(port);
  } else {
    // Vite, which runs in this process, sets `NODE_ENV` to “production”, which makes npm omit dev dependencies.
    const output = await command("sh", ["-c", here(step.line)], { cwd: folder, env: { NODE_ENV: "" } });
    if (step.prints !== "") assert.equal(output.trimEnd(), step.prints, step.line);
  }
}

/**
 * Returns the steps of the tutorial, which are its indented blocks. A block with “$” lines contains commands and their
 * output. Any other block is the file that the preceding text names last.
 */
export function tutorialSteps(markdown: string): readonly Step[] {
  const steps: Step[] = [];
  let path: string | undefined;
  for (const block of markdown.split(/\n(?=\S)|\n\n(?= {4}\$ )/)) {
    const [first = "", ...lines] = block.startsWith("    ") ? ["", ...block.split("\n")] : block.split("\n");
    path = [...first.matchAll(/`([\w./-]+\.(?:yaml|ts))`/g)].at(-1)?.[1] ?? path;
    const text = lines
      .map((line) => line.replace(/^ {4}/, ""))
      .join("\n")
      .replace(/^\n+|\n+$/g, "");
    if (text.startsWith("$ ")) steps.push(...commandsIn(text));
    else if (text !== "" && path !== undefined) steps.push({ kind: "file", path, text: `${text}\n` });
  }
  return steps;
}

function commandsIn(text: string): readonly Step[] {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((one) => {
      const [line = "", ...printed] = one.trimEnd().split("\n");
      return { kind: "command", line, prints: printed.join("\n") };
    });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listening(port: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    if (
      await fetch(`http://localhost:${port}/`).then(
        () => true,
        () => false,
      )
    )
      return;
    await setTimeout(200);
  }
  throw new Error("The server does not listen.");
}
