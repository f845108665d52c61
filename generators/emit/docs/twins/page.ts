import { codeSpan } from "../../../codegen/markdown.ts";
import { named, prose } from "../prose.ts";
import type { Page } from "../site.ts";
import { blocksMarkdown, notesMarkdown } from "./blocks.ts";
import { inlineMarkdown } from "./inline.ts";
import { twinText } from "./text.ts";

/** The same page in Markdown, for programs, and for people who paste it somewhere. */
export function pageMarkdown({
  path,
  title,
  heading = title,
  isCode,
  summary,
  breadcrumbs,
  blocks,
  notes = [],
}: Page): string {
  const position = { path, isCell: false };
  const parts = [
    breadcrumbs.map((one) => inlineMarkdown([named(one)], position)).join(" / "),
    `# ${isCode && heading === title ? codeSpan(title) : twinText(heading)}`,
    inlineMarkdown(prose(summary), position),
    blocksMarkdown(blocks, { path, level: 1 }),
    notesMarkdown(notes, { path, level: 1 }),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
