import { firstSentence } from "../../../describe/first-sentence.ts";
import type { Model } from "../../../model/model.ts";
import { plainText, prose, text, link, paragraph } from "../prose.ts";
import { decisionsPage, questionsPage, servicePage, startPage } from "../addresses.ts";
import type { Block, Page } from "../site.ts";
import { openQuestions } from "../../../describe/open-questions.ts";
import { firstCall } from "./first-call.ts";

/** Where a reader begins: what the services are, and a first call of each. */
export function startPageOf(model: Model): Page {
  const { project, services, decisions } = model;
  return {
    path: startPage.path,
    kind: "start",
    title: project.name,
    isCode: false,
    summary: services.map((service) => service.summary).join(" "),
    breadcrumbs: [],
    siblings: [],
    blocks: [
      {
        kind: "section",
        id: "services",
        title: "Services",
        blocks: [{
          kind: "definitions",
          rows: services.map((service) => ({
            label: [link(servicePage(service), text(service.title))],
            prose: prose(firstSentence(service.description) ?? service.summary),
          })),
        }],
      },
      ...services.flatMap((service) => firstCall(model, service)),
      trust(decisions.length, openQuestions(model).length),
    ],
  };
}

/** How far a reader may trust what the pages say. */
function trust(decisions: number, questions: number): Block {
  return {
    kind: "section",
    id: "status",
    title: "What is documented, decided and unknown",
    blocks: [
      paragraph(text("What carries no mark is stated by the document that describes the service. What a document leaves open is marked: it was decided by the project, or it is not known yet. A mark leads to the question, the answer, the reason and the ground.")),
      paragraph(
        link(decisionsPage, text(`All ${decisions} entries`)),
        text(questions === 0 ? "." : "; "),
        ...(questions === 0 ? [] : [link(questionsPage, text(`${questions} open questions`)), text(".")]),
      ),
    ],
  };
}

/** What stands in the head of the page about a text. */
export function summaryOf(markdown: string | undefined): string | undefined {
  const first = firstSentence(markdown);
  return first === undefined ? undefined : plainText(prose(first));
}
