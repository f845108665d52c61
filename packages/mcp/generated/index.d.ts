// An MCP server, to be connected to a transport. Generated: change the spec instead.
import type { createExchangeClient } from "@kiln/client/exchange";
import type { createQueryClient } from "@kiln/client/query";
import type { Server } from "@modelcontextprotocol/server";
import type { ServeOptions } from "./runtime/mcp/options.js";

/** The options of the client of each service. Without them a service can be searched and described, but not called. */
export interface McpServices {
  readonly exchange?: Parameters<typeof createExchangeClient>[0] | undefined;
  readonly query?: Parameters<typeof createQueryClient>[0] | undefined;
}

export interface McpServerOptions extends Omit<ServeOptions, "services"> {
  readonly services?: McpServices | undefined;
}

/**
 * Creates a server with the tools search, describe and call. It only reads, unless its options allow more. Connect it to a transport of the SDK.
 *
 * \@throws {RangeError} if the options allow an operation that does not exist.
 */
export declare function createMcpServer(options?: McpServerOptions): Server;

/** The options of the clients from environment variables, as the program reads them. */
export declare function servicesFromEnvironment(environment: Readonly<Record<string, string | undefined>>): McpServices;
