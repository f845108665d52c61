import { valueProse } from "../../../describe/parameter.ts";
import { deepObjectProse } from "../../../describe/result.ts";
import { lifecycleProse } from "../../../describe/lifecycle.ts";
import { meaningProse, secretProse } from "../../../describe/type-form.ts";
import { whereKnown, type Fact } from "../../../model/fact.ts";
import type { DeepObject, Field, FieldDefault, ListSeparator, Shape, ShapeField } from "../../../model/resource.ts";
import { shapeFields, typesWithin } from "../../../model/queries.ts";
import type { Type } from "../../../model/type.ts";
import { ownValues } from "../../../describe/texts.ts";
import { anchor } from "../addresses.ts";
import { blocks, code, joined, marks, paragraph, prose, text } from "../prose.ts";
import type { Block, Entry, Prose } from "../site.ts";
import { definitions } from "./facts.ts";
import { valueNotes } from "./parameters.ts";
import { typeProse, type TypeScope } from "./resource/types.ts";

/** Returns the fields of a resource, each with an anchor. */
export function fieldEntries(fields: readonly Field[], scope: TypeScope): readonly Block[] {
  return entries(fields.map((field) => fieldEntry(field, scope)));
}

/** A parameter or header field of a request, with a name, a type and a description. */
export interface Named {
  readonly name: string;
  readonly type: Fact<Type>;
  readonly description: string | undefined;
  readonly required: boolean;
  readonly aliases?: readonly string[];
  readonly separator?: ListSeparator | undefined;
  readonly deepObject?: DeepObject | undefined;
  readonly default?: Fact<FieldDefault> | undefined;
}

export function namedEntries(kind: "parameter" | "header", all: readonly Named[], scope: TypeScope): readonly Block[] {
  return entries(
    all.map(({ name, type, description, required, aliases = [], separator, deepObject, default: fact }) => ({
      id: anchor(kind, name),
      name,
      wire: undefined,
      type: typeProse(type, scope),
      badges: required ? ["required"] : [],
      blocks: [
        ...blocks(description),
        ...valueBlocks(type),
        ...definitions([
          ["Other names", names(aliases)],
          ["List", separator === undefined ? [] : [text("one value, separated by "), code(separator)]],
          ["Encoding", prose(deepObjectProse(deepObject))],
          ["Default", defaultProse(fact)],
        ]),
      ],
    })),
  );
}

/** Returns the fields of a shape as a table. */
export function shapeBlocks(shape: Shape, scope: TypeScope): readonly Block[] {
  const rows = shapeFields(scope.resource, shape).map((field) => ({
    id: undefined,
    tags: [],
    cells: shapeFieldCells(field, scope),
  }));
  return [
    ...blocks(shape.description),
    ...(marks(shape.origin).length === 0
      ? []
      : [paragraph(text("Not in the source document"), ...marks(shape.origin))]),
    ...(rows.length === 0 ? [] : [{ kind: "table", columns: ["Field", "Type", "Description"], rows } as const]),
    ...(shape.additionalProperties === undefined
      ? shape.extensible
        ? [paragraph(text("Other fields are allowed."))]
        : []
      : [paragraph(text("Type of other fields: "), ...typeProse(shape.additionalProperties, scope), text("."))]),
  ];
}

function shapeFieldCells(field: ShapeField, scope: TypeScope): readonly Prose[] {
  const { name, type, required, nullable, description } = field;
  const notes = [
    ...(required ? [] : ["May be missing."]),
    ...(nullable ? ["May be `null`."] : []),
    secretProse(field),
  ].filter((note) => note !== undefined);
  return [
    [code(name)],
    typeProse(type, scope),
    prose([meaningProse(description), ...notes].filter((one) => one !== undefined).join(" ")),
  ];
}

function fieldEntry(field: Field, scope: TypeScope): Entry {
  const { name, aliases, type, use, description, replaced, nullable, empty, errors, deprecated, origin } = field;
  return {
    id: anchor("field", name),
    name,
    wire: undefined,
    type: typeProse(type, scope),
    badges: [...(use === "both" ? [] : [useTitles[use]]), ...(deprecated === undefined ? [] : ["deprecated"])],
    blocks: [
      ...blocks(meaningProse(description)),
      ...valueBlocks(type),
      ...definitions([
        ["Other names", names(aliases)],
        ["Default", defaultProse(field.default)],
        [
          "Null",
          nullable === undefined
            ? []
            : [
                text(
                  whereKnown(
                    nullable,
                    (may) => (may ? "optional" : "not allowed"),
                    () => "not known",
                  ),
                ),
                ...marks(nullable),
              ],
        ],
        [
          "Empty text",
          empty === undefined
            ? []
            : [
                text(
                  whereKnown(
                    empty,
                    () => "counts as missing",
                    () => "not known",
                  ),
                ),
                ...marks(empty),
              ],
        ],
        ["Lists", replaced ? [text("A given list replaces the whole previous one.")] : []],
        ["Logs", prose(secretProse(field))],
        ["Missing", codeOf(errors.missing)],
        ["Invalid", codeOf(errors.invalid)],
        ["Source", marks(origin).length === 0 ? [] : [text("Not in the source document"), ...marks(origin)]],
        ["History", prose(lifecycleProse(field))],
      ]),
    ],
  };
}

const useTitles = { request: "in requests only", response: "in responses only" } as const;

function codeOf(fact: Fact<string> | undefined): Prose {
  return fact === undefined ? [] : [whereKnown(fact, code, () => text("not known")), ...marks(fact)];
}

function defaultProse(fact: Fact<FieldDefault> | undefined): Prose {
  if (fact === undefined) return [];
  return [
    ...whereKnown(
      fact,
      (value) => prose(valueProse(value)),
      (): Prose => [text("not known")],
    ),
    ...marks(fact),
  ];
}

/** Returns descriptions of the values that a type lists itself. */
function valueBlocks(type: Fact<Type>): readonly Block[] {
  const known = type.value;
  const values =
    known === undefined
      ? []
      : [...typesWithin(known)].flatMap(ownValues).filter((value) => valueNotes(value).length > 0);
  return values.length === 0
    ? []
    : [
        {
          kind: "definitions",
          rows: values.map((value) => ({ label: [code(value.value)], prose: valueNotes(value) })),
        },
      ];
}

function names(aliases: readonly string[]): Prose {
  return joined(aliases.map((alias) => [code(alias)]));
}

function entries(all: readonly Entry[]): readonly Block[] {
  return all.length === 0 ? [] : [{ kind: "entries", hasGeneratorNames: false, entries: all }];
}
