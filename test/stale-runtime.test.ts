import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { run as Run } from "../generators/index.ts";
import { baseFolder } from "./support/base.ts";

let run: typeof Run;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock("../generators/runtime/state.ts", () => ({ buildState: () => "stale" }));
  ({ run } = await import("../generators/index.ts"));
});

afterAll(() => {
  vi.doUnmock("../generators/runtime/state.ts");
  vi.resetModules();
});

/* What check says where the sources of templates/runtime were changed since they were built. */
async function check(...args: readonly string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const terminal = { out: (text: string) => out.push(text), error: (text: string) => error.push(text), color: false, folder: baseFolder, runner: "npm run", elapsed: () => 0 } as const;
  return { code: await run(["check", ...args], terminal), out: out.join(""), error: error.join("") };
}

test("check does not say clean, and names the command that builds", async () => {
  const sentence = "Could not check: the runtime of the packages (templates/runtime) is not built from the sources that are there. Run: npm run generate\n";
  expect(await check()).toEqual({ code: 2, out: "", error: sentence });
});

test.each(["json", "sarif"])("%s can be parsed all the same", async (format) => {
  const { code, out } = await check("--format", format);
  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject(format === "json" ? { verdict: "unknown", diagnostics: [] } : { runs: [{ results: [] }] });
});
