import { join } from "node:path";
import { compile, loadSources } from "../../../generators/index.ts";
import { addMembers } from "../../../generators/edit/add-members.ts";
import { learn, type Lesson } from "../../../generators/learn/learn.ts";
import type { Row } from "../../../generators/learn/rows.ts";
import { queryServices } from "../../../generators/model/queries.ts";
import { overBase } from "../../support/base.ts";
import { readFiles } from "../../support/files.ts";

export type Sources = ReadonlyMap<string, string>;

/** The spec of these tests: the base spec with a response shape and modules to learn about. */
export const librarySpec: Sources = overBase(readFiles(join(import.meta.dirname, "../base")));

/** Returns the lesson about the only query service of a spec, which must have no errors. */
export function lessonOf(sources: Sources, rows: readonly Row[]): Lesson {
  const loaded = loadSources(sources);
  const { model, diagnostics } = compile(loaded, []);
  if (model === undefined)
    throw new Error(diagnostics.map(({ message, place }) => `${message} ${JSON.stringify(place)}`).join("\n"));
  const [service] = queryServices(model);
  return learn(service!, service!.answer!, loaded.documents, rows, service!.answer!.origin.decision!);
}

export function taught(sources: Sources, { additions }: Lesson): Sources {
  const after = new Map(sources);
  for (const addition of additions)
    after.set(addition.target.file, addMembers(after.get(addition.target.file)!, addition));
  return after;
}

export function messagesOf({ contradictions }: Lesson): readonly string[] {
  return contradictions.map(({ message, place }) => `${place?.file}: ${message}`);
}
