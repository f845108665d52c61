// The JSON Schemas of allimages. Generated: change the spec instead.
import { standard } from "../../query/allimages.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of allimages",
  description: "Lists the files stored on the site, by name or by upload time.\n\nThe parameters of the module `allimages` as a typed object. The names lack the prefix `ai`.\n\n### Rules\n\n- `start`, `end`, `user` or `filterbots` only with `sort=timestamp` (otherwise `invalidparammix`). (decided: D-182)\n- `from`, `to` or `prefix` only with `sort=name` (otherwise `invalidparammix`). (decided: D-182)\n- `user` only without `filterbots` (otherwise `invalidparammix-cannotusewith`). (decided: D-182)",
  type: "object",
  properties: {
    sort: {
      description: "The property to sort by. Several parameters work with only one of the two. Default: `name`.\n\n- `name`: By file name.\n- `timestamp`: By time of the latest upload.",
      type: "string",
      enum: ["name", "timestamp"],
      default: "name",
    },
    dir: {
      description: "Sort direction: `ascending` and `newer` are equivalent, and so are `descending` and `older`. Default: `ascending`.\n\n- `ascending`: By name in alphabetical order, by time with the oldest first.\n- `descending`: By name in reverse alphabetical order, by time with the newest first.\n- `newer`: Equivalent to `ascending`, intended for sorting by time.\n- `older`: Equivalent to `descending`, intended for sorting by time.",
      type: "string",
      enum: ["ascending", "descending", "newer", "older"],
      default: "ascending",
    },
    from: {
      description: "File name to start from. It does not have to exist. Requires `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":6,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    to: {
      description: "File name to stop at. It does not have to exist. Requires `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":6,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` with `sort=name`; or `<timestamp>|<text>` with `sort=timestamp` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\"],\"when\":[{\"kind\":\"holds\",\"parameter\":\"sort\",\"values\":[\"name\"]}]},{\"fields\":[\"timestamp\",\"text\"],\"when\":[{\"kind\":\"holds\",\"parameter\":\"sort\",\"values\":[\"timestamp\"]}]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    start: { description: "Upload time to start from. Requires `sort=timestamp`.", type: "string" },
    end: { description: "Upload time to stop at. Requires `sort=timestamp`.", type: "string" },
    prop: {
      description: "Properties to return for each file. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `url`.\n\n- `badfile`: Whether the file is on the site's list of bad images.\n- `bitdepth`: The number of bits per sample of the image.\n- `canonicaltitle`: The canonical title of the file.\n- `comment`: The upload comment.\n- `commonmetadata`: The metadata common to all files of the format.\n- `dimensions`: The size in bytes, the width and height in pixels, the page count of documents, and the duration in seconds.\n- `extmetadata`: HTML-formatted metadata combined from several sources.\n- `mediatype`: The media category, such as `BITMAP` or `AUDIO`.\n- `metadata`: The metadata stored in the file, such as Exif data.\n- `mime`: The media type, such as `image/png`.\n- `parsedcomment`: The upload comment as HTML.\n- `sha1`: The SHA-1 of the content, in hexadecimal digits.\n- `size`: Equivalent to `dimensions`.\n- `timestamp`: The upload time of this version.\n- `url`: The URLs of the file and of its page.\n- `user`: The name of the uploader.\n- `userid`: The user ID of the uploader.",
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
      description: "Lists only files whose names begin with this string. Requires `sort=name`. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":6,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    minsize: { description: "Minimum size in bytes.", type: "integer" },
    maxsize: { description: "Maximum size in bytes.", type: "integer" },
    sha1: {
      description: "Lists only files with this SHA-1, in hexadecimal digits. Overrides `sha1base36`. Form: a SHA-1 in hexadecimal digits (otherwise `invalidsha1hash`). (decided: D-187)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"word\",\"form\":\"sha1\",\"error\":\"invalidsha1hash\",\"status\":\"decided\",\"decision\":\"D-187\"}}",
    },
    sha1base36: {
      description: "Lists only files with this SHA-1 in base 36, the form used in the database. Form: without `sha1`: a SHA-1 in base 36 (otherwise `invalidsha1base36hash`). (decided: D-187)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"word\",\"form\":\"sha1-base36\",\"error\":\"invalidsha1base36hash\",\"unless\":[{\"kind\":\"given\",\"parameter\":\"sha1\"}],\"status\":\"decided\",\"decision\":\"D-187\"}}",
    },
    user: {
      description: "Lists only files whose latest version was uploaded by this user. Requires `sort=timestamp`. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.",
      type: "string",
      $comment: "x-kiln: {\"subtypes\":[\"name\",\"ip\",\"temp\",\"interwiki\",\"id\"]}",
    },
    filterbots: {
      description: "How to filter uploads by bots. Values other than `all` require `sort=timestamp`. Default: `all`.\n\n- `all`: All files.\n- `bots`: Files uploaded by bots.\n- `nobots`: Files not uploaded by bots.",
      type: "string",
      enum: ["all", "bots", "nobots"],
      default: "all",
    },
    mime: {
      description: "Lists only files with these media types, such as `image/jpeg`. Refused on sites in miser mode. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of files to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
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
