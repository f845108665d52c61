import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { server as serverEmitter } from "../../../../generators/emit/server/emitter.ts";
import { validators } from "../../../../generators/emit/validators/emitter.ts";
import type { FastifyPluginAsync } from "fastify";
import type { defineAction, Unformatted } from "../../../../templates/runtime/action-api/server/action.ts";
import type { MockOptions, Options } from "../../../../templates/runtime/action-api/server/options.ts";
import type { WrittenForms } from "../../../../templates/runtime/action-api/server/formats/serializers.ts";
import type { Answer } from "../../../../templates/runtime/query/server/request.ts";
import type { CheckAnswer } from "../../../../templates/runtime/query/server/results/finding.ts";
import type { Table } from "../../../../templates/runtime/query/server/table.ts";
import { emittedFromSpec } from "../../../support/emit.ts";
import { filledFolder } from "../../../support/filled-folder.ts";

export type Handler = (parameters: any, context: any) => unknown;

export interface Handlers {
  readonly modules?: Readonly<Record<string, Handler>>;
  readonly generators?: Readonly<Record<string, Handler>>;
  readonly pages?: Handler;
}

export interface QueryServer {
  readonly table: Table;
  readonly createQueryAnswer: (handlers?: Handlers, options?: Options) => Answer;
  readonly queryPlugin: (handlers?: Handlers, options?: Options) => FastifyPluginAsync;
  readonly loadQueryAnswerCheck: () => Promise<CheckAnswer>;
  readonly defineAction: typeof defineAction;
  readonly writtenForms: WrittenForms;
  readonly Unformatted: typeof Unformatted;
  readonly mockQueryHandlers: (handlers?: Handlers, options?: MockOptions) => Promise<Handlers>;
}

let server: Promise<QueryServer> | undefined;

/** Generates the server from the current spec, and loads it from a temporary folder, once per process. */
export function queryServer(): Promise<QueryServer> {
  return (server ??= generatedServer());
}

async function generatedServer(): Promise<QueryServer> {
  const folder = filledFolder("query server", (into) => {
    for (const [path, text] of emittedFromSpec([validators, serverEmitter])) {
      const file = join(into, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    mkdirSync(join(into, "node_modules/@kiln"), { recursive: true });
    symlinkSync("../../packages/validators", join(into, "node_modules/@kiln/validators"));
  });
  const load = async (name: string): Promise<object> =>
    import(pathToFileURL(join(folder, `packages/server/generated/query/${name}.js`)).href);
  return { ...(await load("index")), ...(await load("written-forms")) } as QueryServer;
}
