import { readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { CORE_SCHEMA, load, YAMLException } from "js-yaml";
import { checkShape, type Schema } from "./check-shape.ts";
import { SeedError, type Fault, type Path } from "./fault.ts";
import type { RevisionSeed, Seed } from "./seed.ts";

/** A file that was read, with all that it says. */
export interface SeedFile {
  readonly name: string;
  readonly text: string;
  readonly seed: Seed;
}

/** From here and from the build, which has the same depth. */
const schemaFile = new URL("../../seed.schema.json", import.meta.url);

/** Reads a file, or all YAML files of a folder. Throws a `SeedError` that names all that is wrong in their form. */
export async function readSeed(name: string): Promise<readonly SeedFile[]> {
  const schema = JSON.parse(readFileSync(schemaFile, "utf8")) as Schema;
  const files: SeedFile[] = [];
  const faults: Fault[] = [];
  for (const file of filesOf(name)) {
    const text = readFileSync(file, "utf8");
    const parsed = parse(text, file);
    const found =
      "fault" in parsed ? [parsed.fault] : checkShape(parsed.value, schema).map((fault) => ({ ...fault, file }));
    faults.push(...found);
    if (found.length === 0 && "value" in parsed) files.push({ name: file, text, seed: parsed.value as Seed });
  }
  await refuse(faults);
  await refuse(files.flatMap(missingTexts));
  return files;
}

/** A seed that a program made: what is wrong is named by where it stands. */
export async function seedFileOf(seed: Seed): Promise<SeedFile> {
  const schema = JSON.parse(readFileSync(schemaFile, "utf8")) as Schema;
  const file = { name: "seed", text: "", seed };
  await refuse([...checkShape(seed, schema).map((fault) => ({ ...fault, file: file.name }))]);
  return file;
}

/** Throws an error with all faults, each with its line and column. */
export async function refuse(faults: readonly Fault[]): Promise<void> {
  if (faults.length === 0) return;
  const { locate } = await import("./locate.ts");
  throw new SeedError(await locate(faults));
}

function filesOf(name: string): readonly string[] {
  const found = statSync(name, { throwIfNoEntry: false });
  if (found === undefined) throw new Error(`There is no seed “${name}”`);
  if (!found.isDirectory()) return [name];
  const files = readdirSync(name)
    .filter((one) => /\.ya?ml$/.test(one))
    .sort()
    .map((one) => join(name, one));
  if (files.length === 0) throw new Error(`There is no YAML file in the folder “${name}”`);
  return files;
}

function parse(text: string, file: string): { readonly value: unknown } | { readonly fault: Fault } {
  try {
    return { value: load(text, { schema: CORE_SCHEMA, filename: file }) ?? {} };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { line = 0, column = 0 } = error.mark ?? {};
    return {
      fault: {
        file,
        path: [],
        message: `This is not YAML: ${error.reason}`,
        remedy: "Correct the line. Strings with brackets, braces or a colon need quotes.",
        at: { line: line + 1, column: column + 1 },
      },
    };
  }
}

/** The text of a revision or page that may be in a file beside the seed. */
export function textIn({ text, file }: Pick<RevisionSeed, "text" | "file">, seed: string): string {
  return file === undefined
    ? (text ?? "")
    : readFileSync(join(dirname(seed), file), "utf8")
        .replaceAll("\r\n", "\n")
        .trimEnd();
}

function missingTexts({ name, seed }: SeedFile): readonly Fault[] {
  return (seed.wiki?.pages ?? []).flatMap((page, index) => {
    const all: readonly (readonly [string | undefined, Path])[] = [
      [page.file, ["wiki", "pages", index, "file"]],
      ...(page.revisions ?? []).map(
        (one, at) => [one.file, ["wiki", "pages", index, "revisions", at, "file"]] as const,
      ),
    ];
    return all.flatMap(([file, path]) => (file === undefined ? [] : faultsOfText(name, file, path)));
  });
}

function faultsOfText(seed: string, file: string, path: Path): readonly Fault[] {
  const [folder, whole] = [resolve(dirname(seed)), resolve(dirname(seed), file)];
  const way = relative(folder, whole);
  if (isAbsolute(file) || way.startsWith(".."))
    return [
      {
        file: seed,
        path,
        message: `“${file}” is outside the folder of the seed`,
        remedy: "Put the file next to the seed, or into a folder there.",
      },
    ];
  if (statSync(whole, { throwIfNoEntry: false })?.isFile() === true) return [];
  return [
    {
      file: seed,
      path,
      message: `There is no file “${file}”`,
      remedy: "Write the path of the file relative to the folder of the seed.",
    },
  ];
}
