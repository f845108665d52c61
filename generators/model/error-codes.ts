import { type ByKind, byKind, indexByKeys } from "./group-by.ts";
import { remembered } from "./memo.ts";
import type { Service } from "./model.ts";
import type { ErrorCode } from "./service.ts";
import type { Module } from "./query.ts";
import type { ErrorReference, Rule, Syntax } from "./rules.ts";

export const errorsByCode: (service: Service) => ReadonlyMap<string, ErrorCode> = remembered(
  ({ errors }) => new Map(errors.map((error) => [error.code, error])),
);

/** Returns the modules whose rules return an error, by name, or the operations that return it, by id. */
export function usersOfError(service: Service, code: string): readonly string[] {
  return (usersByCode(service).get(code) ?? []).map(({ name }) => name);
}

const usersByCode = remembered((service: Service) => indexByKeys(codesByUser(service), ({ codes }) => codes));

function codesByUser(service: Service): readonly { readonly name: string; readonly codes: readonly string[] }[] {
  if (service.kind === "query")
    return service.modules.map((module) => ({ name: module.name, codes: codesOfModule(module) }));
  return service.resources.flatMap(({ operations }) =>
    operations.map(({ operationId, errors }) => ({ name: operationId, codes: errors.map(({ code }) => code) })),
  );
}

type Codes = Pick<Module, "rules" | "parameters">;

/** Returns only the codes of errors. A request with a warning succeeds. */
export function errorCodesOfModule({ rules, parameters }: Codes): readonly string[] {
  return codesOfModule({ rules: rules.filter(({ kind }) => kind !== "cap" && kind !== "warning"), parameters });
}

/** Returns the error codes of a module's rules and of its parameters' value syntaxes, without duplicates. */
export function codesOfModule({ rules, parameters }: Codes): readonly string[] {
  const references = [
    ...rules.flatMap(codesOfRule),
    ...parameters.flatMap(({ syntax }) => (syntax === undefined ? [] : codesOfSyntax(syntax))),
  ];
  return [...new Set(references.map(({ code }) => code))];
}

function codesOfRule(rule: Rule): readonly ErrorReference[] {
  return byKind(ruleCodes, rule);
}

const ofError = ({ error }: { readonly error: ErrorReference }): readonly ErrorReference[] => [error];
const ofWarning = ({ warning }: { readonly warning: ErrorReference }): readonly ErrorReference[] => [warning];

const ruleCodes: ByKind<Rule, [], readonly ErrorReference[]> = {
  "exactly-one-of": ({ none, several }) => [none, several],
  "at-most-one-of": ofError,
  "at-least-one-of": ofError,
  needs: ofError,
  excludes: ofError,
  contradiction: ofError,
  "not-empty": ofError,
  "in-namespace": ofError,
  cap: ofWarning,
  warning: ofWarning,
};

function codesOfSyntax(syntax: Syntax): readonly ErrorReference[] {
  return byKind(syntaxCodes, syntax);
}

const syntaxCodes: ByKind<Syntax, [], readonly ErrorReference[]> = {
  title: ({ error, cannotExist }) => (cannotExist === undefined ? [error] : [error, cannotExist]),
  "title-part": ofError,
  "title-prefix": ofError,
  continue: ofError,
  id: ofError,
  ip: ({ error, widest }) => [error, widest.error],
  listed: ofError,
  word: ofError,
};

/** The placeholder in a code for the name of the parameter that the error is about. */
const parameterPlaceholder = "{wireName}";

/** Returns an error code for display: `badid_<parameter>` if it ends with the name of a parameter. */
export function shownCode(code: string): string {
  return code.replace(parameterPlaceholder, "<parameter>");
}

/**
 * Splits a code at the placeholder for a parameter name. A code without the placeholder is returned as the only part.
 */
export function codeParts(code: string): readonly string[] {
  return code.split(parameterPlaceholder);
}
