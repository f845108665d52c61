import type { Decision } from "../../../model/decision.ts";
import type { Model } from "../../../model/model.ts";
import { citedSections } from "../../../model/decision.ts";
import { anchor, decisionPage, decisionsPage, questionsPage, startPage } from "../addresses.ts";
import { reference } from "../navigation.ts";
import { link, paragraph, prose, text } from "../prose.ts";
import type { Page, TableRow } from "../site.ts";
import { standingOf, standings, type Standing } from "../standing.ts";

/** All decisions and open questions, with choices between them. */
export function decisionsPageOf({ decisions }: Model, usesOf: (decision: Decision) => number): Page {
  const kinds = [...new Set(decisions.flatMap(groundKinds))].sort();
  return {
    path: decisionsPage.path,
    kind: "provenance",
    title: "Decisions",
    isCode: false,
    summary: "What no document states: what was asked, what was decided and why, and what is not known yet.",
    breadcrumbs: [reference(startPage, "Start")],
    siblings: [],
    blocks: [
      { kind: "filter", label: "Status", choices: standings.map((standing) => ({ tag: standingTag(standing), title: standing })) },
      { kind: "filter", label: "Ground", choices: kinds.map((tag) => ({ tag, title: groundTitles[tag] ?? tag })) },
      { kind: "table", columns: ["Entry", "Status", "Question", "Pages"], rows: decisions.map((decision) => decisionRow(decision, usesOf(decision))) },
    ],
  };
}

/** The questions that have no answer yet. */
export function questionsPageOf({ decisions }: Model, usesOf: (decision: Decision) => number): Page {
  const open = decisions.filter(({ answer }) => answer.kind === "unknown");
  return {
    path: questionsPage.path,
    kind: "questions",
    title: "Open questions",
    isCode: false,
    summary: "What is not known yet. Nothing is constrained where it would depend on an answer.",
    breadcrumbs: [reference(startPage, "Start")],
    siblings: [],
    blocks: open.length === 0
      ? [paragraph(text("There are none."))]
      : [{ kind: "table", columns: ["Entry", "Status", "Question", "Pages"], rows: open.map((decision) => decisionRow(decision, usesOf(decision))) }],
  };
}

function decisionRow(decision: Decision, uses: number): TableRow {
  const { id, question } = decision;
  const standing = standingOf(decision);
  return {
    id: anchor("decision", id),
    tags: [standingTag(standing), ...groundKinds(decision)],
    cells: [[link(decisionPage(id), text(id))], [text(standing)], prose(question), [text(String(uses))]],
  };
}

/** The word that filters look for. */
function standingTag(standing: Standing): string {
  return standing.replace(" ", "-");
}

const groundTitles: Readonly<Record<string, string>> = {
  document: "documents",
  facts: "facts",
  recording: "recorded answers",
  published: "published sources",
  project: "the project's own choice",
};

/** What an entry rests on: the kinds of its sources, or the project. */
function groundKinds(decision: Decision): readonly string[] {
  const kinds = citedSections({ ...decision, source: undefined }).map(({ source }) => source.kind);
  return [...new Set([...kinds, ...(kinds.length === 0 ? ["project"] : [])])];
}
