import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Service } from "../../model/model.ts";
import { moduleOperationId, moduleTypeName, requestTypeName, responseTypeName, shapeTypeName, valueSetTypeName } from "../../view/names.ts";
import { eachRepeated, type Named } from "../first-come.ts";
import type { Rule } from "../rule.ts";

/**
 * Two things of a service that would get one name in the outputs. Compared without case: names become file names,
 * and not every file system tells them apart.
 */
export const outputCollision: Rule = {
  code: "output-collision",
  check(model, report) {
    for (const service of model.services) {
      eachRepeated(outputNames(service), (again, first) => {
        // The same id twice is for duplicate-name to say.
        if (again.thing === first.thing) return;
        const related = [{ message: first.thing, place: first.place }];
        report(diagnostic("output-collision", again.place, { first: first.thing, second: again.thing, name: again.output }, { related }));
      });
    }
  },
};

interface OutputName extends Named {
  readonly thing: string;
  readonly output: string;
}

function outputNames(service: Service): readonly OutputName[] {
  const sets = service.valueSets.map((set) => named(valueSetTypeName(set), `the value set “${set.id}”`, set));
  if (service.kind === "query") {
    const modules = service.modules.flatMap((module) => [
      named(moduleTypeName(module), `the module “${module.name}”`, module),
      named(moduleOperationId(module), `the module “${module.name}”`, module),
    ]);
    return [...sets, ...modules];
  }
  const shapes = service.resources.flatMap((resource) =>
    resource.shapes.map((shape) => named(shapeTypeName(resource, shape.name), `the shape “${shape.name}” of “${resource.id}”`, shape)),
  );
  const bodies = service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) =>
      [requestTypeName(operation.operationId), responseTypeName(operation.operationId)].map((name) =>
        named(name, `the operation “${operation.operationId}”`, operation),
      ),
    ),
  );
  return [...sets, ...shapes, ...bodies];
}

function named(output: string, thing: string, { place }: Pick<Named, "place">): OutputName {
  return { name: output.toLowerCase(), output, thing, place };
}
