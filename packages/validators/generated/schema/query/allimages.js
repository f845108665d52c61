// The JSON Schemas of allimages. Generated: change the spec instead.
import { standard } from "../../query/allimages.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of allimages",
  description: "Lists the files that the site itself stores, by name or by time of upload.\n\nThe parameters of the module `allimages` as a typed object. The names stand without the prefix `ai`.\n\n### Rules\n\n- `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (else `invalidparammix`). (decided: D-182)\n- `from`, `to` or `prefix` only with `sort=name` (else `invalidparammix`). (decided: D-182)\n- `user` only without `filterbots` (else `invalidparammix-cannotusewith`). (decided: D-182)",
  type: "object",
  properties: {
    sort: {
      description: "What the list is sorted by. Several parameters are allowed with one of the two only. Default: `name`.\n\n- `name`: By the name of the file.\n- `timestamp`: By the time of the newest upload.",
      type: "string",
      enum: ["name", "timestamp"],
      default: "name",
    },
    dir: {
      description: "The order: `ascending` and `newer` are the same, as are `descending` and `older`. Default: `ascending`.\n\n- `ascending`: By name from A to Z, by time from the oldest to the newest.\n- `descending`: By name from Z to A, by time from the newest to the oldest.\n- `newer`: The same as `ascending`, meant for a list by time.\n- `older`: The same as `descending`, meant for a list by time.",
      type: "string",
      enum: ["ascending", "descending", "newer", "older"],
      default: "ascending",
    },
    from: {
      description: "The file at which the list starts. It need not exist. Needs `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":6,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    to: {
      description: "The file at which the list ends. It need not exist. Needs `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":6,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` with `sort=name`; or `<timestamp>|<text>` with `sort=timestamp` (else `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\"],\"when\":[{\"kind\":\"holds\",\"parameter\":\"sort\",\"values\":[\"name\"]}]},{\"fields\":[\"timestamp\",\"text\"],\"when\":[{\"kind\":\"holds\",\"parameter\":\"sort\",\"values\":[\"timestamp\"]}]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    start: { description: "The time of upload at which the list starts. Needs `sort=timestamp`.", type: "string" },
    end: { description: "The time of upload at which the list ends. Needs `sort=timestamp`.", type: "string" },
    prop: {
      description: "What to say of each file. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `url`.\n\n- `badfile`: Whether the site forbids pages to show the file.\n- `bitdepth`: How many bits a sample of the image holds.\n- `canonicaltitle`: The title of the file, with its namespace.\n- `comment`: The comment of the upload.\n- `commonmetadata`: The metadata that files of its format have in common.\n- `dimensions`: The size in bytes, the width and height in pixels, the pages of a document, and the duration in seconds.\n- `extmetadata`: Metadata in HTML, put together from several sources.\n- `mediatype`: The kind of the medium, such as `BITMAP` or `AUDIO`.\n- `metadata`: The metadata that the file itself holds, such as Exif.\n- `mime`: The media type, such as `image/png`.\n- `parsedcomment`: The comment of the upload in HTML.\n- `sha1`: The SHA-1 of the contents, in hexadecimal digits.\n- `size`: The same as `dimensions`.\n- `timestamp`: When this version was uploaded.\n- `url`: The addresses of the file and of its page.\n- `user`: The name of the uploader.\n- `userid`: The id of the uploader.",
      type: "array",
      items: {
        type: "string",
        enum: [
          "badfile",
          "bitdepth",
          "canonicaltitle",
          "comment",
          "commonmetadata",
          "dimensions",
          "extmetadata",
          "mediatype",
          "metadata",
          "mime",
          "parsedcomment",
          "sha1",
          "size",
          "timestamp",
          "url",
          "user",
          "userid",
        ],
      },
      maxItems: 500,
      default: ["timestamp", "url"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    prefix: {
      description: "Lists only files whose names begin with this text. Needs `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":6,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    minsize: { description: "The least size of the files, in bytes.", type: "integer" },
    maxsize: { description: "The greatest size of the files, in bytes.", type: "integer" },
    sha1: {
      description: "Lists only files with this SHA-1 in hexadecimal digits. It wins over `sha1base36`. Form: a SHA-1 in hexadecimal digits (else `invalidsha1hash`). (decided: D-187)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"word\",\"form\":\"sha1\",\"error\":\"invalidsha1hash\",\"status\":\"decided\",\"decision\":\"D-187\"}}",
    },
    sha1base36: {
      description: "Lists only files with this SHA-1 in base 36, the form in which the database has it. Form: without `sha1`: a SHA-1 in base 36 (else `invalidsha1base36hash`). (decided: D-187)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"word\",\"form\":\"sha1-base36\",\"error\":\"invalidsha1base36hash\",\"unless\":[{\"kind\":\"given\",\"parameter\":\"sha1\"}],\"status\":\"decided\",\"decision\":\"D-187\"}}",
    },
    user: {
      description: "Lists only files whose newest version this user uploaded. Needs `sort=timestamp`. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.",
      type: "string",
      $comment: "x-kiln: {\"subtypes\":[\"name\",\"ip\",\"temp\",\"interwiki\",\"id\"]}",
    },
    filterbots: {
      description: "Whether files are listed that bots uploaded. Values other than `all` need `sort=timestamp`. Default: `all`.\n\n- `all`: All files.\n- `bots`: Files that bots uploaded.\n- `nobots`: Files that others than bots uploaded.",
      type: "string",
      enum: ["all", "bots", "nobots"],
      default: "all",
    },
    mime: {
      description: "Lists only files of these media types, such as `image/jpeg`. A site in miser mode refuses it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "The most files that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
  },
  additionalProperties: false,
  examples: [{ sort: "timestamp", dir: "newer", start: "2026-05-01T00:00:00Z", prop: ["timestamp", "user", "size"], limit: 1 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: {
    sort: input.properties.sort,
    dir: input.properties.dir,
    from: input.properties.from,
    to: input.properties.to,
    continue: input.properties.continue,
    start: { description: input.properties.start.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    end: { description: input.properties.end.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    prop: input.properties.prop,
    prefix: input.properties.prefix,
    minsize: input.properties.minsize,
    maxsize: input.properties.maxsize,
    sha1: input.properties.sha1,
    sha1base36: input.properties.sha1base36,
    user: input.properties.user,
    filterbots: input.properties.filterbots,
    mime: input.properties.mime,
    limit: input.properties.limit,
  },
  required: ["sort", "dir", "prop", "filterbots", "limit"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
