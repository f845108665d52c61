import type { MapEntry, MapNode } from "../load/tree.ts";
import type { Answer, Decision, Ground } from "../model/decision.ts";
import { citedSection, type Citable } from "./cited-section.ts";
import { asMap, asText, need, oneOrMany, valueOf } from "./read-node.ts";

export function bindDecisions(citable: Citable, root: MapNode): readonly Decision[] {
  return root.entries.map((entry) => bindDecision(citable, entry));
}

function bindDecision(citable: Citable, entry: MapEntry): Decision {
  const map = asMap(entry.value);
  const text = (key: string): string => asText(need(map, key));
  const source = valueOf(map, "source");
  const grounds = need(map, "ground");
  return {
    id: entry.key,
    question: text("question"),
    source: source && citedSection(citable, asText(source), source.place),
    answer: bindAnswer(text("answer")),
    appliesTo: valueOf(map, "appliesTo") === undefined ? "service" : "reference-server",
    reason: text("reason"),
    grounds: oneOrMany(grounds).flatMap((ground) => bindGround(citable, ground)),
    groundsPlace: grounds.place,
    place: entry.keyPlace,
  };
}

function bindAnswer(text: string): Answer {
  return text === "unknown" ? { kind: "unknown" } : { kind: "known", text };
}

/** `project`, or a source and a section of it: `query-wire, 6`. */
function bindGround(citable: Citable, { text, place }: ReturnType<typeof oneOrMany>[number]): readonly Ground[] {
  if (text === "project") return [{ kind: "project" }];
  const cited = citedSection(citable, text, place);
  return cited === undefined ? [] : [{ kind: "section", cited }];
}
