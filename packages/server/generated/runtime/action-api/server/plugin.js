import { pluginOf as generalPlugin } from "../../query/server/plugin.js";
import { messageText } from "./message-texts.js";
/** What is refused before a body is read, and how the module is called that refuses it. */
const texts = {
    toolarge: messageText("apierror-toolarge", "The body of the request is too large."),
    ratelimited: messageText("apierror-ratelimited", "You've exceeded your rate limit. Please wait some time and try again."),
    badrequest: messageText("apierror-badrequest", "The request cannot be read."),
    internal_api_error: messageText("apierror-internal", "The server could not complete the request."),
};
const messageOf = (code) => ({ ...texts[code], code, module: "main" });
/** A Fastify plugin: the one endpoint, and each module at a path of its own. What a handler throws is logged. */
export function pluginOf(table, make) {
    return generalPlugin(table, make, messageOf);
}
