import { newFile, schemasOf } from "../../add/added.ts";
import type { JsonObject } from "../../codegen/json.ts";
import { renderTemplate } from "../../codegen/template.ts";
import { compile } from "../../compile.ts";
import { hasErrors, type Diagnostic } from "../../diagnostics/diagnostic.ts";
import { addMembers } from "../../edit/add-members.ts";
import type { Emitter } from "../../emit/emitter.ts";
import { loadSources } from "../../load/load.ts";
import { parse } from "../../load/parse.ts";
import type { Decision } from "../../model/decision.ts";
import type { Model } from "../../model/model.ts";
import type { Loss, WikiDescription } from "./description.ts";
import { questionsOf, type Question } from "./protocol.ts";
import { importService, sourceOf } from "./service.ts";

export interface ImportRequest {
  /** The files of the spec before the import. The map is empty for a new project. */
  readonly sources: ReadonlyMap<string, string>;
  readonly decisions: readonly Decision[];
  readonly project: string;
  readonly service: string;
  readonly emitters: readonly Emitter[];
}

export interface ImportedSpec {
  /** The files that the import writes, by path. They are not yet formatted like `kiln format`. */
  readonly files: ReadonlyMap<string, string>;
  /** Files of modules that the wiki does not provide. */
  readonly stale: readonly string[];
  readonly losses: readonly Loss[];
  /** `undefined` if the spec has errors that no omission avoids. */
  readonly model: Model | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

const DECISIONS = "spec/decisions.yaml";

/**
 * Adds the service of a wiki to a spec. Features that the spec language cannot express are omitted and recorded as
 * losses.
 */
export function importWiki(wiki: WikiDescription, request: ImportRequest): ImportedSpec {
  const omitted = new Map<string, string>();
  for (;;) {
    const imported = attempt(wiki, request, omitted);
    const before = omitted.size;
    for (const { code, place, message } of imported.diagnostics.filter((one) => hasErrors([one]))) {
      const subject =
        place && subjectAt(place.file, imported.files.get(place.file) ?? "", place.start, request.service);
      if (subject !== undefined)
        omitted.set(code === "invalid-default" && !omitted.has(subject) ? `${subject} default` : subject, message);
    }
    if (omitted.size === before) return imported;
  }
}

function attempt(wiki: WikiDescription, request: ImportRequest, omitted: ReadonlyMap<string, string>): ImportedSpec {
  const { sources, service, emitters } = request;
  const project = sources.has("spec/project.yaml") ? [] : newProject(request.project);
  const schemas = schemasOf(sources.get("spec/project.yaml") ?? project[0]![1]);
  const decisions = allocate(request);
  const { files, losses } = importService(wiki, { service, schemas, omitted, decision: decisions.idOf });
  const written = new Map([
    ...project,
    ...files.map(({ path, text }) => [path, keepLearned(path, sources.get(path), text)] as const),
  ]);
  const added = decisions.added();
  const present = sources.get(DECISIONS);
  if (present === undefined) written.set(DECISIONS, newFile(DECISIONS, "decisions", schemas, added).text);
  else if (Object.keys(added).length > 0)
    written.set(DECISIONS, addMembers(present, { target: { file: DECISIONS, path: [] }, members: added }));
  const stale = [...sources.keys()].filter((path) => path.startsWith(`spec/${service}/modules/`) && !written.has(path));
  const after = new Map([...sources, ...written]);
  for (const path of stale) after.delete(path);
  const { model, diagnostics } = compile(loadSources(after), emitters);
  return { files: written, stale, losses, model, diagnostics };
}

/**
 * Keeps the results and examples in the file of a module, because a wiki does not describe results. They were written
 * by `kiln learn` or by hand.
 */
function keepLearned(path: string, before: string | undefined, after: string): string {
  const root = before === undefined || !path.includes("/modules/") ? undefined : parse(path, before).root;
  const kept = (root?.entries ?? []).filter(
    ({ key, value }) =>
      key === "examples" || (key === "result" && !(value.kind === "map" && value.entries[0]?.key === "unknown")),
  );
  return kept.reduce((text, { key, keyPlace, value }) => {
    const entry = before!.slice(keyPlace.start, value.place.end).trimEnd();
    return key === "result" ? text.replace(/^result: .*$/m, () => entry) : `${text}${entry}\n`;
  }, after);
}

function newProject(name: string): readonly (readonly [path: string, text: string])[] {
  return [["spec/project.yaml", renderTemplate("init/spec/project.yaml.hbs", { name })]];
}

/** Finds the decisions of an earlier import by their questions, and assigns the next free numbers to new ones. */
function allocate({ service, decisions }: ImportRequest): {
  readonly idOf: (question: Question) => string;
  readonly added: () => JsonObject;
} {
  const questions = questionsOf(service, sourceOf(service));
  const ids = new Map<string, string>(decisions.map(({ id, question }) => [question, id]));
  const added = new Map<string, JsonObject>();
  let last = Math.max(0, ...decisions.map(({ id }) => Number(id.slice(2))));
  const idOf = (key: Question): string => {
    const text = String(questions[key]["question"]);
    const id = ids.get(text) ?? `D-${String(++last).padStart(3, "0")}`;
    if (!ids.has(text)) added.set(id, questions[key]);
    ids.set(text, id);
    return id;
  };
  return { idOf, added: () => Object.fromEntries(added) };
}

/** Returns the module, the parameter of a module, or the request parameter at a place in an imported file. */
function subjectAt(file: string, text: string, start: number, service: string): string | undefined {
  const lines = `${text.slice(0, start)}${/^.*/.exec(text.slice(start))?.[0] ?? ""}`.split("\n");
  const keyAt = (indent: number): string | undefined =>
    lines
      .findLast((line) => new RegExp(`^ {${indent}}\\S`).test(line))
      ?.trim()
      .replace(/^'?([^':]+)'?:.*$/, "$1");
  if (file === `spec/${service}/request-parameters.yaml`)
    return keyAt(2) === "parameters" ? `request.${keyAt(4)}` : undefined;
  const module = new RegExp(`^spec/${service}/modules/(.*)\\.yaml$`).exec(file)?.[1];
  return module !== undefined && keyAt(0) === "parameters" && lines.at(-1)!.startsWith("  ")
    ? `${module}.${keyAt(2)}`
    : module;
}
