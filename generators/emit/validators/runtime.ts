import { renderTemplate } from "../../print/template.ts";

/** The code that the generated files share: written by hand, copied as it is. */
const names = [
  "address-syntax.js", "addresses.js", "check.js", "continues.js", "decoder.js", "encode.js", "enumerations.js",
  "findings.js", "lists.js", "namespaces.js", "numbers.js", "options.js", "parameters.js", "request.js",
  "resource-check.js", "resource-decode.js", "resource-destinations.js", "resource-finding.js", "resource-moment.js", "resource-reading.js",
  "resource-same.js", "resource-standard.js", "resource-suggest.js", "resource-types.d.ts", "resource-whole.js", "rules.js", "run.js", "scan.js",
  "standard.js", "strings.js", "syntax.js", "tests.js", "text.js", "times.js", "timestamps.js", "title-parameters.js", "title-syntax.js", "titles.js",
  "types.d.ts", "users.js", "wire.js", "words.js",
] as const;

/** By path below `generated/`. */
export function runtimeFiles(): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [`runtime/${name}`, renderTemplate(`validators/runtime/${name}`, {})]));
}
