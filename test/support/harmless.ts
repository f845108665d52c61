import vm from "node:vm";
import { load as jsYaml } from "js-yaml";
import ts from "typescript";
import { parse as yaml } from "yaml";
import type { OutFile } from "../../generators/index.ts";
import { markdownFault } from "./markdown.ts";

type Files = ReadonlyMap<string, string>;

/** The first thing that a hostile text may have done to outputs; undefined where it did nothing. */
export async function harmIn(files: readonly OutFile[], { thorough }: { readonly thorough: boolean }): Promise<string | undefined> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const [path, text] of texts) {
    const fault = await faultOf(path, text, texts, thorough);
    if (fault !== undefined) return `${path}: ${fault}`;
  }
  return typeFault(texts) ?? schemaFault(texts) ?? globalFault();
}

async function faultOf(path: string, text: string, files: Files, thorough: boolean): Promise<string | undefined> {
  if (!path.endsWith(".json") && unsafe.test(text)) return "it has a raw control character";
  if (path.endsWith(".yaml")) return yamlFault(text, files.get(path.replace(/\.yaml$/, ".json")), thorough);
  if (/\.[cm]?[jt]s$/.test(path)) return (await codeFault(path, text)) ?? (path.endsWith("js") && !isProgram(path) ? valueFault(path, text, files) : undefined);
  return path.endsWith(".md") ? markdownFault(text) : undefined;
}

/** Code and its types, not data with a twin in JSON: that it parses and has no name of the text's is what is asked of it. */
function isProgram(path: string): boolean {
  return path.startsWith("packages/validators/");
}

const unsafe = /[\0-\t\v-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

function yamlFault(text: string, twin: string | undefined, thorough: boolean): string | undefined {
  if (twin === undefined) return "it has no twin in JSON";
  const wanted = JSON.stringify(JSON.parse(twin));
  if (JSON.stringify(jsYaml(text)) !== wanted) return "js-yaml reads other data than the JSON twin has";
  return thorough && JSON.stringify(yaml(text)) !== wanted ? "yaml reads other data than the JSON twin has" : undefined;
}

function codeFault(path: string, text: string): string | undefined {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext);
  const { parseDiagnostics } = file as unknown as { readonly parseDiagnostics: readonly ts.Diagnostic[] };
  if (parseDiagnostics.length > 0) return String(parseDiagnostics[0]!.messageText);
  return hasMarkedName(file) ? "it has a name that comes from the text" : undefined;
}

function hasMarkedName(node: ts.Node): boolean {
  if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && /PWNED/.test(node.text)) return true;
  return ts.forEachChild(node, (child) => hasMarkedName(child) || undefined) ?? false;
}

/** Runs an index and compares it with its JSON twin. */
async function valueFault(path: string, text: string, files: Files): Promise<string | undefined> {
  const exported = path.endsWith(".cjs") ? required(text) : ((await import(`data:text/javascript,${encodeURIComponent(text)}`)) as object);
  const inFolder = path.replace(/\.c?js$/, ".json");
  const twin = files.get(inFolder) ?? files.get(inFolder.replace("/generated/", "/"));
  if (twin === undefined) return "it has no twin in JSON";
  return JSON.stringify(Object.values(exported)[0]) === JSON.stringify(JSON.parse(twin)) ? undefined : "it holds other data than the JSON twin";
}

function required(text: string): object {
  const exports = {};
  const world = vm.createContext({ exports });
  vm.runInContext(text, world);
  if (vm.runInContext("globalThis.PWNED !== undefined || ({}).PWNED !== undefined", world)) throw new Error("the text has run");
  return exports;
}

const clean = Object.getOwnPropertyNames(Object.prototype).sort().join();

function globalFault(): string | undefined {
  if ("PWNED" in globalThis) return "the text has run";
  return Object.getOwnPropertyNames(Object.prototype).sort().join() === clean ? undefined : "Object.prototype has changed";
}

const typed = new Map<string, string | undefined>();

/** Declarations rarely change with the spec: each set of them is type-checked once. */
function typeFault(files: Files): string | undefined {
  const declarations = new Map([...files].filter(([path]) => /\.[cm]?ts$/.test(path) && !isProgram(path)));
  const key = [...declarations].flat().join("\0");
  if (!typed.has(key)) typed.set(key, typeCheck(declarations));
  return typed.get(key);
}

function typeCheck(files: Files): string | undefined {
  const options: ts.CompilerOptions = { strict: true, noEmit: true, skipDefaultLibCheck: true, lib: ["lib.es5.d.ts"], types: [], module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (path, target) => (files.has(path) ? ts.createSourceFile(path, files.get(path)!, target) : getSourceFile(path, target));
  host.fileExists = (path) => files.has(path) || ts.sys.fileExists(path);
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host));
  return diagnostics.length === 0 ? undefined : ts.flattenDiagnosticMessageText(diagnostics[0]!.messageText, " ");
}

/** Patterns are patterns, and references lead somewhere. */
function schemaFault(files: Files): string | undefined {
  const documents = new Map([...files].filter(([path]) => /\/generated\/.*\.json$/.test(path)).map(([path, text]) => [path, JSON.parse(text) as unknown]));
  const ids = new Set([...documents.values()].map((document) => (document as { readonly $id?: string }).$id));
  for (const [path, document] of documents) {
    const fault = walk(document, document, ids);
    if (fault !== undefined) return `${path}: ${fault}`;
  }
  return undefined;
}

const data: ReadonlySet<string> = new Set(["example", "examples", "default", "const", "enum"]);

function walk(node: unknown, root: unknown, ids: ReadonlySet<string | undefined>): string | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  for (const [key, value] of Object.entries(node)) {
    if (data.has(key) && !isSchema(value)) continue;
    const fault = keywordFault(key, value, root, ids) ?? walk(value, root, ids);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** A parameter may be called `default`. */
function isSchema(value: unknown): boolean {
  return typeof value === "object" && value !== null && ("type" in value || "description" in value || "$ref" in value);
}

function keywordFault(key: string, value: unknown, root: unknown, ids: ReadonlySet<string | undefined>): string | undefined {
  if (key === "pattern" && typeof value === "string" && !isPattern(value)) return `${value} is no pattern`;
  if (key === "patternProperties" && !Object.keys(value as object).every(isPattern)) return "a pattern of properties is none";
  if (key !== "$ref" || typeof value !== "string") return undefined;
  return leads(value, root, ids) ? undefined : `${value} leads nowhere`;
}

export function isPattern(text: string): boolean {
  try {
    return new RegExp(text, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

function leads(reference: string, root: unknown, ids: ReadonlySet<string | undefined>): boolean {
  if (!reference.startsWith("#")) return ids.has(new URL(reference, (root as { readonly $id: string }).$id).href);
  const steps = decodeURIComponent(reference.slice(1)).split("/").slice(1);
  const target = steps.reduce<unknown>((node, step) => {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    return typeof node === "object" && node !== null && Object.hasOwn(node, key) ? (node as Record<string, unknown>)[key] : undefined;
  }, root);
  return target !== undefined;
}
