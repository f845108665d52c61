// The JSON Schemas of imageinfo. Generated: change the spec instead.
import { standard } from "../../query/imageinfo.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of imageinfo",
  description: "Describes each file and, on request, its earlier versions, newest first.\n\nThe parameters of the module `imageinfo` as a typed object. The names lack the prefix `ii`.",
  type: "object",
  properties: {
    prop: {
      description: "Properties to return for each version. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `user`.\n\n- `archivename`: The archive name of the version, if it is not the latest.\n- `badfile`: Whether the file is on the site's list of bad images.\n- `bitdepth`: The number of bits per sample of the image.\n- `canonicaltitle`: The title of the file, including the namespace.\n- `comment`: The upload comment.\n- `commonmetadata`: The metadata common to all files of the format.\n- `dimensions`: The size in bytes, the width and height in pixels, the page count of documents, and the duration in seconds.\n- `extmetadata`: HTML-formatted metadata combined from several sources.\n- `mediatype`: The media category, such as `BITMAP` or `AUDIO`.\n- `metadata`: The metadata stored in the file, such as Exif data.\n- `mime`: The media type, such as `image/png`.\n- `parsedcomment`: The upload comment as HTML.\n- `sha1`: The SHA-1 of the content, in hexadecimal digits.\n- `size`: Equivalent to `dimensions`.\n- `thumbmime`: The media type of the thumbnail. Requires `url` and a parameter that requests a thumbnail, such as `urlwidth`.\n- `timestamp`: The upload time of this version.\n- `uploadwarning`: The warnings for an upload under this name, as HTML. Used by the software's upload form.\n- `url`: The URLs of the file, of its page, and of a thumbnail if one is requested.\n- `user`: The name of the uploader.\n- `userid`: The user ID of the uploader.",
      type: "array",
      items: {
        type: "string",
        enum: [
          "archivename",
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
          "thumbmime",
          "timestamp",
          "uploadwarning",
          "url",
          "user",
          "userid",
        ],
      },
      maxItems: 500,
      default: ["timestamp", "user"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of versions to return for each file. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `1`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 1,
    },
    start: { description: "Upload time to start from. Newer versions are excluded.", type: "string" },
    end: { description: "Upload time to stop at. Older versions are excluded.", type: "string" },
    urlwidth: {
      description: "Maximum width, in pixels, of a thumbnail whose URL `prop=url` returns. `-1` sets no width. At most 50 thumbnails are returned in one response. Default: `-1`.",
      type: "integer",
      default: -1,
    },
    urlheight: {
      description: "Maximum height, in pixels, of a thumbnail whose URL `prop=url` returns. Without `urlwidth`, the width follows from the height. `-1` sets no height. Default: `-1`.",
      type: "integer",
      default: -1,
    },
    metadataversion: {
      description: "The version of the `prop=metadata` format, or `latest`. Defaults to an old version that existing clients expect. Default: `1`.",
      type: "string",
      default: "1",
    },
    extmetadatalanguage: {
      description: "The language code for `prop=extmetadata`. It selects the translation and the formatting of numbers and dates. Default: `en`.",
      type: "string",
      default: "en",
    },
    extmetadatamultilang: {
      description: "Returns `prop=extmetadata` in all languages for which a translation exists. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    extmetadatafilter: {
      description: "The keys of `prop=extmetadata` to return. Defaults to all keys. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    urlparam: {
      description: "Additional thumbnail parameters in a form that depends on the file type: `page15-100px` is page 15 of a PDF at a width of 100 pixels. A width in it must match `urlwidth`. Default: (empty).",
      type: "string",
      default: "",
    },
    badfilecontexttitle: {
      description: "Title of the page that would show the file, for `prop=badfile`. The list of bad files may exempt some pages. Form: the title of a page of this site (otherwise `invalid-title`). (decided: D-184)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title\",\"local\":true,\"error\":\"invalid-title\",\"status\":\"decided\",\"decision\":\"D-184\"}}",
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<text>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\",\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    localonly: {
      description: "Searches only the files stored on the site, not those in shared repositories. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["size", "url"], urlwidth: 300 }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: {
    prop: input.properties.prop,
    limit: input.properties.limit,
    start: { description: input.properties.start.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    end: { description: input.properties.end.description, type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
    urlwidth: input.properties.urlwidth,
    urlheight: input.properties.urlheight,
    metadataversion: input.properties.metadataversion,
    extmetadatalanguage: input.properties.extmetadatalanguage,
    extmetadatamultilang: input.properties.extmetadatamultilang,
    extmetadatafilter: input.properties.extmetadatafilter,
    urlparam: input.properties.urlparam,
    badfilecontexttitle: input.properties.badfilecontexttitle,
    continue: input.properties.continue,
    localonly: input.properties.localonly,
  },
  required: ["prop", "limit", "urlwidth", "urlheight", "metadataversion", "extmetadatalanguage", "urlparam"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
