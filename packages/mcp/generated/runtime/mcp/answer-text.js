/** How long a value may be on a line of its own. */
const width = 200;
/** JSON with a line for each item of what is longer than a line, so that it can be cut between items. */
export function answerText(value) {
    return printed(value, "");
}
function printed(value, indent) {
    const flat = JSON.stringify(value) ?? "null";
    if (flat.length <= width || typeof value !== "object" || value === null)
        return flat;
    const inner = `${indent} `;
    const isList = Array.isArray(value);
    const lines = isList
        ? value.map((item) => printed(item, inner))
        : Object.entries(value)
            .filter(([, member]) => member !== undefined)
            .map(([name, member]) => `${JSON.stringify(name)}:${printed(member, inner)}`);
    const [open, close] = isList ? "[]" : "{}";
    return `${open}\n${lines.map((line) => inner + line).join(",\n")}\n${indent}${close}`;
}
