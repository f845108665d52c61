// The JSON Schemas of stashimageinfo. Generated: change the spec instead.
import { standard } from "../../query/stashimageinfo.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of stashimageinfo",
  description: "Tells of files that the caller has uploaded to the stash but not published yet.\n\nThe parameters of the module `stashimageinfo` as a typed object. The names stand without the prefix `sii`.\n\nThe module needs a login. Without one, the error is `notloggedin`. (decided: D-147)\n\nThe module tells of the caller's own files. Of any other key, the error is `uploadstash-file-not-found`. (decided: D-443)\n\n### Rules\n\n- At least one of `filekey`, `sessionkey` (else `missingparam`). (decided: D-181)",
  type: "object",
  properties: {
    filekey: {
      description: "The keys of the files, as the upload answered them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500},\"syntax\":{\"kind\":\"word\",\"form\":\"file-key\",\"error\":\"uploadstash-bad-path-bad-format\",\"status\":\"decided\",\"decision\":\"D-187\"}}",
    },
    sessionkey: {
      description: "The same as `filekey`, which wins over it and supersedes it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Form: without `filekey` with a value: a name with an extension (else `uploadstash-bad-path-bad-format`). (decided: D-187)",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500},\"syntax\":{\"kind\":\"word\",\"form\":\"file-key\",\"error\":\"uploadstash-bad-path-bad-format\",\"unless\":[{\"kind\":\"filled\",\"parameter\":\"filekey\"}],\"status\":\"decided\",\"decision\":\"D-187\"}}",
      deprecated: true,
    },
    prop: {
      description: "What to say of each file. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `url`.\n\n- `badfile`: Whether the site forbids pages to show the file.\n- `bitdepth`: How many bits a sample of the image holds.\n- `canonicaltitle`: The title of the file, with its namespace.\n- `commonmetadata`: The metadata that files of its format have in common.\n- `dimensions`: The size in bytes, the width and height in pixels, the pages of a document, and the duration in seconds.\n- `extmetadata`: Metadata in HTML, put together from several sources.\n- `metadata`: The metadata that the file itself holds, such as Exif.\n- `mime`: The media type, such as `image/png`.\n- `sha1`: The SHA-1 of the contents, in hexadecimal digits.\n- `size`: The same as `dimensions`.\n- `thumbmime`: The media type of the scaled image. Needs `prop=url` and a size.\n- `timestamp`: When the file was uploaded.\n- `url`: The addresses of the file and of its page, and where a size is given that of the scaled image.",
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
      description: "The greatest width of the scaled image, in pixels, whose address `prop=url` answers. `-1` is none. Default: `-1`.",
      type: "integer",
      default: -1,
    },
    urlheight: {
      description: "The greatest height of the scaled image, in pixels, whose address `prop=url` answers. `-1` is none. Default: `-1`.",
      type: "integer",
      default: -1,
    },
    urlparam: {
      description: "More about the scaled image, in the form that the format of the file has for it, such as `page15-100px` for a page of a PDF. A width in it should be that of `urlwidth`. Default: (empty).",
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
