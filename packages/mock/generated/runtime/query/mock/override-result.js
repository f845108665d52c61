import { isObject } from "../../common/is-object.js";
import { valueAt } from "../server/results/continue-value.js";
import { completedPage } from "./request-factories.js";
import { isMany, requestedPart } from "./requested.js";
/** The places in lists at which responses told clients to continue, by override and by the value of the parameter. */
const places = new WeakMap();
/**
 * Converts what an override returned to the result of a handler. An object of members is that of each page. An array
 * that is longer than the limit is continued; `override` is the same object for each request.
 */
export function resultOf(setup, override, answer, parameters, context) {
    const { module } = setup;
    if (module.form === "pages") {
        const isOfEachPage = isObject(answer) && !isMany(answer) && !isMany(answer["items"]);
        if (isOfEachPage)
            return { items: context.pages.map((page) => [page, answer]), limited: true };
        return isMany(answer) ? { items: answer, limited: true } : answer;
    }
    if ((module.form !== "items" && module.form !== "generator") || !Array.isArray(answer))
        return answer;
    const part = requestedPart(module, context);
    const isPages = module.form === "generator" && part !== undefined;
    const items = isPages
        ? answer.map((page, index) => (isObject(page) ? completedPage(setup, part, page, index) : page))
        : answer;
    return continued(part, override, items, parameters);
}
function continued(part, override, items, parameters) {
    const known = places.get(override) ?? new Map();
    places.set(override, known);
    const parameter = part?.result.next?.parameter ?? "continue";
    let at = known.get(String(parameters[parameter])) ?? 0;
    function* left() {
        for (; at < items.length; at++)
            yield items[at];
    }
    const continueAt = () => {
        const value = (part && valueAt(part.result.next, part.asked, at)) ?? at;
        known.set(String(value), at);
        return value;
    };
    return { items: left(), continueAt, continueWith: parameter };
}
