// The JSON Schemas of allmessages. Generated: change the spec instead.
import { standard } from "../../query/allmessages.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of allmessages",
  description: "Lists the messages of the user interface, as the software has them or as the site has changed them.\n\nThe parameters of the module `allmessages` as a typed object. The names stand without the prefix `am`.\n\n`*`, the default of `messages`, stands for all messages that the language has. (decided: D-264)",
  type: "object",
  properties: {
    messages: {
      description: "The names of the messages to list. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `*`.",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      default: ["*"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    prop: {
      description: "What to say of each message beside its text. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).\n\n- `default`: The text of the software, where the site has another.",
      type: "array",
      items: { type: "string", enum: ["default"] },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    enableparser: {
      description: "Expands templates, variables and parser functions in the texts. Without it the texts are as they are stored. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    nocontent: {
      description: "Leaves out the texts of the messages. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    includelocal: {
      description: "Where all messages are listed, adds those that only pages in the namespace MediaWiki define. Some of these, such as scripts, are no messages. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    args: {
      description: "What replaces `$1`, `$2` and so on in the texts, in this order. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112); the same value may be given twice and counts twice.",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500,\"duplicates\":true}}",
    },
    filter: { description: "Lists only messages whose names contain this text. Upper and lower case differ.", type: "string" },
    customised: {
      description: "Whether messages are listed that the site has changed. Default: `all`.\n\n- `all`: All messages.\n- `modified`: Messages that the site has changed.\n- `unmodified`: Messages as the software has them.",
      type: "string",
      enum: ["all", "modified", "unmodified"],
      default: "all",
    },
    lang: {
      description: "The code of the language of the texts. Without it that of the user interface is taken. Form: a language code (else `invalidlang`). (decided: D-187)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"word\",\"form\":\"language\",\"error\":\"invalidlang\",\"status\":\"decided\",\"decision\":\"D-187\"}}",
    },
    from: {
      description: "The name of the message at which the list starts. Nothing is listed where no message has exactly this name.",
      type: "string",
    },
    to: { description: "The name of the message at which the list ends. It need not exist.", type: "string" },
    title: {
      description: "The page that texts with `enableparser` are expanded for. Without it a page named `API`. Form: with `enableparser`: the title of a page of this site (else `invalidtitle`). (decided: D-184)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title\",\"local\":true,\"error\":\"invalidtitle\",\"when\":[{\"kind\":\"given\",\"parameter\":\"enableparser\"}],\"status\":\"decided\",\"decision\":\"D-184\"}}",
    },
    prefix: { description: "Lists only messages whose names begin with this text.", type: "string" },
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
