import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { listNames } from "../diagnostics/suggest.ts";
import { isBehind } from "./behind.ts";
import type { Finding } from "./finding.ts";

const mostNamed = 20;

/**
 * Groups the findings into one diagnostic for each cause. All outputs that are out of date share one, at the first that
 * can be shown. Each file that a person edited or added has its own.
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
