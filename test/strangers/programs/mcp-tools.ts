import { McpServer } from "@modelcontextprotocol/server";
import { decode, encode } from "@kiln/validators/query/allpages";
import { standard as pagingGroup } from "@kiln/validators/schema/exchange/createPagingGroup";
import { standard as pages } from "@kiln/validators/schema/query/allpages";

/* Tools for models. They pass a validator where the SDK accepts a Zod schema. */

/** The arguments of each call, as the program received them. */
export const calls: unknown[] = [];

export function toolServer(): McpServer {
  const server = new McpServer({ name: "stranger", version: "1.0.0" });
  server.registerTool(
    "list-pages",
    { description: "Lists pages.", inputSchema: pages, outputSchema: pages },
    (parameters) => {
      calls.push(parameters);
      const most: number | "max" | undefined = parameters.limit;
      return {
        content: [{ type: "text", text: `${most} of ${encode(parameters)}` }],
        structuredContent: decode(encode(parameters)).value as Record<string, unknown>,
      };
    },
  );
  server.registerTool(
    "create-paging-group",
    { description: "Creates a paging group.", inputSchema: pagingGroup },
    (body) => {
      calls.push(body);
      const name: string = body.name;
      return { content: [{ type: "text", text: name }] };
    },
  );
  return server;
}
