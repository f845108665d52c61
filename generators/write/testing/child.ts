import { realDisk, type Disk } from "../disk.ts";
import { writeFiles } from "../write.ts";
import { manyOutputs } from "./many-outputs.ts";

/**
 * A run in a separate process: `child.ts ROOT WORD…`. Writes the outputs of each word in turn and prints one line with
 * the result of each. Pauses before each file, so that runs overlap.
 */
const [root, ...words] = process.argv.slice(2);
const real = realDisk(root!);
const slow: Disk = {
  ...real,
  move(from, to) {
    const until = performance.now() + 0.5;
    while (performance.now() < until);
    real.move(from, to);
  },
};

for (const word of words) {
  const { diagnostics } = writeFiles(root!, manyOutputs(word), {
    commands: { write: "w", force: "f" },
    disk: slow,
    timeout: 50_000,
  });
  console.log(JSON.stringify(diagnostics.map(({ code }) => code)));
}
