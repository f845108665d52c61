import type * as actionApi from "../../../templates/runtime/action-api/validators/entry.ts";
import type * as query from "../../../templates/runtime/query/validators/entry.ts";
import type * as general from "../../../templates/runtime/resource/validators/entry.ts";
import { literal, reference } from "../../codegen/literal.ts";

/**
 * Everything that generated code can import from the runtime. If a name or a parameter changes there, compilation fails
 * here.
 */
export type Runtime = typeof general & typeof query & typeof actionApi;

export type RuntimeName = keyof Runtime;

/** Works like `Parameters`, but also for rest parameters with a readonly type. */
type Arguments<Name extends RuntimeName> = Runtime[Name] extends (
  ...args: infer Items extends readonly unknown[]
) => unknown
  ? Items
  : never;

/** The names that code imports from the runtime, collected while its text is created. */
export interface RuntimeUse {
  /** Imports a name and returns the code that refers to it. */
  name(name: RuntimeName): string;
  /** Imports a function and returns a reference to it. */
  value<Name extends RuntimeName>(name: Name): Runtime[Name];
  /** Returns a call, typed as its result. Undefined arguments at the end are omitted. */
  call<Name extends RuntimeName>(name: Name, ...args: Arguments<Name>): ReturnType<Runtime[Name]>;
  /** Returns all imported names. */
  names(): readonly RuntimeName[];
}

/** `take` returns the text to print for a name. By default, this is the name. */
export function runtimeUse(take: (name: RuntimeName) => string = (name) => name): RuntimeUse {
  const taken = new Set<RuntimeName>();
  const name = (name: RuntimeName): string => (taken.add(name), take(name));
  return {
    name,
    value: (one) => reference(name(one)),
    call: (one, ...args) =>
      reference(
        `${name(one)}(${withoutEnd(args)
          .map((arg) => literal(arg, "    "))
          .join(", ")})`,
      ),
    names: () => [...taken].sort(),
  };
}

function withoutEnd(args: readonly unknown[]): readonly unknown[] {
  return args.slice(0, args.findLastIndex((arg) => arg !== undefined) + 1);
}
