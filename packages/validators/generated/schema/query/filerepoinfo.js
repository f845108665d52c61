// The JSON Schemas of filerepoinfo. Generated: change the spec instead.
import { standard } from "../../query/filerepoinfo.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of filerepoinfo",
  description: "Describes the file repositories that the site uses, both its own and shared ones.\n\nThe parameters of the module `filerepoinfo` as a typed object. The names lack the prefix `fri`.",
  type: "object",
  properties: {
    prop: {
      description: "Properties to return for each repository. Not every repository has all of them. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `canUpload`, `displayname`, `favicon`, `initialCapital`, `local`, `name`, `rootUrl`, `scriptDirUrl`, `thumbUrl`, `url`.\n\n- `canUpload`: Whether files can be uploaded to the repository.\n- `displayname`: The display name of the repository.\n- `favicon`: The URL of the repository's favicon.\n- `initialCapital`: Whether file names always begin with a capital letter.\n- `local`: Whether the repository is the site's own.\n- `name`: The internal name of the repository, used in responses of `imageinfo`.\n- `rootUrl`: The root URL of the files.\n- `scriptDirUrl`: The root URL of the repository's wiki scripts.\n- `thumbUrl`: The root URL of the thumbnails.\n- `url`: The URL of the public zone of the repository, as configured.",
      type: "array",
      items: {
        type: "string",
        enum: ["canUpload", "displayname", "favicon", "initialCapital", "local", "name", "rootUrl", "scriptDirUrl", "thumbUrl", "url"],
      },
      maxItems: 500,
      default: ["canUpload", "displayname", "favicon", "initialCapital", "local", "name", "rootUrl", "scriptDirUrl", "thumbUrl", "url"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["name", "displayname", "local", "rootUrl", "canUpload"] }],
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["prop"],
  additionalProperties: false,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
