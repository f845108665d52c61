import { fastify, type FastifyPluginAsync, type InjectOptions } from "fastify";
import type { Service } from "../../../../generators/model/model.ts";
import { basePath } from "../../../../generators/naming/paths.ts";
import type { Exchanged, Got, WireResponse, WireRequest } from "./request.ts";

/** A server in this process, at the address given in its spec. */
export interface Mounted {
  readonly send: (request: WireRequest) => Promise<Exchanged>;
}

export interface Recorder {
  got: Got | undefined;
}

export async function mount(service: Service, plugin: FastifyPluginAsync, recorder: Recorder): Promise<Mounted> {
  const server = fastify();
  await server.register(plugin);
  await server.ready();
  const origin = originOf(service);
  return {
    send: async ({ method, url, headers, body }) => {
      recorder.got = undefined;
      if (!url.startsWith(origin))
        return { response: { status: 0, headers: {}, text: "no server has this address" }, got: undefined };
      const options = {
        method,
        url: url.slice(origin.length),
        headers,
        ...(body !== undefined && { payload: body }),
      } as InjectOptions;
      const { statusCode, headers: given, payload } = await server.inject(options);
      const texts = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
      const response: WireResponse = { status: statusCode, headers: texts, text: payload };
      return { response, got: recorder.got };
    },
  };
}

/** Returns the URL of the service, with its base path. */
export function addressOf(service: Service): string {
  return originOf(service) + basePath(service);
}

function originOf({ baseUrl }: Service): string {
  const known = baseUrl.value;
  return known === undefined || known.includes("{") || !URL.canParse(known)
    ? "https://service.invalid"
    : new URL(known).origin;
}
