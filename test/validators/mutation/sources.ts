import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { BaseSequencer, createVitest, type TestSpecification } from "vitest/node";
import { rootFolder } from "../../support/emit.ts";
import { sharedFolder } from "../../support/filled-folder.ts";
import { strictTests } from "../../support/strict-tests.ts";
import { reasonOf } from "./equivalent.ts";
import { chosen, described, killerOf } from "./mutate.ts";
import { isMutated, mutated, type Mutant } from "./mutant.ts";
import { mutantsOf } from "./operators.ts";

const help = `npm run mutate -- --source PATH… --test PATH… [--count N] [--seed N] [--list]

Puts small faults into source files, one at a time, and runs tests: each fault has to make one fail.

  --source PATH  a source file or a folder that the tests import; may be repeated
  --test PATH    a test file, or a folder with tests, in the order in which they run; may be repeated
  --count N      the number of faults (60)
  --seed N       selects the faults (1)
  --list         prints the faults, and runs nothing

A survivor is a missing test, or a fault without an effect, which equivalent.ts lists with its reason. The exit code is 1 if there are survivors.
`;

/** `npm run mutate`. */
export async function mutateSources(args: readonly string[]): Promise<void> {
  const text = { type: "string" } as const;
  const texts = { ...text, multiple: true } as const;
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { source: texts, test: texts, count: text, seed: text, list: flag, help: flag },
  });
  const { source = [], test = [], list } = values;
  const say = (words: string): void => void process.stdout.write(words);
  if (values.help) return say(help);
  if (source.length === 0 || test.length === 0) {
    say(`--source and --test are missing. See: npm run mutate -- --help\n`);
    process.exitCode = 2;
    return;
  }
  const all = filesIn(source).flatMap((file) => mutantsOf(file, readFileSync(join(rootFolder, file), "utf8")));
  const mutants = chosen(all, Number(values.count ?? 60), Number(values.seed ?? 1));
  if (list) return say(mutants.map(described).join(""));
  const shared = mkdtempSync(join(tmpdir(), "kiln-mutate-"));
  process.env[sharedFolder] = shared;
  const vitest = await createVitest(
    "test",
    {
      root: rootFolder,
      config: false,
      watch: false,
      alias: strictTests.alias,
      reporters: [{}],
      maxWorkers: 1,
      bail: 1,
      include: testsIn(test),
      setupFiles: [join(import.meta.dirname, "watchdog.ts")],
      testTimeout: 20_000,
      sequence: { sequencer: InOrder(test) },
    },
    { plugins: [{ name: "mutant", enforce: "pre", transform: (code, id) => mutated(id, code) }] },
  );
  /**
   * Discards the transformed text of a file and its copies. Discarding all files would take most of the time of a run.
   */
  const forget = (file: string): void => {
    for (const { vite } of vitest.projects)
      for (const [path, modules] of vite.moduleGraph.fileToModulesMap)
        if (isMutated(path, file)) for (const module of modules) vite.moduleGraph.invalidateModule(module);
  };
  const run = async (mutant: Mutant | undefined): Promise<string | undefined> => {
    if (mutant !== undefined) forget(mutant.file);
    const killer = await killerOf(vitest, mutant, await vitest.globTestSpecifications());
    if (mutant !== undefined) forget(mutant.file);
    return killer;
  };
  const broken = await run(undefined);
  if (broken !== undefined) throw new Error(`Without any fault, this fails: ${broken}`);
  const survivors: Mutant[] = [];
  for (const [index, mutant] of mutants.entries()) {
    const killer = reasonOf(mutant) ?? (await run(mutant));
    if (killer === undefined) survivors.push(mutant);
    say(`${String(index + 1).padStart(3)} of ${mutants.length}  ${killer ?? "SURVIVES"}\n${described(mutant)}`);
  }
  await vitest.close();
  rmSync(shared, { recursive: true });
  const killed = mutants.length - survivors.length;
  say(`${killed} of ${mutants.length} killed\n${survivors.map(described).join("")}`);
  process.exitCode = survivors.length === 0 ? 0 : 1;
}

/** Returns a sequencer that runs test files in the order of `paths`. */
function InOrder(paths: readonly string[]): typeof BaseSequencer {
  const place = ({ moduleId }: TestSpecification): number => paths.findIndex((path) => moduleId.includes(`/${path}`));
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return files.toSorted((a, b) => place(a) - place(b));
    }
  };
}

/** Returns the source files in some folders, without tests and declarations. */
function filesIn(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) =>
    statSync(join(rootFolder, path)).isFile()
      ? [path]
      : readdirSync(join(rootFolder, path))
          .filter((name) => /(?<!\.test|\.d)\.[jt]s$/.test(name))
          .map((name) => join(path, name)),
  );
}

const testsIn = (paths: readonly string[]): string[] =>
  paths.map((path) => (path.endsWith(".ts") ? path : `${path}/**/!(*.slow).test.ts`));
