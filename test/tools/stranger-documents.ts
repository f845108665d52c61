import { join } from "node:path";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { compile, filesOf, load } from "../../generators/index.ts";
import { moduleDocuments } from "../openapi/module-documents.ts";
import { rootFolder } from "../support/emit.ts";

/**
 * The OpenAPI documents of other teams' services, by spec and name. Of the single-module documents, only the first of
 * each service.
 */
export const strangerDocuments: readonly (readonly [name: string, text: string])[] = [
  "bookings",
  "booking-shop",
  "telephony",
  "library",
].flatMap((spec) => {
  const { outputs, model, diagnostics } = compile(load(join(rootFolder, "test/services", spec)), [openapi]);
  if (model === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  const files = new Map([...filesOf(outputs)].map(({ path, text }) => [path, text]));
  const whole = [...files].flatMap(([path, text]) => {
    const [, name] = /^packages\/openapi\/generated\/([\w-]+)\.json$/.exec(path) ?? [];
    return name === undefined ? [] : [[name, text] as const];
  });
  const alone = [...moduleDocuments(files)]
    .slice(0, 1)
    .map(([name, document]) => [name.replace("/", "-"), JSON.stringify(document)] as const);
  return [...whole, ...alone].map(([name, text]) => [`${spec}-${name}`, text] as const);
});
