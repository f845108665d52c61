import { incremental } from "../../model/memo.ts";
import { byKind, type ByKind } from "../../model/group-by.ts";
import type { Example } from "../../model/example.ts";
import type { Module, QueryService } from "../../model/query.ts";
import type { ContinueField, ContinueSyntax } from "../../model/rules.ts";
import { knownResult } from "../../model/result-parts.ts";
import { wireName } from "../../naming/wire-names.ts";
import {
  type JsonObject,
  type Path,
  type ValueFault,
  describeValue,
  isObject,
  matches,
  tooMany,
} from "./text-fault.ts";

/**
 * Finds values of an example that contradict each other, such as more items than the limit, or an invalid value to
 * continue from.
 */
export const moduleContradictions = incremental(
  (service: QueryService, module: Module, { request, response }: Example): readonly ValueFault[] => {
    const given = isObject(request) ? request : {};
    return [
      ...(isObject(response)
        ? [...limitFaults(service, module, given, response), ...nextFaults(service, module, response)]
        : []),
      ...module.parameters.flatMap(({ name, syntax }) =>
        syntax?.kind === "continue" && Object.hasOwn(given, name)
          ? continueFaults(syntax, given[name], ["request", name])
          : [],
      ),
    ];
  },
);

function limitFaults(
  { answer }: QueryService,
  module: Module,
  given: JsonObject,
  response: JsonObject,
): readonly ValueFault[] {
  const parameter = module.parameters.find(({ type }) => type.kind === "limit");
  if (parameter === undefined || answer === undefined || knownResult(module)?.items === undefined) return [];
  const limit = given[parameter.name] ?? parameter.default?.value;
  const results = response[answer.results];
  const items = isObject(results) ? results[module.name] : undefined;
  if (typeof limit !== "number" || !Array.isArray(items) || items.length <= limit) return [];
  return [tooMany(["response", answer.results, module.name], items.length, limit)];
}

/**
 * Returns the faults in the response's value for the next request, which is in a body member with the parameter's name.
 */
function nextFaults(service: QueryService, module: Module, response: JsonObject): readonly ValueFault[] {
  return module.parameters.flatMap(({ name, syntax }) => {
    const inRequests = wireName(service, module, name);
    if (syntax?.kind !== "continue" || inRequests === undefined) return [];
    return Object.entries(response).flatMap(([member, value]) =>
      isObject(value) && Object.hasOwn(value, inRequests)
        ? continueFaults(syntax, value[inRequests], ["response", member, inRequests])
        : [],
    );
  });
}

function continueFaults({ forms, emptyIsAbsent }: ContinueSyntax, value: unknown, path: Path): readonly ValueFault[] {
  const parts = String(value).split("|");
  const fits = forms.some(
    ({ fields }) =>
      fields.length === parts.length && fields.every((field, index) => byKind(fitsField, field, parts[index]!)),
  );
  if (fits || (emptyIsAbsent && value === "")) return [];
  return [{ path, reason: `is ${describeValue(value)}, which is not a value to continue from` }];
}

const fitsForm =
  (form: string) =>
  (_: unknown, part: string): boolean =>
    matches(form, part);

const fitsField: ByKind<ContinueField, [part: string], boolean> = {
  text: () => true,
  integer: fitsForm("^(?:0|-?[1-9][0-9]*)$"),
  timestamp: fitsForm("^[0-9]{14}$"),
  hex: fitsForm("^(?:[0-9A-Fa-f]{2})*$"),
  fraction: fitsForm("^0\\.[0-9]+$"),
  bit: fitsForm("^[01]$"),
  literal: ({ text }, part) => text === part,
};
