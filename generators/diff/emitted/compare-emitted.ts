import type { CompiledAudience } from "../prove/proof.ts";
import type { Finding } from "../prove/find-faults.ts";
import { type Verdict, type Verdicts, mapVerdicts, worst } from "../../model/verdict.ts";
import { type EmittedId, type Found, dataOf, emittedClasses } from "./classes.ts";
import { compareOpenapi, pointed } from "./compare-openapi.ts";
import { SchemaComparison } from "./compare-schemas.ts";

/** The contents of emitted files by path relative to the root. */
export type Texts = ReadonlyMap<string, string>;

/** The compared files: the committed ones, and those that the current compiler emits for the same spec. */
export interface Outputs {
  readonly committed: Texts;
  readonly emitted: Texts;
  /** The results of the TypeScript compiler for the declarations. */
  readonly declarations: readonly Finding[];
}

/** Returns all differences that affect users, file by file. */
export function compareEmitted({ committed, emitted, declarations }: Outputs): readonly EmittedChange[] {
  const paths = [...new Set([...committed.keys(), ...emitted.keys()])]
    .filter((path) => committed.get(path) !== emitted.get(path))
    .sort();
  return [
    ...paths.filter(isDocument).flatMap((path) => documentChanges(path, committed.get(path), emitted.get(path))),
    ...declarations.flatMap(declarationChanges),
    ...paths.filter((path) => path.endsWith(".js")).map(codeChange),
  ];
}

/** Returns whether the file at a path is compared. */
export function isCompared(path: string): boolean {
  return (
    isDocument(path) ||
    /^packages\/[^/]+\/generated\/.*\.(?:js|d\.ts)$/.test(path) ||
    /^packages\/[^/]+\/package\.json$/.test(path)
  );
}

function isDocument(path: string): boolean {
  return /^packages\/(?:openapi|schemas)\/generated\/.*\.json$/.test(path);
}

function documentChanges(
  path: string,
  committed: string | undefined,
  emitted: string | undefined,
): readonly EmittedChange[] {
  if (committed === undefined) return [changeOf(path, { id: "emitted-document-added", way: "request", path: [] })];
  if (emitted === undefined) return [changeOf(path, { id: "emitted-document-removed", way: "request", path: [] })];
  const [before, after] = [JSON.parse(committed), JSON.parse(emitted)] as [unknown, unknown];
  const found = path.startsWith("packages/openapi/")
    ? compareOpenapi(dataOf(before), dataOf(after))
    : compareSchema(path, before, after);
  return joined(found).map((one) => changeOf(path, one));
}

function compareSchema(path: string, before: unknown, after: unknown): readonly Found[] {
  const comparison = new SchemaComparison({
    before: (reference) => pointed(before, reference),
    after: (reference) => pointed(after, reference),
  });
  return comparison.compare(before, after, isOfResponses(path) ? "answer" : "request", []);
}

/** The folder of a schema indicates whether it is for responses. */
function isOfResponses(path: string): boolean {
  return responses.has(path.split("/")[4] ?? "");
}

const responses: ReadonlySet<string> = new Set([
  "answer-parts",
  "answers",
  "errors",
  "narrowed",
  "response-headers",
  "responses",
  "results",
]);

/** Merges repeated findings for one path. */
function joined(all: readonly Found[]): readonly Found[] {
  return [...new Map(all.map((one) => [`${one.id} ${one.way} ${one.path.join("\n")}`, one])).values()];
}

function changeOf(file: string, { id, way, path, detail }: Found): EmittedChange {
  const { says, [way]: verdicts } = emittedClasses[id];
  const subject = path.join(" / ");
  return {
    id,
    file,
    subject,
    sentence: `${subject || "It"} ${says}${detail === undefined ? "" : ` (${detail})`}.`,
    verdicts,
  };
}

const unconcerned: Verdicts = mapVerdicts(() => "none");

function declarationChanges({ title, path, faults }: Finding): readonly EmittedChange[] {
  if (faults.length === 0) return [];
  const verdictFor = (audience: CompiledAudience): Verdict =>
    worst(
      faults
        .filter((fault) => fault.audience === audience)
        .map(({ proved }) => (proved === "unproved" ? "risk" : proved)),
    );
  const [first] = faults;
  const subject = [title, ...first!.trail].join(".");
  const verdicts = { ...unconcerned, compiles: verdictFor("compiles"), serves: verdictFor("serves") };
  return [{ id: "emitted-declaration-changed", file: path, subject, sentence: `${subject} ${first!.says}.`, verdicts }];
}

/** Code is not compared, because different code may behave the same. */
function codeChange(file: string): EmittedChange {
  const audience = file.startsWith("packages/server/") ? "serves" : "compiles";
  const { says } = emittedClasses["emitted-code-changed"];
  return {
    id: "emitted-code-changed",
    file,
    subject: "",
    sentence: `It ${says}.`,
    verdicts: { ...unconcerned, [audience]: "risk" },
  };
}

/**
 * A change of an emitter: a difference between the files that the current compiler emits for the old spec and the files
 * that were committed with it.
 */
export interface EmittedChange {
  readonly id: EmittedId;
  readonly file: string;
  /** The position in the file, outermost first: `GET /rooms / parameter limit`. It is empty for the file as a whole. */
  readonly subject: string;
  readonly sentence: string;
  readonly verdicts: Verdicts;
}

export interface EmittedReport {
  readonly changes: readonly EmittedChange[];
  /** The reason why nothing was compared, or `undefined` if the files were compared. */
  readonly skipped: string | undefined;
}
