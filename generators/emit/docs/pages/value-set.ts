import { afterFirstSentence, firstSentence } from "../../../describe/texts.ts";
import type { Service } from "../../../model/model.ts";
import { typesWithin } from "../../../model/queries.ts";
import type { QueryService } from "../../../model/query.ts";
import { indexByKeys } from "../../../model/group-by.ts";
import { remembered } from "../../../model/memo.ts";
import type { Type, ValueSet } from "../../../model/type.ts";
import { anchor, itemPage, within } from "../addresses.ts";
import { above, itemReference, siblingsOf } from "../navigation.ts";
import { blocks, code, joined, link, marks, named, paragraph, prose, text } from "../prose.ts";
import type { Block, Page, Prose, TableRow } from "../site.ts";
import { definitions, section } from "./facts.ts";
import { valueNotes } from "./parameters.ts";

/** Returns the page of a value set: its values, and the definitions that use it. */
export function valueSetPage(service: Service, set: ValueSet): Page {
  const { id, title, description, documentName, from, values, missing, origin } = set;
  return {
    path: itemPage(service, "value-sets", id).path,
    kind: "value-set",
    title,
    isCode: false,
    summary: firstSentence(description),
    breadcrumbs: above(service, "value-sets"),
    siblings: siblingsOf(
      service,
      "value-sets",
      service.valueSets.map((one) => one.id),
    ),
    blocks: [
      ...blocks(afterFirstSentence(description)),
      ...definitions([
        ["Name", [code(id), ...marks(origin)]],
        ["In the source document", documentName === undefined ? [] : [text(documentName)]],
        ["Starts from", from === undefined ? [] : [named(itemReference(service, "value-sets", from))]],
        ["Other values", missing === undefined ? [] : [...prose(missing.note), ...missingPattern(missing)]],
      ]),
      ...section("values", "Values", [valueTable(values)]),
      ...section("uses", "Used by", service.kind === "query" ? usesOf(service, set) : []),
    ],
  };
}

function valueTable(values: ValueSet["values"]): Block {
  const rows = values.map(
    (value): TableRow => ({
      id: anchor("value", value.value),
      tags: [],
      cells: [[code(value.value)], valueNotes(value)],
    }),
  );
  if (rows.some(({ cells: [, notes = []] }) => notes.length > 0))
    return { kind: "table", columns: ["Value", "Meaning"], rows };
  return { kind: "table", columns: ["Value"], rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, 1) })) };
}

function missingPattern({ pattern }: NonNullable<ValueSet["missing"]>): Prose {
  if (pattern === undefined) return [];
  const known = pattern.value;
  return [
    text(known === undefined ? " Their format is not known" : " They match "),
    ...(known === undefined ? [] : [code(known)]),
    ...marks(pattern),
  ];
}

function usesOf(service: QueryService, { id }: ValueSet): readonly Block[] {
  const uses = usesBySet(service).get(id) ?? [];
  return uses.length === 0
    ? []
    : [
        paragraph(
          ...joined(
            uses.map(({ module, parameter }) => [
              link(
                within(itemPage(service, "modules", module), anchor("parameter", parameter)),
                code(module),
                text(": "),
                code(parameter),
              ),
            ]),
          ),
        ),
      ];
}

const usesBySet = remembered((service: QueryService) => indexByKeys(usesIn(service), ({ sets }) => sets));

function usesIn({ modules }: QueryService): readonly Use[] {
  return modules.flatMap(({ name: module, parameters }) =>
    parameters.map(({ name: parameter, type }) => ({ module, parameter, sets: setsOf(type) })),
  );
}

interface Use {
  readonly module: string;
  readonly parameter: string;
  readonly sets: readonly string[];
}

function setsOf(type: Type): readonly string[] {
  return [...typesWithin(type)].flatMap((one) =>
    one.kind === "enum" && one.values.kind === "set" ? [one.values.set] : [],
  );
}
