import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { onlyResponse, operationsOf } from "../../model/operations.ts";
import { resourceServices } from "../../model/queries.ts";
import type { Operation } from "../../model/resource.ts";
import type { Place } from "../../model/place.ts";
import type { Rule } from "../rule.ts";

/**
 * Several success responses must have different statuses, and a header field must have the same type in all of them.
 */
export const indistinctResponses: Rule = {
  code: "indistinct-responses",
  check(model, report) {
    const several = resourceServices(model)
      .flatMap(operationsOf)
      .filter((one) => onlyResponse(one) === undefined);
    for (const { what, remedy, place } of several.flatMap((one) => [...statusFaults(one), ...headerFaults(one)])) {
      report(diagnostic("indistinct-responses", place, { what, remedy }));
    }
  },
};

interface Fault {
  readonly what: string;
  readonly remedy: string;
  readonly place: Place;
}

function statusFaults({ responses }: Operation): readonly Fault[] {
  const statuses = responses.map(({ httpStatus }) => httpStatus.value);
  return responses.flatMap(({ httpStatus: { place } }, index): readonly Fault[] => {
    const status = statuses[index];
    if (status === undefined)
      return [
        {
          what: "The status of one of several responses is unknown",
          remedy: "Decide on it, or define a single response",
          place,
        },
      ];
    if (status < 200 || status > 299) {
      return [
        {
          what: `${status} is not a success status`,
          remedy: "Use one from 200 to 299, or list an error of errors.yaml under “errors”",
          place,
        },
      ];
    }
    return statuses.indexOf(status) === index
      ? []
      : [
          {
            what: `Two responses have the status ${status}`,
            remedy: "Give each its own status, or combine them with `anyOf`",
            place,
          },
        ];
  });
}

function headerFaults({ responses }: Operation): readonly Fault[] {
  const first = new Map<string, string>();
  return responses
    .flatMap(({ headers }) => headers)
    .flatMap(({ name, type, place }): readonly Fault[] => {
      const text = JSON.stringify(type, (key, value: unknown) => (key === "place" ? undefined : value));
      const known = first.get(name.toLowerCase()) ?? text;
      first.set(name.toLowerCase(), known);
      return known === text
        ? []
        : [
            {
              what: `The header field ${name} has different types in two responses`,
              remedy: "Give it the same type in all responses of the operation",
              place,
            },
          ];
    });
}
