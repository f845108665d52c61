import type { Decision } from "../../../model/decision.ts";
import { type Fact, type Origin, decisionOf, whereKnown } from "../../../model/fact.ts";
import { groupBy } from "../../../model/group-by.ts";
import { remembered } from "../../../model/memo.ts";
import type { Model, Service } from "../../../model/model.ts";
import type { OpenFact } from "../../../model/service.ts";
import { anchor, reference, startPage } from "../addresses.ts";
import { type ProjectText, addressIn, list, marks, pageOfText, plainText, prose, text } from "../prose.ts";
import type { Block, Definitions, Page, Prose, Section, Table, TableRow } from "../site.ts";
import type { ShownExample } from "../examples/shown-example.ts";
import { textBlocks } from "../text-blocks.ts";

/* Facts in prose. Their topic is the part of a document that does not specify them. */

/** Returns the facts under a heading for each topic. Facts about the reference server come last. */
export function factSections(model: Model, facts: readonly OpenFact[]): readonly Section[] {
  const topics = groupBy(facts, ({ text: fact }) => topicOf(model, fact));
  return [...topics]
    .toSorted(([one], [other]) => Number(one === ofServer) - Number(other === ofServer))
    .flatMap(([topic, some]) => section(anchor("heading", topic), topic, factRows(model, some)));
}

/** Returns the facts of a section that already has a topic, without those about the reference server. */
export function serviceFacts(model: Model, facts: readonly OpenFact[]): readonly Block[] {
  return factRows(
    model,
    facts.filter(({ text: fact }) => topicOf(model, fact) !== ofServer),
  );
}

export function serverFacts(model: Model, id: string, title: string, facts: readonly OpenFact[]): readonly Section[] {
  return section(
    `${id}-of-the-server`,
    title,
    factRows(
      model,
      facts.filter(({ text: fact }) => topicOf(model, fact) === ofServer),
    ),
  );
}

/** Returns a short list of facts without topics, such as those of a module. */
export function factList(model: Model, facts: readonly OpenFact[]): readonly Block[] {
  return list(facts.map((fact) => factProse(model, fact)));
}

/** Returns the facts that belong to the same parts of documents as the claims. */
export function factsBeside(
  model: Model,
  facts: readonly OpenFact[],
  claims: readonly (Fact<unknown> | Origin | undefined)[],
): readonly OpenFact[] {
  const parts = new Set(claims.map((claim) => openPart(model, claim)));
  return facts.filter(({ text: fact }) => {
    const part = openPart(model, fact);
    return part !== undefined && parts.has(part);
  });
}

/** Returns the codes of a service that facts mention, without duplicates. */
export function codesNamedIn({ errors }: Service, facts: readonly OpenFact[]): readonly string[] {
  const codes = new Set(errors.map((error) => error.code));
  const named = facts.flatMap(({ text: fact }) => prose(fact.value));
  return [...new Set(named.flatMap((run) => (run.kind === "code" && codes.has(run.text) ? [run.text] : [])))];
}

/** Returns the part of a document that leaves a claim open, by source and name, or `undefined` if there is none. */
function openPart(model: Model, claim: Fact<unknown> | Origin | undefined): string | undefined {
  const source = claim && decisionIn(model, claim)?.source;
  return source && `${source.source.id}, ${source.section.name}`;
}

const ofServer = "Only for the reference server";

function topicOf(model: Model, fact: Fact<string>): string {
  if (decisionOf(fact) === undefined) return "Stated by the document";
  const decision = decisionIn(model, fact);
  if (decision?.answer.kind === "known" && decision.appliesTo === "reference-server") return ofServer;
  const heading = decision?.source?.section.name;
  return heading === undefined ? "Beyond the documents" : `On “${heading}”`;
}

/** Returns the facts as rows, with their names as labels. */
export function factRows(model: Model, facts: readonly OpenFact[]): readonly Definitions[] {
  return rowList(facts.map((fact) => ({ label: [text(spacedWords(fact.name))], prose: factProse(model, fact) })));
}

function factProse(model: Model, { text: fact }: OpenFact): Prose {
  const question = decisionIn(model, fact)?.question;
  return [
    ...whereKnown(
      fact,
      (known) => prose(known),
      (): Prose => [text("Not known: "), ...prose(question)],
    ),
    ...marks(fact),
  ];
}

/** Converts `rateLimits` to `Rate limits`. */
function spacedWords(name: string): string {
  const spaced = name
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(acronyms, (word) => word.toUpperCase());
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const acronyms = /\b(?:api|html|http|id|ip|json|url|xml)\b/g;

function decisionIn(model: Model, claim: Fact<unknown> | Origin): Decision | undefined {
  const id = "place" in claim ? decisionOf(claim) : claim.decision;
  return id === undefined ? undefined : decisionsById(model).get(id);
}

const decisionsById = remembered(
  ({ decisions }: Model): ReadonlyMap<string, Decision> =>
    new Map(decisions.map((decision) => [decision.id, decision])),
);

/* Blocks that several kinds of pages share. */

/** Returns a section, or nothing if there are no blocks. */
export function section(id: string, title: string, blocks: readonly Block[]): readonly Section[] {
  return blocks.length === 0 ? [] : [{ kind: "section", id, title, blocks }];
}

/** Returns a table, or nothing if there are no rows. A row is a list of cells, unless it has an anchor or tags. */
export function table(columns: readonly string[], rows: readonly (TableRow | readonly Prose[])[]): readonly Table[] {
  if (rows.length === 0) return [];
  return [{ kind: "table", columns, rows: rows.map((row) => ("cells" in row ? row : { cells: row })) }];
}

/** Returns the value of a fact with its status, or nothing if the spec does not mention it. */
export function factValue<T>(
  fact: Fact<T> | undefined,
  show: (value: T) => string | Prose,
  unknown = "not known",
): Prose {
  if (fact === undefined) return [];
  const shown = fact.value === undefined ? unknown : show(fact.value);
  return [...(typeof shown === "string" ? [text(shown)] : shown), ...marks(fact)];
}

/** Returns a row that is empty unless the definition is not in the source document. */
export function sourceRow(origin: Origin): readonly [label: string, prose: Prose] {
  return ["Source", marks(origin).length === 0 ? [] : [text("Not in the source document"), ...marks(origin)]];
}

/** Returns a section for each example. The first one is an aside. */
export function exampleSections(
  [first, ...others]: readonly [ShownExample, ...ShownExample[]],
  blocksOf: (example: ShownExample, id: string) => readonly Block[],
): readonly [Section, ...Section[]] {
  const sectionOf = (example: ShownExample, index: number): Section => {
    const id = `example-${index + 1}`;
    return { kind: "section", id, title: plainText(prose(example.title)), blocks: blocksOf(example, id) };
  };
  return [{ ...sectionOf(first, 0), isAside: true }, ...others.map((one, index) => sectionOf(one, index + 1))];
}

/** Returns short facts. Empty ones are omitted. */
export function definitionRows(rows: readonly (readonly [label: string, prose: Prose])[]): Definitions {
  return {
    kind: "definitions",
    rows: rows.flatMap(([label, prose]) => (prose.length === 0 ? [] : [{ label: [text(label)], prose }])),
  };
}

/** Returns short facts as a block, or no block if all are empty. */
export function definitions(rows: readonly (readonly [label: string, prose: Prose])[]): readonly Block[] {
  return rowList(definitionRows(rows).rows);
}

/** Returns labelled rows as a block, or no block without rows. */
export function rowList(rows: Definitions["rows"]): readonly Definitions[] {
  return rows.length === 0 ? [] : [{ kind: "definitions", rows }];
}

/** Returns the page of a text of the project. */
export function textPageOf({ name, markdown }: ProjectText): Page {
  const { title, blocks } = textBlocks(markdown, (href) => addressIn(name, href));
  return {
    path: pageOfText(name).path,
    kind: "text",
    title: title ?? name,
    summary: undefined,
    breadcrumbs: [reference(startPage, "Start")],
    blocks,
  };
}
