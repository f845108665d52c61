// The JSON Schemas of exturlusage. Generated: change the spec instead.
import { standard } from "../../query/exturlusage.js";
import { withJsonSchema } from "../../runtime/validators/json-schema.js";

const input = () => ({
  title: "Parameters of exturlusage",
  description: "Lists the links to URLs outside of the site, all or those that match a text, with the pages that hold them.\n\nThe parameters of the module `exturlusage` as a typed object. The names stand without the prefix `eu`.",
  type: "object",
  properties: {
    prop: {
      description: "What to say of each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `url`.\n\n- `ids`: The id of the page that holds the link.\n- `title`: The title of the page that holds the link and the id of its namespace.\n- `url`: The URL that the link leads to.",
      type: "array",
      items: { type: "string", enum: ["ids", "title", "url"] },
      maxItems: 500,
      default: ["ids", "title", "url"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    continue: {
      description: "Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    protocol: {
      description: "Lists only URLs with this scheme. The empty text means `http` and `https` where `query` is given, and otherwise all schemes. Default: (empty).",
      $ref: "#/$defs/value-sets.url-protocols",
      default: "",
    },
    query: {
      description: "Lists only URLs that match this text without a scheme: a host, perhaps with the beginning of a path. `*.` in front of the host adds its subdomains. Without it all URLs are listed.",
      type: "string",
    },
    namespace: {
      description: "Lists only links in pages of these namespaces. On a site in miser mode an answer may then hold fewer items than `limit` allows. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "The most items that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    expandurl: {
      description: "Adds the site's scheme to URLs that have none, such as `//example.org`. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
      deprecated: true,
    },
  },
  additionalProperties: false,
  examples: [{ protocol: "https", query: "museum.invalid" }],
  $defs: {
    "value-sets.url-protocols": {
      title: "External-link schemes",
      description: "How an outside link begins, without `://` or `:`. The document leaves out one scheme, the name of a product. What other values look like (decided: D-195).\n\n- (empty): Both `http` and `https`.\n- `bitcoin`: Payments in the currency Bitcoin.\n- `ftp`: Files of a server that speaks FTP.\n- `ftps`: Files of a server that speaks FTP over TLS.\n- `geo`: Places on earth, by their coordinates.\n- `git`: Git repositories.\n- `gopher`: Documents of servers that speak Gopher, older than the web.\n- `http`: Web pages that are sent in the clear.\n- `https`: Web pages that are sent over TLS.\n- `irc`: Channels of Internet Relay Chat.\n- `ircs`: Channels of Internet Relay Chat over TLS.\n- `magnet`: Files of peer-to-peer networks, by the hash of their contents.\n- `mailto`: Mail addresses.\n- `matrix`: Users and rooms of the chat network Matrix.\n- `mms`: Streams of sound and film in a protocol of Microsoft.\n- `news`: Newsgroups and articles of Usenet.\n- `nntp`: Articles of one news server.\n- `redis`: Databases of the kind Redis.\n- `sftp`: Files of a server, over SSH.\n- `sip`: Addresses for calls over the internet.\n- `sips`: Addresses for calls over the internet, set up over TLS.\n- `sms`: Phone numbers to send short messages to.\n- `ssh`: Logins to a remote computer over SSH.\n- `svn`: Subversion repositories.\n- `tel`: Phone numbers to call.\n- `telnet`: Sessions on a remote computer that are sent in the clear.\n- `urn`: Lasting names of resources, such as ISBNs.\n- `worldwind`: Views of the globe program World Wind.\n- `xmpp`: Addresses for chats in the protocol XMPP.",
      anyOf: [
        {
          type: "string",
          enum: [
            "",
            "bitcoin",
            "ftp",
            "ftps",
            "geo",
            "git",
            "gopher",
            "http",
            "https",
            "irc",
            "ircs",
            "magnet",
            "mailto",
            "matrix",
            "mms",
            "news",
            "nntp",
            "redis",
            "sftp",
            "sip",
            "sips",
            "sms",
            "ssh",
            "svn",
            "tel",
            "telnet",
            "urn",
            "worldwind",
            "xmpp",
          ],
        },
        { type: "string", pattern: "^[a-z][a-z0-9+.-]*$" },
      ],
      $comment: "x-kiln: {\"missing-values\":{\"count\":1,\"pattern\":\"^[a-z][a-z0-9+.-]*$\",\"note\":\"The document leaves out one scheme, the name of a product.\",\"attributes\":{\"pattern\":{\"status\":\"decided\",\"decision\":\"D-195\"}}}}",
    },
  },
});

const output = (input) => ({
  title: input.title,
  description: input.description,
  type: "object",
  properties: input.properties,
  required: ["prop", "protocol", "limit"],
  additionalProperties: false,
  $defs: input.$defs,
});

const described = /* @__PURE__ */ withJsonSchema(standard, input, output);

export { described as standard };
