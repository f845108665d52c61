import { codeSpan, inlineText } from "../../../codegen/markdown.ts";
import { plainText, prose } from "../prose.ts";
import type { ListedPage, PageKind } from "../site.ts";
import { twinPath } from "./twin-url.ts";

/**
 * The site in one file for language models, in the form of llmstxt.org: what there is, with a link to each page in
 * Markdown.
 */
export function llmsText(name: string, pages: readonly ListedPage[]): string {
  const start = pages.find(({ kind }) => kind === "start");
  const parts = [
    `# ${inlineText(name)}`,
    ...(start?.summary === undefined ? [] : [`> ${summaryOf(start)}`]),
    ...sections.flatMap((section) => sectionText(section, pages)),
  ];
  return `${parts.join("\n\n")}\n`;
}

interface Listed {
  readonly title: string;
  readonly kinds: readonly PageKind[];
}

/** What a reader without much room may leave out comes last, under the heading that the form has for it. */
const sections: readonly Listed[] = [
  { title: "Start", kinds: ["start", "text", "service", "topic"] },
  { title: "Resources", kinds: ["resource"] },
  { title: "Operations", kinds: ["operation"] },
  { title: "Modules", kinds: ["module"] },
  { title: "Changes", kinds: ["changes", "release"] },
  { title: "Optional", kinds: ["value-set", "error", "provenance", "questions"] },
];

function sectionText({ title, kinds }: Listed, pages: readonly ListedPage[]): readonly string[] {
  const some = pages.filter(({ kind }) => kinds.includes(kind));
  return some.length === 0 ? [] : [`## ${title}\n\n${some.map(line).join("\n")}`];
}

function line(page: ListedPage): string {
  const name = page.isCode ? codeSpan(page.title) : inlineText(page.title);
  const summary = summaryOf(page);
  return `- [${name}](${twinPath(page.path)})${summary === "" ? "" : `: ${summary}`}`;
}

function summaryOf({ summary }: ListedPage): string {
  return inlineText(plainText(prose(summary)));
}
