import { valueOr } from "../../../model/fact.ts";
import type { Service } from "../../../model/model.ts";
import type { QueryService } from "../../../model/query.ts";
import { exampleQuery } from "../../shared/example-query.ts";
import { topicPage } from "../addresses.ts";
import { exampleBaseUrl } from "../examples/base-url.ts";
import { moduleExamples } from "../examples/shown-example.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { plainText, prose } from "../prose.ts";
import type { ListedPage, PageKind } from "../site.ts";
import { twinPath } from "./twin-url.ts";
import { twinText } from "./text.ts";

/**
 * The site in one file for language models, in the form of llmstxt.org: what there is, with a link to each page in
 * Markdown.
 */
export function llmsText(name: string, services: readonly Service[], pages: readonly ListedPage[]): string {
  const start = pages.find(({ kind }) => kind === "start");
  const parts = [
    `# ${twinText(name)}`,
    ...(start?.summary === undefined ? [] : [`> ${summaryOf(start)}`]),
    ...services.map(serviceText),
    ...sections.flatMap((section) => sectionText(section, pages)),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The address of a service, the form of its requests, and a first call. */
function serviceText(service: Service): string {
  const base = exampleBaseUrl(service);
  const call = service.kind === "query" ? queryCall(service) : service.resources[0]?.operations[0]?.path;
  return [
    `- ${twinText(service.title)}`,
    `  - Base URL: ${codeSpan(base)}`,
    ...(call === undefined ? [] : [`  - A first call: ${codeSpan(`curl '${base}${call}'`)}`]),
    ...(service.kind === "query"
      ? ["  - The names of a module's parameters begin with its prefix; a page of a module states it."]
      : []),
    `  - [Authentication](${twinPath(topicPage(service, "authentication").path)})`,
  ].join("\n");
}

function queryCall(service: QueryService): string | undefined {
  const module = service.modules.find(({ parameters }) => parameters.every(({ required }) => !required));
  const query = module && exampleQuery(service, module, moduleExamples(service, module)[0], "all");
  return query && `${valueOr(service.wire.endpoint, "", "used-on-the-wire")}?${query}`;
}

interface Listed {
  readonly title: string;
  readonly kinds: readonly PageKind[];
}

/** The last section has the heading that llms.txt reserves for pages that readers with a small context can skip. */
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
