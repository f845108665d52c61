import { isDevelopment } from "#environment";
import { refusal } from "../../query/client/errors.js";
import { isObject } from "../../query/client/merge.js";
import { followContinuation } from "./continuation.js";
/**
 * What the Action API has beyond modules: who asks has to say so, what it asserts and waits for, other sites,
 * continuation.
 */
export const actionApi = {
    options: ["accessToken", "origin", "assert", "maxlag"],
    setUp({ userAgent, assert, origin, maxlag }) {
        const inBrowser = /^Mozilla/.test(globalThis.navigator?.userAgent);
        if (isDevelopment && !inBrowser && !/\(.*(@|:\/\/|User:).*\)/.test(userAgent ?? "")) {
            const remedy = 'set it to a program name and a contact, such as "MyBot/1.0 (ops@wiki.example)"';
            throw refusal("user-agent-required", `The option userAgent is ${JSON.stringify(userAgent)}: ${remedy}`);
        }
        return {
            agentHeader: inBrowser ? "Api-User-Agent" : "User-Agent",
            parameters: { maxlag, assert },
            inAddress: origin ? { origin } : {},
            credentials: origin && origin !== "*" ? "include" : undefined,
            otherWarnings: warningsByModule,
        };
    },
    follow: followContinuation,
};
/** In the older form a module has one text, and no code. */
function warningsByModule({ warnings }) {
    if (!isObject(warnings))
        return [];
    return Object.entries(warnings).map(([module, said]) => ({ code: "", text: said.warnings ?? said["*"], module }));
}
