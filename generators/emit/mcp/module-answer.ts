import { fieldRows, type ResultRow } from "../../describe/result.ts";
import { statusRemark } from "../../describe/marks.ts";
import { knownResult } from "../../model/results.ts";
import type { Module, QueryService } from "../../model/query.ts";
import type { SelectedGroup } from "../../naming/groups.ts";
import { camelCase } from "../../naming/type-names.ts";
import { oneLine } from "./argument-lines.ts";

/** How much is said of an answer: of all members, of those outside of others, or their names alone. */
export type ResultLevel = "whole" | "members" | "names";

/** What a module answers, as `call` gives it: by group, and by page. */
export function moduleAnswer(
  service: QueryService,
  module: Module,
  group: SelectedGroup | undefined,
  level: ResultLevel,
): readonly string[] {
  const rows = group === undefined ? undefined : rowsOf(service, module, group);
  if (rows === undefined) return [`Answer: not known${statusRemark(module.result)}.`];
  const head = `Response${statusRemark(module.result)}; members that depend on a parameter are absent without it:`;
  const shown = level === "whole" ? rows : rows.filter(({ path }) => depthOf(path) <= 3);
  if (level === "names") return [`${head} ${shown.map(({ path }) => path).join(", ")}`];
  return [
    head,
    ...shown.map(({ path, type, prose }) => oneLine(`- ${path}: ${type}${prose === "" ? "" : `. ${prose}`}`)),
  ];
}

function depthOf(path: string): number {
  return path.split(".").length;
}

function rowsOf(service: QueryService, module: Module, group: SelectedGroup): readonly ResultRow[] | undefined {
  const result = knownResult(module);
  if (result === undefined) return undefined;
  const own = `${camelCase(group.name)}.${module.name}`;
  const rows = (path: string, fields: Parameters<typeof fieldRows>[2]): readonly ResultRow[] =>
    fieldRows(service, path, fields, (name) => name);
  const ofFacts = group.role === "facts" ? `${own}.` : "";
  return [
    ...rows(`${own}[].`, result.items ?? []),
    ...rows(ofFacts, result.results),
    ...rows("pages[].", result.page),
    ...rows("pages[].", result.generated).map((row) => ({ ...row, prose: `As a generator: ${row.prose}`.trimEnd() })),
    ...rows("", result.body),
  ];
}
