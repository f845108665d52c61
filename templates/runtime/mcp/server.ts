import {
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type CallToolResult,
  type ListToolsResult,
} from "@modelcontextprotocol/server";
import { createCall } from "./call.js";
import { faultOfArguments, type ToolArguments } from "./check-arguments.js";
import { createDescribe } from "./describe.js";
import { type ServeOptions, permissionOf } from "./options.js";
import { failure, type ToolResult } from "./response.js";
import { createSearch } from "./search.js";
import type { ProjectTable } from "./table.js";
import { instructions, toolsOf } from "./tools.js";

type Tools = {
  readonly [Tool in keyof ToolArguments]: (
    given: ToolArguments[Tool],
    signal: AbortSignal,
  ) => ToolResult | Promise<ToolResult>;
};

/**
 * Creates a server with the three tools, which can be connected to a transport.
 * @throws {RangeError} if the options allow an operation that does not exist.
 */
export function createServer(project: ProjectTable, options: ServeOptions): Server {
  const permission = permissionOf(project, options);
  const tools: Tools = {
    search: createSearch(project),
    describe: createDescribe(project, permission),
    call: createCall(project, options, permission),
  };
  const server = new Server(
    { name: project.name, version: options.version ?? "0.0.0" },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler("tools/list", () => ({ tools: toolsOf(project, permission) }) as ListToolsResult);
  server.setRequestHandler("tools/call", async ({ params }, context) => {
    const { name, arguments: given = {} } = params;
    if (!Object.hasOwn(tools, name))
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no tool ${JSON.stringify(name.slice(0, 100))}: there are ${Object.keys(tools).join(", ")}.`,
      );
    const tool = name as keyof Tools;
    const fault = faultOfArguments(tool, given);
    const run = tools[tool] as (given: unknown, signal: AbortSignal) => ToolResult | Promise<ToolResult>;
    return (fault === undefined ? await run(given, context.mcpReq.signal) : failure(fault)) as CallToolResult;
  });
  return server;
}
