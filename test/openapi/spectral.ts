import { oas } from "@stoplight/spectral-rulesets";
import type { RulesetDefinition } from "@stoplight/spectral-core";

/** All rules of Spectral's `oas`, including those it does not recommend. Each disabled rule has its reason. */
export const ruleset: RulesetDefinition = {
  extends: [[oas as RulesetDefinition, "all"]],
  rules: {
    // In OpenAPI 3.1, a license has an identifier or a URL, but not both. This license has an identifier.
    "license-url": "off",
    // The spec contains only the name of a contact. An address would be made up.
    "contact-properties": "off",
    // The tags are in the order of the spec, which is the order of the source documents.
    "openapi-tags-alphabetical": "off",
  },
};
