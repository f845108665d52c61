import { stringLiteral } from "../../codegen/typescript.ts";

/** The import of those of the names that the text uses, from the file that has them. */
export function importLine(names: readonly string[], path: string, text: string): string {
  const used = names.filter((name) => new RegExp(`(?<![\\w$"])${name.replace(/\$/g, "\\$")}(?![\\w$"])`).test(text)).sort();
  return used.length === 0 ? "" : `import type { ${used.join(", ")} } from ${stringLiteral(path)};\n`;
}
