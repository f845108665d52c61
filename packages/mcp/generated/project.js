// The data of an MCP server. Generated: change the spec instead.
import { exchangeTable } from "./exchange/index.js";
import { queryTable } from "./query/index.js";

export const project = { name: "kiln-mcp", services: [exchangeTable, queryTable] };
