import { afterFirstSentence, firstSentence, sentences } from "../../../describe/texts.ts";
import { fieldRuleProse } from "../../../describe/rule.ts";
import { destinationsProse, ruleProse, unknownSlotsProse } from "../../../describe/resource.ts";
import { lifecycleProse } from "../../../describe/lifecycle.ts";
import type { Model } from "../../../model/model.ts";
import type { Destinations, Resource, ResourceService, StateMachine, Transition } from "../../../model/resource.ts";
import { above, anchor, itemPage, itemReference } from "../addresses.ts";
import { codeBlock } from "../examples/request-code.ts";
import { blocks, code, joined, list, marks, named, paragraph, prose, text } from "../prose.ts";
import type { Block, Page, Prose, TableRow } from "../site.ts";
import { statePicture } from "../pictures/resource-graphs.ts";
import { definitions, factSections, section, sourceRow, table } from "./facts.ts";
import { fieldEntries, shapeBlocks } from "./fields.ts";

/** Returns the page of a resource: its operations, fields, rules, states and shapes. */
export function resourcePage(model: Model, service: ResourceService, resource: Resource): Page {
  const { id, title, description, fields, fieldRules, rules, facts, states, shapes, identities } = resource;
  const scope = { service, resource };
  return {
    path: itemPage(service, "resources", id).path,
    kind: "resource",
    title,
    summary: firstSentence(description),
    breadcrumbs: above(service, "resources"),
    blocks: [
      ...blocks(afterFirstSentence(description)),
      ...definitions(headRows(resource)),
      ...section("operations", "Operations", operationTable(service, resource)),
      ...section("fields", "Fields", fieldEntries(fields, scope)),
      ...section("destinations", "Destinations", destinationBlocks(resource)),
      ...section(
        "rules",
        "Rules",
        list([...fieldRules.map((rule) => fieldRuleProse(rule)), ...rules.map(ruleProse)].map(prose)),
      ),
      ...section(
        "states",
        "States",
        states === undefined
          ? []
          : [...statePicture(states, itemPage(service, "resources", id)), ...stateBlocks(states)],
      ),
      ...section("identities", "Lookup order", identityBlocks(identities)),
      ...section("facts", "Other facts and unknowns", factSections(model, facts)),
      ...section(
        "shapes",
        "Shapes",
        shapes.flatMap((shape) => section(anchor("shape", shape.name), shape.title, shapeBlocks(shape, scope))),
      ),
    ],
  };
}

function headRows(resource: Resource): readonly (readonly [string, Prose])[] {
  const { object, path, pathAliases, scope, origin, idField, requiredOnCreate } = resource;
  return [
    ["Object", object === undefined ? [] : [code(object)]],
    ["Path", [code(path)]],
    ["Other paths", joined(pathAliases.map((alias) => [code(alias)]))],
    ["Belongs to", [text(scopeTitles[scope.value?.kind ?? "unknown"]), ...marks(scope)]],
    ["Id", idField === undefined ? [] : [code(idField)]],
    [
      "A create needs",
      joined(
        requiredOnCreate.map((one) =>
          one.kind === "field"
            ? [code(one.field)]
            : joined(
                one.fields.map((field) => [code(field)]),
                " or ",
              ),
        ),
      ),
    ],
    sourceRow(origin),
    ["History", prose(lifecycleProse(resource))],
  ];
}

const scopeTitles = {
  global: "the whole service",
  tenant: "a tenant",
  "tenant-or-shared": "a tenant, or all of them",
  unknown: "not known",
} as const;

export function operationTable(service: ResourceService, { operations }: Resource): readonly Block[] {
  const rows = operations.map(({ operationId, method, path, summary }): readonly Prose[] => [
    [named(itemReference(service, "operations", operationId))],
    [code(`${method} ${path}`)],
    prose(summary),
  ]);
  return table(["Operation", "Request", "Description"], rows);
}

function destinationBlocks({ destinations }: Resource): readonly Block[] {
  if (destinations === undefined) return [];
  const { objectField, slots } = destinations;
  return [
    paragraph(text("Each slot takes "), ...prose(destinationsProse(destinations))),
    ...definitions([
      ["All slots in one object", [code(objectField)]],
      ...slots.map(({ name, aliases }) => [name, joined(aliases.map((alias) => [code(alias)]))] as const),
      ["Other names", prose(unknownSlotsProse(destinations))],
    ]),
    ...slotsExample(destinations),
  ];
}

/** Returns a sample body with destinations in the first slot, or nothing if no destination type is known. */
function slotsExample({ objectField, slots: [slot], bareNumberType }: Destinations): readonly Block[] {
  const type = bareNumberType?.value;
  if (slot === undefined || type === undefined) return [];
  return [
    codeBlock(
      "In a body",
      "json",
      JSON.stringify({ [objectField]: { [slot.name]: [`${type}-100`, `${type}-101`] } }, undefined, 2),
    ),
  ];
}

function stateBlocks({ subject, initial, states, transitions }: StateMachine): readonly Block[] {
  const stateRows = states.map(({ name, title, description, when, refines, origin }) => ({
    id: anchor("state", name),
    cells: [
      [code(name), ...marks(origin)],
      prose(
        sentences(
          `${title}.`,
          description,
          when && `When: ${when.replace(/\.?$/, ".")}`,
          refines && `A special case of \`${refines.state}\`.`,
        ),
      ),
    ],
  }));
  return [
    paragraph(...prose(`${subject}. It begins as `), code(initial.state), text(".")),
    ...table(["State", "Meaning"], stateRows),
    { kind: "table", columns: ["From", "To", "By", "What happens"], rows: transitions.map(transitionRow) },
  ];
}

function transitionRow({ from, to, trigger, condition, effects, origin }: Transition): TableRow {
  const effect = effects.map((one) => one.replace(/\.$/, "")).join("; ");
  const when = condition === undefined ? "" : `If ${condition}`;
  return {
    cells: [
      [code(from.state)],
      [code(to.state)],
      [...(trigger.kind === "operation" ? [code(trigger.operation)] : prose(trigger.event)), ...marks(origin)],
      prose([when, effect].filter((part) => part !== "").join(": ")),
    ],
  };
}

function identityBlocks(identities: Resource["identities"]): readonly Block[] {
  const rows = identities.map(({ title, description, table: of, column, condition, origin }): readonly Prose[] => [
    [...prose(title), ...marks(origin)],
    prose(description),
    [code(`${of}.${column}`), ...(condition === undefined ? [] : [text(", if "), ...prose(condition)])],
  ]);
  return table(["Who", "Result", "Where"], rows);
}
