// The JSON Schemas of info. Generated: change the spec instead.
import { standard } from "../../query/info.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of info",
  description: "Tells the basic facts of each page, such as its language, its length in bytes and its latest revision.\n\nThe parameters of the module `info` as a typed object. The names stand without the prefix `in`.\n\n### Rules\n\n- `prop=editintro|preloadcontent` only without several pages or several revisions (else `invalidparammix`). (decided: D-300)",
  type: "object",
  properties: {
    prop: {
      description: "What to say of each page beside the basic facts. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Deprecated: `preload` and `readable`.\n\n- `associatedpage`: The title of the talk page, or, for a talk page, of the page that it discusses.\n- `displaytitle`: The title as the page itself shows it, in HTML.\n- `editintro`: The messages above the edit form, in HTML. Only for a request of one page.\n- `linkclasses`: The CSS classes of links to the page on the page that `linkcontext` names.\n- `notificationtimestamp`: The time since which the caller has not seen the changes of a watched page. Empty where there is none.\n- `preloadcontent`: The content with which the edit form of a new page or section starts. Only for a request of one page.\n- `protection`: How the page is protected, and which kinds of protection it can have.\n- `subjectid`: For a talk page, the id of the page that it discusses.\n- `talkid`: The id of the talk page, if there is one.\n- `url`: The URL of the page, the URL of its edit form, and its canonical URL.\n- `varianttitles`: The title in each variant of the site's language.\n- `visitingwatchers`: How many of those who watch the page have seen its recent edits. Left out where the caller may not know it.\n- `watched`: Whether the caller watches the page, and until when.\n- `watchers`: How many users watch the page. Left out where the caller may not know it.\n- `preload`: The text with which extensions fill the edit form, where the page does not exist. `preloadcontent` has other sources, too.\n- `readable`: Whether the caller may read the page. `testactions=read` says the same.",
      type: "array",
      items: {
        type: "string",
        enum: [
          "associatedpage",
          "displaytitle",
          "editintro",
          "linkclasses",
          "notificationtimestamp",
          "preloadcontent",
          "protection",
          "subjectid",
          "talkid",
          "url",
          "varianttitles",
          "visitingwatchers",
          "watched",
          "watchers",
          "preload",
          "readable",
        ],
        $comment: "x-kiln: {\"deprecated-values\":[\"preload\",\"readable\"]}",
      },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    linkcontext: {
      description: "The page that the links of `prop=linkclasses` are on. The default is a page title, which the document omits. The title of a page. Default (unknown: D-152).",
      type: "string",
      $comment: "x-kiln: {\"attributes\":{\"default\":{\"status\":\"unknown\",\"decision\":\"D-152\"}}}",
    },
    testactions: {
      description: "The names of actions, such as `edit`. The answer says of each whether the caller may take it on the page. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    testactionsdetail: {
      description: "How much the answer says of each of the `testactions`. Default: `boolean`.\n\n- `boolean`: Whether the action is allowed.\n- `full`: The reasons why it is not allowed. None where it is allowed.\n- `quick`: As `full`, but without the checks that take long.",
      type: "string",
      enum: ["boolean", "full", "quick"],
      default: "boolean",
    },
    testactionsautocreate: {
      description: "Says of each of the `testactions`, too, whether it would create a temporary account for the caller. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    preloadcustom: {
      description: "The title of a page whose content is preloaded in place of the default. Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153).",
      type: "string",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"applies-to\",\"subject\":\"preloaded content\",\"when\":{\"parameter\":\"prop\",\"value\":\"preloadcontent\"},\"status\":\"decided\",\"decision\":\"D-153\"}]}",
    },
    preloadparams: {
      description: "What replaces `$1`, `$2` and so on in the preloaded content, in this order. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153).",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500},\"conditions\":[{\"kind\":\"applies-to\",\"subject\":\"preloaded content\",\"when\":{\"parameter\":\"prop\",\"value\":\"preloadcontent\"},\"status\":\"decided\",\"decision\":\"D-153\"}]}",
    },
    preloadnewsection: {
      description: "Preloads a new section of the page instead of a new page. Without it a page that exists has no preloaded content. A flag: present means true, absent means false (decided: D-119). Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153).",
      type: "boolean",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"applies-to\",\"subject\":\"preloaded content\",\"when\":{\"parameter\":\"prop\",\"value\":\"preloadcontent\"},\"status\":\"decided\",\"decision\":\"D-153\"}]}",
    },
    editintrostyle: {
      description: "Whether frames stand around those messages that can do without. Default: `moreframes`. Applies only to edit intro, that is with `prop=editintro` (decided: D-153).\n\n- `lessframes`: Messages that read well without a frame get none.\n- `moreframes`: Every message keeps its frame.",
      type: "string",
      enum: ["lessframes", "moreframes"],
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"applies-to\",\"subject\":\"edit intro\",\"when\":{\"parameter\":\"prop\",\"value\":\"editintro\"},\"status\":\"decided\",\"decision\":\"D-153\"}]}",
      default: "moreframes",
    },
    editintroskip: {
      description: "The names of messages to leave out. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Applies only to edit intro, that is with `prop=editintro` (decided: D-153).",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500},\"conditions\":[{\"kind\":\"applies-to\",\"subject\":\"edit intro\",\"when\":{\"parameter\":\"prop\",\"value\":\"editintro\"},\"status\":\"decided\",\"decision\":\"D-153\"}]}",
    },
    editintrocustom: {
      description: "The title of a page to show as one more message. Applies only to edit intro, that is with `prop=editintro` (decided: D-153).",
      type: "string",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"applies-to\",\"subject\":\"edit intro\",\"when\":{\"parameter\":\"prop\",\"value\":\"editintro\"},\"status\":\"decided\",\"decision\":\"D-153\"}]}",
    },
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"integer\",\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["protection"] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["testactionsdetail", "editintrostyle"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
