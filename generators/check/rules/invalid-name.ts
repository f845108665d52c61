import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Model } from "../../model/model.ts";
import type { Named, Rule } from "../rule.ts";

/** Names become file names, so they must not be reserved. The load stage checks that they are well-formed. */
export const invalidName: Rule = {
  code: "invalid-name",
  check(model, report) {
    for (const { kind, name, place } of fileNames(model)) {
      const reason = whyTaken(name);
      if (reason !== undefined) {
        report(
          diagnostic("invalid-name", place, { name, kind, reason, rule: "is not reserved, such as a longer one" }),
        );
      }
    }
  },
};

function whyTaken(name: string): string | undefined {
  if (/^(?:con|prn|aux|nul|(?:com|lpt)[0-9])$/.test(name)) return "it is a reserved device name on Windows";
  return ["index", "file", "runtime"].includes(name) ? "Kiln writes a file of that name itself" : undefined;
}

function fileNames(model: Model): readonly (Named & { readonly kind: string })[] {
  return model.services.flatMap((service) => [
    { kind: "a service", name: service.id, place: service.place },
    ...service.valueSets.map(({ id, place }) => ({ kind: "a value set", name: id, place })),
    ...(service.kind === "query"
      ? service.modules.map(({ name, place }) => ({ kind: "a module", name, place }))
      : service.resources.map(({ id, place }) => ({ kind: "a resource", name: id, place }))),
  ]);
}
