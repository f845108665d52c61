import { codeSpan, inlineText } from "../../../codegen/markdown.ts";
import { named, prose } from "../prose.ts";
import type { Page } from "../site.ts";
import type { Standings } from "../standing.ts";
import { blocksMarkdown } from "./blocks.ts";
import { inlineMarkdown } from "./inline.ts";

/** The same page in Markdown, for programs, and for people who paste it somewhere. */
export function pageMarkdown(
  { path, title, isCode, summary, breadcrumbs, blocks }: Page,
  standings: Standings,
): string {
  const position = { path, standings, isCell: false };
  const parts = [
    breadcrumbs.map((one) => inlineMarkdown([named(one)], position)).join(" / "),
    `# ${isCode ? codeSpan(title) : inlineText(title)}`,
    inlineMarkdown(prose(summary), position),
    blocksMarkdown(blocks, { path, standings, level: 1 }),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
