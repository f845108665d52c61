import { findEntry, unknownName, nearest } from "./find.js";
import { failure, text } from "./response.js";
export function createDescribe(project, permission) {
    return async ({ name, part }) => {
        const found = findEntry(project, name);
        if (found === undefined)
            return failure(unknownName(project, name));
        const { entry } = found;
        const { details } = await entry.file();
        const { text: whole, parts = {} } = details[entry.name];
        if (part === undefined) {
            const refused = permission.refusal(entry);
            return refused === undefined ? text(whole) : text(whole, refused);
        }
        const own = Object.hasOwn(parts, part) ? parts[part] : undefined;
        if (own !== undefined)
            return text(own);
        const known = Object.keys(parts);
        const close = nearest(part, known);
        return failure(`${entry.name} has no part ${JSON.stringify(part.slice(0, 100))}. ${close.length > 0 ? `Did you mean ${close.join(", ")}? ` : ""}Parts: ${known.join(", ") || "none"}.`);
    };
}
