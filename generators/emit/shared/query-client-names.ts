import { identifier } from "../../codegen/typescript.ts";
import type { Place } from "../../model/place.ts";
import type { Module, QueryService, GroupRole } from "../../model/query.ts";
import { generatorModules, selectedGroups } from "../../naming/wire-names.ts";
import { camelCase, pascalCase } from "../../naming/type-names.ts";

export type ClientNames = ReturnType<typeof clientNames>;

export function clientNames({ id }: QueryService) {
  const name = identifier(pascalCase(id));
  return {
    client: `${name}Client`,
    account: `Account${name}Client`,
    create: `create${name}Client`,
    request: `${name}Request`,
    result: `${name}Result`,
    resultOf: `${name}ResultOf`,
    argument: `${name}Argument`,
    core: `Core${name}Client`,
    codes: `${name}ErrorCode`,
  };
}

/** Modules that a request can name under one selector. */
export interface Selection {
  /** The name of the group in requests and results, and of its method. */
  readonly member: string;
  readonly selector: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly modules: readonly Module[];
  readonly types: SelectionTypes;
  readonly place: Place;
}

/** A group whose modules a request can select, with the types of their results. */
export interface Group extends Selection {
  readonly role: GroupRole;
  /** The interface with each module's result, or with each list's items. */
  readonly answers: string;
  /** The interface with complete results; for a group of lists, those that are objects without a list. */
  readonly objects: string;
  /** The return type of a call for one module. */
  readonly answerOf: string;
  /** The type of a list's item, or of one module's result. */
  readonly one: string;
  /** The results of the modules that a request selects. */
  readonly named: string;
  /** The interface of the members that each adds to pages, and the type of those that a request selects. */
  readonly pages: { readonly name: string; readonly members: string };
}

export type SelectionTypes = ReturnType<typeof selectionTypes>;

function selectionTypes(name: string) {
  return {
    modules: `${name}Modules`,
    selection: `${name}Selection`,
    open: `Any${name}Modules`,
    argument: `${name}Argument`,
  };
}

/** Returns the page types of a group. If only one group describes pages, their names don't include the group. */
function pageTypes(name: string): Group["pages"] {
  return { name: `${name}PageProperties`, members: `${name}PageMembers` };
}

export function groupsOf(service: QueryService): readonly Group[] {
  const count = (role: GroupRole): number => selectedGroups(service).filter((group) => group.role === role).length;
  return selectedGroups(service).map(({ name, title, description, role, selector, modules, place }) => {
    const typeName = identifier(pascalCase(name));
    return {
      member: camelCase(name),
      role,
      selector,
      title,
      description,
      modules,
      place,
      types: selectionTypes(typeName),
      answers: role === "items" ? `${typeName}Items` : `${typeName}Answers`,
      objects: `${typeName}Answers`,
      answerOf: role === "items" ? `${count("items") > 1 ? typeName : ""}ItemsOf` : `${typeName}AnswerOf`,
      one: role === "items" ? `${count("items") > 1 ? typeName : ""}ItemOf` : `${typeName}Answer`,
      pages: pageTypes(count("properties") > 1 ? typeName : ""),
      named: identifier(`Named${pascalCase(name)}Answers`),
    };
  });
}

/** Returns the modules that can be generators, if there are any and the wire format is known. */
export function generatorsOf(service: QueryService): Selection | undefined {
  const { value: selector, place = service.place } = service.wire.generatorSelector ?? {};
  const modules = generatorModules(service);
  if (selector === undefined || modules.length === 0) return undefined;
  const title = "One module, whose pages the others describe";
  return {
    member: selector,
    selector,
    title,
    description: undefined,
    modules,
    place,
    types: selectionTypes("Generator"),
  };
}
