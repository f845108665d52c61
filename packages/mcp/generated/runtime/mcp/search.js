import { entriesOf } from "./find.js";
import { createRanking } from "./rank.js";
import { failure, text } from "./response.js";
const defaultLimit = 8;
/** The maximum length of a summary in a result. */
const longest = 160;
/** Creates the tool `search`. The index is built by the first search. */
export function createSearch(project) {
    let rank;
    return ({ query, service, limit = defaultLimit }) => {
        const known = project.services.map(({ id }) => id);
        if (service !== undefined && !known.includes(service))
            return failure(`There is no service ${JSON.stringify(service)}. Services: ${known.join(", ")}.`);
        rank ??= ranking(project);
        const all = query.trim() === "" ? entriesOf(project).filter(({ entry }) => isCallable(entry.kind)) : rank(query);
        const found = all.filter((one) => service === undefined || one.service.id === service);
        if (found.length === 0)
            return text(`Nothing was found. Try other words, or query "" for all operations.`);
        const shown = found.slice(0, limit).map(line);
        const more = found.length > limit ? [`${found.length - limit} more: search with a higher limit or other words.`] : [];
        return text([...shown, ...more].join("\n"));
    };
}
function ranking(project) {
    const rank = createRanking(entriesOf(project).map((found) => ({ ...found.entry, found })));
    return (query) => rank(query).map(({ found }) => found);
}
function isCallable(kind) {
    return kind === "operation" || kind === "module";
}
function line({ entry: { name, kind, summary, writes } }) {
    const access = isCallable(kind) ? (writes ? "writes" : "reads") : kind;
    const short = summary.length > longest ? `${summary.slice(0, longest)}…` : summary;
    return `${name} (${access}): ${short}`;
}
