import { wordsOf } from "./words.js";
/** How much a word counts by where it stands. */
const weights = { name: 6, summary: 3, words: 1 };
/** A word that begins with the one that was asked for counts less. */
const ofPrefix = 0.4;
/** Ranks by words: how rare each is, and where it stands. The best first; without a match, none. */
export function createRanking(documents) {
    const index = documents.map((document) => ({ weights: weightsOf(document), whole: document.name.toLowerCase() }));
    const counts = new Map();
    for (const { weights: words } of index)
        for (const word of words.keys())
            counts.set(word, (counts.get(word) ?? 0) + 1);
    const rarity = (word) => Math.log(1 + documents.length / (counts.get(word) ?? 1));
    return (query) => {
        const asked = [...new Set(wordsOf(query.slice(0, 500)))];
        const whole = query.trim().toLowerCase();
        const scored = documents.map((document, position) => {
            const { weights: words, whole: name } = index[position];
            const named = name === whole || name.endsWith(`.${whole}`) ? 100 : 0;
            const scores = asked.map((word) => scoreOf(word, words, rarity));
            const found = scores.filter((score) => score > 0).length;
            return { document, score: named + scores.reduce((sum, score) => sum + score, 0) * (found / Math.max(1, asked.length)) };
        });
        return scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score).map(({ document }) => document);
    };
}
function weightsOf(document) {
    const found = new Map();
    for (const part of ["words", "summary", "name"]) {
        for (const word of wordsOf(document[part]))
            found.set(word, Math.max(found.get(word) ?? 0, weights[part]));
    }
    return found;
}
function scoreOf(asked, words, rarity) {
    const own = (words.get(asked) ?? 0) * rarity(asked);
    if (own > 0 || asked.length < 3)
        return own;
    let best = 0;
    for (const [word, weight] of words)
        if (word.startsWith(asked))
            best = Math.max(best, weight * ofPrefix * rarity(word));
    return best;
}
