// The JSON Schemas of filerepoinfo. Generated: change the spec instead.
import { standard } from "../../query/filerepoinfo.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of filerepoinfo",
  description: "Describes the file repositories that the site uses, its own and shared ones.\n\nThe parameters of the module `filerepoinfo` as a typed object. The names stand without the prefix `fri`.",
  type: "object",
  properties: {
    prop: {
      description: "What to say of each repository. Not every repository has all of it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `canUpload`, `displayname`, `favicon`, `initialCapital`, `local`, `name`, `rootUrl`, `scriptDirUrl`, `thumbUrl`, `url`.\n\n- `canUpload`: Whether this site can upload files to the repository.\n- `displayname`: The name of the repository for readers.\n- `favicon`: The URL of the icon that its wiki has in browsers.\n- `initialCapital`: Whether the names of its files always begin with a capital letter.\n- `local`: Whether it is the repository of the site itself.\n- `name`: The name of the repository in the configuration, and in answers of `imageinfo`.\n- `rootUrl`: The URL below which the files are found.\n- `scriptDirUrl`: The URL below which the scripts of its wiki are found.\n- `thumbUrl`: The URL below which the thumbnails are found.\n- `url`: The URL of its public zone as the configuration has it.",
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
