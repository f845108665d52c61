/** Up to three names that share the most pairs of letters with a text; none that is not alike. */
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
/** The share of pairs that both have, from 0 to 1. */
function likeness(one, other) {
    const common = [...one].filter((pair) => other.has(pair)).length;
    return (2 * common) / Math.max(1, one.size + other.size);
}
