import type { FastifyPluginAsync } from "fastify";
import type { Message, MessageText } from "../../query/server/message.js";
import { pluginOf as generalPlugin, type Fault } from "../../query/server/plugin.js";
import type { Answer } from "../../query/server/request.js";
import type { Table } from "../../query/server/table.js";
import { messageText } from "./message-texts.js";
import type { Options } from "./options.js";

/** What is refused before a body is read, and how the module is called that refuses it. */
const texts: Readonly<Record<Fault, MessageText>> = {
  toolarge: messageText("apierror-toolarge", "The body of the request is too large."),
  ratelimited: messageText(
    "apierror-ratelimited",
    "You've exceeded your rate limit. Please wait some time and try again.",
  ),
  badrequest: messageText("apierror-badrequest", "The request cannot be read."),
  internal_api_error: messageText("apierror-internal", "The server could not complete the request."),
};

const messageOf = (code: Fault): Message => ({ ...texts[code], code, module: "main" });

/** A Fastify plugin: the one endpoint, and each module at a path of its own. What a handler throws is logged. */
export function pluginOf(table: Table, make: (defaults: Options) => Answer): FastifyPluginAsync {
  return generalPlugin(table, make, messageOf);
}
