import { parseArgs } from "node:util";
import { BaseSequencer, createVitest, type TestModule, type TestSpecification, type Vitest } from "vitest/node";
import { validators } from "../../../generators/emit/validators/emitter.ts";
import { emittedFromSpec, rootFolder } from "../../support/emit.ts";
import { random } from "../../support/random.ts";
import { reasonOf } from "./equivalent.ts";
import { variable, type Mutant } from "./mutant.ts";
import { mutantsOf } from "./operators.ts";

const help = `Puts small faults into the generated validators, one at a time, and runs their tests: each has to fail.

  --count N    how many faults, spread over the code (60)
  --seed N     which (1)
  --file TEXT  only files whose path holds the text, such as runtime/query
  --list       says what would be done

A survivor is a test that is missing, or a fault that changes nothing that anybody can see: then it belongs into equivalent.ts,
with the reason. The exit code is 1 where there are survivors without a reason.
`;

/** The tests, fastest first, because these kill most mutants. */
const tests = [
  "decode",
  "rules",
  "stated",
  "resource",
  "oracle",
  "round-trip",
  "validate",
  "fuzz",
  "resource.agreement",
] as const;

/** `npm run mutate:validators`. */
export async function mutateValidators(args: readonly string[]): Promise<void> {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { count: text, seed: text, file: text, list: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return void process.stdout.write(help);
  const say = (words: string): void => void process.stdout.write(words);
  const mutants = chosen(mutantsIn(values.file ?? ""), Number(values.count ?? 60), Number(values.seed ?? 1));
  if (values.list) return say(mutants.map(described).join(""));
  const inTurn = {
    pool: "threads",
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    bail: 1,
    sequence: { sequencer: Sequencer },
  } as const;
  const vitest = await createVitest("test", {
    root: rootFolder,
    project: ["fast"],
    watch: false,
    reporters: [{}],
    ...inTurn,
  });
  const specifications = await vitest.globTestSpecifications(tests.map((name) => `test/validators/${name}`));
  const broken = await killerOf(vitest, undefined, specifications);
  if (broken !== undefined) throw new Error(`Without any fault, this fails: ${broken}`);
  const survivors: Mutant[] = [];
  for (const [index, mutant] of mutants.entries()) {
    const killer = reasonOf(mutant) ?? (await killerOf(vitest, mutant, specifications));
    say(`${String(index + 1).padStart(3)} of ${mutants.length}  ${killer ?? "SURVIVES"}\n${described(mutant)}`);
    if (killer === undefined) survivors.push(mutant);
  }
  await vitest.close();
  say(`${survivors.length} survivors\n${survivors.map(described).join("")}`);
  process.exitCode = survivors.length === 0 ? 0 : 1;
}

function mutantsIn(part: string): readonly Mutant[] {
  const files = [...emittedFromSpec([validators])].map(
    ([path, text]) => [path.replace("packages/validators/generated/", ""), text] as const,
  );
  return files
    .filter(([file]) => /^(?:runtime|query|exchange)\/[^/]*\.js$/.test(file) && file.includes(part))
    .flatMap(([file, text]) => mutantsOf(file, text));
}

/** Returns `count` mutants spread over the code: one from each section in turn, until there are enough. */
export function chosen(all: readonly Mutant[], count: number, seed: number): readonly Mutant[] {
  const chance = random(seed);
  const heaps = chance.shuffled(stretches(all)).map((heap) => chance.shuffled(heap));
  const taken: Mutant[] = [];
  for (let depth = 0; taken.length < count && heaps.some((heap) => heap.length > depth); depth++) {
    for (const heap of heaps) if (heap[depth] !== undefined && taken.length < count) taken.push(heap[depth]!);
  }
  return taken;
}

/** Splits the mutants into sections of a hundred lines. */
function stretches(mutants: readonly Mutant[]): readonly (readonly Mutant[])[] {
  return [...Map.groupBy(mutants, ({ file, line }) => `${file}:${Math.floor(line / 100)}`).values()];
}

/**
 * Returns the test that detects a mutant, or `undefined`. One Vitest instance serves all mutants, and one worker all
 * files, because starting takes longer than most of the tests.
 */
export async function killerOf(
  vitest: Vitest,
  mutant: Mutant | undefined,
  specifications: TestSpecification[],
): Promise<string | undefined> {
  if (mutant !== undefined) process.env[variable] = JSON.stringify(mutant);
  for (const memory of [vitest.state.filesMap, vitest.state.idMap]) memory.clear();
  vitest.state.clearErrors();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = testModules.find((one) => one.state() === "failed");
  return failed === undefined ? (unhandledErrors.length > 0 ? "an error" : undefined) : nameOf(failed);
}

/** Runs the files in the order of `tests`, and stops after the first failure. */
class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      tests.findIndex((name) => moduleId.includes(`/${name}.test.`));
    return files.toSorted((a, b) => place(a) - place(b));
  }
}

function nameOf(module: TestModule): string {
  const [test] = [...module.children.allTests("failed")];
  return `${module.relativeModuleId}${test === undefined ? " as a whole" : `: ${test.fullName}`}`;
}

export function described({ file, line, kind, before, after }: Mutant): string {
  return `       ${file}:${line}  ${kind}\n         - ${before.trim().slice(0, 150)}\n         + ${after.trim().slice(0, 150)}\n`;
}
