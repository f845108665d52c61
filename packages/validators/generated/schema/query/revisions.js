// The JSON Schemas of revisions. Generated: change the spec instead.
import { standard } from "../../query/revisions.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of revisions",
  description: "Returns revisions: the current one of each page, several of one page, or those with the given IDs. Parameters such as `limit` or `start` request several revisions of one page.\n\nThe parameters of the module `revisions` as a typed object. The names lack the prefix `rv`.\n\n### Rules\n\n- `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (otherwise `invalidparammix`). (decided: D-194)\n- At most one of `startid`, `start` (otherwise `invalidparammix`). (decided: D-181)\n- At most one of `endid`, `end` (otherwise `invalidparammix`). (decided: D-181)\n- At most one of `user`, `excludeuser` (otherwise `invalidparammix`). (decided: D-181)\n- Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)\n- With `parse` together with `prop=content|parsetree`, `parse` together with `diffto` or `parse` together with `difftotext`, without use as a generator: `limit` at most 1 (a higher value is reduced, with the warning `outofrange`). (decided: D-191)\n- With `prop=content|parsetree`, `diffto` or `difftotext`, without use as a generator: `limit` at most 50, for callers with the right `apihighlimits` 500 (a higher value is reduced, with the warning `outofrange`). (decided: D-191)\n- With `prop=content|contentmodel|parsetree|slotsize|slotsha1`, `diffto` or `difftotext`, without `slots` or use as a generator: the warning `deprecation`. (decided: D-161)",
  type: "object",
  properties: {
    prop: {
      description: "Properties to return for each revision. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `timestamp`, `flags`, `comment`, `user`.",
      type: "array",
      items: { $ref: "#/$defs/value-sets.revision-properties" },
      maxItems: 500,
      default: ["ids", "timestamp", "flags", "comment", "user"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    slots: {
      description: "Revision slots to return data for. If it is omitted, the data of the `main` slot is returned in an older format, with a warning. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.\n\n- `main`: The main slot, which every revision has.",
      anyOf: [{ type: "array", items: { type: "string", enum: ["main"] }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of revisions to return. Without it and without another single-page parameter, the current revision of each page is returned. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Only in queries of a single page.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"single-page\"}],\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
    },
    expandtemplates: {
      description: "Expands templates in the content. Requires `prop=content`. Superseded by the action `expandtemplates`. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
      deprecated: true,
    },
    generatexml: {
      description: "Adds the parse tree of the content as XML. Requires `prop=content`. Superseded by the actions `expandtemplates` and `parse`. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
      deprecated: true,
    },
    parse: {
      description: "Parses the content to HTML. Requires `prop=content` and limits the request to one revision. Superseded by the action `parse`. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
      deprecated: true,
    },
    section: { description: "Number of the section whose content to return. By default, the whole content is returned.", type: "string" },
    diffto: {
      description: "The revision to compare each revision with: an ID, or `prev`, `next` or `cur` for the previous, next or current revision. Superseded by the action `compare`. Form: without `difftotext` or use as a generator: the id of a revision, `prev`, `next` or `cur` (otherwise `diffto`). (decided: D-187)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"word\",\"form\":\"diffto\",\"error\":\"diffto\",\"unless\":[{\"kind\":\"given\",\"parameter\":\"difftotext\"},{\"kind\":\"role\",\"role\":\"generator\"}],\"status\":\"decided\",\"decision\":\"D-187\"}}",
      deprecated: true,
    },
    difftotext: {
      description: "Text to compare each revision with. Overrides `diffto`. Superseded by the action `compare`.",
      type: "string",
      deprecated: true,
    },
    difftotextpst: {
      description: "Applies the pre-save transform to `difftotext` before the comparison. Superseded by the action `compare`. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
      deprecated: true,
    },
    contentformat: {
      description: "The content format of the response and of `difftotext`. Defaults to that of each content model.",
      $ref: "#/$defs/value-sets.content-formats",
      deprecated: true,
    },
    "contentformat-main": {
      description: "The content format of this slot. Defaults to that of its content model. Repeated for each value of `slots`.",
      $ref: "#/$defs/value-sets.content-formats",
      $comment: "x-kiln: {\"template\":{\"variable\":\"slot\",\"parameter\":\"slots\"}}",
    },
    startid: {
      description: "ID of the revision whose time is the start of the list. The revision must exist, but may belong to another page. Only in queries of a single page. Form: an id, above 0 (otherwise `badid_<parameter>`). (decided: D-188)",
      type: "integer",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"single-page\"}],\"syntax\":{\"kind\":\"id\",\"error\":\"badid_<parameter>\",\"status\":\"decided\",\"decision\":\"D-188\"}}",
    },
    endid: {
      description: "ID of the revision whose time is the end of the list. The revision must exist, but may belong to another page. Only in queries of a single page. Form: an id, above 0 (otherwise `badid_<parameter>`). (decided: D-188)",
      type: "integer",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"single-page\"}],\"syntax\":{\"kind\":\"id\",\"error\":\"badid_<parameter>\",\"status\":\"decided\",\"decision\":\"D-188\"}}",
    },
    start: {
      description: "Timestamp to start from: the latest, or with `dir=newer` the earliest. Only in queries of a single page.",
      type: "string",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"single-page\"}]}",
    },
    end: {
      description: "Timestamp to stop at: the earliest, or with `dir=newer` the latest. Only in queries of a single page.",
      type: "string",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"single-page\"}]}",
    },
    dir: {
      description: "Whether the oldest or the newest revisions come first. Default: `older`. Only in queries of a single page.\n\n- `newer`: Oldest first.\n- `older`: Newest first.",
      type: "string",
      enum: ["newer", "older"],
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"single-page\"}]}",
      default: "older",
    },
    user: {
      description: "Lists only revisions by this user. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. Only in queries of a single page.",
      type: "string",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"single-page\"}],\"subtypes\":[\"name\",\"ip\",\"temp\",\"interwiki\",\"id\"]}",
    },
    excludeuser: {
      description: "Excludes revisions that this person made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. Only in queries of a single page.",
      type: "string",
      $comment: "x-kiln: {\"conditions\":[{\"kind\":\"single-page\"}],\"subtypes\":[\"name\",\"ip\",\"temp\",\"interwiki\",\"id\"]}",
    },
    tag: { description: "Lists only revisions with this change tag.", type: "string" },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: without pages given by revisions: `<timestamp>|<integer>`; or `<integer>|<integer>` without `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"timestamp\",\"integer\"]},{\"fields\":[\"integer\",\"integer\"],\"unless\":[{\"kind\":\"given\",\"parameter\":\"user\"},{\"kind\":\"given\",\"parameter\":\"excludeuser\"},{\"kind\":\"given\",\"parameter\":\"limit\"},{\"kind\":\"given\",\"parameter\":\"startid\"},{\"kind\":\"given\",\"parameter\":\"endid\"},{\"kind\":\"given\",\"parameter\":\"start\"},{\"kind\":\"given\",\"parameter\":\"end\"},{\"kind\":\"holds\",\"parameter\":\"dir\",\"values\":[\"newer\"]}]}],\"error\":\"badcontinue\",\"unless\":[{\"kind\":\"pages\",\"pages\":\"revisions\"}],\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["ids", "timestamp", "user", "comment", "size"], limit: 1 }],
  $defs: {
    "value-sets.revision-properties": {
      title: "Revision properties",
      description: "Data that can be returned for each revision. Deprecated: `parsetree`.\n\n- `comment`: The edit summary.\n- `content`: The content of each slot.\n- `contentmodel`: The content model of each slot, such as `wikitext`.\n- `flags`: Whether the edit was marked as minor.\n- `ids`: The IDs of the revision and of its parent revision.\n- `parsedcomment`: The edit summary as HTML.\n- `roles`: The names of the slots that the revision has.\n- `sha1`: The SHA-1 of the revision, in hexadecimal digits.\n- `size`: The size of the revision in bytes.\n- `slotsha1`: The SHA-1 of each slot, in hexadecimal digits.\n- `slotsize`: The size of each slot in bytes.\n- `tags`: The change tags of the revision.\n- `timestamp`: The time at which the revision was saved.\n- `user`: The user name of the author.\n- `userid`: The user ID of the author.\n- `parsetree`: The parse tree of the content, as XML. Superseded by the actions `expandtemplates` and `parse`.",
      type: "string",
      enum: [
        "comment",
        "content",
        "contentmodel",
        "flags",
        "ids",
        "parsedcomment",
        "roles",
        "sha1",
        "size",
        "slotsha1",
        "slotsize",
        "tags",
        "timestamp",
        "user",
        "userid",
        "parsetree",
      ],
      $comment: "x-kiln: {\"deprecated-values\":[\"parsetree\"]}",
    },
    "value-sets.content-formats": {
      title: "Content formats",
      description: "Media types in which page content is serialized. Each content model has one or several of them.\n\n- `application/json`: JSON data.\n- `application/octet-stream`: Binary data of an unknown format.\n- `application/unknown`: Binary data whose content model no installed part of the software can read.\n- `application/vue+xml`: Single-file components of the Vue framework.\n- `application/x-binary`: Binary data that only its own software can read.\n- `text/css`: Style sheets.\n- `text/javascript`: JavaScript programs, such as user scripts.\n- `text/plain`: Plain text without markup.\n- `text/unknown`: Text whose content model no installed part of the software can read.\n- `text/x-wiki`: Wikitext, the markup of most pages.\n- `unknown/unknown`: Content of an unknown model.",
      type: "string",
      enum: [
        "application/json",
        "application/octet-stream",
        "application/unknown",
        "application/vue+xml",
        "application/x-binary",
        "text/css",
        "text/javascript",
        "text/plain",
        "text/unknown",
        "text/x-wiki",
        "unknown/unknown",
      ],
    },
  },
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: {
    prop: input.properties.prop,
    slots: input.properties.slots,
    limit: input.properties.limit,
    expandtemplates: input.properties.expandtemplates,
    generatexml: input.properties.generatexml,
    parse: input.properties.parse,
    section: input.properties.section,
    diffto: input.properties.diffto,
    difftotext: input.properties.difftotext,
    difftotextpst: input.properties.difftotextpst,
    contentformat: input.properties.contentformat,
    "contentformat-main": input.properties["contentformat-main"],
    startid: input.properties.startid,
    endid: input.properties.endid,
    start: {
      description: input.properties.start.description,
      type: "string",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$",
      $comment: input.properties.start.$comment,
    },
    end: {
      description: input.properties.end.description,
      type: "string",
      pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$",
      $comment: input.properties.end.$comment,
    },
    dir: input.properties.dir,
    user: input.properties.user,
    excludeuser: input.properties.excludeuser,
    tag: input.properties.tag,
    continue: input.properties.continue,
  },
  required: ["prop", "dir"],
  additionalProperties: false,
  $defs: input.$defs,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
