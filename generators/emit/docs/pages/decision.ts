import { decisionProse } from "../../../describe/decision.ts";
import type { Decision, Ground } from "../../../model/decision.ts";
import type { CitedSection } from "../../../model/source.ts";
import { decisionPage } from "../addresses.ts";
import { aboveDecision } from "../navigation.ts";
import { external, joined, list, named, plainText, prose, text } from "../prose.ts";
import type { Definitions, Mark, Page, Prose, Reference } from "../site.ts";
import { definitionRows, section } from "./blocks.ts";

/** Returns the page of a decision or an open question, with the pages that depend on it. */
export function decisionPageOf(decision: Decision, uses: readonly Reference[]): Page {
  const { id, question } = decision;
  return {
    path: decisionPage(id).path,
    kind: "decision",
    title: id,
    isCode: false,
    summary: plainText(prose(question)),
    breadcrumbs: aboveDecision,
    siblings: [],
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
export function statusOf({ answer }: Decision): Mark["status"] {
  return answer.kind === "unknown" ? "unknown" : "decided";
}

export function decisionRows(decision: Decision): Definitions {
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
