import { oas } from "@stoplight/spectral-rulesets";
import type { RulesetDefinition } from "@stoplight/spectral-core";

/** All rules of Spectral's `oas`, also those it does not recommend. What is switched off carries its reason. */
export const ruleset: RulesetDefinition = {
  extends: [[oas as RulesetDefinition, "all"]],
  rules: {
    // OpenAPI 3.1: a licence has an identifier or a URL, and never both. Ours has the identifier.
    "license-url": "off",
    // The spec knows the name of a contact. An address would be invented.
    "contact-properties": "off",
    // The tags are in the order of the spec, which is the order of the source documents.
    "openapi-tags-alphabetical": "off",
  },
};
