import type { ModuleConstant } from "./table.js";

/*
 * Types of call arguments. An argument's type is inferred from the literal, so that the result type can depend on it.
 * It is also checked against the accepted type, so that a misspelled name is an error. A generic argument, as in a
 * function that wraps a call, is checked only against the accepted type. Each condition here must therefore be false
 * while the type is unknown.
 */

/**
 * The type of an argument that must match `Wanted`. `Given` is inferred from the argument. If there is a `Fault`, which
 * is a sentence, the argument is rejected.
 */
export type Exactly<Given, Wanted, Fault = false> = [Given] extends [never]
  ? Given
  : [Fault] extends [string]
    ? Refused<Fault>
    : Wanted;

/**
 * Like `Exactly`, but the fault can also be an object with the sentence in place of the wrong member. The compiler then
 * reports that member. The additional condition doubles the cost of checking a call, so it is used only for parameters
 * of a single module.
 */
export type ExactlyAt<Given, Wanted, Fault> = [Given] extends [never]
  ? Given
  : [Fault] extends [string]
    ? Refused<Fault>
    : [Fault] extends [object]
      ? Fault
      : Wanted;

/** An object type whose member `Name` has a sentence as its type, which no value matches. */
export type At<Name extends string, Text> = { readonly [One in Name]: Text } & { readonly [name: string]: unknown };

/** A type that no argument has. The compiler's message contains the reason. */
export interface Refused<Because> {
  readonly refused: Because;
}

/** The faults, or `false` if there are none. */
export type FaultOr<Fault> = [Fault] extends [never] ? false : Fault;

/** The faults of values if there are any, otherwise those of rules. A union of both forms would reject nothing. */
export type FirstFault<OfValues, OfRules> = [OfValues] extends [never] ? FaultOr<OfRules> : OfValues;

/**
 * The sentences of the rules that an argument breaks. `Rules` maps each sentence to the shape of the arguments that
 * break it.
 */
export type Broken<Given, Rules> = [Given] extends [Rules[keyof Rules]]
  ? { [Text in keyof Rules]: [Given] extends [Rules[Text]] ? Text : never }[keyof Rules]
  : never;

/** `Text` if there is more than one name. */
export type MoreThanOne<Names, Text> = true extends IsUnion<Names> ? Text : never;

/** The argument types of the modules of a group. */
export type Each<Modules> = Modules[keyof Modules];

/** `Text` if a literal number is not an integer from `Least` to `Most`. Both bounds are at least 0. */
export type RangeFault<Given, Least extends string, Most extends string, Text> = Given extends number
  ? number extends Given
    ? never
    : `${Given}` extends `-${string}`
      ? Text
      : `${Given}` extends `${bigint}`
        ? true extends Above<Least, `${Given}`> | Above<`${Given}`, Most>
          ? Text
          : never
        : Text
  : never;

/** `Text` if a literal string cannot be a point in time because it contains no digit. */
export type MomentFault<Given, Text> = Given extends string
  ? string extends Given
    ? never
    : Given extends `${string}${Digit}${string}` | "now"
      ? never
      : Text
  : never;

type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

/**
 * True if the whole number `A` is greater than `B`, both written as digits. `Before` is the order of the preceding
 * digits, which decides if both have the same length.
 */
type Above<A extends string, B extends string, Before = "same"> = A extends `${infer X}${infer RestOfA}`
  ? B extends `${infer Y}${infer RestOfB}`
    ? Above<RestOfA, RestOfB, Before extends "same" ? Order<X, Y> : Before>
    : true
  : B extends ""
    ? Before extends "above"
      ? true
      : false
    : false;

type Order<X extends string, Y extends string> = X extends Y
  ? "same"
  : "0123456789" extends `${string}${Y}${string}${X}${string}`
    ? "above"
    : "below";

type IsUnion<T, All = T> = T extends unknown ? ([All] extends [T] ? false : true) : never;

/* The types of a client that supports only the given modules. */

/** The names of the modules that belong to a group. */
export type NamesIn<Modules extends ModuleConstant, Group> = Extract<Modules, ModuleConstant<Group & string>>[1];

/**
 * A request that can name only the given modules. `Groups` are the members that contain modules, and `Generator` is the
 * member that accepts any of them.
 */
export type ChosenRequest<Request, Groups, Generator, Modules extends ModuleConstant> = {
  [Member in keyof Request]: Member extends Groups
    ? Chosen<Selection<Request, Member>, NamesIn<Modules, Member>> | Inherited<Member>
    : Member extends Generator
      ? Chosen<Selection<Request, Member>, Modules[1]> | Inherited<Member>
      : Request[Member];
};

type Selection<Request, Member extends keyof Request> = Exclude<Request[Member], Inherited<Member> | undefined>;

/**
 * The inherited member of every object with this name, such as `valueOf`. A literal that does not set the member still
 * has it.
 */
type Inherited<Name> = Name extends keyof Object ? Object[Name] : never;

/** Undefined if no module is selected, because an empty object type would accept any member. */
type Chosen<All, Names> = [keyof All & Names] extends [never] ? undefined : Pick<All, keyof All & Names> | undefined;
