import { ProtocolError, ProtocolErrorCode, Server, } from "@modelcontextprotocol/server";
import { createCall } from "./call.js";
import { faultOfArguments } from "./check-arguments.js";
import { createDescribe } from "./describe.js";
import { permissionOf } from "./options.js";
import { failure } from "./response.js";
import { createSearch } from "./search.js";
import { instructions, toolsOf } from "./tools.js";
/**
 * Creates a server with the three tools, which can be connected to a transport.
 * @throws {RangeError} if the options allow an operation that does not exist.
 */
export function createServer(project, options) {
    const permission = permissionOf(project, options);
    const tools = {
        search: createSearch(project),
        describe: createDescribe(project, permission),
        call: createCall(project, options, permission),
    };
    const server = new Server({ name: project.name, version: options.version ?? "0.0.0" }, { capabilities: { tools: {} }, instructions });
    server.setRequestHandler("tools/list", () => ({ tools: toolsOf(project, permission) }));
    server.setRequestHandler("tools/call", async ({ params }, context) => {
        const { name, arguments: given = {} } = params;
        if (!Object.hasOwn(tools, name))
            throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${JSON.stringify(name.slice(0, 100))}: there are ${Object.keys(tools).join(", ")}.`);
        const tool = name;
        const fault = faultOfArguments(tool, given);
        const run = tools[tool];
        return (fault === undefined ? await run(given, context.mcpReq.signal) : failure(fault));
    });
    return server;
}
