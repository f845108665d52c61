// The JSON Schemas of siteinfo. Generated: change the spec instead.
import { standard } from "../../query/siteinfo.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of siteinfo",
  description: "Returns information about the site: its settings, namespaces, languages, user groups, statistics and software.\n\nThe parameters of the module `siteinfo` as a typed object. The names lack the prefix `si`.",
  type: "object",
  properties: {
    prop: {
      description: "Information to return about the site. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `general`.\n\n- `autocreatetempuser`: Whether temporary accounts are created automatically, and the form of their names.\n- `autopromote`: The conditions for implicit membership in groups, which ends when they are no longer met.\n- `autopromoteonce`: The conditions for adding users to groups automatically, once.\n- `clientlibraries`: The client-side libraries, with their versions.\n- `copyuploaddomains`: The domains from which files may be uploaded by URL.\n- `dbrepllag`: The replication lag of the database server with the highest lag, in seconds; with `showalldb`, of each server.\n- `defaultoptions`: The default user preferences.\n- `extensions`: The installed extensions.\n- `extensiontags`: The tags that extensions add to wikitext, such as `<gallery>`.\n- `fileextensions`: The file extensions allowed for uploads, such as `png`.\n- `functionhooks`: The parser functions.\n- `general`: General information: name, URLs, language, limits and other settings of the site, and the version of its software.\n- `interwikimap`: The interwiki map: prefixes with their URLs.\n- `languages`: The languages that the software knows.\n- `languagevariants`: The languages that text can be converted between, with their variants.\n- `libraries`: The server-side libraries, with their versions.\n- `magicwords`: The magic words with their aliases.\n- `namespacealiases`: Alternative names of namespaces.\n- `namespaces`: The namespaces with their names, by ID.\n- `protocols`: The protocols allowed in external links, such as `https://`.\n- `restrictions`: The protection actions and levels.\n- `rightsinfo`: The license of the content.\n- `showhooks`: The hooks with their handlers.\n- `skins`: The installed skins.\n- `specialpagealiases`: The names under which special pages can be found.\n- `statistics`: Statistics: the number of pages, edits, files, users and queued jobs.\n- `uploaddialog`: The settings of the upload dialog.\n- `usergroups`: The user groups with their rights.\n- `variables`: The IDs of the magic word variables.",
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
      description: "With `prop=interwikimap`, lists only local or only non-local prefixes. Defaults to all prefixes.\n\n- `!local`: Prefixes that are not marked as local.\n- `local`: Prefixes that are marked as local, such as those of sister projects.",
      type: "string",
      enum: ["!local", "local"],
    },
    showalldb: {
      description: "With `prop=dbrepllag`, lists all database servers instead of only the one with the highest lag. Refused on sites that hide their host names. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    numberingroup: {
      description: "With `prop=usergroups`, returns the number of users in each group. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
    },
    inlanguagecode: {
      description: "The language code for language and skin names, as far as translations exist. By default, each language is named in itself, and skins in the site's language.",
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
