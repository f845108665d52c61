import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A development command. Returns its exit code, or nothing if it sets the code itself or always succeeds. */
type Run = (args: readonly string[]) => Promise<number | void>;

/** The development commands of `package.json`. Each loads only the code that it needs. */
const commands: Readonly<Record<string, Run>> = {
  typecheck: async () => (await import("../test/typecheck/typecheck.ts")).typecheck(),
  picture: async () => {
    const { pipelineSvg } = await import("../generators/index.ts");
    const folder = join(import.meta.dirname, "../docs");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "pipeline.svg"), pipelineSvg());
  },

  // Tests with real counterparts.
  "test:wiki": async (args) => (await import("../test/wiki/run.ts")).testWiki(args),
  "test:mariadb": async (args) => (await import("../test/mariadb/run.ts")).testMariadb(args),
  "test:tools": async (args) => (await import("../test/tools/run.ts")).testTools(args),
  "test:clients": async (args) => (await import("../test/wiki-clients/run.ts")).testClients(args),
  "test:smoke": async (args) => (await import("../test/smoke/run.ts")).testSmoke(args),
  "test:prose": async (args) => (await import("../test/prose/check.ts")).checkProse(args),
  corpus: async (args) => (await import("../test/corpus/check.ts")).testCorpus(args),

  bench: async (args) => (await import("../test/bench/bench.ts")).bench(args),
  "bench:validators": async (args) => (await import("../test/bench-validators/bench.ts")).benchValidators(args),
  "bench:server": async (args) =>
    args[0] === "wiki"
      ? (await import("../test/bench-server/wiki/bench.ts")).benchWiki(args.slice(1))
      : (await import("../test/bench-server/bench.ts")).benchServer(args),
  "bench:client": async (args) => (await import("../test/bench-client/bench.ts")).benchClient(args),
  "bench:diff": async (args) => (await import("../test/bench-diff/bench.ts")).benchDiff(args),
  "bench:libraries": async (args) => (await import("../test/bench-libraries/bench.ts")).benchLibraries(args),
  "bench:mcp": async () => (await import("../test/bench-mcp/bench.ts")).benchMcp(),

  // Reports on the repository itself.
  mutate: async (args) => (await import("../test/validators/mutation/sources.ts")).mutateSources(args),
  "mutate:validators": async (args) => (await import("../test/validators/mutation/mutate.ts")).mutateValidators(args),
  oracle: async (args) => (await import("../test/oracle/oracle.ts")).oracle(args),
  audit: async (args) => (await import("../test/audit/audit.ts")).audit(args),
  marks: async (args) => (await import("../test/marks/report.ts")).marks(args),
  sizes: async () => void process.stdout.write((await import("../test/architecture/sizes.ts")).sizesTable()),
};

const [name = "", ...args] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  process.stderr.write(
    `Usage: node scripts/develop.ts COMMAND [ARGUMENT...]\nCommands: ${Object.keys(commands).join(", ")}\n`,
  );
  process.exitCode = 2;
} else {
  const code = await command(args);
  if (typeof code === "number") process.exitCode = code;
}
