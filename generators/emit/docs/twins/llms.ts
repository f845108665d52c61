import type { Model, Service } from "../../../model/model.ts";
import { topicPage } from "../addresses.ts";
import { exampleBaseUrl } from "../examples/request-code.ts";
import { firstCall } from "../pages/clients.ts";
import { type ProjectText, plainText, prose } from "../prose.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import type { Block, ListedPage, PageKind } from "../site.ts";
import { twinPath, twinText } from "./page.ts";

/**
 * Returns a summary of the site for language models in the llmstxt.org format, with a link to the Markdown version of
 * each page.
 */
export function llmsText(
  name: string,
  model: Model,
  texts: readonly ProjectText[],
  pages: readonly ListedPage[],
): string {
  const start = pages.find(({ kind }) => kind === "start");
  const parts = [
    `# ${twinText(name)}`,
    ...(start?.summary === undefined ? [] : [`> ${summaryOf(start)}`]),
    ...model.services.map((service) => serviceText(service, callOf(firstCall(model, service, texts)))),
    ...sections.flatMap((section) => sectionText(section, pages)),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Describes the base URL of a service, the prefixes of its parameters, and a first call. */
function serviceText(service: Service, call: string | undefined): string {
  const prefixes = service.kind === "query" ? service.modules.filter(({ prefix }) => prefix !== "") : [];
  return [
    `- ${twinText(service.title)}`,
    `  - Base URL: ${codeSpan(exampleBaseUrl(service))}`,
    ...(call === undefined ? [] : [`  - A first call: ${codeSpan(call)}`]),
    ...(prefixes.length === 0
      ? []
      : [
          `  - Each parameter name begins with the prefix of its module: ${prefixes.map(({ name, prefix }) => `${codeSpan(prefix)} for ${codeSpan(name)}`).join(", ")}`,
        ]),
    `  - [Authentication](${twinPath(topicPage(service, "authentication").path)})`,
  ].join("\n");
}

function callOf(blocks: readonly Block[]): string | undefined {
  for (const block of blocks) {
    if (block.kind === "tabs" && block.tabs[0].language === "shell") return block.tabs[0].text.replace(/ \\\n */g, " ");
    const inner = block.kind === "section" ? callOf(block.blocks) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

interface Listed {
  readonly title: string;
  readonly kinds: readonly PageKind[];
}

/**
 * The last section has the heading that llms.txt reserves for optional pages, which readers with a small context can
 * skip.
 */
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
  const name = page.isCode ? codeSpan(page.title) : twinText(page.title);
  const summary = summaryOf(page);
  return `- [${name}](${twinPath(page.path)})${summary === "" ? "" : `: ${summary}`}`;
}

function summaryOf({ summary }: ListedPage): string {
  return twinText(plainText(prose(summary)));
}
