import {
  type ChangeClass,
  because,
  boundClasses,
  either,
  exported,
  graced,
  knowledge,
  narrower,
  other,
  wider,
  words,
} from "./class.ts";
import { verdicts, type Verdict, type Verdicts } from "../model/verdict.ts";

/*
 * All classes of changes, by id. Each has verdicts for programs that send requests, read responses, compile TypeScript
 * or implement the server and, if it is not `compatible`, for readers of the documentation. The meaning of an id never
 * changes.
 */

/** The addition of a definition that requests can name and that needs a handler: a module or an operation. */
const added = (says: string): ChangeClass => either(says, "compatible", "none", "compatible", "breaking");
const removed = (says: string): ChangeClass => either(says, "breaking", "breaking", "breaking", "breaking");
/** The same definition with another name. */
const renamed = (says: string): ChangeClass => either(says, "breaking", "breaking", "breaking", "breaking");
/** A different form of the same request. */
const wire = (says: string, built: Verdict = "compatible"): ChangeClass =>
  either(says, "breaking", "none", built, built);
/** The names of parameters in requests, which some responses also contain. */
const named = (says: string): ChangeClass => ({
  ...wire(says),
  answer: verdicts("none", "breaking", "compatible", "compatible"),
});

/** A documented condition for a value. Types do not show it, and the server enforces only rules. */
const condition = (says: string): ChangeClass => either(says, "risk", "none", "compatible", "compatible");

/** A member of an object, which may be optional or required in requests. */
const member = (says: string, answer: Verdicts): ChangeClass => ({
  says,
  request: verdicts("compatible", "none", "compatible", "compatible"),
  answer,
});
const requiredMember = (says: string, answer: Verdicts): ChangeClass => ({ ...narrower(says, "in-types"), answer });
const goneMember = (says: string, answer: Verdicts): ChangeClass => ({
  ...narrower(says, "in-types", "breaking"),
  answer,
});

/** The default of a field, or of a parameter, where it determines the response to a request without the parameter. */
const defaulted = (says: string, serves: Verdict = "compatible"): ChangeClass =>
  because(
    "A request without the value stays valid, so nothing fails. It means something else, and the default of a parameter also determines what is in the response.",
    {
      says,
      request: verdicts("risk", "none", "compatible", serves),
      answer: verdicts("none", "risk", "compatible", "compatible"),
    },
  );

const inResponses = (says: string, answer: Verdicts): ChangeClass => ({
  says,
  request: verdicts("none", "none", "none", "none"),
  answer,
});

/** An addition that every program may ignore. */
const accepted = (says: string): ChangeClass => either(says, "compatible", "none", "compatible", "compatible");
/** Other names in the client and the server, which are not sent. */
const inCode = (says: string): ChangeClass => either(says, "none", "none", "breaking", "breaking");
/** Documented behavior of the server. */
const behavior = (says: string): ChangeClass => either(says, "risk", "none", "none", "risk");

const table = {
  // Services and their metadata.
  "service-added": added("is new"),
  "service-removed": removed("was removed"),
  "service-kind-changed": removed("changed its kind"),
  "base-url-changed": either("has a different base URL", "breaking", "none", "compatible", "none"),
  "version-changed": words("has a different version"),
  "text-changed": words("has a different description"),
  "package-names-changed": inCode("changes the names of the packages"),
  "node-range-changed": either("requires a different version of Node", "none", "none", "risk", "risk"),
  "project-changed": words("has different package metadata"),
  "media-type-changed": either("has a different media type", "breaking", "breaking", "compatible", "compatible"),

  // Modules and groups.
  "module-added": added("is new"),
  ...graced("module-removed", removed("was removed")),
  "module-renamed": renamed("was renamed"),
  "module-group-changed": removed("moved to another group"),
  "prefix-changed": named("has a different prefix, with which every parameter name begins"),
  "generator-added": either("can be used as a generator", "compatible", "none", "compatible", "breaking"),
  "generator-removed": either("can no longer be used as a generator", "breaking", "none", "breaking", "breaking"),
  "group-added": accepted("is new"),
  "group-removed": accepted("was removed"),
  "selector-changed": wire("is selected by a different parameter"),
  "group-role-changed": removed("has a different role"),

  // The wire of a query service.
  "endpoint-changed": wire("has a different path"),
  "method-added": accepted("accepts an additional HTTP method"),
  "method-removed": either("accepts one fewer HTTP method", "breaking", "none", "compatible", "compatible"),
  "wire-form-changed": wire("has a different format in requests"),
  "error-header-changed": either("uses a different header field", "none", "breaking", "compatible", "compatible"),
  "profile-changed": removed("has a different profile"),
  "constant-added": wire("is now sent with every request"),
  "constant-removed": wire("is no longer sent with requests"),
  "constant-changed": wire("has a different value in every request"),
  "right-changed": either("requires a different right", "risk", "none", "compatible", "compatible"),
  "page-parameters-changed": either("uses different parameters to select pages", "none", "risk", "risk", "risk"),
  "personal-modules-changed": either("lists different modules", "none", "risk", "compatible", "risk"),
  "tokens-changed": either("has a different source", "breaking", "none", "breaking", "risk"),

  // Parameters of requests, fields of bodies, request headers.
  "parameter-added": wider("is new", "in-types", "compatible"),
  "required-parameter-added": narrower("is new and required", "in-types"),
  ...graced(
    "parameter-removed",
    because(
      "A handler that reads the value does not compile, or always finds it missing. Clients that send it are refused, or it has no effect.",
      narrower("was removed", "in-types", "breaking"),
    ),
  ),
  "parameter-renamed": narrower("was renamed", "in-types", "breaking"),
  "parameter-renamed-with-alias": either(
    "was renamed, and keeps its old name as an alias",
    "compatible",
    "none",
    "risk",
    "compatible",
  ),
  "parameter-became-required": narrower("is now required", "in-types"),
  "parameter-became-optional": wider("is now optional", "in-types"),
  "parameter-order-changed": {
    ...words("has its parameters checked in a different order"),
    // A request with two faults returns the first error.
    request: verdicts("none", "risk", "none", "none"),
  },
  "parameter-set-added": wider("is new", "in-types", "compatible"),
  "parameter-set-removed": narrower("was removed", "in-types", "breaking"),
  "parameter-shared": either("shares different parameters with modules", "risk", "none", "compatible", "risk"),
  "became-multiple": either("accepts several values", "risk", "none", "compatible", "breaking"),
  "became-single": either("accepts only one value", "breaking", "none", "breaking", "breaking"),
  "duplicates-allowed": {
    ...wider("accepts duplicate values", "at-run-time", "compatible"),
    // Duplicates used to count once and now count twice.
    request: verdicts("risk", "none", "compatible", "compatible"),
  },
  "duplicates-refused": narrower("no longer accepts duplicate values", "at-run-time"),
  "all-values-added": wider("accepts the specifier for all values", "in-types", "risk"),
  "all-values-removed": narrower("no longer accepts the specifier for all values", "in-types"),
  "default-added": defaulted("now has a default"),
  "default-changed": defaulted("has a different default"),
  "default-removed": defaulted("no longer has a default", "breaking"),
  "secret-added": either("is now secret", "none", "none", "compatible", "compatible"),
  "secret-removed": either("is no longer secret", "risk", "none", "compatible", "risk"),
  "condition-added": condition("now has a condition"),
  "condition-changed": condition("has a different condition"),
  "condition-lifted": accepted("no longer has a condition"),
  "syntax-added": narrower("now has a syntax", "at-run-time"),
  "syntax-changed": other("has a different syntax", "at-run-time"),
  "syntax-relaxed": wider("has a less strict syntax", "at-run-time"),
  "syntax-tightened": narrower("has a stricter syntax", "at-run-time"),
  "syntax-removed": wider("no longer has a syntax", "at-run-time"),
  "template-changed": other("exists for different values", "in-types"),
  "alias-added": accepted("has an additional alias"),
  "alias-removed": either("has one fewer alias", "breaking", "none", "breaking", "compatible"),
  "null-allowed": wider("may be null", "in-types"),
  "null-refused": because(
    "In a request, code that sends null fails and does not compile. In a response, code that expects null still works; a handler that returns null does not compile.",
    narrower("may no longer be null", "in-types"),
  ),
  "empty-allowed": wider("may be empty", "at-run-time", "breaking"),
  "empty-refused": narrower("may no longer be empty", "at-run-time"),
  "replacement-changed": either("is handled differently by updates", "risk", "none", "compatible", "risk"),
  "location-changed": wire("moved to another part of the request", "breaking"),
  "request-use-added": member("can now be in requests", verdicts("none", "none", "none", "none")),
  "request-use-removed": narrower("can no longer be in requests", "in-types", "breaking"),
  "response-use-added": words("is now in responses"),
  "response-use-removed": words("is no longer in responses"),
  "list-role-changed": either("has a different effect on the list", "breaking", "breaking", "compatible", "breaking"),

  // Types.
  "type-widened": wider("has a wider type", "in-types"),
  "type-widened-as-text": {
    ...other("has a different type, and accepts all former values as they are sent", "in-types"),
    request: verdicts("compatible", "none", "breaking", "breaking"),
  },
  "type-narrowed": narrower("has a narrower type", "in-types", "breaking"),
  "type-changed": other("has a different type", "in-types"),
  "value-added": {
    ...wider("is new", "in-types"),
    answer: verdicts("none", "risk", "risk", "compatible"),
  },
  ...graced("value-removed", {
    ...narrower("was removed", "in-types", "breaking"),
    answer: verdicts("none", "compatible", "breaking", "breaking"),
  }),
  "value-renamed": other("was renamed", "in-types"),
  "values-opened": wider("is now open to other values", "in-types"),
  "values-closed": narrower("is now limited to the listed values", "in-types"),
  "value-set-added": words("is new"),
  "value-set-removed": exported(either("was removed, and nothing uses it", "none", "none", "breaking", "none")),
  "value-set-replaced": either("takes its values from a different list", "none", "none", "risk", "none"),
  "missing-values-changed": knowledge(
    either("is known to lack different values", "knowledge", "knowledge", "risk", "none"),
  ),
  "multiple-of-added": narrower("must now be a multiple of a number", "at-run-time"),
  "multiple-of-removed": wider("need no longer be a multiple of a number", "at-run-time"),
  "multiple-of-changed": other("must be a multiple of a different number", "at-run-time"),
  "unique-items-added": narrower("may no longer have equal items", "at-run-time"),
  "unique-items-removed": wider("may now have equal items", "at-run-time"),
  "exclusivity-added": narrower("may no longer match more than one alternative", "at-run-time"),
  "exclusivity-removed": wider("may now match more than one alternative", "at-run-time"),
  "pattern-added": narrower("now has a pattern", "at-run-time"),
  "pattern-widened": wider("has a wider pattern", "at-run-time"),
  "pattern-narrowed": narrower("has a narrower pattern", "at-run-time"),
  "pattern-changed": other("has a different pattern", "at-run-time"),
  "pattern-removed": wider("no longer has a pattern", "at-run-time"),
  "format-added": narrower("now has a format", "at-run-time"),
  "format-changed": other("has a different format", "at-run-time"),
  "format-removed": wider("no longer has a format", "at-run-time"),
  "discriminator-changed": other("has a different discriminator", "in-types"),
  "alternative-added": wider("has an additional alternative", "in-types"),
  "alternative-removed": narrower("has one fewer alternative", "in-types"),
  ...boundClasses,

  // Rules between parameters, or fields.
  "rule-added": narrower("is new", "in-types"),
  "rule-for-new-parameter": accepted("restricts only requests that use a new parameter"),
  "rule-changed": { ...other("changed", "at-run-time"), request: verdicts("breaking", "none", "breaking", "risk") },
  "rule-relaxed": wider("refuses less", "at-run-time"),
  "rule-tightened": narrower("refuses more", "in-types"),
  "rule-removed": wider("was removed", "at-run-time"),
  "rule-order-changed": either("has its rules checked in a different order", "none", "risk", "none", "risk"),
  "warning-added": either("is a new warning", "compatible", "risk", "compatible", "risk"),
  "warning-changed": either("changed", "compatible", "risk", "compatible", "risk"),
  "warning-removed": either("no longer causes a warning", "compatible", "compatible", "compatible", "compatible"),

  // Responses.
  "member-added": member("is new", verdicts("none", "compatible", "compatible", "compatible")),
  "required-member-added": because(
    "Clients ignore a member that they do not know. Only code that builds the response fails to compile: a handler, or the data of a mock.",
    requiredMember("is new and always present", verdicts("none", "compatible", "compatible", "breaking")),
  ),
  "member-added-to-closed": member(
    "is new in a closed object",
    verdicts("none", "breaking", "compatible", "compatible"),
  ),
  "required-member-added-to-closed": requiredMember(
    "is new and always present in a closed object",
    verdicts("none", "breaking", "compatible", "breaking"),
  ),
  ...graced("member-removed", goneMember("was removed", verdicts("none", "breaking", "breaking", "breaking"))),
  ...graced(
    "optional-member-removed",
    goneMember("was optional, and was removed", verdicts("none", "breaking", "breaking", "breaking")),
  ),
  "member-renamed": other("was renamed", "in-types"),
  "member-became-optional": wider("is no longer always present", "in-types"),
  "member-became-required": narrower("is now always present", "in-types"),
  "member-circumstances-changed": other("is present under different conditions", "in-types"),
  "response-form-changed": either("has a different format in responses", "none", "breaking", "compatible", "risk"),
  "response-described": knowledge(either("is now described", "none", "knowledge", "compatible", "breaking")),
  "response-no-longer-described": knowledge(
    either("is no longer described", "none", "knowledge", "breaking", "compatible"),
  ),
  "recordings-changed": knowledge(words("is based on different recordings")),
  "page-kind-added": either("is new", "none", "risk", "risk", "compatible"),
  "page-kind-removed": either("was removed", "none", "compatible", "breaking", "breaking"),
  "shape-added": words("is new"),
  ...graced("shape-removed", either("was removed", "none", "none", "breaking", "none")),
  "shape-replaced": either("is based on a different shape", "none", "none", "compatible", "none"),
  "shape-owner-changed": inCode("moved between its resource and the service"),
  "shape-renamed": inCode("was renamed"),
  // Whether a shape is closed matters only in responses, and types do not show it. Whether it is extensible matters in
  // requests and types.
  "object-opened": inResponses(
    "is no longer closed: responses may have additional members",
    verdicts("none", "breaking", "compatible", "compatible"),
  ),
  "object-closed": inResponses(
    "is now closed: responses have no additional members",
    verdicts("none", "compatible", "compatible", "risk"),
  ),
  "other-members-allowed": {
    ...wider("may have additional members in requests", "in-types", "risk"),
    answer: verdicts("none", "none", "compatible", "compatible"),
  },
  "other-members-refused": {
    ...narrower("may no longer have additional members in requests", "in-types", "breaking"),
    answer: verdicts("none", "none", "compatible", "breaking"),
  },
  "unknown-fields-ignored": wider("accepts unknown fields, and ignores them", "at-run-time"),
  "unknown-fields-refused": narrower("refuses unknown fields", "at-run-time"),
  "unknown-fields-changed": accepted("documents unknown fields differently"),
  "success-status-changed": either("has a different status", "none", "breaking", "compatible", "compatible"),
  "success-added": either("is a new success response", "none", "breaking", "breaking", "compatible"),
  "success-removed": either("is no longer a success response", "none", "compatible", "breaking", "breaking"),
  "result-form-changed": inCode("changed between a plain result and one with a status"),
  "response-body-added": either("now has a body", "none", "compatible", "breaking", "breaking"),
  "response-body-removed": either("no longer has a body", "none", "breaking", "breaking", "breaking"),
  "poll-added": either("now describes how to poll for the result", "none", "none", "compatible", "none"),
  "poll-removed": either("no longer describes how to poll for the result", "none", "none", "breaking", "none"),
  "poll-changed": either("is polled differently", "none", "risk", "compatible", "risk"),
  "poll-result-changed": either("has a different final result", "none", "risk", "breaking", "risk"),
  "header-added": either("is new", "none", "compatible", "compatible", "breaking"),
  ...graced("header-removed", either("was removed", "none", "breaking", "breaking", "breaking")),
  "header-renamed": either("was renamed", "none", "breaking", "breaking", "breaking"),

  // Errors.
  "error-added": either("is new", "none", "risk", "risk", "compatible"),
  ...graced("error-removed", either("was removed", "none", "compatible", "breaking", "breaking")),
  "error-renamed": either("was renamed", "none", "breaking", "breaking", "breaking"),
  "error-replaced": either("has a different error code", "none", "breaking", "compatible", "breaking"),
  "error-status-changed": either("has a different status", "none", "breaking", "compatible", "compatible"),
  "error-message-changed": either("has a different message", "none", "risk", "none", "compatible"),
  "error-form-changed": either("has a different format", "none", "breaking", "compatible", "compatible"),

  // Operations of resources.
  "resource-added": added("is new"),
  ...graced("resource-removed", removed("was removed")),
  "resource-renamed": inCode("was renamed"),
  "operation-added": added("is new"),
  ...graced("operation-removed", removed("was removed")),
  "operation-renamed": inCode("was renamed in the client and the server"),
  "operation-symbol-changed": either("has a different name in the client", "none", "none", "breaking", "compatible"),
  "collection-changed": inCode("has a different name in the client and the server"),
  "object-name-changed": behavior("has a different name in requests of the older form"),
  "http-method-changed": wire("has a different HTTP method"),
  "path-changed": wire("has a different path"),
  "path-parameter-name-changed": inCode("has a different name in the client and the server"),
  "path-parameter-added": wire("is new", "breaking"),
  "path-parameter-removed": wire("is no longer in the path", "breaking"),
  "path-alias-added": accepted("has an additional path"),
  "path-alias-removed": either("has one fewer path", "breaking", "none", "risk", "compatible"),
  "path-swapped-with-alias": accepted("exchanged its path and an alias"),
  "body-added": either("now takes a body", "breaking", "none", "breaking", "compatible"),
  "optional-body-added": because(
    "The client gets one more argument before the options of a call.",
    either("now takes an optional body", "compatible", "none", "breaking", "compatible"),
  ),
  "body-removed": either("no longer takes a body", "breaking", "none", "breaking", "breaking"),
  "body-changed": either("takes a different body", "breaking", "none", "breaking", "breaking"),
  "body-became-required": narrower("now requires its body", "in-types", "compatible"),
  "body-became-optional": wider("no longer requires its body", "in-types"),
  "media-type-added": wider("is now accepted", "in-types", "risk"),
  "media-type-removed": narrower("is no longer accepted", "in-types"),
  "body-field-added": wider("takes an additional field", "in-types", "compatible"),
  "body-field-removed": narrower("takes one fewer field", "in-types", "breaking"),
  "requirement-added": narrower("is now required to create", "in-types"),
  "requirement-removed": wider("is no longer required to create", "in-types"),
  "slot-added": wider("is new", "in-types", "compatible"),
  "slot-removed": narrower("was removed", "in-types", "breaking"),
  "destinations-changed": other("has different destinations", "in-types"),
  "bare-numbers-allowed": wider("accepts bare numbers", "at-run-time"),
  "bare-numbers-refused": narrower("no longer accepts bare numbers", "at-run-time"),
  "bare-numbers-changed": wire("reads bare numbers differently"),
  "scope-changed": either("has a different scope", "breaking", "risk", "breaking", "breaking"),
  "time-forms-added": wider("accepts an additional time format", "at-run-time"),
  "time-forms-removed": narrower("accepts one fewer time format", "at-run-time"),
  "source-names-changed": words("has a different source"),

  // Access.
  "access-tightened": either("is limited to fewer callers", "breaking", "none", "compatible", "compatible"),
  "access-relaxed": either("is open to more callers", "compatible", "none", "compatible", "breaking"),
  "key-transport-added": either("is a new way to send a key", "compatible", "none", "compatible", "risk"),
  "key-transport-removed": either("is no longer a way to send a key", "breaking", "none", "breaking", "risk"),
  "key-name-changed": either("has a different name for keys", "breaking", "none", "compatible", "risk"),
  "key-kind-added": either("is new", "compatible", "none", "compatible", "risk"),
  "key-kind-removed": either("was removed", "compatible", "none", "breaking", "breaking"),
  "token-source-changed": either("has a different token format or source", "risk", "none", "compatible", "compatible"),
  "scope-added": either("is new", "compatible", "none", "none", "none"),
  "scope-removed": either("is no longer a scope", "risk", "none", "none", "none"),
  "key-kind-widened": either("has more rights", "compatible", "none", "compatible", "risk"),
  "key-kind-narrowed": either("has fewer rights", "breaking", "none", "compatible", "compatible"),
  "key-kind-changed": either("has different rights", "risk", "none", "compatible", "risk"),
  "tenant-became-required": either("now requires a tenant", "breaking", "none", "breaking", "compatible"),
  "tenant-became-optional": either("no longer requires a tenant", "compatible", "none", "compatible", "breaking"),
  "tenant-parameter-changed": either(
    "has a different name for the tenant",
    "breaking",
    "none",
    "compatible",
    "breaking",
  ),

  // Behaviour.
  "state-added": either("is new", "none", "risk", "compatible", "risk"),
  "state-removed": either("was removed", "risk", "risk", "compatible", "risk"),
  "state-changed": either("is a different state", "risk", "risk", "none", "risk"),
  "transition-added": either("is new", "risk", "risk", "none", "risk"),
  "transition-removed": behavior("was removed"),
  "transition-changed": either("happens differently", "risk", "risk", "none", "risk"),
  "identity-order-changed": behavior("looks up identities in a different order"),
  "identity-added": behavior("is a new lookup step"),
  "identity-removed": behavior("is no longer a lookup step"),
  "identity-changed": behavior("is looked up differently"),
  "stated-rule-added": behavior("has an additional rule in prose"),
  "stated-rule-removed": either("has one fewer rule in prose", "none", "risk", "none", "risk"),

  // Lifecycle.
  deprecated: either("is deprecated", "compatible", "compatible", "compatible", "none"),
  "deprecation-withdrawn": either("is no longer deprecated", "compatible", "compatible", "compatible", "none"),
  "deprecation-changed": words("is deprecated for a different reason"),
  "sunset-added": either("now has a sunset", "compatible", "compatible", "none", "none"),
  "sunset-postponed": either("has a later sunset", "compatible", "compatible", "none", "none"),
  "sunset-withdrawn": either("no longer has a sunset", "compatible", "compatible", "none", "none"),
  "sunset-changed": either("has an earlier sunset", "risk", "risk", "none", "none"),
  "since-changed": words("has a different introduction version"),
  "former-names-changed": words("has different former names"),

  // Knowledge.
  "fact-learned": either("is now known", "risk", "risk", "none", "compatible"),
  "type-learned": narrower("now has a known type", "in-types"),
  "fact-forgotten": either("is no longer known", "risk", "risk", "none", "risk"),
  "type-forgotten": wider("no longer has a known type", "in-types"),
  "fact-confirmed": either("was a decision, and is now documented", "knowledge", "knowledge", "none", "none"),
  "fact-withdrawn": either("was documented, and is now a decision", "knowledge", "knowledge", "none", "none"),
  "decision-replaced": knowledge(words("is based on a different decision")),
  "stated-fact-added": knowledge(words("is new")),
  "stated-fact-removed": knowledge(words("is no longer a fact in prose")),
  "decision-added": knowledge(words("is new")),
  "decision-removed": knowledge(words("was removed")),
  "decision-changed": knowledge(words("has a different question or answer")),
  "source-added": knowledge(words("is new")),
  "source-removed": knowledge(words("was removed")),
  "source-changed": knowledge(words("is cited differently")),
  "example-changed": words("has different examples"),
} satisfies Readonly<Record<string, ChangeClass>>;

export type ChangeId = keyof typeof table;

/**
 * The removals of definitions with a lifecycle. Each also has a class for removals before the sunset, and one for
 * removals after it.
 */
export type GracedRemoval = { readonly [Id in ChangeId]: `${Id}-after-sunset` extends ChangeId ? Id : never }[ChangeId];

export const classes: Readonly<Record<ChangeId, ChangeClass>> = table;

export const changeIds = Object.keys(table) as readonly ChangeId[];
