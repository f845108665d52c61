// The JSON Schemas of siteinfo. Generated: change the spec instead.
import { standard } from "../../query/siteinfo.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of siteinfo",
  description: "Tells of the site as a whole: its settings, namespaces, languages, user groups, statistics and software.\n\nThe parameters of the module `siteinfo` as a typed object. The names stand without the prefix `si`.",
  type: "object",
  properties: {
    prop: {
      description: "What to say of the site. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `general`.\n\n- `autocreatetempuser`: Whether temporary accounts are made by themselves, and what their names look like.\n- `autopromote`: The groups that users are in as long as they meet conditions.\n- `autopromoteonce`: The groups that users are put into once, when they meet conditions.\n- `clientlibraries`: The libraries of the user interface with their versions.\n- `copyuploaddomains`: The domains from which files may be uploaded by their address.\n- `dbrepllag`: The lag in seconds of the database server that lags most, with `showalldb` of each server.\n- `defaultoptions`: The default values of the preferences of users.\n- `extensions`: The installed extensions of the software.\n- `extensiontags`: The tags that extensions add to wikitext, such as `<gallery>`.\n- `fileextensions`: The file name extensions that may be uploaded, such as `png`.\n- `functionhooks`: The names of the functions that can be called in wikitext.\n- `general`: The name, addresses, language, limits and other settings of the site, and the version of its software.\n- `interwikimap`: The prefixes of links to other sites with their addresses.\n- `languages`: The languages that the software knows.\n- `languagevariants`: The languages whose texts can be converted, with their variants.\n- `libraries`: The libraries of the server with their versions.\n- `magicwords`: The magic words of wikitext with their other names.\n- `namespacealiases`: Other names of namespaces.\n- `namespaces`: The namespaces with their names, by id.\n- `protocols`: The protocols that external links may have, such as `https://`.\n- `restrictions`: The actions and the levels of protections.\n- `rightsinfo`: The licence of the contents.\n- `showhooks`: The hooks of the software with their handlers.\n- `skins`: The installed skins.\n- `specialpagealiases`: Special pages with their other names.\n- `statistics`: How many pages, edits, files, users and waiting jobs there are.\n- `uploaddialog`: The settings of the dialog for uploads.\n- `usergroups`: The user groups with their rights.\n- `variables`: The ids of the variables that wikitext can use.",
      type: "array",
      items: {
        type: "string",
        enum: [
          "autocreatetempuser",
          "autopromote",
          "autopromoteonce",
          "clientlibraries",
          "copyuploaddomains",
          "dbrepllag",
          "defaultoptions",
          "extensions",
          "extensiontags",
          "fileextensions",
          "functionhooks",
          "general",
          "interwikimap",
          "languages",
          "languagevariants",
          "libraries",
          "magicwords",
          "namespacealiases",
          "namespaces",
          "protocols",
          "restrictions",
          "rightsinfo",
          "showhooks",
          "skins",
          "specialpagealiases",
          "statistics",
          "uploaddialog",
          "usergroups",
          "variables",
        ],
      },
      maxItems: 500,
      default: ["general"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    filteriw: {
      description: "Lists, with `prop=interwikimap`, only prefixes of this kind. Without it all are listed.\n\n- `!local`: Prefixes that are not marked as local.\n- `local`: Prefixes that the site marks as local, such as those of sister projects.",
      type: "string",
      enum: ["!local", "local"],
    },
    showalldb: {
      description: "Lists, with `prop=dbrepllag`, all database servers, not only the one that lags most. A site that hides the names of its hosts refuses it. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    numberingroup: {
      description: "Says, with `prop=usergroups`, how many users each group has. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    inlanguagecode: {
      description: "The code of the language in which names of languages and skins are answered, as far as there are translations. Without it languages are named each in itself, skins in the language of the site.",
      type: "string",
    },
  },
  additionalProperties: false,
  examples: [{ prop: ["statistics"] }],
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
