import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { validators } from "../../generators/emit/validators/emitter.ts";
import { emittedFromSpec } from "../support/emit.ts";
import { mutated } from "./mutation/mutant.ts";

export interface Finding {
  readonly code: string;
  readonly parameter: string | undefined;
  readonly wireName: string | undefined;
  readonly received: string | undefined;
  readonly expected: string | undefined;
  readonly rule: string | undefined;
  readonly message: string;
}

export interface Result {
  readonly value?: Record<string, unknown>;
  readonly errors?: readonly Finding[];
  readonly warnings: readonly Finding[];
}

export interface ModuleValidators {
  validate(value: unknown): boolean;
  decode(wire: unknown, options?: object): Result;
  encode(value: object, options?: object): string;
  readonly standard: {
    readonly "~standard": {
      validate(value: unknown): {
        readonly value?: unknown;
        readonly issues?: readonly { readonly message: string; readonly path?: readonly PropertyKey[] }[];
      };
    };
  };
}

export interface QueryValidators {
  readonly decodeRequest: (wire: unknown, options?: object) => Result;
  readonly module: (name: string) => ModuleValidators;
}

let loaded: Promise<QueryValidators> | undefined;

/**
 * Generates the package from the current spec, and loads it from a folder that is removed when the process ends. Does
 * so once per process.
 */
export function queryValidators(): Promise<QueryValidators> {
  return (loaded ??= generatedValidators());
}

async function generatedValidators(): Promise<QueryValidators> {
  const folder = mkdtempSync(join(tmpdir(), "kiln-validators-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of emittedFromSpec([validators])) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, mutated(path, text));
  }
  const index = join(folder, "packages/validators/generated/query/index.js");
  const all = (await import(pathToFileURL(index).href)) as Record<string, ModuleValidators> &
    Pick<QueryValidators, "decodeRequest">;
  return { decodeRequest: all.decodeRequest, module: (name) => all[name]! };
}
