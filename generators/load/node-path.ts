import type { Place } from "../model/place.ts";
import { clip } from "./clip.ts";
import type { Spot } from "./fault.ts";

/** The path of a node, for a sentence: `“parameters.limit”`; the root is the file. */
export function whereOf(spot: Spot, article: "The" | "the"): string {
  const path = pathOf(spot);
  return path === "" ? `${article} file` : `“${clip(path)}”`;
}

function pathOf({ parent, step }: Spot): string {
  if (parent === undefined || step === undefined) return "";
  const before = pathOf(parent);
  if (typeof step === "number") return `${before}[${step}]`;
  return before === "" ? step.key : `${before}.${step.key}`;
}

/** The place to show when a key of a mapping is missing: its own key, or its first entry, or the start of the file. */
export function placeOfKey({ node, step }: Spot): Place {
  if (typeof step === "object") return step.keyPlace;
  if (step === undefined) return { file: node.place.file, start: 0, end: 0 };
  return node.kind === "map" ? (node.entries[0]?.keyPlace ?? node.place) : node.place;
}
