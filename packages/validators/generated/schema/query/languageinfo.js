// The JSON Schemas of languageinfo. Generated: change the spec instead.
import { standard } from "../../query/languageinfo.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of languageinfo",
  description: "Describes the languages that the software knows: names, writing direction, fallbacks and variants. If the request takes too long, it is continued.\n\nThe parameters of the module `languageinfo` as a typed object. The names lack the prefix `li`.",
  type: "object",
  properties: {
    prop: {
      description: "Properties to return for each language. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `code`.\n\n- `autonym`: The name of the language in that language.\n- `bcp47`: The BCP 47 language code.\n- `code`: The software's code for the language. It is not always a standard code.\n- `dir`: The writing direction: `ltr` (left to right) or `rtl` (right to left).\n- `fallbacks`: The codes of the fallback languages, in order. The final fallback to English is listed only if it is configured.\n- `name`: The name of the language in the user interface language or one of its fallbacks.\n- `variantnames`: The short names of the language variants, by code.\n- `variants`: The codes of the language variants.",
      type: "array",
      items: { type: "string", enum: ["autonym", "bcp47", "code", "dir", "fallbacks", "name", "variantnames", "variants"] },
      maxItems: 500,
      default: ["code"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    code: {
      description: "The codes of the languages to describe. Defaults to `*`, which stands for all languages. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `*`. Form: a lowercase language code, or `*` (other values are ignored with the warning `unrecognizedvalues`). (decided: D-187)",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      default: ["*"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500},\"syntax\":{\"kind\":\"word\",\"form\":\"known-language\",\"warning\":\"unrecognizedvalues\",\"status\":\"decided\",\"decision\":\"D-187\"}}",
    },
    continue: { description: "Continues from a previous response. Pass the value of its `continue` member.", type: "string" },
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
