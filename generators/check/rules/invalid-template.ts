import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { queryServices } from "../../model/queries.ts";
import type { Parameter } from "../../model/query.ts";
import type { Rule } from "../rule.ts";

/** A name contains a variable in braces if and only if it has the mapping `template`. */
export const invalidTemplate: Rule = {
  code: "invalid-template",
  check(model, report) {
    for (const module of queryServices(model).flatMap((service) => service.modules)) {
      if (module.sameParametersAs !== undefined) continue;
      const byName = new Map(module.parameters.map((parameter) => [parameter.name, parameter]));
      for (const parameter of module.parameters) {
        const reason = whyInvalid(parameter, byName);
        if (reason !== undefined)
          report(diagnostic("invalid-template", parameter.place, { name: parameter.name, reason }));
      }
    }
  },
};

function whyInvalid({ name, template }: Parameter, siblings: ReadonlyMap<string, Parameter>): string | undefined {
  const variable = /\{([^}]*)\}/.exec(name)?.[1];
  if (template === undefined)
    return variable === undefined ? undefined : `no parameter supplies the values of “{${variable}}”`;
  if (variable !== template.variable) return `it does not contain “{${template.variable}}”`;
  const over = siblings.get(template.parameter);
  return over === undefined || over.multiple ? undefined : `“${template.parameter}” accepts only one value`;
}
