import { catalogue, codes } from "../catalogue.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { explanations } from "../explanations/index.ts";
import { fingerprints } from "../order.ts";
import { templateText } from "../message.ts";
import type { Locate, Location } from "../position.ts";
import type { Place } from "../../model/place.ts";
import { visible, visibleJson } from "../visible.ts";

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
    ...sarifResult(one, fingerprint[index]!, locate),
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

function sarifResult(one: Diagnostic, fingerprint: string, locate: Locate) {
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

/** A run of Kiln in SARIF 2.1.0, the format in which code scanners exchange results. */
interface SarifRun {
  readonly rules: readonly object[];
  readonly results: readonly object[];
  readonly version?: string | undefined;
  /** The identifier that distinguishes runs of different commands. */
  readonly category?: string;
}

export function sarifLog({ rules, results, version, category }: SarifRun): string {
  const run = {
    tool: { driver: { name: "Kiln", ...(version !== undefined && { version, semanticVersion: version }), rules } },
    ...(category !== undefined && { automationDetails: { id: `${category}/` } }),
    originalUriBaseIds: {
      "%SRCROOT%": { description: { text: "The root of the git repository, or else the folder of the project." } },
    },
    columnKind: "unicodeCodePoints",
    results,
  };
  const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] };
  return `${visibleJson(JSON.stringify(log, undefined, 2))}\n`;
}

export function sarifLocation(place: Place, locate: Locate) {
  const location = locate(place);
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(place.file), uriBaseId: "%SRCROOT%" },
      ...(location && { region: region(location) }),
    },
  };
}

/** Creates a SARIF message. Braces are placeholders unless doubled, and `[…](…)` is a link unless escaped. */
export function sarifText(plain: string) {
  return { text: visible(plain).replace(/[{}]/g, "$&$&").replaceAll("](", "\\](") };
}

function region({ start, end }: Location) {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

/** Returns a relative URI. A lone surrogate, which is invalid in a URI, becomes the replacement character. */
function uriOf(file: string): string {
  return file
    .replace(/\p{Cs}/gu, "\ufffd")
    .split("/")
    .map(encodeURIComponent)
    .join("/");
}
