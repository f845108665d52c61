import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { queryServices, wireName } from "../../model/queries.ts";
import type { Place } from "../../model/place.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { eachRepeated } from "../first-come.ts";
import { placeIn } from "../place-in.ts";
import type { Rule } from "../rule.ts";

/**
 * All modules of a service may stand in one request, one of them as generator, beside the request's own parameters:
 * no wire name may mean two of these.
 */
export const wireNameCollision: Rule = {
  code: "wire-name-collision",
  check(model, report) {
    for (const service of queryServices(model)) {
      const told = new Set<string>();
      eachRepeated(wireNames(service), (again, first) => {
        // One prefix that two modules share makes every parameter collide: one finding says it.
        const pair = `${first.owner}, ${again.owner}`;
        if (again.owner === first.owner || told.has(pair)) return;
        told.add(pair);
        const slots = { wireName: again.name, first: first.meaning, second: again.meaning };
        report(diagnostic("wire-name-collision", again.place, slots, { related: [{ message: first.meaning, place: first.place }] }));
      });
    }
  },
};

interface WireName {
  readonly name: string;
  /** What the name belongs to: names repeated within one owner are for duplicate-name to report. */
  readonly owner: string;
  readonly meaning: string;
  readonly place: Place;
}

function* wireNames(service: QueryService): Generator<WireName> {
  for (const { name, selector } of service.groups) {
    if (selector.status !== "unknown") yield { name: selector.value, owner: `group ${name}`, meaning: `the selector of “${name}”`, place: selector.place };
  }
  for (const set of service.requestParameters) {
    for (const { name, place } of set.parameters) yield { name, owner: "request", meaning: `the request parameter “${name}”`, place };
  }
  for (const module of service.modules) {
    yield* moduleNames(module, "");
    const generator = service.wire.generatorPrefix;
    if (module.generator && generator.status !== "unknown") yield* moduleNames(module, generator.value);
  }
}

function* moduleNames(module: Module, before: string): Generator<WireName> {
  const form = before === "" ? "" : " as generator";
  for (const parameter of module.parameters) {
    yield {
      name: before + wireName(module, parameter),
      owner: `module ${module.name}${form}`,
      meaning: `“${parameter.name}” of “${module.name}”${form}`,
      place: placeIn(module, parameter),
    };
  }
}
