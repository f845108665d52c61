import { nearest } from "../validators/nearest.js";
/** The maximum number of names in a message. */
const mostShown = 40;
/** Returns the message for an unknown member, with a suggestion and the known members. */
export function unknownMember(name, object, known) {
    const meant = nearest(name, known);
    const shown = known.slice(0, mostShown).join(", ") + (known.length > mostShown ? ", …" : "");
    return `is not a member of ${object}${meant === undefined ? "." : `; did you mean ${meant}?`} It has ${shown || "none"}`;
}
