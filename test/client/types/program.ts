import { dirname, join } from "node:path";
import ts from "typescript";
import { client } from "../../../generators/emit/client/emitter.ts";
import { emittedFromSpec, type Texts } from "../../support/emit.ts";

/*
 * Compiles the client generated from the current spec, together with one source that uses it. Writes nothing to disk.
 */

/** The virtual folder of the source text and `packages/`. TypeScript's own files are real. */
const root = "/virtual";
const file = `${root}/use.ts`;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  module: ts.ModuleKind.NodeNext,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** The start of the source text: it imports a client and creates it as `wiki`. */
export const head = `import { createQueryClient } from "./packages/client/generated/query/index.js";
const wiki = createQueryClient({ endpoint: "https://wiki.example/w/api.php", userAgent: "example (me@wiki.example)" });
`;

/** Returns the statements that do not compile, with the compiler's message. Each statement is on a separate line. */
export function refused(statements: readonly string[]): ReadonlyMap<string, string> {
  const first = head.split("\n").length - 1;
  return new Map(
    complaints(head + statements.join("\n")).map(({ line, message }) => [
      statements[line - first] ?? `line ${line}`,
      message,
    ]),
  );
}

export interface Complaint {
  /** Zero-based line of the text. */
  readonly line: number;
  readonly message: string;
}

export function complaints(text: string, files = emittedFromSpec([client])): readonly Complaint[] {
  const service = languageService(text, files);
  return service.getSemanticDiagnostics(file).concat(service.getSyntacticDiagnostics(file)).map(complaint);
}

export function editor(text: string, files = emittedFromSpec([client])) {
  const service = languageService(text, files);
  return {
    /** Returns the hover text of the symbol after the first occurrence of a mark. */
    hover(mark: string): string {
      const info = service.getQuickInfoAtPosition(file, after(text, mark));
      const tags = info?.tags?.map(({ name }) => `@${name}`) ?? [];
      return info === undefined
        ? ""
        : [ts.displayPartsToString(info.displayParts), ts.displayPartsToString(info.documentation), ...tags].join("\n");
    },
    /** Returns the completions after a mark, and whether each is struck through. */
    completions(mark: string): ReadonlyMap<string, { readonly deprecated: boolean }> {
      const { entries = [] } = service.getCompletionsAtPosition(file, after(text, mark), {}) ?? {};
      return new Map(
        entries.map(({ name, kindModifiers }) => [
          name,
          { deprecated: kindModifiers?.includes("deprecated") === true },
        ]),
      );
    },
  };
}

function after(text: string, mark: string): number {
  return text.indexOf(mark) + mark.length;
}

function complaint({ file, start, messageText }: ts.Diagnostic): Complaint {
  const line = file === undefined || start === undefined ? -1 : file.getLineAndCharacterOfPosition(start).line;
  return { line, message: ts.flattenDiagnosticMessageText(messageText, " ") };
}

/** Returns the compiler's diagnostics for a text and for the declarations that it uses. Users do not see the latter. */
export function faultsOf(files: Texts, text = ""): readonly string[] {
  const declarations = [...files.keys()].filter((path) => path.endsWith(".d.ts")).map((path) => `${root}/${path}`);
  const service = languageService(text, files, { ...options, skipLibCheck: false });
  return [...declarations, file].flatMap((path) =>
    service.getSemanticDiagnostics(path).map((one) => {
      const { line, message } = complaint(one);
      return `${path.slice(root.length + 1)}:${line + 1}: ${message}`;
    }),
  );
}

/** The parsed files of all programs. Most are the same: TypeScript's libraries and the declarations of the client. */
const parsedFiles = ts.createDocumentRegistry();

function languageService(text: string, files: Texts, settings = options): ts.LanguageService {
  const texts = new Map([[file, text], ...[...files].map(([path, content]) => [`${root}/${path}`, content] as const)]);
  const folders = new Set(
    [...texts.keys()].flatMap((path) => [dirname(path), dirname(dirname(path)), dirname(dirname(dirname(path)))]),
  );
  const read = (path: string): string | undefined => texts.get(path) ?? ts.sys.readFile(path);
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => settings,
    getScriptFileNames: () => [...texts.keys()].filter((path) => path.endsWith(".ts")),
    getScriptVersion: (path) => texts.get(path) ?? "installed",
    getScriptSnapshot: (path) => {
      const content = read(path);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (all) => join(dirname(ts.getDefaultLibFilePath(all)), ts.getDefaultLibFileName(all)),
    fileExists: (path) => texts.has(path) || (!path.startsWith(root) && ts.sys.fileExists(path)),
    readFile: read,
    directoryExists: (path) => folders.has(path) || (!path.startsWith(root) && ts.sys.directoryExists(path)),
    getDirectories: () => [],
  };
  return ts.createLanguageService(host, parsedFiles);
}
