import { pluginOf as generalPlugin } from "../../query/server/plugin.js";
import { messageText } from "./message-texts.js";
/** The messages of requests that are rejected before their body is read. */
const texts = {
    toolarge: messageText("apierror-toolarge", "The body of the request is too large."),
    ratelimited: messageText("apierror-ratelimited", "You've exceeded your rate limit. Please wait some time and try again."),
    badrequest: messageText("apierror-badrequest", "The request cannot be read."),
    internal_api_error: messageText("apierror-internal", "The server could not complete the request."),
};
const messageOf = (code) => ({ ...texts[code], code, module: "main" });
/**
 * Returns a Fastify plugin with the single endpoint and a separate path for each module. Errors of handlers are logged.
 */
export function pluginOf(table, make) {
    return generalPlugin(table, make, messageOf);
}
