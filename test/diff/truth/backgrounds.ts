import type { Sources } from "./cases.ts";

/**
 * An edit of both specs of a case, without which its change could not occur: a string in a file and its replacement.
 */
interface Background {
  readonly file: string;
  readonly text: string;
  readonly becomes: string;
}

const manyTexts: Background = {
  file: "spec/library/modules/books.yaml",
  text: "  from: string",
  becomes: "  from: { type: string, multiple: true }",
};
const someTime: Background = {
  file: "spec/office/resources/room.yaml",
  text: "aliases: [seats], type: integer",
  becomes: "aliases: [seats], type: timestamp",
};
const globalKey: Background = {
  file: "spec/office/service.yaml",
  text: "full: { title: Full key, scope: tenant",
  becomes: "full: { title: Full key, scope: global",
};

const backgrounds: Readonly<Record<string, Background>> = {
  "value-limit-lowered": manyTexts,
  "value-limit-raised": manyTexts,
  "high-value-limit-lowered": manyTexts,
  "high-value-limit-raised": manyTexts,
  "time-forms-added": someTime,
  "time-forms-removed": someTime,
  "tenant-became-optional": globalKey,
  "tenant-became-required": globalKey,
};

export const casesWithBackground: readonly string[] = Object.keys(backgrounds);

export function withBackground(name: string, sources: Sources): Sources {
  const background = backgrounds[name];
  if (background === undefined) return sources;
  const { file, text, becomes } = background;
  const before = sources.get(file) ?? "";
  if (!before.includes(text)) throw new Error(`${name}: there is no “${text}” in ${file}`);
  return new Map([...sources, [file, before.replace(text, becomes)]]);
}
