import type { ModuleConstant } from "./table.js";

/* The types of a client that has only the modules it was given. */

/** The names of the modules that are of a group. */
export type NamesIn<Modules extends ModuleConstant, Group> = Extract<Modules, ModuleConstant<Group & string>>[1];

/** A request that names no other modules: `Groups` are its members with modules, `Generator` is the one with any of them. */
export type ChosenRequest<Request, Groups, Generator, Modules extends ModuleConstant> = {
  [Member in keyof Request]: Member extends Groups
    ? Chosen<Exclude<Request[Member], undefined>, NamesIn<Modules, Member>>
    : Member extends Generator
      ? Chosen<Exclude<Request[Member], undefined>, Modules[1]>
      : Request[Member];
};

/** Where there are none, nothing can be given: of an empty object the compiler would take any member. */
type Chosen<Selection, Names> = [keyof Selection & Names] extends [never] ? undefined : Pick<Selection, keyof Selection & Names> | undefined;
