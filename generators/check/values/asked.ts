import { byKind, type ByKind } from "../../model/group-by.ts";
import type { Example } from "../../model/example.ts";
import type { Module, Parameter, QueryService } from "../../model/query.ts";
import type { Test } from "../../model/rules.ts";
import { isObject, type JsonObject } from "./text-fault.ts";

/* The request of an example, in the form in which tests of rules and results evaluate it. */

/** The parameters of a module, or of the request itself, with their values. */
export interface Asked {
  readonly given: JsonObject;
  readonly parameters: readonly Parameter[];
  /** The value that selects all values. */
  readonly all: string | undefined;
  readonly pages: AskedPages;
}

/** The pages that the request selects, by the values of `pages` tests. */
type AskedPages = Readonly<Record<Extract<Test, { readonly kind: "pages" }>["pages"], boolean>>;

/** Returns the part of an example's request that belongs to the module. */
export function askedOfModule(service: QueryService, { parameters }: Module, example: Example): Asked {
  const given = isObject(example.request) ? example.request : {};
  return { given, parameters, all: allSpecifier(service), pages: pagesOf(service, example) };
}

/** Returns the remaining part of the request. It includes constants, because every request has them. */
export function askedBeside(service: QueryService, example: Example): Asked {
  const constants = service.constants.map(({ name, value }) => [name, value.value] as const);
  const given = { ...Object.fromEntries(constants), ...example.parameters };
  const parameters = service.requestParameters.flatMap((set) => set.parameters);
  return { given, parameters, all: allSpecifier(service), pages: pagesOf(service, example) };
}

function allSpecifier({ wire }: QueryService): string | undefined {
  return wire.allSpecifier?.value;
}

function pagesOf({ pages }: QueryService, { parameters }: Example): AskedPages {
  const count = (names: readonly string[] = []): number => names.flatMap((name) => own(parameters, name) ?? []).length;
  const [ofPages, ofRevisions] = [count(pages?.pages), count(pages?.revisions)];
  return {
    some: ofPages + ofRevisions > 0,
    several: ofPages > 1,
    revisions: ofRevisions > 0,
    "several-revisions": ofRevisions > 1,
  };
}

/** A parameter may have the name of an inherited member of every object. */
function own(given: JsonObject, name: string): unknown {
  return Object.hasOwn(given, name) ? given[name] : undefined;
}

export function isNamed({ given }: Asked, name: string): boolean {
  return own(given, name) !== undefined;
}

export function meets(test: Test, asked: Asked): boolean {
  return byKind(met, test, asked);
}

const met: ByKind<Test, [asked: Asked], boolean> = {
  given: ({ parameter }, asked) =>
    isNamed(asked, parameter) && String(own(asked.given, parameter)) !== String(defaultOf(asked, parameter)),
  filled: ({ parameter }, asked) => !["", "0", "undefined"].includes(String(valueOf(asked, parameter))),
  holds({ parameter, values }, asked) {
    const value = valueOf(asked, parameter);
    return value !== undefined && [value].flat().some((one) => one === asked.all || values.includes(String(one)));
  },
  pages: ({ pages }, asked) => asked.pages[pages],
  // Examples of a module request the module itself, not a generator.
  role: ({ role }) => role === "module",
  all: ({ tests }, asked) => tests.every((test) => meets(test, asked)),
};

/**
 * Returns whether the request meets at least one of the tests in `when`, if there are any, and none of those in
 * `unless`.
 */
export function holdsFor(
  { when, unless }: { readonly when: readonly Test[]; readonly unless: readonly Test[] },
  asked: Asked,
): boolean {
  return (when.length === 0 || when.some((test) => meets(test, asked))) && !unless.some((test) => meets(test, asked));
}

function valueOf(asked: Asked, name: string): unknown {
  return own(asked.given, name) ?? defaultOf(asked, name);
}

function defaultOf({ parameters }: Asked, name: string): unknown {
  return parameters.find((parameter) => parameter.name === name)?.default?.value;
}
