import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export interface Decoded {
  readonly value?: object;
  readonly errors?: readonly { readonly code: string }[];
}

export interface ModuleValidators {
  readonly validate: (value: unknown) => boolean;
  readonly decode: (wire: string, options?: { readonly maxLength?: number; readonly all?: boolean }) => Decoded;
}

/** Folder of the measured modules: those of the package in packages/. */
export const moduleFolder = join(import.meta.dirname, "../../packages/validators/generated/query");

export function moduleFile(module: string): string {
  return join(moduleFolder, `${module}.js`);
}

export async function moduleOf(module: string): Promise<ModuleValidators> {
  return (await import(pathToFileURL(moduleFile(module)).href)) as ModuleValidators;
}

export async function requestDecoder(): Promise<ModuleValidators["decode"]> {
  const { decodeRequest } = (await import(pathToFileURL(moduleFile("index")).href)) as {
    readonly decodeRequest: ModuleValidators["decode"];
  };
  return decodeRequest;
}

export function allModules(): readonly string[] {
  const files = readdirSync(moduleFolder).filter((file) => file.endsWith(".js") && file !== "index.js");
  return files.map((file) => file.slice(0, -".js".length)).sort();
}

/** Returns the modules that need only the shared part of the runtime: no timestamps, titles or users. */
export function plainModules(): readonly string[] {
  const imports = (name: string): readonly string[] =>
    [...readFileSync(moduleFile(name), "utf8").matchAll(/ from "(.*)";$/gm)].map(([, from]) => from!);
  return allModules().filter((name) => imports(name).every((from) => from.endsWith("/core.js")));
}

/** The validated part of an operation: its body or its parameters. */
export interface Part {
  readonly name: string;
  readonly file: string;
  /** Suffix of the function names. */
  readonly ending: "" | "Parameters";
}

const operationFolder = join(import.meta.dirname, "../../packages/validators/generated/exchange");

/** Returns the bodies and the parameters of all operations of the exchange service. */
export function allParts(): readonly Part[] {
  const files = readdirSync(operationFolder)
    .filter((file) => file.endsWith(".js"))
    .sort();
  return files.flatMap((file) => {
    const [path, operation] = [join(operationFolder, file), file.slice(0, -".js".length)];
    const parts = [
      { name: `${operation}, body`, file: path, ending: "" },
      { name: `${operation}, parameters`, file: path, ending: "Parameters" },
    ] as const;
    const text = readFileSync(path, "utf8");
    return parts.filter(({ ending }) => text.includes(`export function validate${ending}(`));
  });
}
