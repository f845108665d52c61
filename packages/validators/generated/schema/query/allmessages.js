// The JSON Schemas of allmessages. Generated: change the spec instead.
import { standard } from "../../query/allmessages.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of allmessages",
  description: "Lists the interface messages, as the software defines them or as customized by the site.\n\nThe parameters of the module `allmessages` as a typed object. The names lack the prefix `am`.\n\n`*`, the default of `messages`, stands for all messages that the language has. (decided: D-264)",
  type: "object",
  properties: {
    messages: {
      description: "Which interface messages to list, by name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `*`.",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      default: ["*"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    prop: {
      description: "Properties to return for each message in addition to its text. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `default`: The software's text, if the site has customized the message.",
      type: "array",
      items: { type: "string", enum: ["default"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    enableparser: {
      description: "Expands templates, variables and parser functions in the messages. By default, messages are returned as stored. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    nocontent: { description: "Excludes the text of the messages. A flag: present means true, absent means false (decided: D-119).", type: "boolean" },
    includelocal: {
      description: "When all messages are listed, includes those that are defined only by pages in the MediaWiki namespace. Some of these, such as scripts, are not messages. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    args: {
      description: "Values for the placeholders `$1`, `$2` and so on, in order. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112); duplicate values are allowed and count separately.",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500,\"duplicates\":true}}",
    },
    filter: { description: "Lists only messages whose names contain this string. Case-sensitive.", type: "string" },
    customised: {
      description: "How to filter by customization. Default: `all`.\n\n- `all`: All messages.\n- `modified`: Messages that the site has customized.\n- `unmodified`: Messages that the site has not customized.",
      type: "string",
      enum: ["all", "modified", "unmodified"],
      default: "all",
    },
    lang: {
      description: "Language code of the messages. Defaults to the user interface language. Form: a language code (otherwise `invalidlang`). (decided: D-187)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"word\",\"form\":\"language\",\"error\":\"invalidlang\",\"status\":\"decided\",\"decision\":\"D-187\"}}",
    },
    from: { description: "Name of the message to start from. If no message has exactly this name, the list is empty.", type: "string" },
    to: { description: "Name of the message to stop at. It does not have to exist.", type: "string" },
    title: {
      description: "Title of the page to use as context when messages are expanded with `enableparser`. Defaults to a page named `API`. Form: with `enableparser`: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title\",\"local\":true,\"error\":\"invalidtitle\",\"when\":[{\"kind\":\"given\",\"parameter\":\"enableparser\"}],\"status\":\"decided\",\"decision\":\"D-184\"}}",
    },
    prefix: { description: "Lists only messages whose names begin with this string.", type: "string" },
  },
  additionalProperties: false,
  examples: [{ messages: ["edit"], lang: "de" }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["messages", "customised"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
