export function entriesOf({ services }) {
    return services.flatMap((service) => service.entries.map((entry) => ({ service, entry })));
}
/** Finds an entry by its full name, or by the part after the service if that is unique. */
export function findEntry(project, name) {
    const all = entriesOf(project);
    const exact = all.find(({ entry }) => entry.name === name);
    if (exact !== undefined)
        return exact;
    const short = all.filter(({ service, entry }) => entry.name === `${service.id}.${name}`);
    return short.length === 1 ? short[0] : undefined;
}
export function unknownName(project, name) {
    const close = nearest(name, entriesOf(project).map(({ entry }) => entry.name));
    const hint = close.length === 0 ? "" : ` Did you mean ${close.join(", ")}?`;
    return `There is no ${JSON.stringify(shortened(name))}.${hint} Find names with search.`;
}
function shortened(name) {
    return name.length > 100 ? `${name.slice(0, 100)}…` : name;
}
/**
 * Returns up to three names that share the most letter pairs with a string. Returns an empty list if none is similar.
 */
export function nearest(text, names) {
    const wanted = pairsOf(text.slice(0, 200));
    const scored = names
        .map((name) => ({ name, score: likeness(wanted, pairsOf(name)) }))
        .filter(({ score }) => score >= 0.5);
    return scored
        .sort((a, b) => b.score - a.score)
        .slice(0, 3)
        .map(({ name }) => name);
}
function pairsOf(text) {
    const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
    return new Set([...letters].slice(1).map((letter, index) => letters[index] + letter));
}
/** Returns the similarity of two sets of letter pairs, from 0 to 1. */
function likeness(one, other) {
    const common = [...one].filter((pair) => other.has(pair)).length;
    return (2 * common) / Math.max(1, one.size + other.size);
}
