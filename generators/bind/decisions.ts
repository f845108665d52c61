import type { Answer, Decision, Ground } from "../model/decision.ts";
import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import { asMap, asText, need } from "./read-node.ts";

export function bindDecisions(root: MapNode): readonly Decision[] {
  return root.entries.map(bindDecision);
}

function bindDecision(entry: MapEntry): Decision {
  const map = asMap(entry.value);
  const text = (key: string): string => asText(need(map, key));
  return {
    id: entry.key,
    question: text("question"),
    source: text("source"),
    answer: bindAnswer(text("answer")),
    reason: text("reason"),
    ground: bindGround(need(map, "ground")),
    place: entry.keyPlace,
  };
}

function bindAnswer(text: string): Answer {
  return text === "unknown" ? { kind: "unknown" } : { kind: "known", text };
}

/** `project`, `recorded`, or a file and a section of it: `facts/query-wire.md 6`. */
function bindGround(node: Node): Ground {
  const text = asText(node);
  if (text === "project" || text === "recorded") return { kind: text };
  const space = text.indexOf(" ");
  return { kind: "facts", file: text.slice(0, space), section: text.slice(space + 1) };
}
