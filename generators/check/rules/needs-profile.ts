import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { queryServices } from "../../model/queries.ts";
import type { Place } from "../../model/place.ts";
import type { Module, Parameter, QueryService } from "../../model/query.ts";
import type { Rule as ModuleRule, Syntax } from "../../model/rules.ts";
import type { Type } from "../../model/type.ts";
import { ownParametersOf } from "../known.ts";
import type { Rule } from "../rule.ts";

/** A service without a profile must not use features of a profile's protocol. */
export const needsProfile: Rule = {
  code: "needs-profile",
  check(model, report) {
    for (const service of queryServices(model)) {
      if (service.profile !== undefined) continue;
      for (const { what, instead, place } of foreign(service)) {
        report(diagnostic("needs-profile", place, { what, service: service.id, instead }));
      }
    }
  },
};

interface Foreign {
  readonly what: string;
  /** The replacement in a service without a profile. */
  readonly instead: string;
  readonly place: Place;
}

/**
 * Parameter types that need a profile, with their replacements. Response types with these names are strings and numbers
 * in any service.
 */
const types: Readonly<Partial<Record<Type["kind"], string>>> = {
  title: "string",
  user: "string",
  namespace: "integer",
};
const titleSyntaxes: readonly Syntax["kind"][] = ["title", "title-part", "title-prefix"];

function* foreign(service: QueryService): Generator<Foreign> {
  for (const parameter of ownParametersOf(service)) yield* ofParameter(parameter);
  for (const owner of [...service.modules, ...service.requestParameters, ...service.parameterGroups])
    yield* ofRules(owner);
  if (service.tokens !== undefined)
    yield { what: "the key “tokens”", instead: "leave it out", place: service.tokens.place };
}

function* ofParameter({ type, syntax, place }: Parameter): Generator<Foreign> {
  const instead = types[type.kind];
  if (instead !== undefined) yield { what: `the type “${type.kind}”`, instead: `write “${instead}”`, place };
  if (syntax !== undefined && titleSyntaxes.includes(syntax.kind)) {
    yield { what: "a syntax of titles", instead: "write a “pattern”", place: syntax.place };
  }
}

function* ofRules({ rules }: Pick<Module, "rules">): Generator<Foreign> {
  for (const rule of rules.filter(isOfTitles))
    yield { what: "a rule about the namespace of a title", instead: "leave it out", place: rule.place };
}

function isOfTitles({ kind }: ModuleRule): boolean {
  return kind === "in-namespace";
}
