import { client } from "./client/emitter.ts";
import type { Emitter } from "./emitter.ts";
import { jsonSchema } from "./json-schema/emitter.ts";
import { mcp } from "./mcp/emitter.ts";
import { mock } from "./mock/emitter.ts";
import { openapi } from "./openapi/emitter.ts";
import { server } from "./server/emitter.ts";
import { tanstackQuery } from "./tanstack-query/emitter.ts";
import { validators } from "./validators/emitter.ts";

/** In the order of reports. They are independent of each other. */
export const emitters: readonly Emitter[] = [openapi, jsonSchema, validators, client, tanstackQuery, server, mcp, mock];
