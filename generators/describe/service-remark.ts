import { undocumented, whereKnown, type Fact } from "../model/fact.ts";
import type { ServiceHead } from "../model/service.ts";
import { statusRemark } from "./marks.ts";

/** What a fact about a service as a whole is called, the fact, and how its value is shown. */
export function serviceRemark<T>(
  label: string,
  fact: Fact<T> | undefined,
  show: (value: T) => string,
): readonly string[] {
  if (fact === undefined || undocumented(fact) === undefined) return [];
  return [`${label}: ${whereKnown(fact, show, () => "not known")}${statusRemark(fact)}`];
}

/** The same of what every service has. */
export function headRemarks(
  { version, baseUrl, baseUrlVariables }: ServiceHead,
  show: (value: string) => string,
): readonly string[] {
  return [
    ...serviceRemark("The version of the service", version, show),
    ...serviceRemark("The address of the service", baseUrl, show),
    ...baseUrlVariables.flatMap(({ name, example }) =>
      serviceRemark(`An example of ${show(name)} in it`, example, show),
    ),
  ];
}
