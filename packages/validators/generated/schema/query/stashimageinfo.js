// The JSON Schemas of stashimageinfo. Generated: change the spec instead.
import { standard } from "../../query/stashimageinfo.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of stashimageinfo",
  description: "Returns details of files in the caller's upload stash, which are uploaded but not yet published.\n\nThe parameters of the module `stashimageinfo` as a typed object. The names lack the prefix `sii`.\n\nThe module needs a login. Without one, the error is `notloggedin`. (decided: D-147)\n\nThe module returns only the caller's own files. For any other key, the error is `uploadstash-file-not-found`. (decided: D-443)\n\n### Rules\n\n- At least one of `filekey`, `sessionkey` (otherwise `missingparam`). (decided: D-181)",
  type: "object",
  properties: {
    filekey: {
      description: "The keys of the files, as returned by the upload. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: a name with an extension (otherwise `uploadstash-bad-path-bad-format`). (decided: D-187)",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500},\"syntax\":{\"kind\":\"word\",\"form\":\"file-key\",\"error\":\"uploadstash-bad-path-bad-format\",\"status\":\"decided\",\"decision\":\"D-187\"}}",
    },
    sessionkey: {
      description: "A deprecated name of `filekey`, which overrides it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: without `filekey` with a value: a name with an extension (otherwise `uploadstash-bad-path-bad-format`). (decided: D-187)",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500},\"syntax\":{\"kind\":\"word\",\"form\":\"file-key\",\"error\":\"uploadstash-bad-path-bad-format\",\"unless\":[{\"kind\":\"filled\",\"parameter\":\"filekey\"}],\"status\":\"decided\",\"decision\":\"D-187\"}}",
      deprecated: true,
    },
    prop: {
      description: "Properties to return for each file. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `url`.\n\n- `badfile`: Whether the file is on the site's list of bad images.\n- `bitdepth`: The number of bits per sample of the image.\n- `canonicaltitle`: The title of the file, including the namespace.\n- `commonmetadata`: The metadata common to all files of the format.\n- `dimensions`: The size in bytes, the width and height in pixels, the page count of documents, and the duration in seconds.\n- `extmetadata`: HTML-formatted metadata combined from several sources.\n- `metadata`: The metadata stored in the file, such as Exif data.\n- `mime`: The media type, such as `image/png`.\n- `sha1`: The SHA-1 of the content, in hexadecimal digits.\n- `size`: Equivalent to `dimensions`.\n- `thumbmime`: The media type of the thumbnail. Requires `prop=url` and a size.\n- `timestamp`: The time at which the file was uploaded.\n- `url`: The URLs of the file and of its page and, if a size is given, of the thumbnail.",
      type: "array",
      items: {
        type: "string",
        enum: [
          "badfile",
          "bitdepth",
          "canonicaltitle",
          "commonmetadata",
          "dimensions",
          "extmetadata",
          "metadata",
          "mime",
          "sha1",
          "size",
          "thumbmime",
          "timestamp",
          "url",
        ],
      },
      maxItems: 500,
      default: ["timestamp", "url"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    urlwidth: {
      description: "Maximum width, in pixels, of the thumbnail whose URL `prop=url` returns. `-1` sets no width. Default: `-1`.",
      type: "integer",
      default: -1,
    },
    urlheight: {
      description: "Maximum height, in pixels, of the thumbnail whose URL `prop=url` returns. `-1` sets no height. Default: `-1`.",
      type: "integer",
      default: -1,
    },
    urlparam: {
      description: "Additional thumbnail parameters in a form that depends on the file type, such as `page15-100px` for a page of a PDF. A width in it should match `urlwidth`. Default: (empty).",
      type: "string",
      default: "",
    },
  },
  additionalProperties: false,
  examples: [{ filekey: ["1d3m4x7q2k5s.9c1vbe.3.jpg"], prop: ["size", "mime"] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["prop", "urlwidth", "urlheight", "urlparam"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
