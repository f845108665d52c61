import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { compile, filesOf } from "../../../generators/compile.ts";
import { validators } from "../../../generators/emit/validators/emitter.ts";
import { load, loadSources } from "../../../generators/load/load.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { rootFolder } from "../../support/emit.ts";
import { readFiles } from "../../support/files.ts";

export type Target = "draft-2020-12" | "draft-07" | "openapi-3.0";

export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

export interface Outcome {
  readonly value?: unknown;
  readonly issues?: readonly { readonly message: string; readonly path?: readonly PropertyKey[] }[];
}

/** A validator that describes itself. */
export interface Described {
  readonly "~standard": {
    readonly version: number;
    readonly vendor: string;
    validate(value: unknown): Outcome;
    readonly jsonSchema: Readonly<
      Record<
        "input" | "output",
        (options: { readonly target: string; readonly libraryOptions?: Record<string, unknown> }) => JsonSchema
      >
    >;
  };
}

/** A part of a request: parameters of a module, or a body, parameters or header fields of an operation. */
export interface Subject {
  /** The name: `complete: createHall body`. */
  readonly name: string;
  readonly kind: "module" | "body" | "parameters" | "headers" | "answer";
  readonly described: Described;
  /** The same validator as a Standard Schema without a JSON Schema. */
  readonly plain: Pick<Described, "~standard">;
  /** Reports whether the JSON Schema of `packages/schemas` accepts the value. */
  readonly validate: (value: unknown) => boolean;
}

/** The specs whose validators are tested: this project's, one with every key, and those of other teams. */
export const specFolders = [
  ".",
  "test/fixtures/complete",
  "test/fixtures/language",
  ...["booking-shop", "bookings", "library", "telephony"].map((name) => `test/services/${name}`),
] as const;

/** Returns all validators of a spec that describe themselves. Their files are removed when the process ends. */
export async function subjectsOf(spec: string): Promise<readonly Subject[]> {
  const folder = mkdtempSync(join(tmpdir(), "kiln-described-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const files = validatorFiles(spec);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const paths = [...files.keys()].filter(
    (path) => path.startsWith("generated/schema/") && path.endsWith(".js") && !path.endsWith("/answers.js"),
  );
  const all = await Promise.all(paths.map((path) => partsIn(folder, path)));
  const responses = await Promise.all(
    [...files]
      .filter(([path]) => path.startsWith("generated/schema/") && path.endsWith("/answers.js"))
      .map(([path, text]) => responsesIn(folder, path, text)),
  );
  return [...all, ...responses].flat().map((subject) => ({ ...subject, name: `${spec}: ${subject.name}` }));
}

/** Returns the files of the package, keyed by relative path. */
export function validatorFiles(spec: string): ReadonlyMap<string, string> {
  const { outputs, diagnostics, model } = compile(spec === "." ? load(rootFolder) : loadSources(sourcesIn(spec)), [
    validators,
  ]);
  if (model === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  const prefix = "packages/validators/";
  return new Map([...filesOf(outputs)].map(({ path, text }) => [path.slice(prefix.length), text]));
}

function sourcesIn(spec: string): ReadonlyMap<string, string> {
  return new Map([...readFiles(join(rootFolder, spec))].filter(([file]) => file.startsWith("spec/")));
}

async function partsIn(folder: string, path: string): Promise<readonly Subject[]> {
  const [own, plain] = await Promise.all(
    [path, path.replace("/schema/", "/")].map(
      async (one) => (await import(pathToFileURL(join(folder, one)).href)) as Record<string, never>,
    ),
  );
  return Object.keys(own!).map((name) => {
    const ending = name.slice("standard".length);
    const kind =
      plain!["encode"] !== undefined
        ? "module"
        : ending === ""
          ? "body"
          : (ending.toLowerCase() as "parameters" | "headers");
    return {
      name: `${path.split("/").at(-1)!.replace(/\.js$/, "")} ${kind}`,
      kind,
      described: own![name]!,
      plain: plain![name]!,
      validate: plain![`validate${ending}`]!,
    };
  });
}

async function responsesIn(folder: string, path: string, text: string): Promise<readonly Subject[]> {
  const { standardAnswer } = (await import(pathToFileURL(join(folder, path)).href)) as {
    readonly standardAnswer: (operation: string) => Described;
  };
  const operations = [...text.matchAll(/^ {2}"([^"]+)": \(\) =>/gm)].map(([, operation]) => operation!);
  return atLeastOne(operations, `responses in ${path}`).map((operation) => {
    const described = standardAnswer(operation);
    return {
      name: `${operation} answer`,
      kind: "answer",
      described,
      plain: described,
      validate: (value) => described["~standard"].validate(value).issues === undefined,
    };
  });
}
