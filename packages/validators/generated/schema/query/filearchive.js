// The JSON Schemas of filearchive. Generated: change the spec instead.
import { standard } from "../../query/filearchive.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of filearchive",
  description: "Lists the deleted files by name. A file of which several versions were deleted is listed once for each.\n\nThe parameters of the module `filearchive` as a typed object. The names stand without the prefix `fa`.",
  type: "object",
  properties: {
    from: {
      description: "The file at which the list starts. It need not exist. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":6,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    to: {
      description: "The file at which the list ends. It need not exist. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":6,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    prefix: {
      description: "Lists only files whose names begin with this text. Form: the beginning of a title without its namespace, which is that with the id 6 (else `invalidtitle`). (decided: D-185)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title-part\",\"namespace\":6,\"error\":\"invalidtitle\",\"status\":\"decided\",\"decision\":\"D-185\"}}",
    },
    dir: {
      description: "The order of the names. Default: `ascending`.\n\n- `ascending`: From A to Z by the name of the file.\n- `descending`: From Z to A by the name of the file.",
      type: "string",
      enum: ["ascending", "descending"],
      default: "ascending",
    },
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
    prop: {
      description: "What to say of each file beside its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`.\n\n- `archivename`: The name under which the version was archived, if it was not the newest.\n- `bitdepth`: How many bits a sample of the image holds.\n- `description`: The comment of the upload. Needs the right `deletedhistory`.\n- `dimensions`: The size in bytes, the width and height in pixels, and the pages of a document.\n- `mediatype`: The kind of the medium, such as `BITMAP` or `AUDIO`.\n- `metadata`: The metadata that the file itself holds, such as Exif. Needs the right `deletedtext` or `undelete`.\n- `mime`: The media type, such as `image/png`.\n- `parseddescription`: The comment of the upload in HTML, and as `description` answers it. Needs the right `deletedhistory`.\n- `sha1`: The SHA-1 of the contents, in hexadecimal digits.\n- `size`: The same as `dimensions`.\n- `timestamp`: When this version was uploaded.\n- `user`: The user who uploaded it: name and id.",
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
      description: "The most files that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<timestamp>|<integer>` (else `badcontinue`). (decided: D-186)",
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
