// The JSON Schemas of imageinfo. Generated: change the spec instead.
import { standard } from "../../query/imageinfo.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of imageinfo",
  description: "Describes each file and, on request, its earlier versions, from the newest to the oldest.\n\nThe parameters of the module `imageinfo` as a typed object. The names stand without the prefix `ii`.",
  type: "object",
  properties: {
    prop: {
      description: "What to say of each version. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `user`.\n\n- `archivename`: The name under which the version is archived, if it is not the newest.\n- `badfile`: Whether a list of the site forbids pages to show the file.\n- `bitdepth`: How many bits a sample of the image holds.\n- `canonicaltitle`: The title of the file, with its namespace.\n- `comment`: The comment of the upload.\n- `commonmetadata`: The metadata that files of its format have in common.\n- `dimensions`: The size in bytes, the width and height in pixels, the pages of a document, and the duration in seconds.\n- `extmetadata`: Metadata in HTML, put together from several sources.\n- `mediatype`: The kind of the medium, such as `BITMAP` or `AUDIO`.\n- `metadata`: The metadata that the file itself holds, such as Exif.\n- `mime`: The media type, such as `image/png`.\n- `parsedcomment`: The comment of the upload in HTML.\n- `sha1`: The SHA-1 of the contents, in hexadecimal digits.\n- `size`: The same as `dimensions`.\n- `thumbmime`: The media type of the thumbnail. Needs `url`, and a parameter that asks for a thumbnail, such as `urlwidth`.\n- `timestamp`: When this version was uploaded.\n- `uploadwarning`: The warnings that an upload under this name would cause, in HTML. For the software's own upload form.\n- `url`: The addresses of the file, of its page, and of a thumbnail where one is asked for.\n- `user`: The name of the user who uploaded it.\n- `userid`: The user id of the uploader.",
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
      description: "The most versions that one answer holds of each file. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `1`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 1,
    },
    start: { description: "The time of upload at which the list of versions starts. Newer versions are left out.", type: "string" },
    end: { description: "The time of upload at which the list of versions ends. Older versions are left out.", type: "string" },
    urlwidth: {
      description: "The width in pixels of a thumbnail that `prop=url` then describes, too. With `urlheight` it is the greatest width, and `-1` asks for no width. One answer describes at most 50 thumbnails. Default: `-1`.",
      type: "integer",
      default: -1,
    },
    urlheight: {
      description: "The greatest height in pixels of a thumbnail that `prop=url` then describes, too. Without `urlwidth` the width follows from it. `-1` sets no height. Default: `-1`.",
      type: "integer",
      default: -1,
    },
    metadataversion: {
      description: "The version of the format of `prop=metadata`, or `latest`. The default is an old one that older clients expect. Default: `1`.",
      type: "string",
      default: "1",
    },
    extmetadatalanguage: {
      description: "The code of the language of `prop=extmetadata`. It chooses among translations and says how numbers and other values are formatted. Default: `en`.",
      type: "string",
      default: "en",
    },
    extmetadatamultilang: {
      description: "Answers `prop=extmetadata` in every language in which there is a translation. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    extmetadatafilter: {
      description: "The keys that `prop=extmetadata` answers. Without it all keys are answered. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).",
      type: "array",
      items: { type: "string" },
      maxItems: 500,
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    urlparam: {
      description: "Further settings of the thumbnail, in a form that depends on the type of the file: `page15-100px` is page 15 of a PDF at a width of 100 pixels. A width in it must be that of `urlwidth`. Default: (empty).",
      type: "string",
      default: "",
    },
    badfilecontexttitle: {
      description: "The title of the page that would show the file, for `prop=badfile`. The list of bad files may except some pages. Form: the title of a page of this site (else `invalid-title`). (decided: D-184)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"title\",\"local\":true,\"error\":\"invalid-title\",\"status\":\"decided\",\"decision\":\"D-184\"}}",
    },
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<text>` (else `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\",\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    localonly: {
      description: "Looks among the files that the site itself stores, and not in shared repositories. A flag: present means true, absent means false (decided: D-119).",
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
