import { isDeepStrictEqual } from "node:util";
import { differs, fails, type Shown, worstOf } from "../shown.ts";
import { seenIn } from "./query-responses.ts";
import { plainHandlers, type QueryHandler, type QueryHost } from "./query-host.ts";
import { plainRequest, type QueryTrial } from "./query-right.ts";

/** Compares the responses when a handler fails: code, status, and header field, for each code of the service. */
export async function readErrors({ before, after, renames }: QueryTrial): Promise<Shown> {
  const shown: Shown[] = [];
  const codes = new Set(after.service.errors.map(({ code }) => code));
  for (const { code: name } of before.service.errors) {
    if (!codes.has(renames.get(name) ?? name)) continue;
    const [was, is] = [await failed(before, name, before), await failed(after, renames.get(name) ?? name, before)];
    const isOther = was !== undefined && is !== undefined && !isDeepStrictEqual(was, is);
    if (isOther) shown.push(fails(`${name}: ${JSON.stringify(was)}, now ${JSON.stringify(is)}`));
  }
  const known = new Set(before.service.errors.map(({ code }) => renames.get(code) ?? code));
  const more = after.service.errors.find(({ code }) => !known.has(code));
  if (more !== undefined) shown.push(differs(`it may fail with ${more.code}`));
  return worstOf(shown);
}

/** Returns the error response to a request of the old client, if the server accepts that request. */
async function failed(host: QueryHost, code: string, reader: QueryHost): Promise<unknown> {
  const handlers = plainHandlers(host.service);
  const fail: QueryHandler = (_, context) => context.fail(code, { text: "It fails." });
  const modules = Object.fromEntries(Object.keys(handlers.modules).map((name) => [name, fail]));
  const server = await host.serve({ ...handlers, modules });
  const header = host.service.wire.errorHeader?.value?.toLowerCase();
  for (const one of [reader, host]) {
    const request = await plainRequest(one, one.service.modules[0]!.name);
    const { response, got } = await server.send(request!);
    if (got !== undefined)
      return {
        ...(seenIn(response).body as object),
        header: header === undefined ? undefined : response.headers[header],
      };
  }
  return undefined;
}
