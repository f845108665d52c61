import type { ModuleConstant } from "./table.js";
/** The names of the modules that belong to a group. */
export type NamesIn<Modules extends ModuleConstant, Group> = Extract<Modules, ModuleConstant<Group & string>>[1];
/**
 * A request that can name only the given modules. `Groups` are the members that contain modules, and `Generator` is the
 * member that accepts any of them.
 */
export type ChosenRequest<Request, Groups, Generator, Modules extends ModuleConstant> = {
    [Member in keyof Request]: Member extends Groups ? Chosen<Selection<Request, Member>, NamesIn<Modules, Member>> | Inherited<Member> : Member extends Generator ? Chosen<Selection<Request, Member>, Modules[1]> | Inherited<Member> : Request[Member];
};
type Selection<Request, Member extends keyof Request> = Exclude<Request[Member], Inherited<Member> | undefined>;
/**
 * The inherited member of every object with this name, such as `valueOf`. A literal that does not set the member still
 * has it.
 */
type Inherited<Name> = Name extends keyof Object ? Object[Name] : never;
/** Undefined if no module is selected, because an empty object type would accept any member. */
type Chosen<All, Names> = [keyof All & Names] extends [never] ? undefined : Pick<All, keyof All & Names> | undefined;
export {};
