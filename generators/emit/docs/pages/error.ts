import { lifecycleProse } from "../../../describe/lifecycle.ts";
import { statusRemark } from "../../../describe/marks.ts";
import { usersOfError } from "../../../model/error-codes.ts";
import { valueOr } from "../../../model/fact.ts";
import type { Service } from "../../../model/model.ts";
import { codeParts, shownCode } from "../../../model/rule-codes.ts";
import type { ErrorCode } from "../../../model/service.ts";
import { itemPage, type Kind } from "../addresses.ts";
import { above, itemReference, siblingsOf } from "../navigation.ts";
import { code, joined, marks, named, paragraph, prose, text } from "../prose.ts";
import type { Block, Page, Prose } from "../site.ts";
import { jsonCode } from "../examples/code-block.ts";
import { errorSample } from "../examples/error-sample.ts";
import { definitions, section } from "./blocks.ts";
import { remedyOf } from "./remedy.ts";

/** The page of an error code: its cause, its remedy, a response, and the operations that return it. */
export function errorPage(service: Service, error: ErrorCode): Page {
  const { code: name, condition, httpStatus, message } = error;
  const sample = errorSample(service, error);
  return {
    path: itemPage(service, "errors", name).path,
    kind: "error",
    title: shownCode(name),
    isCode: true,
    summary: `${valueOr(condition, "The condition for this error is not known.", "marked-beside")}${statusRemark(condition)}`,
    breadcrumbs: above(service, "errors"),
    siblings: siblingsOf(
      service,
      "errors",
      service.errors.map((one) => one.code),
    ),
    blocks: [
      ...definitions([
        ["HTTP status", [text(String(valueOr(httpStatus, "not known", "marked-beside"))), ...marks(httpStatus)]],
        ["Message", message === undefined ? [] : messageProse(message)],
        [
          "Name",
          codeParts(name).length > 1
            ? [code("<parameter>"), text(" is the name of the parameter in the request.")]
            : [],
        ],
        ["History", prose(lifecycleProse(error))],
      ]),
      ...section("remedy", "What to do", remedyBlocks(service, error)),
      ...section("sample", "Response", sample === undefined ? [] : [jsonCode("Body", sample)]),
      ...section("answered-by", userTitles[service.kind], answeredBy(service, name)),
    ],
  };
}

function remedyBlocks(service: Service, error: ErrorCode): readonly Block[] {
  const remedy = remedyOf(service, error);
  return remedy === undefined ? [] : [paragraph(...prose(remedy))];
}

function messageProse(message: NonNullable<ErrorCode["message"]>): Prose {
  const known = valueOr(message, undefined, "marked-beside");
  return [...(known === undefined ? [text("Not known")] : [code(known)]), ...marks(message)];
}

function answeredBy(service: Service, name: string): readonly Block[] {
  const users = usersOfError(service, name);
  if (users.length === 0) return [paragraph(text("None: the code concerns requests as a whole."))];
  return [paragraph(...joined(users.map((user) => [named(itemReference(service, kinds[service.kind], user))])))];
}

const userTitles = { query: "Modules whose rules return it", resource: "Operations that return it" } as const;

const kinds = { query: "modules", resource: "operations" } as const satisfies Readonly<Record<Service["kind"], Kind>>;
