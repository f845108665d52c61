import type { Fact, Origin } from "./fact.ts";
import type { Place } from "./place.ts";
import type { Maximums } from "./type.ts";

/*
 * Constraints that types cannot express: rules between the parameters of one request, and the syntax of string values.
 * Both are checked after the types of all parameters. If several constraints are violated, the real system reports one.
 * This order matches all modules best: the rules in their order, then the syntaxes in the order of the parameters.
 */

/** A rule between parameters of one list: those of a module, or a set of request parameters. */
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
  /** If not empty, the rule applies only to requests that meet one of these tests. */
  readonly when: readonly Test[];
  /** The rule does not apply to requests that meet one of these tests. */
  readonly unless: readonly Test[];
  readonly origin: Origin;
  readonly place: Place;
}

/**
 * Exactly one of the parameters must be given, such as `title` or `pageid`. In this rule and the next two, a parameter
 * counts as given if it occurs in the request.
 */
interface ExactlyOneOf extends Common {
  readonly kind: "exactly-one-of";
  readonly parameters: readonly ParameterReference[];
  /** The error if no value is given. */
  readonly none: ErrorReference;
  /** The error if more than one is given. */
  readonly several: ErrorReference;
}

interface AtMostOneOf extends Common {
  readonly kind: "at-most-one-of";
  readonly parameters: readonly ParameterReference[];
  readonly error: ErrorReference;
}

interface AtLeastOneOf extends Common {
  readonly kind: "at-least-one-of";
  readonly parameters: readonly ParameterReference[];
  readonly error: ErrorReference;
}

/** If one of the tests in `each` is met, one of `needed` must be met: `prlevel` needs `prtype`. */
interface Needs extends Common {
  readonly kind: "needs";
  readonly each: readonly Test[];
  readonly needed: readonly Test[];
  readonly error: ErrorReference;
}

/** If one of the tests in `each` is met, no test of `excluded` may be met: `unique` and `prop=ids`. */
interface Excludes extends Common {
  readonly kind: "excludes";
  readonly each: readonly Test[];
  readonly excluded: readonly Test[];
  readonly error: ErrorReference;
}

/** Values of a multi-valued parameter that exclude each other: `hidden` and `!hidden`. */
interface Contradiction extends Common {
  readonly kind: "contradiction";
  readonly parameter: ParameterReference;
  /** Lists of two or more values each. Of each list, at most one value may be given. */
  readonly values: readonly (readonly string[])[];
  readonly error: ErrorReference;
}

/** A given parameter must have a value: a non-empty string, or at least one of several values. */
interface NotEmpty extends Common {
  readonly kind: "not-empty";
  readonly parameter: ParameterReference;
  readonly error: ErrorReference;
}

/** The title in a parameter must be in one namespace. The rule does not check whether the title is valid. */
interface InNamespace extends Common {
  readonly kind: "in-namespace";
  readonly parameter: ParameterReference;
  readonly namespace: number;
  readonly error: ErrorReference;
}

/**
 * A lower maximum for a limit. A greater value is reduced to the maximum, with the same warning as for the limit's own
 * range.
 */
export interface Cap extends Common, Maximums {
  readonly kind: "cap";
  readonly parameter: ParameterReference;
  readonly warning: ErrorReference;
}

/** A warning for an accepted request. `when` and `unless` select the requests. */
interface Warning extends Common {
  readonly kind: "warning";
  readonly warning: ErrorReference;
}

/** The name of a parameter of the same list. */
export interface ParameterReference {
  readonly name: string;
  readonly place: Place;
}

/**
 * The code of an error or warning in `errors.yaml`. `{wireName}` is replaced by the parameter's name in the request.
 * That includes the prefix and, in a generator, the `g`: `badid_{wireName}` becomes `badid_rvendid`.
 */
export interface ErrorReference {
  readonly code: string;
  readonly place: Place;
}

/** A condition that a request may meet. Defaults are applied before the values are checked. */
export type Test =
  /**
   * The parameter is present, even with an empty value. If it has a default, its value must differ from the default.
   */
  | { readonly kind: "given"; readonly parameter: string; readonly place: Place }
  /**
   * The parameter is present with a value other than an empty string and `0`. If it is multi-valued, it has at least
   * one value.
   */
  | { readonly kind: "filled"; readonly parameter: string; readonly place: Place }
  /** At least one value is one of these. A default counts as a value. */
  | { readonly kind: "holds"; readonly parameter: string; readonly values: readonly string[]; readonly place: Place }
  /** The pages that the request selects: any pages, several pages, or pages given by one or several revisions. */
  | { readonly kind: "pages"; readonly pages: Pages; readonly place: Place }
  /** The module is called as a generator, or directly. */
  | { readonly kind: "role"; readonly role: Role; readonly place: Place }
  /** All of these tests must be met. */
  | { readonly kind: "all"; readonly tests: readonly Test[]; readonly place: Place };

/**
 * `some`: the request names pages. `several`: it names more than one existing page, by title or id. Only the site knows
 * which pages exist. `revisions`: it names revisions. `several-revisions`: it names more than one revision.
 */
export type Pages = (typeof pages)[number];
const pages = ["some", "several", "revisions", "several-revisions"] as const;

export type Role = (typeof roles)[number];
const roles = ["generator", "module"] as const;

/** The syntax of a value, or of each of several values, in addition to the type. */
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
  /** The error or warning for a value that does not match. */
  readonly error: ErrorReference;
  /** `error` refuses the request. `warning` drops the value. */
  readonly severity: "error" | "warning";
  /** If not empty, the value is checked only in requests that meet one of these tests. */
  readonly when: readonly Test[];
  /** The value is not checked in requests that meet one of these tests. */
  readonly unless: readonly Test[];
  readonly origin: Origin;
  readonly place: Place;
}

/** The valid title of a page, in any namespace. If `local` is true, an interwiki prefix is not allowed. */
interface TitleSyntax extends CommonSyntax {
  readonly kind: "title";
  /** True if a title on another site (`wikipedia:Page`) is refused too. */
  readonly local: boolean;
  /**
   * The error for a title that no page can have, such as that of a special page. `undefined` if such titles are
   * allowed.
   */
  readonly cannotExist: ErrorReference | undefined;
  /** The only allowed namespace. */
  readonly namespace: number | undefined;
}

/**
 * The beginning of a title in a given namespace. With a letter appended, it must be a valid title without a fragment,
 * namespace or interwiki prefix. It may be empty.
 */
interface TitlePartSyntax extends CommonSyntax {
  readonly kind: "title-part";
  /** The namespace: an id, or the values of a parameter. If the parameter has no value, the main namespace. */
  readonly namespace:
    | { readonly kind: "id"; readonly id: number }
    | { readonly kind: "parameter"; readonly parameter: string };
}

/**
 * The beginning of a title, including its namespace. With a letter appended, it must be a valid title without a
 * fragment or an interwiki prefix. The part after the namespace must not be empty.
 */
interface TitlePrefixSyntax extends CommonSyntax {
  readonly kind: "title-prefix";
}

/**
 * The position from which to continue, as fields separated by `|`. The value must match one of the forms whose tests
 * are met.
 */
export interface ContinueSyntax extends CommonSyntax {
  readonly kind: "continue";
  /** True if an empty value is accepted and counts as no value. */
  readonly emptyIsAbsent: boolean;
  readonly forms: readonly ContinueForm[];
}

export interface ContinueForm {
  /** The form applies only if all of these tests are met. */
  readonly when: readonly Test[];
  /** The form applies only if none of these tests are met. */
  readonly unless: readonly Test[];
  /** One entry for each field of the value. */
  readonly fields: readonly ContinueField[];
}

export type ContinueField =
  | { readonly kind: ContinueFieldKind }
  /** Exactly this string. */
  | { readonly kind: "literal"; readonly text: string };

/**
 * `text`: any string. `integer`: a 64-bit integer in its shortest decimal form, with `-` if negative. `timestamp`: 14
 * digits that represent a valid time, such as `20010115145600`. `hex`: pairs of hexadecimal digits, possibly none.
 * `fraction`: `0.` and digits. `bit`: `0` or `1`.
 */
export type ContinueFieldKind = (typeof continueFieldKinds)[number];
const continueFieldKinds = ["text", "integer", "timestamp", "hex", "fraction", "bit"] as const;

/** A valid id: an integer above 0. Only the site knows whether it exists. */
interface IdSyntax extends CommonSyntax {
  readonly kind: "id";
}

/** An IPv4 or IPv6 address, or a range of addresses in CIDR notation (`192.0.2.0/24`). */
interface IpSyntax extends CommonSyntax {
  readonly kind: "ip";
  /** True if only ranges are allowed, not single addresses. */
  readonly rangeOnly: boolean;
  /** The minimum prefix lengths of ranges, and the error for a shorter prefix. */
  readonly widest: { readonly v4: number; readonly v6: number; readonly error: ErrorReference };
}

/** A string in one of the named forms of `words`. */
interface WordSyntax extends CommonSyntax {
  readonly kind: "word";
  readonly form: WordForm;
}

/**
 * One of the listed values, checked by the module itself. Unlisted values have their own error. A listed value that
 * ends in `/*` allows all values with the same prefix.
 */
interface ListedSyntax extends CommonSyntax {
  readonly kind: "listed";
}

/** The forms of strings, each with the ECMA-262 pattern (flag u) of accepted values. */
export const words = {
  /** A SHA-1 hash in hexadecimal, in either case. */
  sha1: "^[0-9A-Fa-f]{40}$",
  /** A SHA-1 hash in base 36, in either case. */
  "sha1-base36": "^[0-9A-Za-z]{31}$",
  /** A sort key: pairs of hexadecimal digits. It may be empty. */
  hex: "^(?:[0-9A-Fa-f]{2})*$",
  /** A possible language code: without characters that are unsafe in HTML, paths or titles. */
  language: "^(?!.*%[0-9A-Fa-f]{2})[^:/\\\\&<>'\"#|\\[\\]{}\\u0000-\\u001F\\u007F]*$",
  /** The revision to compare with: the id of another revision, or a keyword. */
  diffto: "^(?:[0-9]+|prev|next|cur)$",
  /** The key of a file in the uploader's stash: a name with an extension, which may be empty. */
  "file-key": "^[A-Za-z0-9_.-]+\\.[A-Za-z0-9_]*$",
  /** The form of a known language code (lowercase letters, then parts after hyphens), or `*` for all languages. */
  "known-language": "^(?:\\*|[a-z]+(?:-[a-z0-9]+)*)$",
} as const satisfies Record<string, string>;

export type WordForm = keyof typeof words;

/**
 * A constraint between the fields of a body, or between query parameters, in addition to their types. A field counts as
 * given if it has a value other than null. In an update, omitted fields keep their values, so only the given fields can
 * break a rule.
 */
export type FieldRule = FieldRuleKind & {
  /** The error code of a violation, instead of the service's code for invalid values. */
  readonly error: Fact<string> | undefined;
  readonly origin: Origin;
  readonly place: Place;
};

export type FieldRuleKind =
  /** Limits the number of fields that are given. */
  | { readonly kind: "count"; readonly fields: readonly string[]; readonly least: 0 | 1; readonly most: 1 | undefined }
  /** If any of `each` is given, all of `needs` must be given. */
  | { readonly kind: "needs"; readonly each: readonly string[]; readonly needs: readonly string[] }
  /** If any of `each` is given, no field of `excludes` may be given. */
  | { readonly kind: "excludes"; readonly each: readonly string[]; readonly excludes: readonly string[] }
  /**
   * If both are given, the lesser value must be less than the greater one. The values are numbers, decimal numbers,
   * dates, times or timestamps.
   */
  | { readonly kind: "order"; readonly lesser: string; readonly greater: string; readonly mayBeEqual: boolean };
