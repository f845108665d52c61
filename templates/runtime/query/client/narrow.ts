/*
 * How the types of results follow those of requests. What the types of a request leave open, such as a list of values
 * that is a variable, leaves open what is answered: a member then may be missing, and is never wrong.
 */

/** An object type in one piece, as an editor shows it. */
export type Flat<T> = { [Name in keyof T as Name]: T[Name] } & {};

/**
 * An object of one of several kinds. Each says of the members of the others that it has none, so that they can be asked
 * for before it is known which it is. `Of` is what the kinds hang on: until it is known, the compiler is not to work on
 * them. That it is a condition lets an editor show the kinds in place of its name.
 */
export type OneOf<Kinds, Of> = Of extends unknown
  ? { [Kind in keyof Kinds]: Flat<Kinds[Kind] & Lacks<Kinds, Kind>> }[keyof Kinds]
  : never;

type Lacks<Kinds, Kind extends keyof Kinds> = {
  readonly [Name in Exclude<KeyOf<Kinds[keyof Kinds]>, keyof Kinds[Kind]>]?: undefined;
};

type KeyOf<T> = T extends unknown ? keyof T : never;

/**
 * Members that come, may come, or do not. Not a condition: a hundred conditions of three ways each, one beside the
 * other, are more than the compiler can work out where it looks at a type before it knows what that hangs on.
 */
export type MembersIf<When, Members> = {
  [Name in keyof Members as When extends "yes" ? Name : never]: Members[Name];
} & {
  [Name in keyof Members as When extends "maybe" ? Name : never]?: Members[Name];
};

/** A member that comes where the request asks for it, as far as that is known. */
export type Asked<When, T> = When extends "no" ? undefined : T;

/** All that stands in the members of an object, as one object. */
export type AllOf<T> = { [Name in keyof T]: (members: T[Name]) => void }[keyof T] extends (
  members: infer Members,
) => void
  ? Members
  : never;

/*
 * Whether something is so, as far as types show: "yes", "maybe" or "no". Several of these are a union, in which nothing
 * gets lost but their number.
 */

export type Not<When> = When extends "yes" ? "no" : When extends "no" ? "yes" : "maybe";
export type Some<When> = "yes" extends When ? "yes" : [When] extends ["no"] ? "no" : "maybe";
export type Every<When> = "no" extends When ? "no" : [When] extends ["yes"] ? "yes" : "maybe";
type Agreed<When> = [When] extends ["yes"] ? "yes" : [When] extends ["no"] ? "no" : "maybe";

/** What stands for a parameter: what is given, or its default where it may be left out; undefined where it has none. */
type Value<P, Name, Defaults> = P extends unknown
  ? Name extends keyof P
    ? undefined extends P[Name]
      ? Exclude<P[Name], undefined> | DefaultOf<Defaults, Name>
      : P[Name]
    : DefaultOf<Defaults, Name>
  : never;

type DefaultOf<Defaults, Name> = Name extends keyof Defaults ? Defaults[Name] : undefined;

/** Whether the value of a parameter, or one of several, is one of these. */
export type Holds<P, Name, Wanted, Defaults = {}> = Includes<Value<P, Name, Defaults>, Wanted>;

type Includes<Given, Wanted> = [Wanted & Sure<Given>] extends [never]
  ? [Wanted & Possible<Given>] extends [never]
    ? "no"
    : "maybe"
  : "yes";

type Possible<Given> = Given extends readonly (infer One)[] ? One : Given;

/** The values that are there in any case. */
type Sure<Given> =
  IsUnion<Given> extends true
    ? never
    : Given extends readonly unknown[]
      ? number extends Given["length"]
        ? never
        : { [Index in keyof Given]: Literal<Given[Index]> }[number]
      : Literal<Given>;

type Literal<T> = IsUnion<T> extends true ? never : string extends T ? never : number extends T ? never : T;

type IsUnion<T, All = T> = T extends unknown ? ([All] extends [T] ? false : true) : never;

/** Whether a parameter is there, with another value than its default. */
export type Given<P, Name, Defaults = {}> = Agreed<
  P extends unknown ? (Name extends keyof P ? IsOther<P[Name], DefaultOf<Defaults, Name>> : "no") : never
>;

type IsOther<T, Default> = T extends undefined | false | Default ? "no" : Default extends T ? "maybe" : "yes";

/** Whether a parameter has a value that is neither empty nor `0`. */
export type Filled<P, Name, Defaults = {}> = Agreed<IsFilled<Value<P, Name, Defaults>>>;

type IsFilled<T> = T extends undefined | false | "" | 0 | "0" | readonly []
  ? "no"
  : string extends T
    ? "maybe"
    : number extends T
      ? "maybe"
      : T extends readonly unknown[]
        ? number extends T["length"]
          ? "maybe"
          : "yes"
        : "yes";

/** Whether a parameter has several values. What these are about need not exist, so it is never sure. */
export type Several<P, Name> = Agreed<HasSeveral<Value<P, Name, {}>>> extends "no" ? "no" : "maybe";

type HasSeveral<T> = T extends readonly unknown[] ? (T["length"] extends 0 | 1 ? "no" : "maybe") : "no";

/** The modules that a request names in a group. */
export type Named<R, Group> = Group extends keyof R
  ? undefined extends R[Group]
    ? Partial<Exclude<R[Group], undefined>>
    : R[Group]
  : {};

/** Members that a module adds which is perhaps undefined in the request. */
export type Adds<P, Members> = [P] extends [undefined] ? {} : undefined extends P ? Partial<Members> : Members;

/** The name and the value of a member. */
export type EntryOf<T> = { [Name in keyof T]: readonly [name: Name, value: T[Name]] }[keyof T];

export type MemberOf<T, Name> = Name extends keyof T ? T[Name] : undefined;

/** In a request that goes on, what modules say may have come with an earlier answer. */
export type PartialIfContinued<R, Members> = Given<R, "continue"> extends "no" ? Members : Partial<Members>;
