// The JSON Schemas of languageinfo. Generated: change the spec instead.
import { standard } from "../../query/languageinfo.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of languageinfo",
  description: "Describes the languages that the software knows. A request that takes too long is continued.\n\nThe parameters of the module `languageinfo` as a typed object. The names stand without the prefix `li`.",
  type: "object",
  properties: {
    prop: {
      description: "What to say of each language. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `code`.\n\n- `autonym`: What the language is called in that language itself.\n- `bcp47`: The code of the language as in BCP 47.\n- `code`: The code that the software has for the language. It is not always that of a standard.\n- `dir`: The direction of writing: `ltr` from left to right, `rtl` from right to left.\n- `fallbacks`: The codes of the languages whose texts are shown where the language has none, in this order. English as the last of all is listed only where it is configured.\n- `name`: What the language is called in that of the user interface, or in a fallback of it.\n- `variantnames`: The short names of the variants of the language, by their codes.\n- `variants`: The codes of the variants of the language.",
      type: "array",
      items: { type: "string", enum: ["autonym", "bcp47", "code", "dir", "fallbacks", "name", "variantnames", "variants"] },
      maxItems: 500,
      default: ["code"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    code: {
      description: "The codes of the languages to describe. The default, `*`, is all of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `*`. Form: a language code in small letters, or `*` (others are left out with the warning `unrecognizedvalues`). (decided: D-187)",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      default: ["*"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500},\"syntax\":{\"kind\":\"word\",\"form\":\"known-language\",\"warning\":\"unrecognizedvalues\",\"status\":\"decided\",\"decision\":\"D-187\"}}",
    },
    continue: { description: "Goes on after an earlier answer, whose member `continue` holds the value.", type: "string" },
  },
  additionalProperties: false,
  examples: [{ code: ["de"], prop: ["code", "name", "dir"] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["prop", "code"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
