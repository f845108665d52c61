import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compileFolder } from "../compile.ts";
import { documents30, openapi } from "../emit/openapi/emitter.ts";
import { type ExitCode, type Terminal, commandsFor, exit, misusedIn } from "./terminal.ts";
import type { Options } from "./options.ts";
import { jsonText, line, printFindings } from "./print.ts";
import { refreshRuntime } from "./runtime.ts";

const misused = misusedIn("generate");

/** Writes OpenAPI 3.0 documents into a separate folder. Files in `packages/` are unchanged. */
export async function writeOpenapi30(root: string, options: Options, terminal: Terminal): Promise<ExitCode> {
  const { openapi: versions, out } = options.texts;
  const [version] = versions;
  if (versions.length > 1 || version !== "3.0")
    return misused(
      terminal,
      `--openapi supports only 3.0, not ${versions.join(" and ")}. Version 3.1 is in packages/openapi.`,
    );
  if (options.watch || options.force)
    return misused(terminal, `--openapi cannot be combined with ${options.watch ? "--watch" : "--force"}.`);
  if (out.length > 1) return misused(terminal, "--out is given twice: name one folder.");
  const runtime = refreshRuntime(commandsFor(options, terminal));
  const isBuilt = runtime.diagnostics.length === 0;
  const { model, diagnostics, sources } = compileFolder(root, isBuilt ? [openapi] : []);
  const findings = await printFindings(
    [...runtime.diagnostics, ...diagnostics],
    sources,
    { ...options, format: "text" },
    terminal,
  );
  terminal.error(findings);
  if (!isBuilt || model === undefined) return exit.failed;
  const folder = out[0] === undefined ? join(root, "openapi-3.0") : resolve(terminal.folder, out[0]);
  const files = [...documents30(model)].map(({ name, text }) => ({ path: join(folder, name), text }));
  try {
    mkdirSync(folder, { recursive: true });
    for (const { path, text } of files) writeFileSync(path, text);
  } catch (error) {
    return misused(
      terminal,
      `${folder} cannot be written: ${(error as Error).message}. Name another folder with --out.`,
    );
  }
  const paths = files.map(({ path }) => path);
  terminal.out(
    options.asked === "json" ? jsonText({ folder, files: paths }) : paths.map((path) => line("written", path)).join(""),
  );
  return exit.ok;
}
