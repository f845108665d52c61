import type { Place } from "../../model/place.ts";
import { catalogue, codes } from "../catalogue.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { explanations } from "../explanations/index.ts";
import { fingerprints } from "../fingerprint.ts";
import { templateText } from "../message.ts";
import type { Locate, Location } from "../position.ts";
import { visible, visibleJson } from "../visible.ts";

/** SARIF 2.1.0, the form in which code scanners exchange results. */
export function renderSarif(diagnostics: readonly Diagnostic[], locate: Locate, version?: string): string {
  const fingerprint = fingerprints(diagnostics);
  const run = {
    tool: { driver: { name: "Kiln", ...(version !== undefined && { version, semanticVersion: version }), rules: codes.map(rule) } },
    columnKind: "unicodeCodePoints",
    results: diagnostics.map((one, index) => result(one, fingerprint[index]!, locate)),
  };
  const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [run] };
  return `${visibleJson(JSON.stringify(log, undefined, 2))}\n`;
}

function rule(code: (typeof codes)[number]) {
  const { severity, message, help } = catalogue[code];
  return {
    id: code,
    shortDescription: text(templateText(message)),
    fullDescription: text(explanations[code]),
    help: text(templateText(help)),
    defaultConfiguration: { level: severity },
  };
}

function result(one: Diagnostic, fingerprint: string, locate: Locate) {
  return {
    ruleId: one.code,
    ruleIndex: codes.indexOf(one.code),
    level: one.severity,
    message: text(`${one.message} ${one.help}`),
    ...(one.place && { locations: [{ physicalLocation: physical(one.place, locate) }] }),
    ...(one.related.length > 0 && {
      relatedLocations: one.related.map(({ message, place }, id) => ({
        id,
        message: text(message),
        physicalLocation: physical(place, locate),
      })),
    }),
    partialFingerprints: { "kiln/v1": fingerprint },
  };
}

function physical(place: Place, locate: Locate) {
  const location = locate(place);
  return { artifactLocation: { uri: uriOf(place.file), uriBaseId: "%SRCROOT%" }, ...(location && { region: region(location) }) };
}

function region({ start, end }: Location) {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

/** A relative URI. A lone surrogate, which no URI can hold, becomes the replacement character. */
function uriOf(file: string): string {
  return file.replace(/\p{Cs}/gu, "\ufffd").split("/").map(encodeURIComponent).join("/");
}

/** A SARIF message: braces are placeholders in it unless doubled, and `[…](…)` is a link unless escaped. */
function text(plain: string) {
  return { text: visible(plain).replace(/[{}]/g, "$&$&").replaceAll("](", "\\](") };
}
