import { join } from "node:path";
import type { Plan } from "./plan.ts";
import { runProgram } from "./run-program.ts";
import { kiln } from "./run.ts";
import type { Stranger } from "./stranger.ts";

interface Scaffolded {
  readonly written: readonly string[];
}

/** The output of `kiln scaffold`: all files, and the module with the handlers of a service, relative to the project. */
export interface Stubs {
  readonly code: number | null;
  readonly error: string;
  readonly files: readonly string[];
  handlersOf(service: string): string;
}

/** Runs `kiln scaffold`, which writes the handlers and the code that connects them. */
export function scaffold(stranger: Stranger): Stubs {
  const { code, out, error } = kiln(stranger.folder, "scaffold", "server", "--json");
  const { written } = code === 0 ? (JSON.parse(out) as Scaffolded) : { written: [] };
  const files = written.filter((file) => file.endsWith(".ts"));
  return {
    code,
    error,
    files,
    handlersOf: (service) => written.find((file) => file.endsWith(`/${service}/handlers.ts`))!,
  };
}

/** Starts a server with the stubs and returns its response to the first call of the plan. */
export function askStubs(
  { folder }: Stranger,
  plan: Plan,
  handlers: string,
): { readonly status: number; readonly text: string } {
  return runProgram(folder, "serve-stubs.ts", { ...plan, handlers: join(folder, handlers) });
}
