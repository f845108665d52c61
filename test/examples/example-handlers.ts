import type { ResultField } from "../../generators/model/result.ts";
import { partsOf } from "../../generators/model/result-parts.ts";
import type { AnswerForm } from "../../templates/runtime/query/server/table.ts";
import type { Members, Tree } from "../oracle/response-row.ts";
import type { Handlers } from "../server/query/support/package.ts";
import { service, type ModuleExample } from "./module-examples.ts";

/** Creates handlers that return the content of the example, without the members that the server adds automatically. */
export function exampleHandlers({ module, example }: ModuleExample, form: AnswerForm): Handlers {
  const { results, pages } = service.answer!;
  const { continue: next = {}, [results]: found = {}, ...body } = example.response as Members;
  const { [pages!.member]: list = [], ...others } = found as Members;
  const { page } = fieldNames(module);
  const named = (list as readonly Members[]).map((one) => split(one, page));
  const response = {
    items: () => {
      const { [module.name]: items, ...results } = others as Record<string, Tree>;
      return { items: items as readonly Tree[], results, limited: true };
    },
    pages: (context: Context) => ({
      items: context.pages.map((one, index) => [one, named[index]!.members]),
      results: others,
      limited: true,
    }),
    results: () => others,
    body: () => ({ ...others, [module.name]: body[module.name] }),
  };
  const handler = (_parameters: unknown, context: Context): unknown => {
    for (const [name, value] of Object.entries(next as Record<string, string | number>)) {
      if (name !== "continue") context.continueWith(value, name.slice(module.prefix.length));
    }
    return response[form](context);
  };
  return { modules: { [module.name]: handler }, pages: () => ({ pages: named.map(({ base }) => base) }) };
}

interface Context {
  readonly pages: readonly object[];
  continueWith(value: string | number, parameter: string): void;
}

function fieldNames(module: ModuleExample["module"]): { readonly page: ReadonlySet<string> } {
  const fields: readonly ResultField[] = partsOf(module).flatMap((part) =>
    part.location === "page" ? part.fields : [],
  );
  return { page: new Set(fields.map(({ name }) => name)) };
}

/** Splits a page into its own members and those that the module adds. */
function split(page: Members, added: ReadonlySet<string>): { readonly base: Members; readonly members: Members } {
  const part = (isAdded: boolean): Members =>
    Object.fromEntries(Object.entries(page).filter(([name]) => added.has(name) === isAdded));
  return { base: part(false), members: part(true) };
}
