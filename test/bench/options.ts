import { parseArgs } from "node:util";

export interface Options {
  readonly sizes: readonly number[];
  readonly roundsAt: (size: number) => number;
  /** Approximate time limit of the whole benchmark, in minutes. */
  readonly minutes: number;
  readonly json: boolean;
  /** Only the documentation site. */
  readonly docs: boolean;
  /** Only the passes of `kiln generate --watch`. */
  readonly watch: boolean;
  /** Only the diagnostics of the language server. */
  readonly lsp: boolean;
  /** Only one resource with many operations. */
  readonly operations: boolean;
}

export const help = `Measures Kiln beside other generators, as whole processes in turn, and prints ratios. Ends in about ten minutes.

  --quick       size 1 only, three rounds
  --sizes 1,10  how many times the real spec (default: 1,10,50; at most 50)
  --runs N      measured rounds at each size at most (default: 7 at size 1, 5 up to 10, 3 above)
  --minutes N   how long it may take: rounds that do not fit are left out (default: 10)
  --json        the numbers, for programs
  --docs        the documentation site alone, at 1, 5, 20 and 50 times the real spec
  --watch       the passes of generate --watch after an edit, in one process, at sizes 1 and 10
  --lsp         the diagnostics of the language server after a keystroke, at sizes 1 and 50
  --operations  one resource with 100, 400 and 1,200 operations; exit code 1 if the costs grow faster than the sizes
  --help        this text
`;

/** Returns `undefined` if help is requested. */
export function readOptions(args: readonly string[]): Options | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: "boolean", default: false },
      sizes: { type: "string" },
      runs: { type: "string" },
      minutes: { type: "string", default: "10" },
      json: { type: "boolean", default: false },
      docs: { type: "boolean", default: false },
      watch: { type: "boolean", default: false },
      lsp: { type: "boolean", default: false },
      operations: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return undefined;
  const sizes = (
    values.sizes ??
    (values.quick ? "1" : values.docs ? "1,5,20,50" : values.watch ? "1,10" : values.lsp ? "1,50" : "1,10,50")
  )
    .split(",")
    .map((size) => wholeNumber(size, 50))
    .sort((a, b) => a - b);
  const runs = values.runs === undefined ? undefined : wholeNumber(values.runs, 1000);
  return {
    sizes,
    roundsAt: (size) => runs ?? (values.quick ? 3 : size === 1 ? 7 : size <= 10 ? 5 : 3),
    minutes: wholeNumber(values.minutes, 1000),
    json: values.json,
    docs: values.docs,
    watch: values.watch,
    lsp: values.lsp,
    operations: values.operations,
  };
}

function wholeNumber(text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Error(`“${text}” is no whole number from 1 to ${most}.`);
  return number;
}
