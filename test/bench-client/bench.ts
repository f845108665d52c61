import { parseArgs } from "node:util";
import { queryService } from "../validators/service.ts";
import { costMarkdown, costs } from "./cost.ts";
import { coverage, coverageMarkdown } from "./coverage.ts";
import { keep } from "./readme.ts";
import { clientSizes, sizesMarkdown } from "./sizes.ts";

const help = `npm run bench:client -- [--rounds 7] [--write]

  --rounds  how often each program is compiled; the times are medians
  --write   keep the tables in test/bench-client/README.md
`;

/** `npm run bench:client`. */
export function benchClient(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: "string", default: "7" }, write: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help === true) return void process.stdout.write(help);
  const tables = [
    ["cost", costMarkdown(costs(Number(values.rounds)))],
    ["coverage", coverageMarkdown(coverage(queryService()))],
    ["sizes", sizesMarkdown(clientSizes())],
  ] as const;
  process.stdout.write(`${tables.map(([, markdown]) => markdown).join("\n\n")}\n`);
  if (values.write === true) for (const [table, markdown] of tables) keep(table, markdown);
}
