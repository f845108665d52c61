import { counted, firstSentence } from "../../../describe/texts.ts";
import type { Model, Service } from "../../../model/model.ts";
import { type ProjectText, code, joined, link, marks, paragraph, plainText, prose, text } from "../prose.ts";
import {
  type Topic,
  changesPage,
  clientsPage,
  decisionsPage,
  kindsIn,
  listPage,
  openapiPage,
  questionsPage,
  servicePage,
  startPage,
  topicPage,
} from "../addresses.ts";
import { exampleBaseUrl, exampleHost } from "../examples/request-code.ts";
import type { Address, Block, Definitions, Mark, Page, Prose } from "../site.ts";
import { openQuestions } from "../../../describe/decision.ts";
import { definitions } from "./facts.ts";
import { firstCall } from "./clients.ts";
import { topicPagesOf } from "./topic.ts";

/** Returns the start page, with an overview of the services and a first call of each. */
export function startPageOf(model: Model, texts: readonly ProjectText[], home: Page | undefined): Page {
  const { project, services, decisions } = model;
  return {
    path: startPage.path,
    kind: "start",
    title: home?.title ?? project.name,
    summary: services.map((service) => service.summary).join(" "),
    breadcrumbs: [],
    blocks: [
      ...(home?.blocks ?? []),
      {
        kind: "section",
        id: "services",
        title: "Services",
        blocks: [
          {
            kind: "definitions",
            rows: services.map((service) => ({
              label: [link(servicePage(service), text(service.title))],
              prose: prose(firstSentence(service.description) ?? service.summary),
            })),
          },
        ],
      },
      ...services.flatMap((service) => firstCall(model, service, texts)),
      tasks(model),
      terms(services),
      trust(decisions.length, openQuestions(model).length),
    ],
  };
}

/** Returns links to the pages that a reader needs first, grouped by task. */
function tasks(model: Model): Block {
  const topics = topicPagesOf(model);
  const ofEach = (pageOf: (service: Service) => Address | undefined): Prose =>
    joined(
      model.services.flatMap((service) => {
        const page = pageOf(service);
        return page === undefined ? [] : [[link(page, text(service.title))]];
      }),
    );
  const about = (topic: Topic): Prose =>
    ofEach((service) => {
      const page = topicPage(service, topic);
      return topics.get(service)?.some(({ path }) => path === page.path) ? page : undefined;
    });
  const calls = ofEach((service) => {
    const kind = kindsIn(service).find((one) => one === "modules" || one === "operations");
    return kind && listPage(service, kind);
  });
  const rows: readonly (readonly [string, Prose])[] = [
    ["Get access", about("authentication")],
    ["Find a call", calls],
    ["Handle errors", about("errors-and-retries")],
    ["Check the limits", about("limits")],
    ["Know what it does not do", about("scope")],
    [
      "Write a program",
      joined([
        [link(clientsPage, text("Languages and clients"))],
        [link(openapiPage, text("OpenAPI"))],
        [link(changesPage(), text("What changed"))],
      ]),
    ],
  ];
  return {
    kind: "section",
    id: "tasks",
    title: "Find your way",
    blocks: definitions(rows),
  };
}

/** Explains the terms of the site: the API, the servers that implement it and the example hosts. */
function terms(services: readonly Service[]): Block {
  const hosts = services.flatMap((service) =>
    service.baseUrlVariables.flatMap(({ description, example }) => {
      const known = example.value;
      return known === undefined
        ? []
        : [
            {
              label: [code(known)],
              prose: [...prose(description), ...marks(example), text(" This is an example: replace it with your own.")],
            },
          ];
    }),
  );
  const isAnywhere = services.some((service) => exampleBaseUrl(service).startsWith(exampleHost));
  const rows: Definitions["rows"] = [
    {
      label: [text(services.length === 1 ? "The API" : "The APIs")],
      prose: [
        ...joined(
          services.map((service) => [link(servicePage(service), text(service.title))]),
          " and ",
        ),
        text(
          ": the API that the documents describe and a real server implements. Unless stated otherwise, pages describe it.",
        ),
      ],
    },
    {
      label: [text("The reference server")],
      prose: [
        text(
          "A server of this project, built from the same description, to try requests and to test programs. It behaves like the API where the behavior is known, and makes a choice elsewhere.",
        ),
      ],
    },
    ...distinct(hosts),
    ...(isAnywhere
      ? [
          {
            label: [code(exampleHost)],
            prose: [text("The host of a service, which its document does not name: replace it with your own.")],
          },
        ]
      : []),
  ];
  return {
    kind: "section",
    id: "terms",
    title: "An API, and a reference server that behaves like it",
    blocks: [{ kind: "definitions", rows }],
  };
}

/** Removes rows with duplicate addresses. */
function distinct(rows: Definitions["rows"]): Definitions["rows"] {
  const shown = (row: Definitions["rows"][number]): string => plainText(row.label);
  return rows.filter((row, index) => rows.findIndex((other) => shown(other) === shown(row)) === index);
}

/** Explains how reliable the information on the pages is. */
function trust(decisions: number, questions: number): Block {
  return {
    kind: "section",
    id: "status",
    title: "What is documented, decided and unknown",
    blocks: [
      paragraph(
        text(
          "Each page lists the decisions that it depends on, with the question, the answer, the reason and the sources. “Show certainty” marks the values themselves.",
        ),
      ),
      {
        kind: "definitions",
        rows: Object.entries(statusProse).map(([label, meaning]) => ({
          label: [text(label)],
          prose: [text(meaning)],
        })),
      },
      paragraph(
        link(decisionsPage, text(`All ${decisions} decisions and questions`)),
        text(questions === 0 ? "." : "; "),
        ...(questions === 0 ? [] : [link(questionsPage, text(counted(questions, "open questions"))), text(".")]),
      ),
    ],
  };
}

/** The meaning of each status. */
const statusProse: Readonly<Record<"documented" | Mark["status"], string>> = {
  documented: "A source document states the value. Such values have no mark.",
  decided:
    "The document leaves the value open. The project chose it, based on another source or on its own judgment; a real server may differ.",
  unknown: "No source states the value, and Kiln does not restrict it.",
};

/** Returns the summary for the `head` element of a page written by the project. */
export function summaryOf(markdown: string | undefined): string | undefined {
  const first = firstSentence(markdown);
  return first === undefined ? undefined : plainText(prose(first));
}
