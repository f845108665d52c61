import { resolve, dirname } from "node:path";
import { mkdirSync, writeFileSync } from "node:fs";
import type { Json } from "../codegen/json.ts";
import { kinds, type Addable } from "../add/kinds.ts";
import { type Added, schemasOf } from "../add/added.ts";
import { compile } from "../compile.ts";
import { hasErrors, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { withSuggestion } from "../diagnostics/suggest.ts";
import { addMembers, readTypeExpression } from "../edit/add-members.ts";
import { emitters } from "../emit/emitters.ts";
import { load, loadSources } from "../load/load.ts";
import type { Model, Service } from "../model/model.ts";
import { rewriteFiles } from "../write/rewrite.ts";
import type { Command } from "./command.ts";
import type { UsageError } from "./command-line.ts";
import { misusedIn, exit, type ExitCode, type Terminal } from "./terminal.ts";
import { line, printFindings } from "./print.ts";

const misused = misusedIn("new");

const kindNames = Object.keys(kinds) as readonly Addable[];

/**
 * Separators between the parts of a name: `room colour` becomes `room.colour`. The name of a decision is a sentence.
 */
const separators: Partial<Readonly<Record<Addable, string>>> = { operation: ".", field: "." };

export const newThing: Command = {
  name: "new",
  summary: `add to the spec: ${kindNames.join(", ")}`,
  arguments: "KIND NAME...",
  flags: ["service", "type", "group", "root", "debug", "help"],
  details: `Adds a file or an entry that compiles, for you to change:

  kiln new resource meeting-room        a resource with operations to list, read, create, update and delete
  kiln new operation room.archive       POST /rooms/{id}/archive
  kiln new field room colour            a field of a resource, in its requests and responses; --type '{ values: [red, blue] }'
  kiln new module recent-loans          a query module, in the group of --group, or the first one
  kiln new value-set room-kinds         string values that several parameters or fields share
  kiln new error room_taken             an error code
  kiln new decision "May a room be double-booked?"    an open question, with the next free number

Nothing is written if the spec has errors, or would have errors afterwards.

Exit code 0: added. 2: not added. 3: an internal error.`,
  async run(options, terminal) {
    const [kind, ...names] = options.positionals;
    if (kind === undefined || names.length === 0)
      return misused(terminal, "The kind or the name is missing. Example: kiln new resource meeting-room");
    if (!isAddable(kind))
      return misused(
        terminal,
        withSuggestion(`“${kind}” cannot be added. Known: ${kindNames.join(", ")}.`, kind, kindNames),
      );
    const name = names.join(separators[kind] ?? " ");
    if (!kinds[kind].names.test(name))
      return misused(terminal, `“${name}” cannot be the name of the kind “${kind}”: ${kinds[kind].rule}.`);
    const typed = typeFor(kind, options.texts.type.at(-1));
    if ("problem" in typed) return misused(terminal, typed.problem);
    const root = resolve(terminal.folder, options.root);
    const loaded = load(root);
    const { model, diagnostics } = compile(loaded, []);
    if (model === undefined) return refuse(diagnostics, loaded.sources, options, terminal);
    const service = serviceFor(kind, model, options.texts.service.at(-1));
    if ("problem" in service) return misused(terminal, service.problem);
    const schemas = schemasOf(loaded.sources.get("spec/project.yaml") ?? "");
    const added = kinds[kind].add({
      model,
      service,
      name,
      type: typed.type,
      group: options.texts.group.at(-1),
      schemas,
    });
    if ("problem" in added) return misused(terminal, added.problem);
    const taken = added.files.find(({ path }) => loaded.sources.has(path));
    if (taken !== undefined) return misused(terminal, `The file “${taken.path}” already exists.`);
    const after = withAdded(loaded.sources, added);
    const errors = compile(loadSources(after), emitters).diagnostics;
    if (hasErrors(errors)) return refuse(errors, after, options, terminal);
    return write(root, loaded.sources, after, added, terminal);
  },
};

/** Parses the type that the caller gave to a field. */
function typeFor(kind: Addable, given: string | undefined): { readonly type: Json | undefined } | UsageError {
  if (given === undefined) return { type: undefined };
  if (kind !== "field") return { problem: `--type is for a field, not for the kind “${kind}”.` };
  const type = readTypeExpression(given);
  return type === undefined ? { problem: `“${given}” is not a type such as integer or { list: string }.` } : { type };
}

function withAdded(sources: ReadonlyMap<string, string>, { files, additions }: Added): ReadonlyMap<string, string> {
  const after = new Map(sources);
  for (const { path, text } of files) after.set(path, text);
  for (const addition of additions)
    after.set(addition.target.file, addMembers(after.get(addition.target.file)!, addition));
  return after;
}

/** Returns the service to change: the named one, or the only one of the right kind. */
function serviceFor(kind: Addable, { services }: Model, name: string | undefined): Service | UsageError {
  const { of } = kinds[kind];
  const able = services.filter((service) => of === "any" || of === "none" || service.kind === of);
  const known = able.map(({ id }) => id);
  const named =
    name === undefined
      ? able.length === 1 || of === "none"
        ? able[0]
        : undefined
      : able.find(({ id }) => id === name);
  if (named !== undefined) return named;
  if (able.length === 0) return { problem: `The spec has no service for the kind “${kind}”.` };
  if (name === undefined) return { problem: `Choose a service with --service: ${known.join(", ")}.` };
  return { problem: withSuggestion(`There is no service “${name}” for the kind “${kind}”.`, name, known) };
}

function write(
  root: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  added: Added,
  terminal: Terminal,
): ExitCode {
  const changed = [...new Set(added.additions.map(({ target }) => target.file))];
  const refused = rewriteFiles(
    root,
    changed.map((path) => ({ path, before: before.get(path)!, after: after.get(path)! })),
    "kiln new",
  );
  if (refused.length > 0) return misused(terminal, `“${refused[0]!.place?.file}” could not be written.`);
  for (const { path, text } of added.files) writeNew(resolve(root, path), text);
  terminal.out(
    [
      ...added.files.map(({ path }) => line("written", path)),
      ...changed.map((path) => line("changed", path)),
      `${added.next}\n`,
    ].join(""),
  );
  return exit.ok;
}

async function refuse(
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
  options: Parameters<Command["run"]>[0],
  terminal: Terminal,
): Promise<ExitCode> {
  terminal.error(await printFindings(diagnostics, sources, options, terminal));
  terminal.error("Nothing was added.\n");
  return exit.failed;
}

function isAddable(text: string): text is Addable {
  return kindNames.some((name) => name === text);
}

/** Creates a file unless it exists. Returns true if the file was written. */
export function writeNew(file: string, text: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
