import type { Syntax } from "../model/rules.ts";
import type { Binding } from "./binding.ts";
import { resolve } from "./resolve-name.ts";
import { resolveCodes, resolveTests, type RuleScope } from "./resolve-rules.ts";

/** Checks the parameters and error codes that a syntax refers to. */
export function resolveSyntax(binding: Binding, syntax: Syntax, scope: RuleScope): void {
  resolveCodes(binding, [syntax.error], scope);
  resolveTests(binding, [...syntax.when, ...syntax.unless], scope);
  switch (syntax.kind) {
    case "title":
      return resolveCodes(binding, syntax.cannotExist === undefined ? [] : [syntax.cannotExist], scope);
    case "title-part":
      if (syntax.namespace.kind === "parameter")
        resolve(binding, "parameter", syntax.namespace.parameter, scope.siblings, syntax.place);
      return;
    case "continue":
      return resolveTests(
        binding,
        syntax.forms.flatMap(({ when, unless }) => [...when, ...unless]),
        scope,
      );
    case "ip":
      return resolveCodes(binding, [syntax.widest.error], scope);
    case "title-prefix":
    case "id":
    case "listed":
    case "word":
      return;
  }
}
