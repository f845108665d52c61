import { run } from "../../generators/index.ts";

/** Runs the program `kiln` in this process, in a folder. Returns its exit code and output. */
export async function runKiln(folder: string, ...args: readonly string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await run(args, {
    out: (text) => out.push(text),
    error: (text) => error.push(text),
    color: false,
    folder,
    runner: "kiln",
    elapsed: () => 120,
  });
  return { code, out: out.join(""), error: error.join("") };
}
