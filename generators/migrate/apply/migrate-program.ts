import type { PackageMigrations } from "../../model/migration.ts";
import { type OtherFile, componentGlobals, mentionsIn, scriptFile } from "./objects.ts";
import {
  type Edit,
  type Finding,
  type Ts,
  type TypeScript,
  declaredIn,
  edited,
  positionAfter,
  positionBefore,
} from "./edits.ts";
import { findingsIn } from "./file-findings.ts";
import { inOldCode, positionOf, statementAt } from "./old-code.ts";
import { type Lookup, containersOf } from "./symbols.ts";
import { type NameTarget, type Targets, findTargets, mergedTargets } from "./targets.ts";

/** Files that are compiled together, and the packages that they use. */
interface Project {
  readonly ts: Ts;
  readonly options: TypeScript.CompilerOptions;
  /** The root files of the compilation. */
  readonly roots: readonly string[];
  readonly files: readonly string[];
  /** Components and data files. */
  readonly others: readonly OtherFile[];
  readonly packages: readonly MigratedPackage[];
}

/** An installed package whose new names the code should use. */
export interface MigratedPackage {
  /** Its folder as the compiler resolves it, and its real path. */
  readonly folders: readonly string[];
  /** The releases since the code was written, oldest first. */
  readonly releases: readonly PackageMigrations[];
  /** The declarations of the old version, by path in the package. */
  readonly old: ReadonlyMap<string, string>;
}

export interface MigratedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  readonly places: readonly Place[];
}

/** A place to review, in the migrated text. */
interface Place {
  readonly line: number;
  readonly column: number;
  readonly why: string;
}

export function migrateProgram(project: Project): readonly MigratedFile[] {
  const { ts, options, files, packages, others } = project;
  const parsed: ParsedFiles = new Map();
  const scripts = new Map(
    others.flatMap((one) => {
      const script = scriptFile(one);
      return script === undefined ? [] : [[one.path, script] as const];
    }),
  );
  const roots = [...project.roots, ...[...scripts.values()].map(({ path }) => path), ...globalsFor(project, scripts)];
  const own = new Map([
    ...[...scripts.values()].map(({ path, text }) => [path, text] as const),
    ...globalsFor(project, scripts).map((path) => [path, componentGlobals] as const),
  ]);
  const program = (overlay: Overlay): TypeScript.Program =>
    ts.createProgram({
      rootNames: roots,
      options,
      host: overlaidHost(ts, options, new Map([...own, ...overlay]), parsed),
    });
  const before = program(new Map(packages.flatMap(oldOverlay)));
  const folders = packages.flatMap((one) => one.folders);
  const lookup = lookupIn({
    ts,
    program: before,
    folders,
    targets: mergedTargets(packages.map((one) => targetsOf(ts, one, before))),
  });
  const found = [...files, ...[...scripts.values()].map(({ path }) => path)].flatMap(
    (path): readonly MigratingFile[] => {
      const file = before.getSourceFile(path);
      if (file === undefined) return [];
      const errors = errorsIn(before, path);
      return [{ path, file, errors, findings: inOldCode(ts, file, errors, findingsIn(lookup, file)) }];
    },
  );
  const after = program(editedTexts(found));
  const doubtful = found.some((one) => brokenEdits(ts, one, errorsIn(after, one.path)).size > 0);
  const kept = doubtful ? withoutBrokenEdits({ ts, found, after, untouched: program(new Map()) }) : found;
  const last = kept === found ? after : program(editedTexts(kept));
  const migrated = kept.map(({ path, file, errors, findings }) => {
    const left = leftoverErrors(ts, errors, errorsIn(last, path), editsIn(findings)).map((error) =>
      leftoverPlace({ ts, file: last.getSourceFile(path)!, targets: lookup.targets }, error),
    );
    return {
      path,
      before: file.text,
      after: edited(file.text, editsIn(findings)),
      places: placesIn(last.getSourceFile(path)!, findings, left),
      findings,
    };
  });
  const virtual = new Set([...scripts.values()].map(({ path }) => path));
  const mentions = [...lookup.targets.names.values(), ...lookup.targets.types.values()];
  return [
    ...migrated.filter(({ path }) => !virtual.has(path)),
    ...others.map((one) =>
      migratedOther(
        ts,
        one,
        migrated.find(({ path }) => path === scripts.get(one.path)?.path),
        mentionsIn(one, mentions),
      ),
    ),
  ];
}

/** Returns a component with the edits of its scripts. */
function migratedOther(
  ts: Ts,
  { path, text }: OtherFile,
  script: (MigratedFile & { readonly findings: readonly Finding[] }) | undefined,
  mentions: readonly Finding[],
): MigratedFile {
  const edits = editsIn(script?.findings ?? []);
  const after = edited(text, edits);
  const file = ts.createSourceFile(`${path}.txt`, after, ts.ScriptTarget.Latest);
  const own = mentions.flatMap((one) =>
    one.kind === "place" ? [{ ...lineAndColumn(file, positionAfter(edits, one.position)), why: one.why }] : [],
  );
  return {
    path,
    before: text,
    after,
    places: [...(script?.places ?? []), ...own].sort((a, b) => a.line - b.line || a.column - b.column),
  };
}

/** Returns the declarations of the components' globals, unless an installed package declares them. */
function globalsFor({ ts, options, others }: Project, scripts: ReadonlyMap<string, unknown>): readonly string[] {
  const component = others.find(({ path }) => scripts.has(path))?.path;
  if (component === undefined) return [];
  const isInstalled = ["vue", "svelte"].some(
    (name) => ts.resolveModuleName(name, component, options, ts.sys).resolvedModule !== undefined,
  );
  return isInstalled ? [] : [`${component.slice(0, component.lastIndexOf("/"))}/kiln-components.d.ts`];
}

interface MigratingFile {
  readonly path: string;
  readonly file: TypeScript.SourceFile;
  readonly errors: readonly TypeScript.Diagnostic[];
  readonly findings: readonly Finding[];
}

function editedTexts(found: readonly MigratingFile[]): Overlay {
  return new Map(
    found.flatMap(({ path, file, findings }) => {
      const text = edited(file.text, editsIn(findings));
      return text === file.text ? [] : [[path, text] as const];
    }),
  );
}

interface Doubtful {
  readonly ts: Ts;
  readonly found: readonly MigratingFile[];
  readonly after: TypeScript.Program;
  /** The original code with the installed declarations. */
  readonly untouched: TypeScript.Program;
}

/**
 * Undoes edits in statements that compile with the installed package only without them. Such code may have been
 * migrated before, although its types seem to be old.
 */
function withoutBrokenEdits({ ts, found, after, untouched }: Doubtful): readonly MigratingFile[] {
  const kept = found.map((one) => {
    const broken = brokenEdits(ts, one, errorsIn(after, one.path));
    const wrong = new Set(errorsIn(untouched, one.path).map(({ start = 0 }) => statementAt(ts, one.file, start)));
    const taken = [...broken].filter((finding) => !wrong.has(statementAt(ts, one.file, positionOf(finding))));
    return taken.length === 0 ? one : { ...one, findings: one.findings.filter((finding) => !taken.includes(finding)) };
  });
  return kept.every((one, index) => one === found[index]) ? found : kept;
}

/** Returns the edits in statements that compiled before them, but not after. */
function brokenEdits(
  ts: Ts,
  { file, errors, findings }: MigratingFile,
  after: readonly TypeScript.Diagnostic[],
): ReadonlySet<Finding> {
  const edits = editsIn(findings);
  const left = leftoverErrors(ts, errors, after, edits);
  if (left.length === 0 || edits.length === 0) return new Set();
  const broken = new Set(left.map(({ start = 0 }) => statementAt(ts, file, positionBefore(edits, start))));
  return new Set(
    findings.filter(
      (one) => one.kind === "edit" && !one.isCertain && broken.has(statementAt(ts, file, positionOf(one))),
    ),
  );
}

interface Compiled {
  readonly ts: Ts;
  readonly program: TypeScript.Program;
  readonly folders: readonly string[];
  readonly targets: Targets;
}

function lookupIn({ ts, program, folders, targets }: Compiled): Lookup {
  const names = new Set([...targets.names.values()].map(({ from }) => from));
  const defaults = new Set([...targets.defaults.values()].map(({ name }) => name));
  const isOwn = (node: TypeScript.Node): boolean =>
    folders.some((folder) => node.getSourceFile().fileName.startsWith(`${folder}/`));
  return {
    ts,
    checker: program.getTypeChecker(),
    targets,
    names,
    defaults,
    containers: containersOf(ts, targets),
    isOwn,
  };
}

function oldOverlay({ folders, old }: MigratedPackage): readonly (readonly [string, string])[] {
  return folders.flatMap((folder) => [...old].map(([path, text]) => [`${folder}/${path}`, text] as const));
}

function targetsOf(ts: Ts, { folders, releases }: MigratedPackage, program: TypeScript.Program): Targets {
  const inside = folders.map((folder) => `${folder}/generated/`);
  const old = program.getSourceFiles().flatMap((file) => {
    const folder = inside.find((one) => file.fileName.startsWith(one));
    return folder === undefined ? [] : [...declaredIn(ts, file, pathOfFile(file.fileName.slice(folder.length)))];
  });
  return findTargets(
    new Map(old),
    new Set(installedPaths(ts, inside[0]!)),
    releases.flatMap(({ migrations }) => migrations),
  );
}

/** Returns the paths of the declarations of the installed package. */
function installedPaths(ts: Ts, folder: string): readonly string[] {
  return ts.sys.readDirectory(folder, [".d.ts"]).flatMap((path) => {
    const file = ts.createSourceFile(path, ts.sys.readFile(path) ?? "", ts.ScriptTarget.Latest);
    return [...declaredIn(ts, file, pathOfFile(path.slice(folder.length))).keys()];
  });
}

function pathOfFile(path: string): readonly string[] {
  return path.replace(/\.d\.ts$/, "").split("/");
}

function editsIn(findings: readonly Finding[]): readonly Edit[] {
  return findings.flatMap((one) => (one.kind === "edit" ? one.edit : []));
}

function placesIn(
  file: TypeScript.SourceFile,
  findings: readonly Finding[],
  errors: readonly Place[],
): readonly Place[] {
  const edits = editsIn(findings);
  const found = findings.flatMap((one) =>
    one.kind === "place" ? [{ ...lineAndColumn(file, positionAfter(edits, one.position)), why: one.why }] : [],
  );
  const lines = new Set(found.map(({ line }) => line));
  const places = [...found, ...errors.filter(({ line }) => !lines.has(line))];
  const unique = new Map(places.map((one) => [`${one.line} ${one.column} ${one.why}`, one]));
  return [...unique.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

interface Leftover {
  readonly ts: Ts;
  readonly file: TypeScript.SourceFile;
  readonly targets: Targets;
}

/** Returns the place of a remaining error. If the error names an old value, that value comes from elsewhere. */
function leftoverPlace({ ts, file, targets }: Leftover, error: TypeScript.Diagnostic): Place {
  const text = message(ts, error);
  const [head = ""] = text.split(/ is not | does not /);
  const target =
    [...targets.names].find(([node, { from }]) => ts.isLiteralTypeNode(node) && head.includes(`"${from}"`))?.[1] ??
    memberIn(targets, head);
  const why =
    target === undefined
      ? `This code does not compile with the new package: ${short(text)}`
      : `${target.kind === "rename" ? `“${target.from}” is now “${target.to}”.` : target.why} Change the value that is used here.`;
  return { ...lineAndColumn(file, error.start ?? 0), why };
}

/** Returns the target of a module or member name in an error message about a value, such as an argument of "list". */
function memberIn({ names }: Targets, text: string): NameTarget | undefined {
  return [...names.values()].find(({ from }) => text.includes(`type '"${from}"'`));
}

/** Shortens an error message, because some messages of the compiler are very long. */
function short(text: string): string {
  return text.length <= 240 ? text : `${text.slice(0, 240)}…`;
}

function lineAndColumn(
  file: TypeScript.SourceFile,
  position: number,
): { readonly line: number; readonly column: number } {
  const { line, character } = file.getLineAndCharacterOfPosition(position);
  return { line: line + 1, column: character + 1 };
}

/** Texts that replace files on disk. An empty text means that the file does not exist. */
type Overlay = ReadonlyMap<string, string>;

/** A cache of parsed files that several programs read. */
type ParsedFiles = Map<string, TypeScript.SourceFile>;

/** Creates a compiler host that reads the disk through an overlay. */
function overlaidHost(
  ts: Ts,
  options: TypeScript.CompilerOptions,
  overlay: Overlay,
  parsed: ParsedFiles,
): TypeScript.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const textOf = (path: string): string | undefined => overlay.get(path);
  return {
    ...host,
    fileExists: (path) => (textOf(path) === undefined ? host.fileExists(path) : textOf(path) !== ""),
    readFile: (path) => textOf(path) ?? host.readFile(path),
    getSourceFile: (path, how) => {
      const text = textOf(path);
      if (text === "") return undefined;
      const key = `${path}\n${typeof how === "object" ? (how.impliedNodeFormat ?? "") : ""}\n${text ?? ""}`;
      const file =
        parsed.get(key) ??
        (text === undefined ? host.getSourceFile(path, how) : ts.createSourceFile(path, text, how, true));
      if (file !== undefined) parsed.set(key, file);
      return file;
    },
  };
}

/** Returns the errors in a file after the migration that were not at the same place before it. */
function leftoverErrors(
  ts: Ts,
  before: readonly TypeScript.Diagnostic[],
  after: readonly TypeScript.Diagnostic[],
  edits: readonly Edit[],
): readonly TypeScript.Diagnostic[] {
  if (after.length === 0) return [];
  const known = new Set(before.map((one) => `${positionAfter(edits, one.start ?? 0)} ${message(ts, one)}`));
  return after.filter((one) => !known.has(`${one.start ?? 0} ${message(ts, one)}`));
}

function errorsIn(program: TypeScript.Program, path: string): readonly TypeScript.Diagnostic[] {
  const file = program.getSourceFile(path);
  return file === undefined ? [] : program.getSemanticDiagnostics(file);
}

/** Formats a diagnostic message on one line. */
function message(ts: Ts, { messageText }: TypeScript.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, " ").replace(/\s+/g, " ");
}
