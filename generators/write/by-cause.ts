import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { listNames } from "../diagnostics/suggest.ts";
import { isBehind } from "./behind.ts";
import type { Finding } from "./finding.ts";

const mostNamed = 20;

/**
 * The findings as one diagnostic for each cause: one for all outputs that are behind the spec, at the first that there
 * is something to see in; and one for each file that a person edited or put there.
 */
export function byCause(findings: readonly Finding[]): readonly Diagnostic[] {
  const behind = findings.filter(isBehind);
  const rest = findings.filter((finding) => !isBehind(finding)).map((finding) => finding.diagnostic);
  const first = behind.find(({ state }) => state === "stale") ?? behind[0];
  if (first === undefined || behind.length === 1) return findings.map((finding) => finding.diagnostic);
  const files = listNames(
    behind.map(({ path }) => path),
    mostNamed,
  );
  return [
    diagnostic("stale-outputs", first.diagnostic.place, { count: behind.length, files, command: first.command }),
    ...rest,
  ];
}
