// The JSON Schemas of exturlusage. Generated: change the spec instead.
import { standard } from "../../query/exturlusage.js";
import { withJsonSchema } from "../../runtime/resource/validators/json-schema.js";

const input = () => ({
  title: "Parameters of exturlusage",
  description: "Lists the links to external URLs, such as the pages of a website, with the pages that contain them.\n\nThe parameters of the module `exturlusage` as a typed object. The names lack the prefix `eu`.",
  type: "object",
  properties: {
    prop: {
      description: "Properties to return for each item. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `title`, `url`.\n\n- `ids`: The ID of the linking page.\n- `title`: The title and namespace ID of the linking page.\n- `url`: The URL of the link.",
      type: "array",
      items: { type: "string", enum: ["ids", "title", "url"] },
      maxItems: 500,
      default: ["ids", "title", "url"],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    continue: {
      description: "Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` (otherwise `badcontinue`). (decided: D-186)",
      type: "string",
      $comment: "x-kiln: {\"syntax\":{\"kind\":\"continue\",\"forms\":[{\"fields\":[\"text\"]}],\"error\":\"badcontinue\",\"status\":\"decided\",\"decision\":\"D-186\"}}",
    },
    protocol: {
      description: "Lists only URLs with this scheme. If it is empty, `http` and `https` are searched when `query` is given, and all schemes otherwise. Default: (empty).",
      $ref: "#/$defs/value-sets.url-protocols",
      default: "",
    },
    query: {
      description: "Lists only URLs that match this search string, without a scheme: a host, optionally followed by the beginning of a path. `*.` before the host includes its subdomains. Defaults to all URLs.",
      type: "string",
    },
    namespace: {
      description: "Lists only links in pages of these namespaces. On sites in miser mode, the response may contain fewer items than `limit`. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.",
      anyOf: [{ type: "array", items: { type: "integer" }, maxItems: 500 }, { type: "string", const: "*" }],
      $comment: "x-kiln: {\"limits\":{\"lowLimit\":50,\"highLimit\":500}}",
    },
    limit: {
      description: "Maximum number of items to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.",
      anyOf: [{ type: "integer", minimum: 1, maximum: 5000 }, { type: "string", const: "max" }],
      $comment: "x-kiln: {\"limits\":{\"minimum\":1,\"maximum\":500,\"highMaximum\":5000}}",
      default: 10,
    },
    expandurl: {
      description: "Expands protocol-relative URLs, such as `//example.org`, with the site's scheme. A flag: present means true, absent means false (decided: D-119).",
      type: "boolean",
      deprecated: true,
    },
  },
  additionalProperties: false,
  examples: [{ protocol: "https", query: "museum.invalid" }],
  $defs: {
    "value-sets.url-protocols": {
      title: "External link schemes",
      description: "The beginning of an external link, without `://` or `:`. The document omits one scheme, which is a product name. The format of other values (decided: D-195).\n\n- (empty): Both `http` and `https`.\n- `bitcoin`: Bitcoin payments.\n- `ftp`: Files on an FTP server.\n- `ftps`: Files on an FTP server over TLS.\n- `geo`: Geographic locations by coordinates.\n- `git`: Git repositories.\n- `gopher`: Documents on Gopher servers.\n- `http`: Web pages without encryption.\n- `https`: Web pages over TLS.\n- `irc`: Internet Relay Chat channels.\n- `ircs`: Internet Relay Chat channels over TLS.\n- `magnet`: Files in peer-to-peer networks, by content hash.\n- `mailto`: Email addresses.\n- `matrix`: Users and rooms of the Matrix chat network.\n- `mms`: Audio and video streams of Microsoft Media Server.\n- `news`: Usenet newsgroups and articles.\n- `nntp`: Articles on an NNTP server.\n- `redis`: Redis databases.\n- `sftp`: Files on a server over SSH.\n- `sip`: Addresses for voice over IP calls.\n- `sips`: Addresses for voice over IP calls over TLS.\n- `sms`: Phone numbers for text messages.\n- `ssh`: Remote logins over SSH.\n- `svn`: Subversion repositories.\n- `tel`: Phone numbers to call.\n- `telnet`: Remote sessions without encryption.\n- `urn`: Persistent resource names, such as ISBNs.\n- `worldwind`: Views in the World Wind virtual globe.\n- `xmpp`: Addresses of the XMPP chat protocol.",
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
      $comment: "x-kiln: {\"missing-values\":{\"count\":1,\"pattern\":\"^[a-z][a-z0-9+.-]*$\",\"note\":\"The document omits one scheme, which is a product name.\",\"attributes\":{\"pattern\":{\"status\":\"decided\",\"decision\":\"D-195\"}}}}",
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
