import type { Place } from "../../model/place.ts";
import type { Locate, Location } from "../position.ts";
import { visible, visibleJson } from "../visible.ts";

/** A run of Kiln in SARIF 2.1.0, the format in which code scanners exchange results. */
export interface SarifRun {
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
