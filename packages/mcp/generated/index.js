// An MCP server, to be connected to a transport. Generated: change the spec instead.
import { project } from "./project.js";
import { optionsFromEnvironment } from "./runtime/mcp/options.js";
import { createServer } from "./runtime/mcp/server.js";

export const createMcpServer = (options = {}) => createServer(project, options);

export const servicesFromEnvironment = (environment) => optionsFromEnvironment(project, environment);
