// The JSON Schemas of info. Generated: change the spec instead.
import { standard } from "../../query/info.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of info",
  description: "Returns basic information about each page, such as its language, length and latest revision.\n\nThe parameters of the module `info` as a typed object. The names lack the prefix `in`.\n\n### Rules\n\n- `prop=editintro|preloadcontent` only without several pages or several revisions (otherwise `invalidparammix`). (decided: D-300)",
  type: "object",
  properties: {
    prop: {
      description: "Properties to return for each page in addition to the basic ones. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Deprecated: `preload` and `readable`.\n\n- `associatedpage`: The title of the talk page, or of the subject page for a talk page.\n- `displaytitle`: The display title of the page, as HTML.\n- `editintro`: The edit notices, as HTML. Only for requests for a single page.\n- `linkclasses`: The CSS classes of links to the page on the page that `linkcontext` names.\n- `notificationtimestamp`: The time since which a watched page has changes that the caller has not seen. Can be empty.\n- `preloadcontent`: The initial content of the edit form for a new page or section. Only for requests for a single page.\n- `protection`: The protections of the page, and the types of protection that it can have.\n- `subjectid`: The ID of the subject page, for a talk page.\n- `talkid`: The ID of the talk page, if it exists.\n- `url`: The URL of the page, the URL of its edit form, and its canonical URL.\n- `varianttitles`: The title in each variant of the site's language.\n- `visitingwatchers`: The number of watchers who have visited recent edits. Omitted if the caller may not see it.\n- `watched`: Whether the caller watches the page, and until when.\n- `watchers`: The number of watchers. Omitted if the caller may not see it.\n- `preload`: The text that extensions preload into the edit form of a page that does not exist. `preloadcontent` also considers other sources.\n- `readable`: Whether the caller may read the page. Equivalent to `testactions=read`.",
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
      description: "The context page for `prop=linkclasses`. Defaults to a page title that the document omits. The title of a page. Default (unknown: D-152).",
      type: "string",
      $comment: "x-kiln: {\"attributes\":{\"default\":{\"status\":\"unknown\",\"decision\":\"D-152\"}}}",
    },
    testactions: {
      description: "Actions to check for each page, such as `edit`. The response says whether the caller may perform them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    testactionsdetail: {
      description: "The level of detail for `testactions`. Default: `boolean`.\n\n- `boolean`: Whether the action is allowed.\n- `full`: The reasons why the action is not allowed. Empty if it is allowed.\n- `quick`: Like `full`, but without expensive checks.",
      type: "string",
      enum: ["boolean", "full", "quick"],
      default: "boolean",
    },
    testactionsautocreate: {
      description: "Also returns, for each of the `testactions`, whether it would create a temporary account for the caller. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    preloadcustom: {
      description: "Title of a page to preload the content from, instead of the default. Applies only to preloaded content, that is, with `prop=preloadcontent` (decided: D-153).",
      type: "string",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"applies-to\",\"subject\":\"preloaded content\",\"when\":{\"parameter\":\"prop\",\"value\":\"preloadcontent\"},\"status\":\"decided\",\"decision\":\"D-153\"}]}",
    },
    preloadparams: {
      description: "Values for the placeholders `$1`, `$2` and so on in the preloaded content, in order. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Applies only to preloaded content, that is, with `prop=preloadcontent` (decided: D-153).",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500},\"conditions\":[{\"kind\":\"applies-to\",\"subject\":\"preloaded content\",\"when\":{\"parameter\":\"prop\",\"value\":\"preloadcontent\"},\"status\":\"decided\",\"decision\":\"D-153\"}]}",
    },
    preloadnewsection: {
      description: "Preloads a new section of the page instead of a new page. Without it, a page that exists has no preloaded content. A flag: present means true, absent means false (decided: D-119). Applies only to preloaded content, that is, with `prop=preloadcontent` (decided: D-153).",
      type: "boolean",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"applies-to\",\"subject\":\"preloaded content\",\"when\":{\"parameter\":\"prop\",\"value\":\"preloadcontent\"},\"status\":\"decided\",\"decision\":\"D-153\"}]}",
    },
    editintrostyle: {
      description: "How to frame edit notices. Default: `moreframes`. Applies only to edit intro, that is, with `prop=editintro` (decided: D-153).\n\n- `lessframes`: Notices that can do without a frame are not framed.\n- `moreframes`: All notices keep their frame.",
      type: "string",
      enum: ["lessframes", "moreframes"],
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"applies-to\",\"subject\":\"edit intro\",\"when\":{\"parameter\":\"prop\",\"value\":\"editintro\"},\"status\":\"decided\",\"decision\":\"D-153\"}]}",
      default: "moreframes",
    },
    editintroskip: {
      description: "Names of the edit notices to exclude. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Applies only to edit intro, that is, with `prop=editintro` (decided: D-153).",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500},\"conditions\":[{\"kind\":\"applies-to\",\"subject\":\"edit intro\",\"when\":{\"parameter\":\"prop\",\"value\":\"editintro\"},\"status\":\"decided\",\"decision\":\"D-153\"}]}",
    },
    editintrocustom: {
      description: "Title of a page to show as an additional edit notice. Applies only to edit intro, that is, with `prop=editintro` (decided: D-153).",
      type: "string",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"applies-to\",\"subject\":\"edit intro\",\"when\":{\"parameter\":\"prop\",\"value\":\"editintro\"},\"status\":\"decided\",\"decision\":\"D-153\"}]}",
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` (otherwise `badcontinue`). (decided: D-186)",
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
