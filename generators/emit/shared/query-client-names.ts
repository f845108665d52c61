import { identifier } from "../../codegen/typescript.ts";
import { valueOr } from "../../model/fact.ts";
import type { Module, QueryService, GroupRole } from "../../model/query.ts";
import { generatorModules, selectedGroups } from "../../naming/groups.ts";
import { camelCase, pascalCase } from "../../naming/type-names.ts";

export interface ClientNames {
  readonly client: string;
  readonly account: string;
  readonly create: string;
  readonly request: string;
  readonly result: string;
  /** The result of a request whose type has a name. */
  readonly resultOf: string;
  /** What a call takes for a request. */
  readonly argument: string;
  /** The client of chosen modules. */
  readonly core: string;
  readonly codes: string;
}

/** What the generated code calls a service's client. */
export function clientNames({ id }: QueryService): ClientNames {
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
  /** What a caller calls the group: in requests, in results, as a method. */
  readonly member: string;
  /** The request parameter. */
  readonly selector: string;
  readonly title: string;
  /** What its modules are for. */
  readonly description: string | undefined;
  readonly modules: readonly Module[];
  readonly types: SelectionTypes;
}

/** The interfaces of the parameters of these modules, by module. */
export interface SelectionTypes {
  /** Of every module. */
  readonly modules: string;
  /** Of those that a request names. */
  readonly selection: string;
  /** Of modules of any name. */
  readonly open: string;
  /** What a call takes for a module. */
  readonly argument: string;
}

/** A group that a request can name modules of, with the types of what these answer. */
export interface Group extends Selection {
  readonly role: GroupRole;
  /** The interface of what each module answers; items, for lists. */
  readonly answers: string;
  /**
   * The interface of whole results. In a group of lists, it has only the modules whose result is an object without a
   * list.
   */
  readonly objects: string;
  /** What a call gives that asks one module. */
  readonly answerOf: string;
  /** One item of a list, or what one module answers. */
  readonly one: string;
  /** The answers of the modules that a request names. */
  readonly named: string;
  /**
   * Of modules that describe pages: the interface of what each says, and the type of what those say that a request
   * names.
   */
  readonly pages: { readonly name: string; readonly members: string };
}

function selectionTypes(name: string): SelectionTypes {
  return {
    modules: `${name}Modules`,
    selection: `${name}Selection`,
    open: `Any${name}Modules`,
    argument: `${name}Argument`,
  };
}

/** The only group that describes pages needs no name of its own among these types. */
function pageTypes(name: string): Group["pages"] {
  return { name: `${name}PageProperties`, members: `${name}PageMembers` };
}

/** The groups, with the names of their types. */
export function groupsOf(service: QueryService): readonly Group[] {
  const count = (role: GroupRole): number => selectedGroups(service).filter((group) => group.role === role).length;
  return selectedGroups(service).map(({ name, title, description, role, selector, modules }) => {
    const typeName = identifier(pascalCase(name));
    return {
      member: camelCase(name),
      role,
      selector,
      title,
      description,
      modules,
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

/**
 * The modules of the groups that can be generators; undefined where there are none, or where it is unknown how a
 * request names one.
 */
export function generatorsOf(service: QueryService): Selection | undefined {
  const selector = valueOr(service.wire.generatorSelector, undefined, "used-on-the-wire");
  const modules = generatorModules(service);
  if (selector === undefined || modules.length === 0) return undefined;
  const title = "One module, whose pages the others describe";
  return { member: selector, selector, title, description: undefined, modules, types: selectionTypes("Generator") };
}
