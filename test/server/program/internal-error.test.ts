import { expect, it } from "vitest";
import { run } from "../../../packages/reference-server/src/program/run.ts";

/** Provokes an internal error: the output throws an error that only a bug could cause. */
async function fail(...args: readonly string[]): Promise<{ readonly code: number; readonly error: string }> {
  let error = "";
  const out = (): never => {
    throw new TypeError("no such member\nmore");
  };
  return { code: await run(args, { name: "kiln-server", out, error: (text) => void (error += text) }), error };
}

it.each([[["--help"]], [["keys", "--help"]], [["--version"]]])(
  "%j that fails by a bug is one sentence, and exit code 3",
  async (args) => {
    const sentence =
      "internal error: no such member. This is a bug in Kiln; please report it with the command, with the stack that --debug shows.\n";
    expect(await fail(...args)).toEqual({ code: 3, error: sentence });
  },
);

it("--debug shows the stack", async () => {
  const { code, error } = await fail("serve", "--help", "--debug");
  expect(code).toBe(3);
  expect(error).toMatch(/^internal error: .* with the stack below\.\nTypeError: no such member\nmore\n +at /);
});
