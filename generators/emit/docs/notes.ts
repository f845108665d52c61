import type { Decision } from "../../model/decision.ts";
import type { DecisionId } from "../../model/fact.ts";
import { anchor, decisionPage } from "./addresses.ts";
import { drawingProse } from "./pictures/draw.ts";
import { decisionRows } from "./pages/decisions.ts";
import { prose } from "./prose.ts";
import type { Address, Block, DecisionNote, Inline, Mark, Page, Prose } from "./site.ts";

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
    case "section":
      return block.blocks.flatMap(inlinesOf);
    case "details":
      return [...flat(block.summary), ...block.blocks.flatMap(inlinesOf)];
    case "paragraph":
      return flat(block.prose);
    case "list":
      return block.items.flatMap(({ prose: line, blocks }) => [...flat(line), ...blocks.flatMap(inlinesOf)]);
    case "quote":
      return block.blocks.flatMap(inlinesOf);
    case "definitions":
      return block.rows.flatMap(({ label, prose: content }) => [...flat(label), ...flat(content)]);
    case "entries":
      return block.entries.flatMap(({ type, blocks }) => [...flat(type), ...blocks.flatMap(inlinesOf)]);
    case "table":
      return block.rows.flatMap(({ cells }) => cells.flatMap(flat));
    case "picture":
      return drawingProse(block.drawing).flatMap(flat);
    case "code":
    case "tabs":
    case "filter":
      return [];
  }
}

function flat(content: Prose): readonly Inline[] {
  return content.flatMap((inline) => ("content" in inline ? [inline, ...flat(inline.content)] : [inline]));
}
