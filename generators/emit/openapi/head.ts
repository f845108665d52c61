import { remembered } from "../../model/memo.ts";
import { isUnknown, whereKnown, type Fact } from "../../model/fact.ts";
import type { Model, Project, Service } from "../../model/model.ts";
import type { OpenFact } from "../../model/service.ts";
import { jsonObject, unlessEmpty, type JsonObject } from "../../codegen/json.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { attributeMarks, statusMarks, statusRemark } from "../../describe/marks.ts";
import { basisNotes, isOfBasis } from "../../describe/decision.ts";
import { serviceRemarks } from "../../describe/remarks.ts";
import { paragraphs } from "../../describe/texts.ts";
import { extensions } from "./dialect.ts";

/** Returns everything in a document before its tags and paths. `about` is added to the description of the service. */
export function documentHead(
  { project }: Model,
  service: Service,
  questions: Questions,
  about: readonly string[] = [],
): JsonObject {
  return { openapi: "3.1.1", info: info(project, service, questions, about), servers: servers(service) };
}

export type Questions = ReadonlyMap<string, string>;

export const questionsOf = remembered(({ decisions }: Model): Questions => {
  return new Map(decisions.map(({ id, question }) => [id, question]));
});

function info(project: Project, service: Service, questions: Questions, about: readonly string[]): JsonObject {
  return {
    title: service.title,
    summary: service.summary,
    description: paragraphs(
      service.description,
      ...about,
      marksSection,
      basisProse(service),
      serviceRemarks(service),
      ...factsSections(
        service.facts.filter((fact) => !isOfBasis(fact)),
        questions,
      ),
    ),
    version: service.version.value ?? "0.0.0",
    license: { name: project.license, identifier: project.license },
    contact: { name: project.contact },
    ...extensions(attributeMarks({ version: service.version, baseUrl: service.baseUrl })),
    "x-kiln-facts": unlessEmpty(factsData(service.facts)),
  };
}

export const marksSection = `## Status

A name, type, bound, code or status without a mark is stated by the source document. Other facts have \`x-kiln-status\`: \
\`decided\` if this project made the choice, \`unknown\` if the fact is not known yet. \`x-kiln-decision\` names the decision. \
\`x-kiln-attributes\` has the same for individual attributes, such as a default.`;

/** Returns a list that states who wrote the descriptions and what was verified. It follows the section on marks. */
export function basisProse(service: Service): string | undefined {
  const notes = basisNotes(service);
  return notes.length === 0 ? undefined : notes.map((note) => `- ${note}`).join("\n");
}

function factsSections(facts: readonly OpenFact[], questions: Questions): readonly string[] {
  const known = facts.filter(({ text }) => !isUnknown(text)).map(({ text }) => `- ${factProse(text, questions)}`);
  const unknown = facts.filter(({ text }) => isUnknown(text)).map(({ text }) => `- ${factProse(text, questions)}`);
  return [section("## Facts", known), section("## Open questions", unknown)].filter((text) => text !== undefined);
}

/** Returns a list under a heading, or `undefined` if it has no lines. */
export function section(heading: string, lines: readonly string[]): string | undefined {
  return lines.length === 0 ? undefined : `${heading}\n\n${lines.join("\n")}`;
}

function factProse(fact: Fact<string>, questions: Questions): string {
  const remark = statusRemark(fact);
  return whereKnown(
    fact,
    (text) => text + remark,
    (decision) => (questions.get(decision) ?? "Not known.") + remark,
  );
}

/** Returns facts as data for tools: the status and, if known, the text, by name. */
export function factsData(facts: readonly OpenFact[]): JsonObject {
  return jsonObject(facts.map(({ name, text }) => [name, { text: text.value, ...statusMarks(text) }]));
}

/** Returns facts as the end of a description. The result is empty if there are none. */
export function factsProse(facts: readonly OpenFact[], questions: Questions): readonly string[] {
  return facts.map(({ text }) => factProse(text, questions));
}

/** Returns the servers. The description explains the variables, because swagger-parser rejects theirs. */
function servers({ baseUrl, baseUrlVariables }: Service): readonly JsonObject[] {
  const meanings = baseUrlVariables.map(({ name, description }) => `${codeSpan(name)}: ${description}`);
  const variables = baseUrlVariables.map(
    ({ name, example }) =>
      [name, { default: example.value ?? `${name}.invalid`, ...extensions(statusMarks(example)) }] as const,
  );
  const description = isUnknown(baseUrl) ? ["The URL of the service is not known."] : meanings;
  return [
    {
      url: baseUrl.value ?? "/",
      description: description.length === 0 ? undefined : description.join(" "),
      variables: unlessEmpty(jsonObject(variables)),
      ...extensions(statusMarks(baseUrl)),
    },
    ...filledServers(baseUrl, baseUrlVariables),
  ];
}

/** Returns the base URL with the examples of its variables, for tools that reject a URL that begins with a variable. */
function filledServers(baseUrl: Service["baseUrl"], variables: Service["baseUrlVariables"]): readonly JsonObject[] {
  const template = baseUrl.value ?? "/";
  const url = variables.reduce(
    (text, { name, example }) => text.replaceAll(`{${name}}`, () => example.value ?? `{${name}}`),
    template,
  );
  if (url === template || !/^https?:\/\//.test(url) || !URL.canParse(url)) return [];
  return [{ url, description: "An example of this URL." }];
}

export function factCode(fact: Fact<string>): string | undefined {
  const value = fact.value;
  return value === undefined ? undefined : codeSpan(value);
}
