import type { Origin } from "./fact.ts";
import type { Place } from "./place.ts";

/*
 * What no type can say: rules between the parameters of one request, and the syntax that a text keeps to itself. Both
 * are checked after the types of all parameters. Of several that are broken, the real system answers one: the rules in
 * their order, then the syntaxes in the order of the parameters, is the closest order that holds for all modules.
 */

/** A rule between parameters of one list: a module's, or a set of request parameters. */
export type Rule =
  | ExactlyOneOf
  | AtMostOneOf
  | AtLeastOneOf
  | Needs
  | Excludes
  | Contradiction
  | NotEmpty
  | InNamespace
  | Cap
  | Warning;

interface Common {
  /** Where there are any, the rule holds only for a request that meets one of these. */
  readonly when: readonly Test[];
  /** The rule does not hold for a request that meets one of these. */
  readonly unless: readonly Test[];
  readonly origin: Origin;
  readonly place: Place;
}

/**
 * One of the parameters, and no second one: `title` or `pageid`. Here and in the next two, a parameter counts where the
 * request names it.
 */
export interface ExactlyOneOf extends Common {
  readonly kind: "exactly-one-of";
  readonly parameters: readonly ParameterReference[];
  /** The error where none is given. */
  readonly none: ErrorReference;
  /** The error where more than one is given. */
  readonly several: ErrorReference;
}

export interface AtMostOneOf extends Common {
  readonly kind: "at-most-one-of";
  readonly parameters: readonly ParameterReference[];
  readonly error: ErrorReference;
}

export interface AtLeastOneOf extends Common {
  readonly kind: "at-least-one-of";
  readonly parameters: readonly ParameterReference[];
  readonly error: ErrorReference;
}

/** Where one of `each` is met, one of `needed` must be as well: `prlevel` needs `prtype`. */
export interface Needs extends Common {
  readonly kind: "needs";
  readonly each: readonly Test[];
  readonly needed: readonly Test[];
  readonly error: ErrorReference;
}

/** Where one of `each` is met, none of `excluded` may be: `unique` and `prop=ids`. */
export interface Excludes extends Common {
  readonly kind: "excludes";
  readonly each: readonly Test[];
  readonly excluded: readonly Test[];
  readonly error: ErrorReference;
}

/** Values of one multi-valued parameter of which at most one may be given: `hidden` and `!hidden`. */
export interface Contradiction extends Common {
  readonly kind: "contradiction";
  readonly parameter: ParameterReference;
  /** Each inner list holds two or more values that contradict each other, pair by pair. */
  readonly values: readonly (readonly string[])[];
  readonly error: ErrorReference;
}

/** A parameter that is given must have a value: text that is not empty, or at least one of several values. */
export interface NotEmpty extends Common {
  readonly kind: "not-empty";
  readonly parameter: ParameterReference;
  readonly error: ErrorReference;
}

/** The title that a parameter holds must be of one namespace. An invalid title is none of this rule's business. */
export interface InNamespace extends Common {
  readonly kind: "in-namespace";
  readonly parameter: ParameterReference;
  readonly namespace: number;
  readonly error: ErrorReference;
}

/**
 * A limit whose range ends earlier: more is lowered to the maximum, with the same warning as beyond the limit's own
 * range.
 */
export interface Cap extends Common {
  readonly kind: "cap";
  readonly parameter: ParameterReference;
  readonly maximum: number;
  readonly highMaximum: number;
  readonly warning: ErrorReference;
}

/** A request that is answered, with a warning; `when` and `unless` say which. */
export interface Warning extends Common {
  readonly kind: "warning";
  readonly warning: ErrorReference;
}

/** The name of a parameter of the same list. */
export interface ParameterReference {
  readonly name: string;
  readonly place: Place;
}

/**
 * The code of an error or a warning, as it stands in `errors.yaml`. `{wireName}` in it stands for the parameter's name
 * in the request, with the prefix and, in a generator, the `g`: `badid_{wireName}` is answered as `badid_rvendid`.
 */
export interface ErrorReference {
  readonly code: string;
  readonly place: Place;
}

/** Something that a request meets or does not. Values are looked at after defaults have been filled in. */
export type Test =
  /** The parameter is there, even with an empty value. One with a default counts only with another value than that. */
  | { readonly kind: "given"; readonly parameter: string; readonly place: Place }
  /**
   * The parameter is there with a value that is neither empty nor `0`, and where it takes several, with at least one.
   */
  | { readonly kind: "filled"; readonly parameter: string; readonly place: Place }
  /** The value, or one of several, is one of these. A default is a value. */
  | { readonly kind: "holds"; readonly parameter: string; readonly values: readonly string[]; readonly place: Place }
  /** What the request is about: pages at all, several of them, or pages given by one or several revisions. */
  | { readonly kind: "pages"; readonly pages: Pages; readonly place: Place }
  /** The module is called as a generator, or for its own sake. */
  | { readonly kind: "role"; readonly role: Role; readonly place: Place }
  /** All of these are met. */
  | { readonly kind: "all"; readonly tests: readonly Test[]; readonly place: Place };

/**
 * `some`: the request names pages. `several`: it names more than one page that exists, by title or id; which exist is
 * the site's to know. `revisions`: it names revisions; `several-revisions`: more than one.
 */
export type Pages = (typeof pages)[number];
export const pages = ["some", "several", "revisions", "several-revisions"] as const;

export type Role = (typeof roles)[number];
export const roles = ["generator", "module"] as const;

/** What a value, or each of several, must look like beyond its type. */
export type Syntax =
  | TitleSyntax
  | TitlePartSyntax
  | TitlePrefixSyntax
  | ContinueSyntax
  | IdSyntax
  | IpSyntax
  | ListedSyntax
  | WordSyntax;

interface CommonSyntax {
  /** What a value that does not is answered with. */
  readonly error: ErrorReference;
  /** `error` refuses the request; `warning` drops the value. */
  readonly severity: "error" | "warning";
  /** Where there are any, the value is looked at only in a request that meets one of these. */
  readonly when: readonly Test[];
  /** The value is not looked at in a request that meets one of these. */
  readonly unless: readonly Test[];
  readonly origin: Origin;
  readonly place: Place;
}

/** The title of a page of this site, of any namespace: valid, without an interwiki prefix where `local`. */
export interface TitleSyntax extends CommonSyntax {
  readonly kind: "title";
  /** Whether a title that leads to another site (`wikipedia:Page`) is refused too. */
  readonly local: boolean;
  /** Whether a title that cannot be a page's, such as one of a special page, is refused too, and how. */
  readonly cannotExist: ErrorReference | undefined;
  /** The only namespace it may be in. */
  readonly namespace: number | undefined;
}

/**
 * The beginning of a title within a given namespace: what becomes a valid title, without a fragment, namespace or
 * interwiki prefix, when a letter is appended. May be empty.
 */
export interface TitlePartSyntax extends CommonSyntax {
  readonly kind: "title-part";
  /** The namespace: an id, or that of a parameter (its value, or each of its values; main where it has none). */
  readonly namespace:
    | { readonly kind: "id"; readonly id: number }
    | { readonly kind: "parameter"; readonly parameter: string };
}

/**
 * The beginning of a title with its namespace before it: what becomes a valid title, without a fragment or interwiki
 * prefix, when a letter is appended. Something must stand there, beyond the namespace.
 */
export interface TitlePrefixSyntax extends CommonSyntax {
  readonly kind: "title-prefix";
}

/** Where an answer goes on: fields with `|` between them. One of the forms whose tests are met must take the value. */
export interface ContinueSyntax extends CommonSyntax {
  readonly kind: "continue";
  /** Whether an empty value counts as none and is accepted. */
  readonly emptyIsAbsent: boolean;
  readonly forms: readonly ContinueForm[];
}

export interface ContinueForm {
  /** All of these must be met for this form. */
  readonly when: readonly Test[];
  /** None of these may be met for this form. */
  readonly unless: readonly Test[];
  /** As many as the value has fields. */
  readonly fields: readonly ContinueField[];
}

export type ContinueField =
  | { readonly kind: ContinueFieldKind }
  /** Exactly this text. */
  | { readonly kind: "literal"; readonly text: string };

/**
 * `text`: anything. `integer`: digits in the shortest form, with `-` where negative (what a whole number of 64 bits
 * prints as). `timestamp`: 14 digits that are a time, `20010115145600`. `hex`: pairs of hexadecimal digits, perhaps
 * none. `fraction`: `0.` and digits. `bit`: `0` or `1`.
 */
export type ContinueFieldKind = (typeof continueFieldKinds)[number];
export const continueFieldKinds = ["text", "integer", "timestamp", "hex", "fraction", "bit"] as const;

/** The id of something that can exist: above 0. Whether it does exist is the site's to know. */
export interface IdSyntax extends CommonSyntax {
  readonly kind: "id";
}

/** An IP address, version 4 or 6, or a range of them in CIDR notation (`192.0.2.0/24`). */
export interface IpSyntax extends CommonSyntax {
  readonly kind: "ip";
  /** Whether a single address is refused. */
  readonly rangeOnly: boolean;
  /** The shortest prefixes of ranges, and the error where one is shorter. */
  readonly widest: { readonly v4: number; readonly v6: number; readonly error: ErrorReference };
}

/** A word of a form that has a name; see `words`. */
export interface WordSyntax extends CommonSyntax {
  readonly kind: "word";
  readonly form: WordForm;
}

/**
 * One of the listed values, checked by the module itself: what is not listed has an error of its own, and a listed
 * value that ends in `/*` stands for all that begin like it.
 */
export interface ListedSyntax extends CommonSyntax {
  readonly kind: "listed";
}

/** The forms of words, each with the ECMA-262 pattern (flag u) of what is accepted. */
export const words = {
  /** A SHA-1 in hexadecimal digits of either case. */
  sha1: "^[0-9A-Fa-f]{40}$",
  /** A SHA-1 in base 36, of either case. */
  "sha1-base36": "^[0-9A-Za-z]{31}$",
  /** A sort key: pairs of hexadecimal digits; may be empty. */
  hex: "^(?:[0-9A-Fa-f]{2})*$",
  /** A language code as a site might have it: nothing that HTML, a path or a title could trip over. */
  language: "^(?!.*%[0-9A-Fa-f]{2})[^:/\\\\&<>'\"#|\\[\\]{}\\u0000-\\u001F\\u007F]*$",
  /** What to compare a revision with: the id of another, or a word. */
  diffto: "^(?:[0-9]+|prev|next|cur)$",
  /** The key of a file that is kept for its uploader: a name with an extension, which may be empty. */
  "file-key": "^[A-Za-z0-9_.-]+\\.[A-Za-z0-9_]*$",
  /**
   * What the code of a language that is known looks like (small letters, then parts after hyphens), or `*` for all
   * languages.
   */
  "known-language": "^(?:\\*|[a-z]+(?:-[a-z0-9]+)*)$",
} as const satisfies Record<string, string>;

export type WordForm = keyof typeof words;
