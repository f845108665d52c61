import type { Fact } from "../model/fact.ts";
import type { FieldRule } from "../model/rules.ts";
import type { Resource, ResourceService } from "../model/resource.ts";

/** Returns the error codes that a service refers to outside their list. */
export function errorCodesInUse({ requestErrors, tenant, resources, shapes }: ResourceService): ReadonlySet<string> {
  const ofService = [...Object.values(requestErrors), tenant?.missing].flatMap(known);
  return new Set([
    ...ofService,
    ...resources.flatMap(codesOf),
    ...shapes.flatMap(({ fieldRules }) => fieldRules).flatMap(codeOf),
  ]);
}

function codesOf({ fields, operations, rules, fieldRules, shapes }: Resource): readonly string[] {
  return [
    ...fields.flatMap(({ errors }) => [...known(errors.missing), ...known(errors.invalid)]),
    ...operations.flatMap(({ errors, queryRules }) => [
      ...errors.map(({ code }) => code),
      ...queryRules.flatMap(codeOf),
    ]),
    ...rules.flatMap(({ error }) => error ?? []),
    ...[...fieldRules, ...shapes.flatMap((shape) => shape.fieldRules)].flatMap(codeOf),
  ];
}

function codeOf({ error }: FieldRule): readonly string[] {
  return known(error);
}

function known(code: Fact<string> | undefined): readonly string[] {
  const text = code?.value;
  return text === undefined ? [] : [text];
}
