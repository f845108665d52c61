const inHandlers = "The types of handlers do not show it: they fit, and may have to do something else.";
const atRunTime = "No type shows it: programs compile, and fail or not at run time.";

const ofHeader = "`reply.header` is generic: what it accepts depends on the name.";

const exchanged = "The same names are there: code compiles, and means something else.";

const asAWhole =
  "The client's types refuse numbers in literals outside the range, in a conditional type that is compared as a whole.";

/**
 * Reasons for verdicts of a class that differ from the compiler's result for its case. The compiler's verdict applies.
 */
export const differences: Readonly<Record<string, string>> = {
  "all-values-removed serves compatible → breaking":
    "A handler that compares with the word for all values does not compile; the class sees what is taken, not what is compared.",
  "response-described compiles compatible → breaking":
    "What was open is described: names that it does not have cannot be read any more.",
  "response-no-longer-described serves compatible → breaking":
    "Functions in a list of items got items of a known type, and get unknown ones.",
  "bare-numbers-allowed serves risk → breaking": "A handler that uses the unchanged string also gets a number.",
  "bare-numbers-refused compiles compatible → breaking": "The validators' types of a request take no number any more.",
  "became-multiple compiles compatible → breaking":
    "The client takes one value or several; the validators' `encode` takes a list.",
  "body-changed serves breaking → risk": inHandlers,
  "constant-added compiles compatible → breaking":
    "The client writes constants itself, so a request parameter of the same name is gone.",
  "default-removed.field serves breaking → risk": inHandlers,
  "discriminator-changed compiles breaking → compatible":
    "The case names another field that both shapes have: the types are as they were.",
  "discriminator-changed serves breaking → risk": inHandlers,
  "empty-allowed serves breaking → risk": inHandlers,
  "error-added.resource compiles risk → compatible": "The codes of a client of resources are open: any string is one.",
  "error-added.resource serves compatible → risk":
    "A literal more in the codes that a handler may throw is one case more.",
  "error-removed serves breaking → risk": inHandlers,
  "error-removed-after-sunset serves breaking → risk": inHandlers,
  "error-removed-before-sunset serves breaking → risk": inHandlers,
  "error-replaced serves breaking → risk": inHandlers,
  "generator-added compiles compatible → unproved":
    "The client's methods are generic, and their text differs: what they take depends on the call.",
  "generator-added serves breaking → risk": inHandlers,
  "group-added compiles compatible → unproved":
    "The client's methods are generic, and their text differs: what they take depends on the call.",
  "group-removed compiles compatible → breaking":
    "The group's method is gone; the class sees requests alone, and no module used the group.",
  "group-removed serves compatible → breaking": "Overrides of mocks are by the selector.",
  "header-added serves breaking → risk": inHandlers,
  "header-removed serves breaking → unproved": ofHeader,
  "header-removed-after-sunset serves breaking → unproved": ofHeader,
  "header-removed-before-sunset serves breaking → unproved": ofHeader,
  "header-renamed serves breaking → unproved": ofHeader,
  "high-maximum-lowered compiles breaking → unproved": asAWhole,
  "high-maximum-raised compiles compatible → unproved": asAWhole,
  "limit-minimum-lowered compiles compatible → unproved": asAWhole,
  "limit-minimum-raised compiles breaking → unproved": asAWhole,
  "media-type-removed serves compatible → breaking":
    "A handler that compares with the media type that is gone does not compile; the class sees what is taken, not what is compared.",
  "member-added.result compiles compatible → unproved":
    "The mock tries calls against the type of an item: what it refuses depends on the call.",
  "member-became-optional.circumstances serves compatible → breaking":
    "Functions in a list of items got items that always had the member.",
  "member-circumstances-changed serves breaking → risk": inHandlers,
  "missing-values-changed compiles risk → compatible": atRunTime,
  "module-added serves breaking → risk": inHandlers,
  "operation-symbol-changed serves compatible → breaking": "Types that handlers import are named after the operation.",
  "page-kind-removed serves breaking → risk": inHandlers,
  "page-parameters-changed compiles risk → compatible": atRunTime,
  "parameter-renamed-with-alias.filter compiles risk → breaking":
    "The member of responses keeps its old name, and has no readable name any more.",
  "parameter-renamed-with-alias.filter serves compatible → breaking":
    "Types of the validators name the field, and the old name is gone.",
  "parameter-renamed.chain compiles breaking → risk": exchanged,
  "parameter-renamed.chain serves breaking → risk": exchanged,
  "parameter-renamed.exchanged compiles breaking → risk": exchanged,
  "parameter-renamed.exchanged serves breaking → risk": exchanged,
  "parameter-renamed.fields-exchanged compiles breaking → risk": exchanged,
  "parameter-renamed.fields-exchanged serves breaking → risk": exchanged,
  "parameter-renamed-with-alias compiles risk → compatible": "The old name stays as an alias.",
  "parameter-order-changed.field compiles none → unproved":
    "The text of a generic type lists the fields in their order.",
  "path-alias-removed compiles risk → compatible": atRunTime,
  "path-parameter-added serves breaking → risk": inHandlers,
  "required-member-added.result compiles compatible → unproved":
    "The mock tries calls against the type of an item: what it refuses depends on the call.",
  "rule-changed compiles breaking → compatible": atRunTime,
  "rule-tightened.field compiles breaking → compatible": atRunTime,
  "scope-changed compiles breaking → compatible": atRunTime,
  "scope-changed serves breaking → risk": inHandlers,
  "service-added serves breaking → risk": inHandlers,
  "selector-changed serves compatible → breaking": "Overrides of mocks are by the selector.",
  "shape-replaced compiles compatible → unproved":
    "Conversions of the client are generic: what they take depends on the call.",
  "success-removed compiles breaking → compatible":
    "A result of fewer answers fits whatever reads it; only a comparison with the status that is gone does not compile.",
  "tenant-parameter-changed compiles compatible → breaking":
    "The validators' types of parameters name the tenant; the client's do not.",
  "type-narrowed compiles breaking → compatible": "TypeScript has one type for whole numbers and others.",
  "type-narrowed serves breaking → risk": "TypeScript has one type for whole numbers and others.",
  "type-narrowed.number compiles breaking → compatible": "TypeScript has one type for whole numbers and others.",
  "type-narrowed.number serves breaking → risk": "TypeScript has one type for whole numbers and others.",
  "type-widened serves breaking → risk": "TypeScript has one type for whole numbers and others.",
  "value-added serves breaking → risk": "A literal more in what a handler gets is one case more.",
  "value-added.field serves breaking → risk": "A literal more in what a handler gets is one case more.",
  "value-added.literal serves breaking → risk": "A literal more in what a handler gets is one case more.",
  "value-renamed.rotated compiles breaking → risk": exchanged,
  "value-renamed.rotated serves breaking → risk": exchanged,
  "value-set-replaced compiles risk → compatible": "The values are the same.",
};
