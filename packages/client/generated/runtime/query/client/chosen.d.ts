import type { ModuleConstant } from "./table.js";
/** The names of the modules that are of a group. */
export type NamesIn<Modules extends ModuleConstant, Group> = Extract<Modules, ModuleConstant<Group & string>>[1];
/**
 * A request that names no other modules: `Groups` are its members with modules, `Generator` is the one with any of
 * them.
 */
export type ChosenRequest<Request, Groups, Generator, Modules extends ModuleConstant> = {
    [Member in keyof Request]: Member extends Groups ? Chosen<Selection<Request, Member>, NamesIn<Modules, Member>> | Inherited<Member> : Member extends Generator ? Chosen<Selection<Request, Member>, Modules[1]> | Inherited<Member> : Request[Member];
};
type Selection<Request, Member extends keyof Request> = Exclude<Request[Member], Inherited<Member> | undefined>;
/** What every object has under a name, such as `valueOf`: also one that does not give the member. */
type Inherited<Name> = Name extends keyof Object ? Object[Name] : never;
/** Where there are none, nothing can be given: of an empty object the compiler would take any member. */
type Chosen<All, Names> = [keyof All & Names] extends [never] ? undefined : Pick<All, keyof All & Names> | undefined;
export {};
