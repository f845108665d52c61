import { createHash } from "node:crypto";
import type { Section, Source } from "../../generators/model/decision.ts";
import { escaped } from "./escaped.ts";
import { textNamed, textsAt, type HeldTexts } from "./held-texts.ts";
import { sectionText } from "./section-text.ts";

export interface SourceAudit {
  readonly source: Source;
  /** False if the text of the source is not available, so nothing was checked. */
  readonly held: boolean;
  readonly codes: number;
  readonly faults: readonly string[];
}

/**
 * Compares the claims of `spec/sources/` about a source with its text. Checks the checksum, each section, and each code
 * in the section.
 */
export function auditSource(source: Source, held: HeldTexts): SourceAudit {
  const found = textOf(source, held);
  if (found === undefined) return { source, held: false, codes: 0, faults: [] };
  const faults = [
    ...checksumFaults(source, found.whole),
    ...source.sections.flatMap((section) => sectionFaults(section, found)),
  ];
  return { source, held: true, codes: source.sections.reduce((sum, { codes }) => sum + codes.length, 0), faults };
}

interface SourceText {
  /** Undefined for a source that consists of many files. */
  readonly whole: string | undefined;
  sectionOf(name: string): string | undefined;
  readonly word: RegExp;
}

/** Characters that extend a code to a different word. In program code, hyphens may join a code to other parts. */
const IN_PROSE = /[\w-]/;
const IN_CODE = /\w/;

function textOf({ id, kind, sections }: Source, held: HeldTexts): SourceText | undefined {
  if (kind === "published") {
    const sectionOf = (name: string): string | undefined => textsAt(held, name).join("\n") || undefined;
    return sections.some(({ name }) => sectionOf(name) !== undefined)
      ? { whole: undefined, sectionOf, word: IN_CODE }
      : undefined;
  }
  if (kind === "recording") return { whole: undefined, sectionOf: (name) => rowsAt(held, name), word: IN_PROSE };
  const whole = textNamed(held, id);
  return whole === undefined ? undefined : { whole, sectionOf: (name) => sectionText(whole, name), word: IN_PROSE };
}

/** Returns a file of recorded responses, or, for `file, row`, the row with that id or tag. */
function rowsAt(held: HeldTexts, name: string): string | undefined {
  const [file, row] = name.split(", ");
  const text = textsAt(held, file!).join("\n");
  const rows =
    row === undefined
      ? [text]
      : text
          .split("\n")
          .filter((line) => [`{"id":${row},`, `{"tag":"${row}",`].some((start) => line.startsWith(start)));
  return rows.join("\n") || undefined;
}

function checksumFaults({ checksum }: Source, whole: string | undefined): readonly string[] {
  if (whole === undefined || checksum === undefined) return [];
  const actual = `sha256:${createHash("sha256").update(whole).digest("hex")}`;
  return actual === checksum ? [] : [`the text is another edition: ${actual}`];
}

function sectionFaults({ name, codes }: Section, { sectionOf, word }: SourceText): readonly string[] {
  const text = sectionOf(name);
  if (text === undefined) return [`there is no section “${name}”`];
  return codes
    .filter((code) => !mentions(text, code, word))
    .map((code) => `section “${name}” does not mention “${code}”`);
}

function mentions(text: string, code: string, word: RegExp): boolean {
  const open = code.endsWith("{wireName}");
  const plain = code.replace("{wireName}", "");
  const end = open ? "" : `(?!${word.source})`;
  return new RegExp(`(?<!${word.source})${escaped(plain)}${end}`).test(text);
}
