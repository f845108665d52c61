import { identifier } from "../../codegen/typescript.ts";
import type { Operation } from "../../model/resource.ts";
import { camelCase } from "../../naming/type-names.ts";

/** What no parameter of a function may be called, in a module; `request` and `call` come after the path's. */
const taken: ReadonlySet<string> = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function
  if implements import in instanceof interface let new null package private protected public return static super switch this throw true try
  typeof var void while with yield request call`.split(/\s+/),
);

/** The names of the arguments that go into an operation's path, in its order: `id` for the id of the object. */
export function argumentNames({ pathParameters }: Operation): readonly string[] {
  const names = new Set<string>();
  for (const { name, isId } of pathParameters) {
    let argument = isId ? "id" : identifier(camelCase(name)) || "_";
    while (taken.has(argument) || names.has(argument)) argument += "_";
    names.add(argument);
  }
  return [...names];
}
