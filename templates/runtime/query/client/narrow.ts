/*
 * Infers result types from request types. If a request type is not exact, for example because a list is a variable, the
 * affected members of the result are optional. They are never wrong.
 */

/** An object type that editors show with all its members. */
export type Flat<T> = { [Name in keyof T as Name]: T[Name] } & {};

/**
 * An object of one of several kinds. Each kind declares the members of the others as undefined, so that they can be
 * read before the kind is known. `Of` is the type that the kinds depend on, and defers their evaluation until it is
 * known. As a conditional type it also makes editors show the kinds instead of its name.
 */
export type OneOf<Kinds, Of> = Of extends unknown
  ? { [Kind in keyof Kinds]: Flat<Kinds[Kind] & Lacks<Kinds, Kind>> }[keyof Kinds]
  : never;

type Lacks<Kinds, Kind extends keyof Kinds> = {
  readonly [Name in Exclude<KeyOf<Kinds[keyof Kinds]>, keyof Kinds[Kind]>]?: undefined;
};

type KeyOf<T> = T extends unknown ? keyof T : never;

/**
 * Members that are present, optional or absent. This is not a conditional type. A hundred three-way conditional types
 * side by side are too complex for the compiler while their condition is unknown.
 */
export type MembersIf<When, Members> = {
  [Name in keyof Members as When extends "yes" ? Name : never]: Members[Name];
} & {
  [Name in keyof Members as When extends "maybe" ? Name : never]?: Members[Name];
};

/** The type of a member that is present if requested. */
export type Asked<When, T> = When extends "no" ? undefined : T;

/** The members of all objects in `T`, merged into one object. */
export type AllOf<T> = { [Name in keyof T]: (members: T[Name]) => void }[keyof T] extends (
  members: infer Members,
) => void
  ? Members
  : never;

/*
 * Conditions, as far as types determine them: "yes", "maybe" or "no". Several conditions form a union, which loses only
 * their number.
 */

export type Not<When> = When extends "yes" ? "no" : When extends "no" ? "yes" : "maybe";
export type Some<When> = "yes" extends When ? "yes" : [When] extends ["no"] ? "no" : "maybe";
export type Every<When> = "no" extends When ? "no" : [When] extends ["yes"] ? "yes" : "maybe";
type Agreed<When> = [When] extends ["yes"] ? "yes" : [When] extends ["no"] ? "no" : "maybe";

/**
 * The effective value of a parameter: the given value, its default if it may be omitted, or undefined without a
 * default.
 */
type Value<P, Name, Defaults> = P extends unknown
  ? Name extends keyof P
    ? undefined extends P[Name]
      ? Exclude<P[Name], undefined> | DefaultOf<Defaults, Name>
      : P[Name]
    : DefaultOf<Defaults, Name>
  : never;

type DefaultOf<Defaults, Name> = Name extends keyof Defaults ? Defaults[Name] : undefined;

/** The condition that a parameter has one of the wanted values. */
export type Holds<P, Name, Wanted, Defaults = {}> = Includes<Value<P, Name, Defaults>, Wanted>;

type Includes<Given, Wanted> = [Wanted & Sure<Given>] extends [never]
  ? [Wanted & Possible<Given>] extends [never]
    ? "no"
    : "maybe"
  : "yes";

type Possible<Given> = Given extends readonly (infer One)[] ? One : Given;

/** The values that are certainly present. */
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

/** The condition that a parameter has a value other than its default. */
export type Given<P, Name, Defaults = {}> = Agreed<
  P extends unknown ? (Name extends keyof P ? IsOther<P[Name], DefaultOf<Defaults, Name>> : "no") : never
>;

type IsOther<T, Default> = T extends undefined | false | Default ? "no" : Default extends T ? "maybe" : "yes";

/** The condition that a parameter's value is neither empty nor `0`. */
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

/**
 * The condition that a parameter has several values. It is never "yes", because the subjects of the values may not
 * exist.
 */
export type Several<P, Name> = Agreed<HasSeveral<Value<P, Name, {}>>> extends "no" ? "no" : "maybe";

type HasSeveral<T> = T extends readonly unknown[] ? (T["length"] extends 0 | 1 ? "no" : "maybe") : "no";

/** The modules that a request names in a group. */
export type Named<R, Group> = Group extends keyof R
  ? undefined extends R[Group]
    ? Partial<Exclude<R[Group], undefined>>
    : R[Group]
  : {};

/** The members that a module adds. They are optional if the module may be undefined in the request. */
export type Adds<P, Members> = [P] extends [undefined] ? {} : undefined extends P ? Partial<Members> : Members;

/** A pair of a member's name and value. */
export type EntryOf<T> = { [Name in keyof T]: readonly [name: Name, value: T[Name]] }[keyof T];

export type MemberOf<T, Name> = Name extends keyof T ? T[Name] : undefined;

/**
 * The members of modules. They are optional in a continued request, because a previous response may have contained
 * them.
 */
export type PartialIfContinued<R, Members> = Given<R, "continue"> extends "no" ? Members : Partial<Members>;
