import type { Example } from "../../model/example.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { answerFaults } from "./answer-faults.ts";
import { askedBeside, askedOfModule } from "./asked.ts";
import { parameterFaults } from "./parameter-faults.ts";
import { queryRuleFaults } from "./query-rule-faults.ts";
import { valueSetsById } from "../../model/value-sets.ts";
import { expandParameters } from "../../naming/wire-names.ts";
import type { ValueFault } from "./value-fault.ts";

/** What is wrong with an example of a module: a request for it alone, and its answer. */
export function moduleFaults(service: QueryService, module: Module, example: Example): readonly ValueFault[] {
  const [asked, beside] = [askedOfModule(service, module, example), askedBeside(service, example)];
  const [ofRequest, ofModule] = [["parameters"], ["request"]];
  const named = expandParameters(module.parameters, valueSetsById(service.valueSets));
  const constants = new Set(service.constants.map(({ name }) => name));
  const free = beside.parameters
    .filter(({ name }) => !constants.has(name))
    .map((parameter) => ({ parameter, name: parameter.name }));
  return [
    ...parameterFaults(service, free, example.parameters, { path: ofRequest, whose: "the request" }),
    ...service.requestParameters.flatMap(({ rules }) => queryRuleFaults(rules, beside, ofRequest)),
    ...parameterFaults(service, named, asked.given, { path: ofModule, whose: "the module" }),
    ...queryRuleFaults(module.rules, asked, ofModule),
    ...(example.response === undefined
      ? []
      : answerFaults({ service, module, asked, beside }, example.response, ["response"])),
  ];
}
