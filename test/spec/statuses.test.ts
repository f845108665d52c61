import { expect, it } from "vitest";
import { compile, load } from "../../generators/index.ts";
import { resourceServices } from "../../generators/model/queries.ts";
import { rootFolder } from "../support/emit.ts";

const { model } = compile(load(rootFolder), []);
const { decisions } = model ?? expect.fail("The spec has errors.");
const [...services] = resourceServices(model!);

// The decision that adds an operation as a whole need not name its status.
const operations = services
  .flatMap(({ resources }) => resources)
  .flatMap((resource) => resource.operations)
  .filter(({ origin }) => origin.status === "documented");
const ofErrors = services.flatMap(({ errors }) => errors.map(({ code, httpStatus }) => [code, httpStatus] as const));
const ofOperations = operations.map(({ operationId, response }) => [operationId, response.httpStatus] as const);
const decided = [...ofErrors, ...ofOperations].flatMap(([name, fact]) => (fact.status === "decided" ? [[name, fact] as const] : []));

it.each(decided)("the HTTP status of %s is the one that its decision names", (name, { value, decision }) => {
  const { id, answer } = decisions.find((one) => one.id === decision)!;
  const text = answer.kind === "known" ? answer.text : "";
  expect(statusesFor(name, text), `${id}: ${text}`).toContain(value);
});

/** Where a sentence names the code and a status, the status is meant for it: `400 for `missing_user` and `invalid_json`. 404 for …`. */
function statusesFor(name: string, text: string): readonly number[] {
  const sentences = text.split(/\.\s/);
  const own = sentences.filter((sentence) => sentence.includes(`\`${name}\``) && /\b[1-5]\d\d\b/.test(sentence));
  return (own.length > 0 ? own : [text]).flatMap((sentence) => [...sentence.matchAll(/\b[1-5]\d\d\b/g)].map(([status]) => Number(status)));
}
