import { appendFileSync } from "node:fs";
import { flowNames, type FlowName, type Given, type Line, type Seen } from "../flows.ts";

/** The client's implementation of each flow. A string is the reason why it has no such flow. */
export type Flows = { readonly [Name in FlowName]: (() => Promise<Seen>) | string };

export const given = JSON.parse(process.env["KILN_GIVEN"] ?? "") as Given;
export const userAgent = "kiln-test-wiki-clients";

/** Runs the flows, and writes the results to the file that the caller reads, because clients print their own output. */
export async function report(flows: Flows): Promise<never> {
  for (const flow of flowNames) write({ flow, ...(await outcomeOf(flows[flow])) });
  process.exit(0);
}

async function outcomeOf(flow: Flows[FlowName]) {
  if (typeof flow === "string") return { none: flow };
  try {
    return { seen: await flow() };
  } catch (error) {
    return { error: textOf(error) };
  }
}

function textOf(error: unknown): string {
  const { code, message, info } = Object(error) as {
    readonly code?: unknown;
    readonly message?: unknown;
    readonly info?: unknown;
  };
  const parts = [code, message ?? info].filter((part) => typeof part === "string" || typeof part === "number");
  return parts.length === 0 ? String(error) : parts.join(": ");
}

function write(line: Line): void {
  appendFileSync(process.env["KILN_REPORT"] ?? "", `${JSON.stringify(line)}\n`);
}

export const nothing: Seen = { kind: "nothing" };

export function titlesOf(pages: readonly { readonly title: string }[], same: Readonly<Record<string, string>>): Seen {
  return { kind: "titles", titles: pages.map(({ title }) => title), same };
}
