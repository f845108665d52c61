import { http } from "msw";
import { eachModule } from "./overrides.js";
/** Returns handlers that pass every request to its mock. */
export function handlersOf({ internal: { addresses, answer } }) {
    return [http.all(addresses, ({ request }) => answer(request))];
}
/**
 * Returns a handler for each module. Requests without that module continue to the next handler, because all modules
 * share one URL.
 */
export function overridesOf({ internal: { addresses, groups, answerBy } }) {
    return eachModule(groups, (group, name) => (handler, { once = false } = {}) => {
        const kept = { group, name, handler, once: false };
        let isUsed = false;
        return http.all(addresses, async ({ request }) => {
            if (isUsed)
                return undefined;
            const response = await answerBy(request.clone(), kept);
            isUsed = once && response !== undefined;
            return response;
        });
    });
}
