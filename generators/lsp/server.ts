import {
  CodeActionKind,
  CompletionItemKind,
  createConnection,
  DiagnosticSeverity,
  FileChangeType,
  ResponseError,
  SymbolKind,
  TextDocuments,
  TextDocumentSyncKind,
  type CodeAction,
  type Connection,
  type Diagnostic as EditorDiagnostic,
  type DocumentSymbol,
  type InitializeResult,
  type Location,
  type TextDocumentPositionParams,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Emitter } from "../emit/emitter.ts";
import type { MapNode } from "../load/tree.ts";
import { actionsAt } from "./actions.ts";
import { complete, type Proposal } from "./completion.ts";
import { hoverAt } from "./hover.ts";
import { rename, symbolAt, type SpecSymbol, type TextChange } from "./navigation.ts";
import { rootOf, SpecProject } from "./project.ts";
import { definitionsNamed, outlineOf, type OutlineEntry } from "./symbols.ts";
import { visitEntries } from "./tree-path.ts";

export interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

export interface ServerOptions {
  readonly emitters: readonly Emitter[];
  readonly version: string;
  /** The folder with the spec, used if the editor does not open a file of a spec. */
  readonly root: string | undefined;
}

/** Milliseconds without an edit before the spec is analysed. */
const QUIET = 15;

/** Serves the Language Server Protocol until the client disconnects. */
export function serve({ input, output }: Streams, { emitters, version, root: given }: ServerOptions): Promise<void> {
  const connection = createConnection(input, output);
  const documents = new TextDocuments(TextDocument);
  const projects = new Map<string, SpecProject>();
  const published = new Map<string, readonly EditorDiagnostic[]>();

  function projectIn(root: string): SpecProject {
    let project = projects.get(root);
    if (project === undefined) projects.set(root, (project = new SpecProject(root, emitters)));
    return project;
  }

  function fileAt(uri: string): SpecFile | undefined {
    const root = rootOf(uri);
    const project = root === undefined ? undefined : projectIn(root);
    const file = project?.fileOf(uri);
    return project === undefined || file === undefined ? undefined : { project, file };
  }

  /** Handles a request about a position in a spec file. Other files have no result. */
  function at<Result>(
    { textDocument, position }: TextDocumentPositionParams,
    result: (found: SpecFile & { readonly offset: number }) => Result,
  ): Result | null {
    const found = fileAt(textDocument.uri);
    return found === undefined ? null : result({ ...found, offset: found.project.offsetAt(found.file, position) });
  }

  let timer: NodeJS.Timeout | undefined;
  function publishSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(publish, QUIET);
  }

  function publish(): void {
    for (const project of projects.values()) publishProject(connection, project, published);
  }

  connection.onInitialize(({ rootUri, workspaceFolders }) => {
    const folders = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    const roots = [...folders.map((uri) => rootOf(`${uri}/spec/project.yaml`)), given].flatMap((one) => one ?? []);
    for (const root of roots) projectIn(root);
    return { capabilities, serverInfo: { name: "kiln", version } };
  });
  connection.onInitialized(publishSoon);

  documents.onDidChangeContent(({ document }) => {
    const found = fileAt(document.uri);
    found?.project.edit(found.file, document.getText());
    publishSoon();
  });
  documents.onDidClose(({ document }) => {
    const found = fileAt(document.uri);
    found?.project.edit(found.file, undefined);
    found?.project.refresh();
    publishSoon();
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    const isOpen = (uri: string): boolean => documents.get(uri) !== undefined;
    if (changes.every(({ uri, type }) => isOpen(uri) && type === FileChangeType.Changed)) return;
    for (const project of projects.values()) project.refresh();
    publishSoon();
  });

  connection.onCompletion((params) =>
    at(params, ({ project, file, offset }) => {
      const { start, end, proposals } = complete(project.analysis, file, offset);
      const range = project.rangeOf({ file, start, end });
      return proposals.map((proposal, index) => ({
        label: proposal.label,
        kind: COMPLETION_KINDS[proposal.kind],
        ...(proposal.detail === undefined ? {} : { detail: proposal.detail }),
        ...(proposal.description === undefined ? {} : { documentation: proposal.description }),
        filterText: proposal.label,
        sortText: String(index).padStart(5, "0"),
        textEdit: { range, newText: proposal.text },
      }));
    }),
  );
  connection.onHover((params) =>
    at(params, ({ project, file, offset }) => {
      const hover = hoverAt(project.analysis, project.trees, file, offset);
      if (hover === undefined) return null;
      return { contents: { kind: "markdown", value: hover.markdown }, range: project.rangeOf(hover.place) };
    }),
  );
  connection.onDefinition((params) =>
    at(params, ({ project, file, offset }) => {
      const symbol = symbolAt(project.analysis, project.trees, file, offset);
      return symbol === undefined ? null : locationOf(project, symbol.token);
    }),
  );
  connection.onReferences((params) =>
    at(params, ({ project, file, offset }) => {
      const symbol = symbolAt(project.analysis, project.trees, file, offset);
      if (symbol === undefined) return null;
      const own = params.context.includeDeclaration ? [symbol.token] : [];
      return [...own, ...symbol.uses.map(({ place }) => place)].map((place) => locationOf(project, place));
    }),
  );
  connection.onDocumentHighlight((params) =>
    at(params, ({ project, file, offset }) => {
      const symbol = symbolAt(project.analysis, project.trees, file, offset);
      const places = symbol === undefined ? [] : [symbol.token, ...symbol.uses.map(({ place }) => place)];
      return places.filter((place) => place.file === file).map((place) => ({ range: project.rangeOf(place) }));
    }),
  );
  connection.onPrepareRename((params) =>
    at(params, ({ project, file, offset }) => {
      const symbol = symbolAt(project.analysis, project.trees, file, offset);
      return symbol === undefined
        ? null
        : { range: project.rangeOf(placeUnder(symbol, file, offset)), placeholder: symbol.name };
    }),
  );
  connection.onRenameRequest((params) =>
    at(params, ({ project, file, offset }) => {
      const symbol = symbolAt(project.analysis, project.trees, file, offset);
      if (symbol === undefined) return null;
      const renamed = rename(project.analyser, project.analysis, symbol, params.newName);
      if (typeof renamed === "string") return new ResponseError(-32803, renamed);
      const edit = editOf(project, renamed.changes);
      if (renamed.file === undefined) return edit;
      const { from, to } = renamed.file;
      const move = { kind: "rename" as const, oldUri: project.uriOf(from), newUri: project.uriOf(to) };
      return { documentChanges: [...documentEdits(edit), move] };
    }),
  );
  connection.onCodeAction(({ textDocument, range, context }) => {
    const found = fileAt(textDocument.uri);
    if (found === undefined) return null;
    const { project, file } = found;
    const [start, end] = [project.offsetAt(file, range.start), project.offsetAt(file, range.end)];
    return actionsAt(project.analysis, project.trees, { file, start, end }).map(
      ({ title, remedies, changes, creates }): CodeAction => {
        const code = remedies?.code;
        const shown = context.diagnostics.filter((one) => one.code === code);
        const edit = editOf(project, changes);
        return {
          title,
          kind: remedies === undefined ? CodeActionKind.RefactorRewrite : CodeActionKind.QuickFix,
          ...(remedies === undefined ? {} : { diagnostics: shown, isPreferred: true }),
          edit:
            creates === undefined
              ? edit
              : { documentChanges: [{ kind: "create", uri: project.uriOf(creates) }, ...documentEdits(edit)] },
        };
      },
    );
  });
  connection.onDocumentSymbol(({ textDocument }) => {
    const found = fileAt(textDocument.uri);
    const root = found?.project.trees(found.file);
    return root === undefined ? null : outlineOf(root).map((entry) => documentSymbol(found!.project, entry));
  });
  connection.onWorkspaceSymbol(({ query }) =>
    [...projects.values()].flatMap((project) =>
      definitionsNamed(project.analysis, query).map(({ name, container, place }) => ({
        name,
        kind: SymbolKind.Field,
        containerName: container,
        location: locationOf(project, place),
      })),
    ),
  );
  connection.onFoldingRanges(({ textDocument }) => {
    const found = fileAt(textDocument.uri);
    const root = found?.project.trees(found.file);
    return root === undefined ? null : foldsOf(found!.project, root);
  });

  return new Promise((resolve) => {
    connection.onExit(() => resolve());
    input.on("end", resolve);
    documents.listen(connection);
    connection.listen();
  });
}

interface SpecFile {
  readonly project: SpecProject;
  readonly file: string;
}

const capabilities: InitializeResult["capabilities"] = {
  textDocumentSync: TextDocumentSyncKind.Incremental,
  completionProvider: { triggerCharacters: [":", " ", "-", "{", "[", ","] },
  hoverProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  renameProvider: { prepareProvider: true },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite] },
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  foldingRangeProvider: true,
};

const COMPLETION_KINDS: Readonly<Record<Proposal["kind"], CompletionItemKind>> = {
  key: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
  name: CompletionItemKind.Reference,
};

const SEVERITIES: Readonly<Record<Diagnostic["severity"], DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
};

/** Sends the diagnostics of files for which they have changed. */
function publishProject(
  connection: Connection,
  project: SpecProject,
  published: Map<string, readonly EditorDiagnostic[]>,
): void {
  const byUri = new Map<string, EditorDiagnostic[]>();
  for (const one of project.analysis.diagnostics) {
    const uri = project.uriOf(one.place?.file ?? "spec/project.yaml");
    byUri.set(uri, [...(byUri.get(uri) ?? []), editorDiagnostic(project, one)]);
  }
  const former = [...published.keys()].filter((uri) => uri.startsWith(project.uriOf("spec/")));
  for (const uri of new Set([...former, ...byUri.keys()])) {
    const diagnostics = byUri.get(uri) ?? [];
    if (JSON.stringify(published.get(uri) ?? []) === JSON.stringify(diagnostics)) continue;
    published.set(uri, diagnostics);
    void connection.sendDiagnostics({ uri, diagnostics });
  }
}

function editorDiagnostic(project: SpecProject, found: Diagnostic): EditorDiagnostic {
  const { place, severity, code, message, help, related } = found;
  return {
    range: project.rangeOf(place ?? { file: "spec/project.yaml", start: 0, end: 0 }),
    severity: SEVERITIES[severity],
    code,
    source: "kiln",
    message: `${message}\n${help}`,
    relatedInformation: related.map((one) => ({ message: one.message, location: locationOf(project, one.place) })),
  };
}

function locationOf(project: SpecProject, place: Parameters<SpecProject["rangeOf"]>[0]): Location {
  return { uri: project.uriOf(place.file), range: project.rangeOf(place) };
}

function placeUnder({ token, uses }: SpecSymbol, file: string, offset: number): SpecSymbol["token"] {
  const places = [token, ...uses.map(({ place }) => place)];
  return places.find((one) => one.file === file && one.start <= offset && offset <= one.end) ?? token;
}

function editOf(project: SpecProject, changes: readonly TextChange[]): WorkspaceEdit {
  const edits: Record<string, TextEdit[]> = {};
  for (const { place, text } of changes)
    (edits[project.uriOf(place.file)] ??= []).push({ range: project.rangeOf(place), newText: text });
  return { changes: edits };
}

function documentEdits({ changes }: WorkspaceEdit): NonNullable<WorkspaceEdit["documentChanges"]> {
  return Object.entries(changes ?? {}).map(([uri, edits]) => ({ textDocument: { uri, version: null }, edits }));
}

function documentSymbol(project: SpecProject, { name, detail, token, extent, children }: OutlineEntry): DocumentSymbol {
  return {
    name,
    detail,
    kind: children.length > 0 ? SymbolKind.Object : SymbolKind.Property,
    range: project.rangeOf(extent),
    selectionRange: project.rangeOf(token),
    children: children.map((child) => documentSymbol(project, child)),
  };
}

function foldsOf(project: SpecProject, root: MapNode): { readonly startLine: number; readonly endLine: number }[] {
  const folds: { startLine: number; endLine: number }[] = [];
  visitEntries(root, ({ keyPlace, value }) => {
    const { start } = project.rangeOf(keyPlace);
    const { end } = project.rangeOf(value.place);
    if (end.line > start.line) folds.push({ startLine: start.line, endLine: end.line });
  });
  return folds;
}
