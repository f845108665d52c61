import type { Model } from "../../../model/model.ts";
import type { OutFile } from "../../emitter.ts";
import { changelogFile } from "./changelog.ts";
import { migrationsFile } from "./migrations.ts";
import { withDecisions } from "./decisions.ts";

/** The files of a package, and behind them what every package has: its changelog, and the decisions that all of these name. */
export function withCommonFiles(model: Model, into: string, files: Iterable<OutFile>): Generator<OutFile> {
  return withDecisions(model, into, withChangelog(model, into, files));
}

function* withChangelog({ project }: Model, into: string, files: Iterable<OutFile>): Generator<OutFile> {
  yield* files;
  yield changelogFile(project, into);
}

/** The same of a package of code, and what its releases ask of code that uses it. */
export function withCodeFiles(model: Model, into: string, files: Iterable<OutFile>): Generator<OutFile> {
  return withCommonFiles(model, into, [...files, migrationsFile(model.project, into)]);
}
