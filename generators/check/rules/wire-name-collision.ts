import type { Fact } from "../../model/fact.ts";
import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { queryServices, wireName } from "../../model/queries.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { type Owned, type Rule, eachCollision, placeIn } from "../rule.ts";

/**
 * One request may contain all modules of a service, one of them as a generator, and the request's own parameters. Wire
 * names must be unique among them, except for flags that are declared as shared.
 */
export const wireNameCollision: Rule = {
  code: "wire-name-collision",
  check(model, report) {
    for (const service of queryServices(model)) {
      eachCollision(wireNames(service), (again, first) => {
        const slots = { wireName: again.name, first: first.meaning, second: again.meaning };
        report(
          diagnostic("wire-name-collision", again.place, slots, {
            related: [{ message: first.meaning, place: first.place }],
          }),
        );
      });
    }
  },
};

interface WireName extends Owned {
  readonly meaning: string;
}

function* wireNames(service: QueryService): Generator<WireName> {
  for (const { name, selector } of service.groups) {
    yield* selectorName(selector, `group ${name}`, `the selector of “${name}”`);
  }
  yield* selectorName(service.wire.generatorSelector, "generator", "the selector of the generator");
  for (const set of service.requestParameters) {
    for (const { name, place } of set.parameters)
      yield { name, owner: "request", meaning: `the request parameter “${name}”`, place };
  }
  const shared = new Set(service.requestParameters.flatMap((set) => set.shared.map(({ name }) => name)));
  for (const module of service.modules) {
    yield* moduleNames(module, "", shared);
    const generator = service.wire.generatorPrefix?.value;
    if (module.generator && generator !== undefined) yield* moduleNames(module, generator, shared);
  }
}

function* selectorName(selector: Fact<string> | undefined, owner: string, meaning: string): Generator<WireName> {
  const name = selector?.value;
  if (selector !== undefined && name !== undefined) yield { name, owner, meaning, place: selector.place };
}

function* moduleNames(module: Module, before: string, shared: ReadonlySet<string>): Generator<WireName> {
  const form = before === "" ? "" : " as generator";
  for (const parameter of module.parameters) {
    const name = before + wireName(module, parameter);
    if (parameter.type.kind === "boolean" && shared.has(name)) continue;
    yield {
      name,
      owner: `module ${module.name}${form}`,
      meaning: `“${parameter.name}” of “${module.name}”${form}`,
      place: placeIn(module, parameter),
    };
  }
}
