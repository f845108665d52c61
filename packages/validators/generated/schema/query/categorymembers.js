// The JSON Schemas of categorymembers. Generated: change the spec instead.
import { standard } from "../../query/categorymembers.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of categorymembers",
  description: "Lists the members of one category: pages, subcategories and files.\n\nThe parameters of the module `categorymembers` as a typed object. The names lack the prefix `cm`.\n\nWithout `sort=timestamp`, `start` and `end` have no effect. (decided: D-193)\n\n### Rules\n\n- Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)\n- The title in `title` in the namespace 14 (otherwise `invalidcategory`). (decided: D-184)",
  type: "object",
  properties: {
    title: {
      description: "Title of the category, including the namespace. Form: the title of a page of this site (otherwise `invalidtitle`). (decided: D-184)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title\",\"local\":true,\"cannotExist\":\"pagecannotexist\",\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-184\"}}",
    },
    pageid: {
      description: "ID of the category page. Form: an id, above 0 (otherwise `nosuchpageid`). (decided: D-188)",
      type: "integer",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"id\",\"error\":\"nosuchpageid\",\"status\":\"decided\",\"decision\":\"D-188\"}}",
    },
    prop: {
      description: "Properties to return for each member. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`.\n\n- `ids`: The page ID.\n- `sortkey`: The full sort key of the member, in hexadecimal digits.\n- `sortkeyprefix`: The sort key prefix that the page sets, as text.\n- `timestamp`: The time at which the page was added to the category.\n- `title`: The title and namespace ID of the page.\n- `type`: The type of the member: `page`, `subcat` or `file`.",
      type: "array",
      items: { type: "string", enum: ["ids", "sortkey", "sortkeyprefix", "timestamp", "title", "type"] },
      maxItems: 500,
      default: ["ids", "title"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    namespace: {
      description: "Lists only members in these namespaces. For subcategories and files, `type` is faster. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    type: {
      description: "The types of members to list. Has no effect with `sort=timestamp`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `page`, `subcat`, `file`.\n\n- `file`: Pages in the file namespace.\n- `page`: Pages that are neither categories nor files.\n- `subcat`: Subcategories.",
      type: "array",
      items: { type: "string", enum: ["file", "page", "subcat"] },
      maxItems: 500,
      default: ["page", "subcat", "file"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>` with `sort=timestamp`; or `<text>|<hex>|<integer>` with `sort=sortkey`; or empty (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"timestamp\",\"integer\"],\"when\":[{\"kind\":\"holds\",\"parameter\":\"sort\",\"values\":[\"timestamp\"]}]},{\"fields\":[\"text\",\"hex\",\"integer\"],\"when\":[{\"kind\":\"holds\",\"parameter\":\"sort\",\"values\":[\"sortkey\"]}]}],\"emptyIsAbsent\":true,\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    limit: {
      description: "Maximum number of members to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    sort: {
      description: "Whether to sort by name or by time. Default: `sortkey`.\n\n- `sortkey`: By the keys under which the category sorts its members.\n- `timestamp`: By the time at which the members were added to the category.",
      type: "string",
      enum: ["sortkey", "timestamp"],
      default: "sortkey",
    },
    dir: {
      description: "Sort direction: `asc`, `ascending` and `newer` are equivalent, and so are `desc`, `descending` and `older`. Default: `ascending`.\n\n- `asc`: Short for `ascending`.\n- `ascending`: By sort key in ascending order, by time with the oldest first.\n- `desc`: Short for `descending`.\n- `descending`: By sort key in descending order, by time with the newest first.\n- `newer`: Equivalent to `ascending`, intended for sorting by time.\n- `older`: Equivalent to `descending`, intended for sorting by time.",
      type: "string",
      enum: ["asc", "ascending", "desc", "descending", "newer", "older"],
      default: "ascending",
    },
    start: { description: "Timestamp to start from, by time of addition to the category. Has no effect without `sort=timestamp`.", type: "string" },
    end: { description: "Timestamp to stop at, by time of addition to the category. Has no effect without `sort=timestamp`.", type: "string" },
    starthexsortkey: {
      description: "Sort key to start from, as returned by `prop=sortkey`. Has no effect with `sort=timestamp`. Form: without `sort=timestamp`, `continue` with a value or `startsortkeyprefix`: pairs of hexadecimal digits (otherwise `badvalue_<parameter>`). (decided: D-187)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"word\",\"form\":\"hex\",\"error\":\"badvalue_<parameter>\",\"unless\":[{\"kind\":\"holds\",\"parameter\":\"sort\",\"values\":[\"timestamp\"]},{\"kind\":\"filled\",\"parameter\":\"continue\"},{\"kind\":\"given\",\"parameter\":\"startsortkeyprefix\"}],\"status\":\"decided\",\"decision\":\"D-187\"}}",
    },
    endhexsortkey: {
      description: "Sort key to stop at, as returned by `prop=sortkey`. Has no effect with `sort=timestamp`. Form: without `sort=timestamp`, `continue` with a value or `endsortkeyprefix`: pairs of hexadecimal digits (otherwise `badvalue_<parameter>`). (decided: D-187)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"word\",\"form\":\"hex\",\"error\":\"badvalue_<parameter>\",\"unless\":[{\"kind\":\"holds\",\"parameter\":\"sort\",\"values\":[\"timestamp\"]},{\"kind\":\"filled\",\"parameter\":\"continue\"},{\"kind\":\"given\",\"parameter\":\"endsortkeyprefix\"}],\"status\":\"decided\",\"decision\":\"D-187\"}}",
    },
    startsortkeyprefix: { description: "Sort key prefix to start from. Has no effect with `sort=timestamp`. Overrides `starthexsortkey`.", type: "string" },
    endsortkeyprefix: {
      description: "Sort key prefix to stop before: members with this prefix are excluded. Has no effect with `sort=timestamp`. Overrides `endhexsortkey`.",
      type: "string",
    },
    startsortkey: { description: "Sort key to start from, as bytes. Superseded by `starthexsortkey`.", type: "string", deprecated: true },
    endsortkey: { description: "Sort key to stop at, as bytes. Superseded by `endhexsortkey`.", type: "string", deprecated: true },
  },
  additionalProperties: false,
  examples: [{ title: "Category:Buildings", type: ["page"], limit: 1 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: {
    title: input.properties.title,
    pageid: input.properties.pageid,
    prop: input.properties.prop,
    namespace: input.properties.namespace,
    type: input.properties.type,
    continue: input.properties.continue,
    limit: input.properties.limit,
    sort: input.properties.sort,
    dir: input.properties.dir,
    start: { description: input.properties.start.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    end: { description: input.properties.end.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    starthexsortkey: input.properties.starthexsortkey,
    endhexsortkey: input.properties.endhexsortkey,
    startsortkeyprefix: input.properties.startsortkeyprefix,
    endsortkeyprefix: input.properties.endsortkeyprefix,
    startsortkey: input.properties.startsortkey,
    endsortkey: input.properties.endsortkey,
  },
  required: ["prop", "type", "limit", "sort", "dir"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
