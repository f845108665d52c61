import { http } from "msw";
import { eachModule } from "./overrides.js";
/** Every request to a service is answered by its mock. */
export function handlersOf({ internal: { addresses, answer } }) {
    return [http.all(addresses, ({ request }) => answer(request))];
}
/**
 * A handler for each module. A request that does not ask for it continues to the next handler: all modules have one
 * address.
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
