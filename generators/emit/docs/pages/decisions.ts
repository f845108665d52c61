import { type CitedSection, type Decision, type Ground, citedSections } from "../../../model/decision.ts";
import { afterFirstSentence, firstSentence } from "../../../describe/texts.ts";
import type { Model, Service } from "../../../model/model.ts";
import { outputName } from "../../../naming/declared-name.ts";
import {
  type Kind,
  aboveDecision,
  anchor,
  decisionPage,
  decisionsPage,
  kindTitles,
  placeInService,
  questionsPage,
  reference,
  startPage,
} from "../addresses.ts";
import { external, joined, link, list, named, paragraph, plainText, prose, text } from "../prose.ts";
import {
  type Address,
  type Block,
  type DecisionNote,
  type Definitions,
  type FilterField,
  type Inline,
  type Mark,
  type Page,
  type Prose,
  type Reference,
  type TableRow,
  innerBlocks,
} from "../site.ts";
import { decisionProse } from "../../../describe/decision.ts";
import { definitionRows, section } from "./facts.ts";
import type { DecisionId } from "../../../model/fact.ts";
import { drawingProse } from "../pictures/draw.ts";

type UsesOf = (decision: Decision) => readonly Reference[];

/**
 * The maximum number of entries for which rows include the answer. This limits the size of the page. The answer is
 * always on the entry's own page.
 */
const mostWithAnswers = 300;

export function decisionsPageOf({ services, decisions }: Model, usesOf: UsesOf): Page {
  const rows = rowsOf(services, decisions, usesOf, answerProse);
  return {
    path: decisionsPage.path,
    kind: "provenance",
    title: "Decisions",
    summary: "Facts that no document states: each question, the decision with its reason, and the open questions.",
    breadcrumbs: [reference(startPage, "Start")],
    blocks: tableOf("Answer", rows, [
      choiceOf("status", "Status", rows, statusTitles),
      choiceOf("ground", "Ground", rows, groundTitles),
    ]),
  };
}

export function questionsPageOf({ services, decisions }: Model, usesOf: UsesOf): Page {
  const open = decisions.filter(({ answer }) => answer.kind === "unknown");
  return {
    path: questionsPage.path,
    kind: "questions",
    title: "Open questions",
    summary: "Open questions. Kiln restricts nothing that depends on their answers.",
    breadcrumbs: [reference(startPage, "Start")],
    blocks:
      open.length === 0
        ? [paragraph(text("There are no open questions."))]
        : tableOf(
            "Why it is open",
            rowsOf(services, open, usesOf, ({ reason }) => shortProse(reason)),
            [],
          ),
  };
}

interface DecisionRow {
  readonly row: TableRow;
  readonly subject: DecisionSubject;
}

function tableOf(last: string, rows: readonly DecisionRow[], others: readonly FilterField[]): readonly Block[] {
  const services = Object.fromEntries(
    rows.flatMap(({ subject }) => subject.services.map(({ id, title }) => [outputName(id), title])),
  );
  const isShort = rows.length <= mostWithAnswers;
  const columns = ["Question", ...(isShort ? [last] : []), "About", "Service"];
  return [
    {
      kind: "filter",
      label: "Which entries",
      unit: ["entry", "entries"],
      fields: [
        choiceOf("service", "Service", rows, services),
        choiceOf("kind", "About", rows, subjectTitles),
        ...others,
      ].filter(({ choices }) => choices.length > 1),
    },
    {
      kind: "table",
      columns,
      rows: rows.map(({ row }) => ({ ...row, cells: row.cells.filter((_, index) => isShort || index !== 1) })),
    },
  ];
}

function rowsOf(
  services: readonly Service[],
  decisions: readonly Decision[],
  usesOf: UsesOf,
  answerOf: (decision: Decision) => Prose,
): readonly DecisionRow[] {
  const byFolder = new Map(services.map((service) => [outputName(service.id), service]));
  return decisions.map((decision) => {
    const { id, question } = decision;
    const [status, uses] = [statusOf(decision), usesOf(decision)];
    const subject = decisionSubject(byFolder, uses);
    return {
      subject,
      row: {
        id: anchor("decision", id),
        tags: [
          ...subject.services.map((service) => tag("service", outputName(service.id))),
          ...subject.kinds.map((kind) => tag("kind", kind)),
          tag("status", status),
          ...groundKinds(decision).map((kind) => tag("ground", kind)),
        ],
        cells: [
          [link(decisionPage(id), text(id)), text(` (${status}) `), ...prose(question)],
          answerOf(decision),
          subject.page === undefined
            ? []
            : [
                link(subject.page.to, text(subject.isWhole ? "As a whole" : subject.page.title)),
                ...(uses.length > 1 ? [text(` and ${uses.length - 1} more`)] : []),
              ],
          [text(subject.services.map(({ title }) => title).join(", "))],
        ],
      },
    };
  });
}

function answerProse({ answer }: Decision): Prose {
  return answer.kind === "known" ? shortProse(answer.text) : [{ kind: "emphasis", content: [text("Not known yet")] }];
}

/** Returns the first sentence, and further ones if it is short. */
function shortProse(markdown: string): Prose {
  let [shown, rest] = [firstSentence(markdown), afterFirstSentence(markdown)];
  for (; rest !== undefined && shown.length < littleText; rest = afterFirstSentence(rest))
    shown += ` ${firstSentence(rest)}`;
  return [...prose(shown), ...(rest === undefined ? [] : [text(" …")])];
}

const littleText = 50;

function tag(key: string, value: string): string {
  return `${key}:${value}`;
}

/** Returns a filter whose choices are the values that occur in the rows, in the order of `titles`. */
function choiceOf(
  key: string,
  label: string,
  rows: readonly DecisionRow[],
  titles: Readonly<Record<string, string>>,
): FilterField {
  const found = new Set(rows.flatMap(({ row }) => row.tags));
  return {
    key,
    label,
    choices: Object.entries(titles).flatMap(([value, title]) => (found.has(tag(key, value)) ? [{ value, title }] : [])),
  };
}

const subjectTitles: Readonly<Record<SubjectKind, string>> = { service: "A service as a whole", ...kindTitles };

const statusTitles = { decided: "Decided", unknown: "Unknown" };

const groundTitles: Readonly<Record<string, string>> = {
  document: "Documents",
  facts: "Facts",
  recording: "Recorded answers",
  published: "Published sources",
  project: "The project's own choice",
};

/** Returns the kinds of an entry's sources, or `project` if it has no sources. */
function groundKinds(decision: Decision): readonly string[] {
  const kinds = citedSections({ ...decision, source: undefined }).map(({ source }) => source.kind);
  return [...new Set([...kinds, ...(kinds.length === 0 ? ["project"] : [])])];
}

interface DecisionSubject {
  readonly services: readonly Service[];
  /** The kinds of items that the pages describe. `service` is a service as a whole. */
  readonly kinds: readonly SubjectKind[];
  /** The most informative page, or `undefined` if no page depends on the decision. */
  readonly page: Reference | undefined;
  /** True if that page describes a service as a whole. */
  readonly isWhole: boolean;
}

type SubjectKind = Kind | "service";

/** In the order in which a page lists them. */
const kinds: readonly SubjectKind[] = [
  "resources",
  "operations",
  "modules",
  "request-parameters",
  "value-sets",
  "errors",
  "service",
];

/**
 * If more pages than this depend on a decision, its subject is the service, provided that the service page is among
 * them.
 */
const mostOfOne = 3;

/** `services` maps the folder names in addresses to services. The result keeps the order of the map. */
export function decisionSubject(services: ReadonlyMap<string, Service>, uses: readonly Reference[]): DecisionSubject {
  const places = uses.flatMap((use) => {
    const place = placeInService(use.to);
    return place === undefined ? [] : [{ use, folder: place.service, kind: place.kind ?? "service" }];
  });
  const found = kinds.filter((kind) => places.some((place) => place.kind === kind));
  const folders = new Set(places.map(({ folder }) => folder));
  const most = uses.length > mostOfOne && found.includes("service") ? "service" : found[0];
  return {
    services: [...services].flatMap(([folder, service]) => (folders.has(folder) ? [service] : [])),
    kinds: found,
    page: places.find(({ kind }) => kind === most)?.use,
    isWhole: most === "service",
  };
}

/** Returns the page of a decision or an open question, with the pages that depend on it. */
export function decisionPageOf(decision: Decision, uses: readonly Reference[]): Page {
  const { id, question } = decision;
  return {
    path: decisionPage(id).path,
    kind: "decision",
    title: id,
    summary: plainText(prose(question)),
    breadcrumbs: aboveDecision,
    blocks: [
      definitionRows([
        ["Status", [text(statusOf(decision))]],
        ...decisionRows(decision).rows.map(({ label, prose: more }) => [plainText(label), more] as const),
      ]),
      ...section("uses", "Pages that cite it", list(uses.map((use) => [named(use)]))),
    ],
  };
}

/** Returns the status of a decision, which its marks also show. */
function statusOf({ answer }: Decision): Mark["status"] {
  return answer.kind === "unknown" ? "unknown" : "decided";
}

function decisionRows(decision: Decision): Definitions {
  const { answer, appliesTo, reason } = decisionProse(decision);
  return definitionRows([
    ["Answer", prose(answer)],
    ["Applies to", prose(appliesTo)],
    ["Reason", prose(reason)],
    ["Left open by", decision.source === undefined ? [] : citedProse(decision.source)],
    ["Ground", joined(decision.grounds.map(groundProse), "; ")],
  ]);
}

function groundProse(ground: Ground): Prose {
  return ground.kind === "project" ? [text("the project's own choice")] : citedProse(ground.cited);
}

function citedProse({ source, section: cited }: CitedSection): Prose {
  const address = cited.address ?? source.address;
  const what = text(`${source.title} (${source.edition}), ${cited.name}`);
  return [address === undefined ? what : external(address, what), text(": "), ...prose(cited.title)];
}

/**
 * Maximum number of notes that a page shows in full. With more, it shows only the questions, because the notes would
 * dominate the page.
 */
const mostInFull = 40;

/** Returns the page with a note for each decision in `cited`, the result of `marksOf`. */
export function withNotes(
  page: Page,
  cited: ReadonlyMap<DecisionId, Mark>,
  decisions: ReadonlyMap<DecisionId, Decision>,
): Page {
  const notes = [...cited].flatMap(([id, mark]) => {
    const decision = decisions.get(id);
    return decision === undefined ? [] : [noteOf(decision, mark, cited.size <= mostInFull)];
  });
  return notes.length === 0 ? page : { ...page, notes };
}

function noteOf(decision: Decision, mark: Mark, inFull: boolean): DecisionNote {
  const { id, question } = decision;
  return {
    id: anchor("decision", id),
    mark,
    question: prose(question),
    rows: inFull ? decisionRows(decision).rows : [],
    page: decisionPage(id),
  };
}

/** Returns the decisions that marks on a page refer to, in order of occurrence, with the first mark of each. */
export function marksOf({ summary, blocks }: Pick<Page, "summary" | "blocks">): ReadonlyMap<DecisionId, Mark> {
  const found = new Map<DecisionId, Mark>();
  const inlines = [...prose(summary), ...blocks.flatMap(inlinesOf)];
  for (const mark of inlines) if (mark.kind === "mark" && !found.has(mark.decision)) found.set(mark.decision, mark);
  return found;
}

export function linksOf({ blocks }: Pick<Page, "blocks">): readonly Address[] {
  return blocks.flatMap(inlinesOf).flatMap((inline) => (inline.kind === "link" ? [inline.to] : []));
}

/** Returns all inline content of a block, including nested blocks. */
function inlinesOf(block: Block): readonly Inline[] {
  switch (block.kind) {
    case "details":
      return [...flat(block.summary), ...block.blocks.flatMap(inlinesOf)];
    case "paragraph":
      return flat(block.prose);
    case "list":
      return block.items.flatMap(({ prose: line, blocks }) => [...flat(line), ...blocks.flatMap(inlinesOf)]);
    case "definitions":
      return block.rows.flatMap(({ label, prose: content }) => [...flat(label), ...flat(content)]);
    case "entries":
      return block.entries.flatMap(({ type, blocks }) => [...flat(type), ...blocks.flatMap(inlinesOf)]);
    case "table":
      return block.rows.flatMap(({ cells }) => cells.flatMap(flat));
    case "picture":
      return drawingProse(block.drawing).flatMap(flat);
  }
  return innerBlocks(block).flatMap(inlinesOf);
}

function flat(content: Prose): readonly Inline[] {
  return content.flatMap((inline) => ("content" in inline ? [inline, ...flat(inline.content)] : [inline]));
}
