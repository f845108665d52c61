import { load as jsYaml } from "js-yaml";
import ts from "typescript";
import { parse as yaml } from "yaml";
import type { OutFile } from "../../generators/index.ts";
import { printYaml, type Json } from "../../templates/runtime/openapi/yaml.ts";
import { markdownFault } from "./markdown.ts";

type Files = ReadonlyMap<string, string>;

/**
 * Returns the first harm that a hostile text has done to outputs, or `undefined`. `imports.ts` checks the effects of
 * importing them.
 */
export function findHarm(files: readonly OutFile[], { thorough }: { readonly thorough: boolean }): string | undefined {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const [path, text] of texts) {
    const fault = faultOf(path, text, thorough);
    if (fault !== undefined) return `${path}: ${fault}`;
  }
  return schemaFault(texts) ?? (thorough ? typeFault(texts) : undefined);
}

function faultOf(path: string, text: string, thorough: boolean): string | undefined {
  if (!path.endsWith(".json") && unsafe.test(text)) return "it has a raw control character";
  if (/^packages\/openapi\/generated\/[^/]*\.json$/.test(path)) return yamlFault(text, thorough);
  if (/\.[cm]?[jt]s$/.test(path)) return codeFault(path, text);
  return path.endsWith(".md") ? markdownFault(text) : undefined;
}

const unsafe = /[\0-\t\v-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

/** Checks the document as YAML, in the form of the package. */
function yamlFault(json: string, thorough: boolean): string | undefined {
  const document = JSON.parse(json) as Json;
  const [text, expected] = [printYaml(document), JSON.stringify(document)];
  if (unsafe.test(text)) return "its YAML has a raw control character";
  if (JSON.stringify(jsYaml(text)) !== expected) return "js-yaml reads other data in its YAML";
  return thorough && JSON.stringify(yaml(text)) !== expected ? "yaml reads other data in its YAML" : undefined;
}

/** Results for parsed code. Most code is the same for all specs, so it is parsed only once. */
const parsedBefore = new Map<string, string | undefined>();

function codeFault(path: string, text: string): string | undefined {
  if (!parsedBefore.has(text)) parsedBefore.set(text, parseFault(path, text));
  return parsedBefore.get(text);
}

function parseFault(path: string, text: string): string | undefined {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext);
  const { parseDiagnostics } = file as unknown as { readonly parseDiagnostics: readonly ts.Diagnostic[] };
  if (parseDiagnostics.length > 0) return String(parseDiagnostics[0]!.messageText);
  return hasMarkedName(file) ? "it has a name that comes from the text" : undefined;
}

function hasMarkedName(node: ts.Node): boolean {
  if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && /PWNED/.test(node.text)) return true;
  return ts.forEachChild(node, (child) => hasMarkedName(child) || undefined) ?? false;
}

function typeFault(files: Files): string | undefined {
  const own = new Map([...files].map(([path, text]) => [`/${path}`, text]));
  const roots = [...own.keys()].filter((path) => /\.[cm]?ts$/.test(path));
  const program = ts.createProgram(roots, options, hostOf(new Map([...own, ...installed(files)])));
  const [first] = [
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
    ...program.getGlobalDiagnostics(),
  ];
  return first && `${first.file?.fileName}: ${ts.flattenDiagnosticMessageText(first.messageText, " ")}`;
}

/**
 * Returns the packages that declarations may import by name: each other's packages, and the required parts of
 * libraries.
 */
function installed(files: Files): Files {
  const packages = [...files].flatMap(([path, text]) =>
    path.endsWith("/package.json")
      ? [[path.slice(0, -"package.json".length), (JSON.parse(text) as { readonly name: string }).name] as const]
      : [],
  );
  const copies = packages.flatMap(([folder, name]) =>
    [...files].flatMap(([path, text]) =>
      path.startsWith(folder) ? [[`/node_modules/${name}/${path.slice(folder.length)}`, text] as const] : [],
    ),
  );
  return new Map([...copies, ...libraryFiles]);
}

const libraryFiles: Files = new Map([
  ["/node_modules/fastify/package.json", '{ "name": "fastify", "types": "index.d.ts" }'],
  [
    "/node_modules/fastify/index.d.ts",
    "export type FastifyPluginAsync = () => Promise<void>;\nexport interface FastifyRequest {}\n",
  ],
  ["/node_modules/msw/package.json", '{ "name": "msw", "types": "index.d.ts" }'],
  ["/node_modules/msw/index.d.ts", "export interface HttpHandler {}\n"],
  [
    "/node_modules/@tanstack/query-core/package.json",
    '{ "name": "@tanstack/query-core", "type": "module", "types": "index.d.ts" }',
  ],
  [
    "/node_modules/@tanstack/query-core/index.d.ts",
    `
    export type QueryKey = readonly unknown[];
    export type DataTag<Key, Data = unknown, Fault = unknown> = Key & { data?: Data; fault?: Fault };
    export interface InfiniteData<Page, Param = unknown> { pages: Page[]; pageParams: Param[] }
    export interface MutationOptions<Data = unknown, Fault = Error, Given = void, Context = unknown> {
      all?: [Data, Fault, Given, Context];
      mutationFn?: unknown; mutationKey?: QueryKey; gcTime?: number; meta?: object; networkMode?: string; retryDelay?: number; scope?: object;
      onMutate?: (...given: any) => unknown; onSuccess?: (...given: any) => unknown; onError?: (...given: any) => unknown; onSettled?: (...given: any) => unknown;
    }
  `,
  ],
  [
    "/node_modules/@modelcontextprotocol/server/package.json",
    '{ "name": "@modelcontextprotocol/server", "type": "module", "types": "index.d.ts" }',
  ],
  ["/node_modules/@modelcontextprotocol/server/index.d.ts", "export declare class Server {}\n"],
]);

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipDefaultLibCheck: true,
  types: [],
  lib: ["lib.es2020.d.ts", "lib.dom.d.ts"],
  target: ts.ScriptTarget.ES2020,
  module: ts.ModuleKind.Node16,
  moduleResolution: ts.ModuleResolutionKind.Node16,
};

const libraries = new Map<string, ts.SourceFile | undefined>();

function hostOf(files: Files): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getCurrentDirectory = () => "/";
  host.fileExists = (path) => files.has(path);
  host.readFile = (path) => files.get(path) ?? (isLibrary(path) ? ts.sys.readFile(path) : undefined);
  host.directoryExists = () => true;
  host.getSourceFile = (path, target) => {
    const text = files.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, target);
    if (!libraries.has(path)) libraries.set(path, getSourceFile(path, target));
    return libraries.get(path);
  };
  return host;
}

function isLibrary(path: string): boolean {
  return path.includes("/typescript/lib/");
}

/** Checks that patterns are valid and references can be resolved. */
function schemaFault(files: Files): string | undefined {
  const documents = new Map(
    [...files]
      .filter(([path]) => /\/generated\/.*\.json$/.test(path))
      .map(([path, text]) => [path, JSON.parse(text) as unknown]),
  );
  const byId: Documents = new Map(
    [...documents.values()].map((document) => [(document as { readonly $id?: string }).$id, document]),
  );
  for (const [path, document] of documents) {
    const fault = walk(document, document, byId);
    if (fault !== undefined) return `${path}: ${fault}`;
  }
  return undefined;
}

type Documents = ReadonlyMap<string | undefined, unknown>;

const data: ReadonlySet<string> = new Set(["example", "examples", "default", "const", "enum"]);

function walk(node: unknown, root: unknown, byId: Documents): string | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  for (const [key, value] of Object.entries(node)) {
    if (data.has(key) && !isSchema(value)) continue;
    const fault = keywordFault(key, value, root, byId) ?? walk(value, root, byId);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Returns whether a value is a schema, because a parameter may be called `default`. */
function isSchema(value: unknown): boolean {
  return typeof value === "object" && value !== null && ("type" in value || "description" in value || "$ref" in value);
}

function keywordFault(key: string, value: unknown, root: unknown, byId: Documents): string | undefined {
  if (key === "pattern" && typeof value === "string" && !isPattern(value)) return `${value} is no pattern`;
  if (key === "patternProperties" && !Object.keys(value as object).every(isPattern))
    return "a pattern of properties is invalid";
  if (key !== "$ref" || typeof value !== "string") return undefined;
  return leads(value, root, byId) ? undefined : `${value} leads nowhere`;
}

export function isPattern(text: string): boolean {
  try {
    return new RegExp(text, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

function leads(reference: string, root: unknown, byId: Documents): boolean {
  const [document, fragment = ""] = reference.split("#");
  const start = document === "" ? root : byId.get(new URL(document!, (root as { readonly $id: string }).$id).href);
  const steps = decodeURIComponent(fragment).split("/").slice(1);
  const target = steps.reduce<unknown>((node, step) => {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    return typeof node === "object" && node !== null && Object.hasOwn(node, key)
      ? (node as Record<string, unknown>)[key]
      : undefined;
  }, start);
  return target !== undefined;
}
