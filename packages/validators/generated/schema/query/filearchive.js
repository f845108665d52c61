// The JSON Schemas of filearchive. Generated: change the spec instead.
import { standard } from "../../query/filearchive.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of filearchive",
  description: "Lists deleted files by name. A file with several deleted versions is listed once for each version.\n\nThe parameters of the module `filearchive` as a typed object. The names lack the prefix `fa`.",
  type: "object",
  properties: {
    from: {
      description: "File to start from. It does not have to exist. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":6,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    to: {
      description: "File to stop at. It does not have to exist. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":6,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    prefix: {
      description: "Lists only files whose names begin with this string. Form: the beginning of a title without its namespace, which is that with the id 6 (otherwise `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":6,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    dir: {
      description: "Sort direction of the names. Default: `ascending`.\n\n- `ascending`: Ascending, by the name of the file.\n- `descending`: Descending, by the name of the file.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
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
    prop: {
      description: "Properties to return for each file in addition to its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`.\n\n- `archivename`: The archive name of the version, if it was not the latest.\n- `bitdepth`: The number of bits per sample of the image.\n- `description`: The upload comment. Requires the right `deletedhistory`.\n- `dimensions`: The size in bytes, the width and height in pixels, and the page count of documents.\n- `mediatype`: The media category, such as `BITMAP` or `AUDIO`.\n- `metadata`: The metadata stored in the file, such as Exif data. Requires the right `deletedtext` or `undelete`.\n- `mime`: The media type, such as `image/png`.\n- `parseddescription`: The upload comment as HTML, and as `description` returns it. Requires the right `deletedhistory`.\n- `sha1`: The SHA-1 of the content, in hexadecimal digits.\n- `size`: Equivalent to `dimensions`.\n- `timestamp`: The upload time of this version.\n- `user`: The name and ID of the uploader.",
      type: "array",
      items: {
        type: "string",
        enum: [
          "archivename",
          "bitdepth",
          "description",
          "dimensions",
          "mediatype",
          "metadata",
          "mime",
          "parseddescription",
          "sha1",
          "size",
          "timestamp",
          "user",
        ],
      },
      maxItems: 500,
      default: ["timestamp"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of files to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<timestamp>|<integer>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\",\"timestamp\",\"integer\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["timestamp", "user", "size"], limit: 1 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["dir", "prop", "limit"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
