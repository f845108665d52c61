import { join } from "node:path";
import ts from "typescript";

/*
 * The compiler's own program, as the TypeScript compiler sees it. Tests can change sources in memory to see what no
 * longer compiles.
 */
export const root = join(import.meta.dirname, "../..");

export interface Program {
  readonly checker: ts.TypeChecker;
  /** The files of generators/ without tests, keyed by relative path. */
  readonly files: ReadonlyMap<string, ts.SourceFile>;
  readonly program: ts.Program;
  /** Returns the compile errors as `path: message`. */
  errors(): readonly string[];
}

/**
 * Creates the program. `changes` edits source texts and is keyed by the path relative to generators/. Unchanged files
 * are taken from `earlier`.
 */
export function programWith(
  changes: ReadonlyMap<string, (text: string) => string> = new Map(),
  earlier?: Program,
): Program {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  host.readFile = (path) => {
    const text = read(path);
    const change = changes.get(below(path) ?? "");
    return text === undefined || change === undefined ? text : change(text);
  };
  const parsed = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...others) =>
    (changes.has(below(path) ?? "") ? undefined : earlier?.program.getSourceFile(path)) ?? parsed(path, ...others);
  const program = ts.createProgram([join(root, "generators/index.ts")], options, host, earlier?.program);
  const sources = program.getSourceFiles().filter(({ fileName }) => below(fileName) !== undefined);
  return {
    program,
    checker: program.getTypeChecker(),
    files: new Map(sources.map((file) => [below(file.fileName)!, file])),
    errors: () => sources.flatMap((file) => program.getSemanticDiagnostics(file)).map(errorText),
  };
}

function errorText({ file, messageText }: ts.Diagnostic): string {
  return `${below(file?.fileName ?? "")}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
}

/** Returns the path relative to generators/, or `undefined` if the file is elsewhere. */
function below(path: string): string | undefined {
  const folder = `${root.replaceAll("\\", "/")}/generators/`;
  return path.startsWith(folder) ? path.slice(folder.length) : undefined;
}

export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const inner: ts.Node[] = [];
  ts.forEachChild(node, (one) => void inner.push(one));
  for (const one of inner) yield* nodesOf(one);
}

export function placeOf(path: string, node: ts.Node): string {
  const file = node.getSourceFile();
  return `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}: ${node.getText(file).split("\n")[0]}`;
}
