import { afterFirstSentence, firstSentence } from "../../../describe/texts.ts";
import { rulesOfNone } from "../../../describe/parameter.ts";
import type { QueryService, RequestParameters } from "../../../model/query.ts";
import { codesOfModule } from "../../../model/rule-codes.ts";
import { itemPage } from "../addresses.ts";
import { above, siblingsOf } from "../navigation.ts";
import { blocks, code, list, marks, prose } from "../prose.ts";
import type { Page } from "../site.ts";
import { definitions, section } from "./blocks.ts";
import { errorLinks } from "./error-links.ts";
import { requestParameterEntries } from "./parameters.ts";

/** Returns the page of request parameters that belong to no module. */
export function requestParametersPage(service: QueryService, set: RequestParameters): Page {
  const { id, title, description, parameters, rules, origin } = set;
  return {
    path: itemPage(service, "request-parameters", id).path,
    kind: "request-parameters",
    title,
    isCode: false,
    summary: firstSentence(description),
    breadcrumbs: above(service, "request-parameters"),
    siblings: siblingsOf(
      service,
      "request-parameters",
      service.requestParameters.map((one) => one.id),
    ),
    blocks: [
      ...blocks(afterFirstSentence(description)),
      ...definitions([["Name", [code(id), ...marks(origin)]]]),
      ...section("parameters", "Parameters", requestParameterEntries(service, parameters, rules)),
      ...section("remarks", "Rules between parameters", list(rulesOfNone(rules, service).map(prose))),
      ...section("errors", "Errors", errorLinks(service, codesOfModule(set))),
    ],
  };
}
