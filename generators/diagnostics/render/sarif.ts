import { catalogue, codes } from "../catalogue.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { explanations } from "../explanations/index.ts";
import { fingerprints } from "../fingerprint.ts";
import { templateText } from "../message.ts";
import type { Locate } from "../position.ts";
import { sarifLocation, sarifLog, sarifText } from "./sarif-log.ts";

/** Every code as a rule, every diagnostic as a result. */
export function renderSarif(diagnostics: readonly Diagnostic[], locate: Locate, version?: string): string {
  const fingerprint = fingerprints(diagnostics);
  const results = diagnostics.map((one, index) => result(one, fingerprint[index]!, locate));
  return sarifLog({ rules: codes.map(rule), results, version });
}

function rule(code: (typeof codes)[number]) {
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
    ruleIndex: codes.indexOf(one.code),
    level: one.severity,
    message: sarifText(`${one.message} ${one.help}`),
    ...(one.place && { locations: [sarifLocation(one.place, locate)] }),
    ...(one.related.length > 0 && {
      relatedLocations: one.related.map(({ message, place }, id) => ({ id, message: sarifText(message), ...sarifLocation(place, locate) })),
    }),
    partialFingerprints: { "kiln/v1": fingerprint },
  };
}
