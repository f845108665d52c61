import { nearest } from "../validators/nearest.js";

/** So many names stand in a message. */
const mostShown = 40;

/** That an object has no member of a name, which one was meant, and which it has. */
export function unknownMember(name: string, object: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  const shown = known.slice(0, mostShown).join(", ") + (known.length > mostShown ? ", …" : "");
  return `is not a member of ${object}${meant === undefined ? "." : `; did you mean ${meant}?`} It has ${shown || "none"}`;
}
