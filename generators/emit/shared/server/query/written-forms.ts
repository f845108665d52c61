import { unlessEmpty } from "../../../../codegen/json.ts";
import { type ByKind, byKind, forKinds } from "../../../../model/group-by.ts";
import { leafKinds, type ResponseShape, type ResultField, type ResultType } from "../../../../model/result.ts";
import { incremental } from "../../../../model/memo.ts";
import type {
  WrittenForm,
  WrittenForms,
} from "../../../../../templates/runtime/action-api/server/formats/serializers.ts";
import { generatedFile, type PrintedFile } from "../../../../codegen/generated-file.ts";
import { literal } from "../../../../codegen/typescript.ts";
import type { QueryService, Module, GroupRole } from "../../../../model/query.ts";
import { knownResult, resultMembers } from "../../../../model/result-parts.ts";
import type { AnswerForm } from "../../../../../templates/runtime/query/server/table.ts";

/** Prints the exceptions from the general rules for responses in formats other than the newest JSON. */
export const writtenFormsFile = incremental(
  (service: QueryService, response: ResponseShape, folder: string): PrintedFile => {
    const file = generatedFile(
      `${folder}/written-forms.js`,
      `The formats of responses of ${service.id} other than the newest JSON.`,
    );
    return file.print(`export const ${file.export("writtenForms")} = ${literal(writtenForms(service, response))};\n`);
  },
);

function writtenForms(service: QueryService, { body, results, fields, pages, shapes }: ResponseShape): WrittenForms {
  const named = new Map(shapes.flatMap(({ name, fields }) => pair(name, objectForm(fields))));
  const described = service.modules.flatMap((module) => {
    const result = knownResult(module);
    return result === undefined ? [] : [{ module, result }];
  });
  const ofPages = described.flatMap(({ result }) => [...result.page, ...result.generated]);
  const page = pages && objectForm([...pages.kinds.flatMap((kind) => kind.fields), ...ofPages]);
  const list = pages && pruned({ element: pages.element, items: page });
  const ofResults = objectForm([
    ...fields,
    ...described.flatMap(({ module, result }) => resultMembers(module, result)),
  ]);
  const all = merged([ofResults, list && { members: { [pages.member]: list } }]);
  const ofBody = objectForm([...body, ...described.flatMap(({ result }) => result.body)]);
  const whole = merged([ofBody, all && { members: { [results]: all } }]) ?? {};
  const known = [...named].map(([name, form]) => [name, withKnownShapes(form, named)] as const);
  return { body: withKnownShapes(whole, named), shapes: Object.fromEntries(known) };
}

/** Returns the form of an object with these members. Forms of members with the same name are merged. */
function objectForm(fields: readonly ResultField[]): WrittenForm | undefined {
  const content = [...new Set(fields.flatMap(({ name, written }) => (written?.content ? [name] : [])))];
  const names = [...new Set(fields.map(({ name }) => name))];
  const members = names.flatMap((name) =>
    pair(name, merged(fields.filter((field) => field.name === name).map(fieldForm))),
  );
  return pruned({
    content: unlessEmpty(content),
    members: unlessEmpty(Object.fromEntries(members)),
  });
}

function fieldForm({ type, written }: ResultField): WrittenForm | undefined {
  const { elements: names = [], keyAttribute, older } = written ?? {};
  return merged([pruned({ older }), typeForm(type, { names, keyAttribute })]);
}

/** The names of a value's elements, from the outside in, and the attribute for their keys. */
interface Elements {
  readonly names: readonly string[];
  readonly keyAttribute: string | undefined;
}

function typeForm(type: ResultType, elements: Elements): WrittenForm | undefined {
  return byKind(typeForms, type, elements);
}

const nothing = (): undefined => undefined;

const typeForms: ByKind<ResultType, [elements: Elements], WrittenForm | undefined> = {
  ...forKinds(leafKinds, nothing),
  any: (_, elements) => elementForm(elements),
  list: ({ items }, elements) => merged([elementForm(elements), pruned({ items: typeForm(items, inside(elements)) })]),
  map: ({ values }, elements) => merged([elementForm(elements), pruned({ items: typeForm(values, inside(elements)) })]),
  object: ({ fields }, elements) => merged([elementForm(elements), objectForm(fields)]),
  shape: ({ shape }) => ({ shape }),
  union: ({ members }, elements) => merged(members.map((member) => typeForm(member, elements))),
};

function elementForm({ names: [name], keyAttribute }: Elements): WrittenForm | undefined {
  return pruned({ element: name === ownName ? undefined : name, keyAttribute });
}

/** Represents elements that have the name of their key. */
const ownName = "*";

function inside({ names, keyAttribute }: Elements): Elements {
  const inner = names.slice(1);
  return { names: inner, keyAttribute: inner.length === 0 ? undefined : keyAttribute };
}

/** Merges several forms of the same value. If they differ, the first one that specifies a property takes precedence. */
function merged(forms: readonly (WrittenForm | undefined)[]): WrittenForm | undefined {
  return forms.reduce(
    (one, other) => (one === undefined || other === undefined ? (one ?? other) : both(one, other)),
    undefined,
  );
}

function both(one: WrittenForm, other: WrittenForm): WrittenForm {
  const names = [...new Set([...Object.keys(one.members ?? {}), ...Object.keys(other.members ?? {})])];
  const members = names.flatMap((name) => pair(name, merged([one.members?.[name], other.members?.[name]])));
  const content = [...new Set([...(one.content ?? []), ...(other.content ?? [])])];
  return {
    ...other,
    ...one,
    ...(content.length === 0 ? {} : { content }),
    ...(members.length === 0 ? {} : { members: Object.fromEntries(members) }),
    ...(one.items === undefined || other.items === undefined ? {} : { items: both(one.items, other.items) }),
  };
}

/** Omits references to shapes that have no form. */
function withKnownShapes(
  { shape, members, items, ...own }: WrittenForm,
  known: ReadonlyMap<string, WrittenForm>,
): WrittenForm {
  const inner = Object.entries(members ?? {}).flatMap(([name, member]) =>
    pair(name, pruned(withKnownShapes(member, known))),
  );
  return {
    ...(shape === undefined || !known.has(shape) ? {} : { shape }),
    ...own,
    ...(inner.length === 0 ? {} : { members: Object.fromEntries(inner) }),
    ...(items === undefined ? {} : { items: pruned(withKnownShapes(items, known)) }),
  };
}

/** Omits undefined members. Returns `undefined` if nothing remains. */
function pruned(form: WrittenForm): WrittenForm | undefined {
  return unlessEmpty(Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)));
}

function pair(name: string, form: WrittenForm | undefined): readonly (readonly [string, WrittenForm])[] {
  return form === undefined ? [] : [[name, form]];
}

/** The position of results with an unknown form, by the role of the group. */
const defaultForms: Readonly<Record<GroupRole, AnswerForm>> = { items: "items", properties: "pages", facts: "results" };

export function formOf(module: Module, role: GroupRole): AnswerForm {
  const result = knownResult(module);
  if (result === undefined) return defaultForms[role];
  if (result.items !== undefined || result.results.some((field) => isOwnList(module, field))) return "items";
  if (result.page.length > 0) return "pages";
  return result.results.length === 0 && result.body.length > 0 ? "body" : "results";
}

/** Reports whether the field is a list with the module's name that is always present. */
function isOwnList(module: Module, { name, type, when, unless }: ResultField): boolean {
  return name === module.name && type.kind === "list" && when.length + unless.length === 0;
}
