import { catalogue, codes } from "../catalogue.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { explanations } from "../explanations/index.ts";
import { fingerprints } from "../order.ts";
import { templateText } from "../message.ts";
import type { Locate } from "../position.ts";
import { sarifLocation, sarifLog, sarifText } from "./sarif-log.ts";

/** Renders every code as a rule and every diagnostic as a result. */
export function renderSarif(diagnostics: readonly Diagnostic[], locate: Locate, version?: string): string {
  return sarifLog({ rules: codes.map(sarifRule), results: sarifResults(diagnostics, locate, codes), version });
}

/** Returns the results for a log with these rules. */
export function sarifResults(
  diagnostics: readonly Diagnostic[],
  locate: Locate,
  rules: readonly string[],
): readonly object[] {
  const fingerprint = fingerprints(diagnostics);
  return diagnostics.map((one, index) => ({
    ruleIndex: rules.indexOf(one.code),
    ...result(one, fingerprint[index]!, locate),
  }));
}

export function sarifRule(code: (typeof codes)[number]) {
  const { severity, message, help } = catalogue[code];
  return {
    id: code,
    shortDescription: sarifText(templateText(message)),
    fullDescription: sarifText(explanations[code]),
    help: sarifText(templateText(help)),
    defaultConfiguration: { level: severity },
  };
}

function result(one: Diagnostic, fingerprint: string, locate: Locate) {
  return {
    ruleId: one.code,
    level: one.severity,
    message: sarifText(`${one.message} ${one.help}`),
    ...(one.place && { locations: [sarifLocation(one.place, locate)] }),
    ...(one.related.length > 0 && {
      relatedLocations: one.related.map(({ message, place }, id) => ({
        id,
        message: sarifText(message),
        ...sarifLocation(place, locate),
      })),
    }),
    partialFingerprints: { "kiln/v1": fingerprint },
  };
}
