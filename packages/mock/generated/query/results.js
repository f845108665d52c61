// The results of the modules of query. Generated: change the spec instead.

export const allcategoriesItemFields = [
  { name: "category", type: { kind: "text" } },
  { name: "size", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
  { name: "pages", type: { kind: "number", whole: true }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
  { name: "files", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
  { name: "subcats", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
  { name: "hidden", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["hidden"] }] },
];

export const alldeletedrevisionsItemFields = [
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "revisions", type: { kind: "list", items: { kind: "shape", shape: "revision" } } },
  { name: "ns", type: { kind: "namespace" } },
  { name: "title", type: { kind: "title" } },
];

export const allfileusagesItemFields = [
  { name: "fromid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
  { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
];

export const allimagesItemFields = [
  { name: "name", type: { kind: "text" } },
  { name: "timestamp", type: { kind: "timestamp" }, when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }] },
  { name: "user", type: { kind: "user" }, substitutes: ["userhidden"], when: [{ kind: "holds", parameter: "prop", values: ["user"] }] },
  {
    name: "userid",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["userhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["userid"] }],
  },
  {
    name: "userhidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
  },
  {
    name: "temp",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
  },
  {
    name: "anon",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
  },
  {
    name: "size",
    type: { kind: "number", whole: true, minimum: 0 },
    when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
  },
  {
    name: "width",
    type: { kind: "number", whole: true, minimum: 0 },
    when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
  },
  {
    name: "height",
    type: { kind: "number", whole: true, minimum: 0 },
    when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
  },
  {
    name: "pagecount",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
  },
  {
    name: "duration",
    type: { kind: "number" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
  },
  {
    name: "comment",
    type: { kind: "text" },
    substitutes: ["commenthidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["comment"] }],
  },
  {
    name: "parsedcomment",
    type: { kind: "text" },
    substitutes: ["commenthidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["parsedcomment"] }],
  },
  {
    name: "commenthidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["comment", "parsedcomment"] }],
  },
  { name: "filehidden", type: { kind: "const", value: true }, optional: true },
  { name: "suppressed", type: { kind: "const", value: true }, optional: true },
  {
    name: "canonicaltitle",
    type: { kind: "title" },
    substitutes: ["filehidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["canonicaltitle"] }],
  },
  { name: "url", type: { kind: "text" }, substitutes: ["filehidden"], when: [{ kind: "holds", parameter: "prop", values: ["url"] }] },
  {
    name: "descriptionurl",
    type: { kind: "text" },
    substitutes: ["filehidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["url"] }],
  },
  { name: "descriptionshorturl", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["url"] }] },
  {
    name: "sha1",
    type: { kind: "text", pattern: "^[0-9a-f]{40}$" },
    substitutes: ["filehidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["sha1"] }],
  },
  {
    name: "metadata",
    type: { kind: "list", items: { kind: "shape", shape: "metadata-entry" } },
    substitutes: ["filehidden"],
    nullable: true,
    when: [{ kind: "holds", parameter: "prop", values: ["metadata"] }],
  },
  {
    name: "commonmetadata",
    type: { kind: "list", items: { kind: "shape", shape: "metadata-entry" } },
    substitutes: ["filehidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["commonmetadata"] }],
  },
  {
    name: "extmetadata",
    type: { kind: "map", values: { kind: "shape", shape: "extended-metadata" }, emptyList: true },
    substitutes: ["filehidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["extmetadata"] }],
  },
  { name: "mime", type: { kind: "text" }, substitutes: ["filehidden"], when: [{ kind: "holds", parameter: "prop", values: ["mime"] }] },
  {
    name: "mediatype",
    type: { kind: "text" },
    substitutes: ["filehidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["mediatype"] }],
  },
  {
    name: "bitdepth",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["filehidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["bitdepth"] }],
  },
  { name: "ns", type: { kind: "namespace" } },
  { name: "title", type: { kind: "title" } },
];

export const alllinksItemFields = [
  { name: "fromid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
  { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
];

export const allmessagesItemFields = [
  { name: "name", type: { kind: "text" } },
  { name: "normalizedname", type: { kind: "text" } },
  { name: "customised", type: { kind: "const", value: true }, when: [{ kind: "holds", parameter: "customised", values: ["modified"] }] },
  { name: "missing", type: { kind: "const", value: true }, optional: true },
  { name: "content", type: { kind: "text" }, substitutes: ["missing"], unless: [{ kind: "given", parameter: "nocontent" }] },
  { name: "default", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["default"] }] },
  {
    name: "defaultmissing",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["default"] }],
  },
];

export const allpagesItemFields = [
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "ns", type: { kind: "namespace" } },
  { name: "title", type: { kind: "title" } },
];

export const allredirectsItemFields = [
  { name: "fromid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
  { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  { name: "fragment", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["fragment"] }] },
  { name: "interwiki", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["interwiki"] }] },
];

export const allrevisionsItemFields = [
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "revisions", type: { kind: "list", items: { kind: "shape", shape: "revision" } } },
  { name: "ns", type: { kind: "namespace" } },
  { name: "title", type: { kind: "title" } },
];

export const alltransclusionsItemFields = [
  { name: "fromid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
  { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
];

export const allusersItemFields = [
  { name: "userid", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "name", type: { kind: "user" } },
  {
    name: "centralids",
    type: { kind: "map", values: { kind: "number", whole: true, minimum: 0 } },
    when: [{ kind: "holds", parameter: "prop", values: ["centralids"] }],
  },
  {
    name: "attachedlocal",
    type: { kind: "map", values: { kind: "boolean" } },
    when: [{ kind: "holds", parameter: "prop", values: ["centralids"] }],
  },
  {
    name: "attachedwiki",
    type: { kind: "map", values: { kind: "boolean" } },
    when: [{ kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["centralids"] }, { kind: "filled", parameter: "attachedwiki" }] }],
  },
  {
    name: "blockid",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    nullable: true,
    when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
  },
  { name: "blockedby", type: { kind: "user" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }] },
  {
    name: "blockedbyid",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
  },
  { name: "blockreason", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }] },
  {
    name: "blockedtimestamp",
    type: { kind: "timestamp" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
  },
  {
    name: "blockexpiry",
    type: { kind: "union", members: [{ kind: "timestamp" }, { kind: "const", value: "infinite" }] },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
  },
  { name: "blockpartial", type: { kind: "boolean" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }] },
  { name: "blocknocreate", type: { kind: "boolean" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }] },
  { name: "blockanononly", type: { kind: "boolean" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }] },
  { name: "blockemail", type: { kind: "boolean" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }] },
  { name: "blockowntalk", type: { kind: "boolean" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }] },
  {
    name: "blockedtimestampformatted",
    type: { kind: "text" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
  },
  {
    name: "blockexpiryformatted",
    type: { kind: "text" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
  },
  {
    name: "blockexpiryrelative",
    type: { kind: "text" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
  },
  {
    name: "blockhidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
  },
  { name: "systemblocktype", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }] },
  {
    name: "blockcomponents",
    type: { kind: "list", items: { kind: "shape", shape: "block-component" } },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
  },
  { name: "hidden", type: { kind: "const", value: true }, optional: true },
  {
    name: "editcount",
    type: { kind: "number", whole: true, minimum: 0 },
    when: [{ kind: "holds", parameter: "prop", values: ["editcount"] }],
  },
  { name: "recentactions", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "given", parameter: "activeusers" }] },
  {
    name: "registration",
    type: { kind: "union", members: [{ kind: "timestamp" }, { kind: "const", value: "" }] },
    when: [{ kind: "holds", parameter: "prop", values: ["registration"] }],
  },
  { name: "groups", type: { kind: "list", items: { kind: "text" } }, when: [{ kind: "holds", parameter: "prop", values: ["groups"] }] },
  {
    name: "implicitgroups",
    type: { kind: "list", items: { kind: "text" } },
    when: [{ kind: "holds", parameter: "prop", values: ["implicitgroups"] }],
  },
  { name: "rights", type: { kind: "list", items: { kind: "text" } }, when: [{ kind: "holds", parameter: "prop", values: ["rights"] }] },
];

export const authmanagerinfoResultsFields = [
  {
    name: "authmanagerinfo",
    type: {
      kind: "object",
      fields: [
        { name: "canauthenticatenow", type: { kind: "boolean" } },
        { name: "cancreateaccounts", type: { kind: "boolean" } },
        { name: "canlinkaccounts", type: { kind: "boolean" } },
        {
          name: "securitysensitiveoperationstatus",
          type: { kind: "enum", values: ["fail", "ok", "reauth"] },
          when: [{ kind: "given", parameter: "securitysensitiveoperation" }],
        },
        { name: "haspreservedstate", type: { kind: "boolean" }, when: [{ kind: "filled", parameter: "requestsfor" }] },
        { name: "hasprimarypreservedstate", type: { kind: "boolean" }, when: [{ kind: "filled", parameter: "requestsfor" }] },
        { name: "preservedusername", type: { kind: "text" }, when: [{ kind: "filled", parameter: "requestsfor" }] },
        {
          name: "requests",
          type: {
            kind: "list",
            items: {
              kind: "object",
              fields: [
                { name: "id", type: { kind: "text" } },
                { name: "metadata", type: { kind: "map", values: { kind: "any" } } },
                { name: "required", type: { kind: "enum", values: ["optional", "primary-required", "required"] } },
                {
                  name: "provider",
                  type: { kind: "union", members: [{ kind: "text" }, { kind: "shape", shape: "raw-message" }] },
                  unless: [{ kind: "holds", parameter: "messageformat", values: ["none"] }],
                },
                {
                  name: "account",
                  type: { kind: "union", members: [{ kind: "text" }, { kind: "shape", shape: "raw-message" }] },
                  unless: [{ kind: "holds", parameter: "messageformat", values: ["none"] }],
                },
                {
                  name: "fields",
                  type: { kind: "map", values: { kind: "shape", shape: "authentication-field" } },
                  unless: [{ kind: "given", parameter: "mergerequestfields" }],
                },
              ],
            },
          },
          when: [{ kind: "filled", parameter: "requestsfor" }],
        },
        {
          name: "fields",
          type: { kind: "map", values: { kind: "shape", shape: "authentication-field" } },
          when: [{ kind: "all", tests: [{ kind: "filled", parameter: "requestsfor" }, { kind: "given", parameter: "mergerequestfields" }] }],
        },
      ],
    },
  },
];

export const backlinksItemFields = [
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "ns", type: { kind: "namespace" } },
  { name: "title", type: { kind: "title" } },
  { name: "redirect", type: { kind: "const", value: true }, optional: true },
  {
    name: "redirlinks",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
          { name: "ns", type: { kind: "namespace" } },
          { name: "title", type: { kind: "title" } },
          { name: "redirect", type: { kind: "const", value: true }, optional: true },
        ],
      },
    },
    optional: true,
    when: [{ kind: "given", parameter: "redirect" }],
  },
];

export const blocksItemFields = [
  { name: "id", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["id"] }] },
  { name: "user", type: { kind: "user" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["user"] }] },
  {
    name: "userid",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["userid"] }],
  },
  { name: "by", type: { kind: "user" }, when: [{ kind: "holds", parameter: "prop", values: ["by"] }] },
  { name: "byid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["byid"] }] },
  { name: "timestamp", type: { kind: "timestamp" }, when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }] },
  {
    name: "expiry",
    type: { kind: "union", members: [{ kind: "timestamp" }, { kind: "const", value: "infinity" }] },
    when: [{ kind: "holds", parameter: "prop", values: ["expiry"] }],
  },
  { name: "duration-l10n", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["expiry"] }] },
  { name: "reason", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["reason"] }] },
  { name: "parsedreason", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["parsedreason"] }] },
  { name: "rangestart", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["range"] }] },
  { name: "rangeend", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["range"] }] },
  { name: "automatic", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "anononly", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "nocreate", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "autoblock", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "noemail", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "hidden", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "allowusertalk", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "partial", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  {
    name: "restrictions",
    type: {
      kind: "object",
      fields: [
        {
          name: "pages",
          type: {
            kind: "list",
            items: {
              kind: "object",
              fields: [
                { name: "id", type: { kind: "number", whole: true, minimum: 0 } },
                { name: "ns", type: { kind: "namespace" }, optional: true },
                { name: "title", type: { kind: "title" }, optional: true },
              ],
            },
          },
          optional: true,
        },
        { name: "namespaces", type: { kind: "list", items: { kind: "namespace" } }, optional: true },
        { name: "actions", type: { kind: "list", items: { kind: "text" } }, optional: true },
      ],
      emptyList: true,
    },
    when: [{ kind: "holds", parameter: "prop", values: ["restrictions"] }],
  },
];

export const categoriesPageFields = [
  {
    name: "categories",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "ns", type: { kind: "namespace" } },
          { name: "title", type: { kind: "title" } },
          {
            name: "sortkey",
            type: { kind: "text", pattern: "^([0-9a-f]{2})*$" },
            when: [{ kind: "holds", parameter: "prop", values: ["sortkey"] }],
          },
          { name: "sortkeyprefix", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["sortkey"] }] },
          { name: "timestamp", type: { kind: "timestamp" }, when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }] },
          { name: "hidden", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["hidden"] }] },
        ],
      },
    },
    optional: true,
    pages: ["existing"],
  },
];

export const categoryinfoPageFields = [
  {
    name: "categoryinfo",
    type: {
      kind: "object",
      fields: [
        { name: "size", type: { kind: "number", whole: true, minimum: 0 } },
        { name: "pages", type: { kind: "number", whole: true } },
        { name: "files", type: { kind: "number", whole: true, minimum: 0 } },
        { name: "subcats", type: { kind: "number", whole: true, minimum: 0 } },
        { name: "hidden", type: { kind: "boolean" } },
      ],
    },
    optional: true,
    pages: ["existing", "missing"],
  },
];

export const categorymembersItemFields = [
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
  { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  {
    name: "sortkey",
    type: { kind: "text", pattern: "^([0-9a-f]{2})*$" },
    when: [{ kind: "holds", parameter: "prop", values: ["sortkey"] }],
  },
  { name: "sortkeyprefix", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["sortkeyprefix"] }] },
  {
    name: "type",
    type: { kind: "enum", values: ["file", "page", "subcat"] },
    when: [{ kind: "holds", parameter: "prop", values: ["type"] }],
  },
  { name: "timestamp", type: { kind: "timestamp" }, when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }] },
];

export const codexiconsResultsFields = [
  {
    name: "codexicons",
    type: {
      kind: "map",
      values: {
        kind: "union",
        members: [
          { kind: "text" },
          { kind: "object", fields: [{ name: "ltr", type: { kind: "text" } }, { name: "rtl", type: { kind: "text" } }] },
          {
            kind: "object",
            fields: [
              { name: "ltr", type: { kind: "text" } },
              { name: "shouldFlip", type: { kind: "boolean" } },
              { name: "shouldFlipExceptions", type: { kind: "list", items: { kind: "text" } }, optional: true },
            ],
          },
          {
            kind: "object",
            fields: [{ name: "default", type: { kind: "text" } }, { name: "langCodeMap", type: { kind: "map", values: { kind: "text" } } }],
          },
        ],
      },
      emptyList: true,
    },
  },
];

export const contributorsPageFields = [
  { name: "anoncontributors", type: { kind: "number", whole: true, minimum: 0 }, optional: true, pages: ["existing"] },
  {
    name: "contributors",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [{ name: "userid", type: { kind: "number", whole: true, minimum: 0 } }, { name: "name", type: { kind: "user" } }],
      },
    },
    optional: true,
    pages: ["existing"],
  },
];

export const deletedrevisionsPageFields = [
  {
    name: "deletedrevisions",
    type: { kind: "list", items: { kind: "shape", shape: "revision" } },
    optional: true,
    pages: ["existing", "missing"],
  },
];

export const deletedrevsItemFields = [
  {
    name: "revisions",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "timestamp", type: { kind: "timestamp" } },
          {
            name: "revid",
            type: { kind: "number", whole: true, minimum: 0 },
            when: [{ kind: "holds", parameter: "prop", values: ["revid"] }],
          },
          {
            name: "parentid",
            type: { kind: "number", whole: true, minimum: 0 },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["parentid"] }],
          },
          {
            name: "user",
            type: { kind: "user" },
            substitutes: ["userhidden"],
            when: [{ kind: "holds", parameter: "prop", values: ["user"] }],
          },
          {
            name: "userid",
            type: { kind: "number", whole: true, minimum: 0 },
            substitutes: ["userhidden"],
            when: [{ kind: "holds", parameter: "prop", values: ["userid"] }],
          },
          {
            name: "userhidden",
            type: { kind: "const", value: true },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
          },
          {
            name: "comment",
            type: { kind: "text" },
            substitutes: ["commenthidden"],
            when: [{ kind: "holds", parameter: "prop", values: ["comment"] }],
          },
          {
            name: "parsedcomment",
            type: { kind: "text" },
            substitutes: ["commenthidden"],
            when: [{ kind: "holds", parameter: "prop", values: ["parsedcomment"] }],
          },
          {
            name: "commenthidden",
            type: { kind: "const", value: true },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["comment", "parsedcomment"] }],
          },
          { name: "minor", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["minor"] }] },
          {
            name: "len",
            type: { kind: "union", members: [{ kind: "number", whole: true, minimum: 0 }, { kind: "text", pattern: "^[0-9]+$" }] },
            nullable: true,
            when: [{ kind: "holds", parameter: "prop", values: ["len"] }],
          },
          {
            name: "sha1",
            type: { kind: "text", pattern: "^([0-9a-f]{40})?$" },
            substitutes: ["sha1hidden"],
            when: [{ kind: "holds", parameter: "prop", values: ["sha1"] }],
          },
          {
            name: "sha1hidden",
            type: { kind: "const", value: true },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["sha1"] }],
          },
          {
            name: "text",
            type: { kind: "text" },
            substitutes: ["texthidden"],
            when: [{ kind: "holds", parameter: "prop", values: ["content"] }],
          },
          {
            name: "texthidden",
            type: { kind: "const", value: true },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["content"] }],
          },
          { name: "tags", type: { kind: "list", items: { kind: "text" } }, when: [{ kind: "holds", parameter: "prop", values: ["tags"] }] },
          { name: "suppressed", type: { kind: "const", value: true }, optional: true },
        ],
      },
    },
  },
  { name: "ns", type: { kind: "namespace" } },
  { name: "title", type: { kind: "title" } },
  { name: "token", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["token"] }] },
];

export const duplicatefilesPageFields = [
  {
    name: "duplicatefiles",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "name", type: { kind: "text" } },
          { name: "timestamp", type: { kind: "timestamp" } },
          { name: "shared", type: { kind: "boolean" } },
          { name: "user", type: { kind: "user" }, optional: true },
        ],
      },
    },
    optional: true,
    pages: ["existing", "missing"],
  },
];

export const embeddedinItemFields = [
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "ns", type: { kind: "namespace" } },
  { name: "title", type: { kind: "title" } },
  { name: "redirect", type: { kind: "const", value: true }, optional: true },
];

export const extlinksPageFields = [
  {
    name: "extlinks",
    type: { kind: "list", items: { kind: "object", fields: [{ name: "url", type: { kind: "text" } }] } },
    optional: true,
    pages: ["existing"],
  },
];

export const exturlusageItemFields = [
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
  { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  { name: "url", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["url"] }] },
];

export const filearchiveItemFields = [
  { name: "id", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "name", type: { kind: "text" } },
  { name: "ns", type: { kind: "namespace" } },
  { name: "title", type: { kind: "title" } },
  {
    name: "description",
    type: { kind: "text" },
    substitutes: ["commenthidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["description", "parseddescription"] }],
  },
  {
    name: "parseddescription",
    type: { kind: "text" },
    substitutes: ["commenthidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["parseddescription"] }],
  },
  {
    name: "userid",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["userhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["user"] }],
  },
  { name: "user", type: { kind: "user" }, substitutes: ["userhidden"], when: [{ kind: "holds", parameter: "prop", values: ["user"] }] },
  { name: "filemissing", type: { kind: "const", value: true }, optional: true },
  {
    name: "sha1",
    type: { kind: "text", pattern: "^[0-9a-f]{40}$" },
    substitutes: ["filehidden", "filemissing"],
    when: [{ kind: "holds", parameter: "prop", values: ["sha1"] }],
  },
  { name: "timestamp", type: { kind: "timestamp" }, when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }] },
  {
    name: "size",
    type: { kind: "union", members: [{ kind: "number", whole: true, minimum: 0 }, { kind: "text", pattern: "^[0-9]+$" }] },
    substitutes: ["filehidden", "filemissing"],
    when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
  },
  {
    name: "pagecount",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
  },
  {
    name: "height",
    type: { kind: "union", members: [{ kind: "number", whole: true, minimum: 0 }, { kind: "text", pattern: "^[0-9]+$" }] },
    substitutes: ["filehidden", "filemissing"],
    when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
  },
  {
    name: "width",
    type: { kind: "union", members: [{ kind: "number", whole: true, minimum: 0 }, { kind: "text", pattern: "^[0-9]+$" }] },
    substitutes: ["filehidden", "filemissing"],
    when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
  },
  {
    name: "mediatype",
    type: { kind: "text" },
    substitutes: ["filehidden", "filemissing"],
    nullable: true,
    when: [{ kind: "holds", parameter: "prop", values: ["mediatype"] }],
  },
  {
    name: "metadata",
    type: { kind: "list", items: { kind: "shape", shape: "metadata-entry" } },
    substitutes: ["filehidden", "filemissing"],
    nullable: true,
    when: [{ kind: "holds", parameter: "prop", values: ["metadata"] }],
  },
  {
    name: "bitdepth",
    type: { kind: "union", members: [{ kind: "number", whole: true, minimum: 0 }, { kind: "text", pattern: "^[0-9]+$" }] },
    substitutes: ["filehidden", "filemissing"],
    when: [{ kind: "holds", parameter: "prop", values: ["bitdepth"] }],
  },
  {
    name: "mime",
    type: { kind: "text" },
    substitutes: ["filehidden", "filemissing"],
    when: [{ kind: "holds", parameter: "prop", values: ["mime"] }],
  },
  { name: "archivename", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["archivename"] }] },
  { name: "filehidden", type: { kind: "const", value: true }, optional: true },
  { name: "commenthidden", type: { kind: "const", value: true }, optional: true },
  { name: "userhidden", type: { kind: "const", value: true }, optional: true },
  { name: "suppressed", type: { kind: "const", value: true }, optional: true },
];

export const filerepoinfoResultsFields = [
  {
    name: "repos",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "name", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["name"] }] },
          { name: "displayname", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["displayname"] }] },
          {
            name: "rootUrl",
            type: { kind: "union", members: [{ kind: "text" }, { kind: "const", value: false }] },
            when: [{ kind: "holds", parameter: "prop", values: ["rootUrl"] }],
          },
          { name: "local", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["local"] }] },
          {
            name: "url",
            type: { kind: "union", members: [{ kind: "text" }, { kind: "const", value: false }] },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["url"] }],
          },
          {
            name: "thumbUrl",
            type: { kind: "union", members: [{ kind: "text" }, { kind: "const", value: false }] },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["thumbUrl"] }],
          },
          {
            name: "initialCapital",
            type: { kind: "boolean" },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["initialCapital"] }],
          },
          {
            name: "scriptDirUrl",
            type: { kind: "text" },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["scriptDirUrl"] }],
          },
          {
            name: "favicon",
            type: { kind: "text" },
            optional: true,
            nullable: true,
            when: [{ kind: "holds", parameter: "prop", values: ["favicon"] }],
          },
          { name: "canUpload", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["canUpload"] }] },
        ],
      },
    },
  },
];

export const fileusagePageFields = [
  {
    name: "fileusage",
    type: { kind: "list", items: { kind: "shape", shape: "linking-page" } },
    optional: true,
    pages: ["existing", "missing"],
  },
];

export const imageinfoPageFields = [
  { name: "imagerepository", type: { kind: "text" }, optional: true, pages: ["existing", "missing"] },
  {
    name: "badfile",
    type: { kind: "boolean" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["badfile"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "imageinfo",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          {
            name: "timestamp",
            type: { kind: "timestamp" },
            substitutes: ["filemissing"],
            when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }],
          },
          {
            name: "user",
            type: { kind: "user" },
            substitutes: ["userhidden", "filemissing"],
            when: [{ kind: "holds", parameter: "prop", values: ["user"] }],
          },
          {
            name: "userid",
            type: { kind: "number", whole: true, minimum: 0 },
            substitutes: ["userhidden", "filemissing"],
            when: [{ kind: "holds", parameter: "prop", values: ["userid"] }],
          },
          {
            name: "userhidden",
            type: { kind: "const", value: true },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
          },
          {
            name: "temp",
            type: { kind: "const", value: true },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
          },
          {
            name: "anon",
            type: { kind: "const", value: true },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
          },
          {
            name: "size",
            type: { kind: "number", whole: true, minimum: 0 },
            substitutes: ["filemissing"],
            when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
          },
          {
            name: "width",
            type: { kind: "number", whole: true, minimum: 0 },
            substitutes: ["filemissing"],
            when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
          },
          {
            name: "height",
            type: { kind: "number", whole: true, minimum: 0 },
            substitutes: ["filemissing"],
            when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
          },
          {
            name: "pagecount",
            type: { kind: "number", whole: true, minimum: 0 },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
          },
          {
            name: "duration",
            type: { kind: "number" },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
          },
          {
            name: "comment",
            type: { kind: "text" },
            substitutes: ["commenthidden", "filemissing"],
            when: [{ kind: "holds", parameter: "prop", values: ["comment"] }],
          },
          {
            name: "parsedcomment",
            type: { kind: "text" },
            substitutes: ["commenthidden", "filemissing"],
            when: [{ kind: "holds", parameter: "prop", values: ["parsedcomment"] }],
          },
          {
            name: "commenthidden",
            type: { kind: "const", value: true },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["comment", "parsedcomment"] }],
          },
          { name: "html", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["uploadwarning"] }] },
          { name: "filehidden", type: { kind: "const", value: true }, optional: true },
          { name: "suppressed", type: { kind: "const", value: true }, optional: true },
          {
            name: "canonicaltitle",
            type: { kind: "title" },
            substitutes: ["filehidden"],
            when: [{ kind: "holds", parameter: "prop", values: ["canonicaltitle"] }],
          },
          {
            name: "thumburl",
            type: { kind: "text" },
            optional: true,
            when: [
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlwidth" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlheight" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "filled", parameter: "urlparam" }] },
            ],
          },
          {
            name: "thumbwidth",
            type: { kind: "number", whole: true, minimum: 0 },
            optional: true,
            when: [
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlwidth" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlheight" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "filled", parameter: "urlparam" }] },
            ],
          },
          {
            name: "thumbheight",
            type: { kind: "number", whole: true, minimum: 0 },
            optional: true,
            when: [
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlwidth" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlheight" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "filled", parameter: "urlparam" }] },
            ],
          },
          {
            name: "thumbmime",
            type: { kind: "text" },
            optional: true,
            when: [
              {
                kind: "all",
                tests: [
                  { kind: "holds", parameter: "prop", values: ["url"] },
                  { kind: "holds", parameter: "prop", values: ["thumbmime"] },
                  { kind: "given", parameter: "urlwidth" },
                ],
              },
              {
                kind: "all",
                tests: [
                  { kind: "holds", parameter: "prop", values: ["url"] },
                  { kind: "holds", parameter: "prop", values: ["thumbmime"] },
                  { kind: "given", parameter: "urlheight" },
                ],
              },
              {
                kind: "all",
                tests: [
                  { kind: "holds", parameter: "prop", values: ["url"] },
                  { kind: "holds", parameter: "prop", values: ["thumbmime"] },
                  { kind: "filled", parameter: "urlparam" },
                ],
              },
            ],
          },
          {
            name: "responsiveUrls",
            type: { kind: "map", values: { kind: "text" } },
            optional: true,
            when: [
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlwidth" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlheight" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "filled", parameter: "urlparam" }] },
            ],
          },
          {
            name: "thumberror",
            type: { kind: "text" },
            optional: true,
            when: [
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlwidth" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlheight" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "filled", parameter: "urlparam" }] },
            ],
          },
          {
            name: "url",
            type: { kind: "text" },
            substitutes: ["filehidden", "filemissing"],
            when: [{ kind: "holds", parameter: "prop", values: ["url"] }],
          },
          {
            name: "descriptionurl",
            type: { kind: "text" },
            substitutes: ["filehidden"],
            when: [{ kind: "holds", parameter: "prop", values: ["url"] }],
          },
          {
            name: "descriptionshorturl",
            type: { kind: "text" },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["url"] }],
          },
          { name: "filemissing", type: { kind: "const", value: true }, optional: true },
          {
            name: "sha1",
            type: { kind: "text", pattern: "^[0-9a-f]{40}$" },
            substitutes: ["filehidden", "filemissing"],
            when: [{ kind: "holds", parameter: "prop", values: ["sha1"] }],
          },
          {
            name: "metadata",
            type: { kind: "list", items: { kind: "shape", shape: "metadata-entry" } },
            substitutes: ["filehidden", "filemissing"],
            nullable: true,
            when: [{ kind: "holds", parameter: "prop", values: ["metadata"] }],
          },
          {
            name: "commonmetadata",
            type: { kind: "list", items: { kind: "shape", shape: "metadata-entry" } },
            substitutes: ["filehidden", "filemissing"],
            when: [{ kind: "holds", parameter: "prop", values: ["commonmetadata"] }],
          },
          {
            name: "extmetadata",
            type: { kind: "map", values: { kind: "shape", shape: "extended-metadata" }, emptyList: true },
            substitutes: ["filehidden", "filemissing"],
            when: [{ kind: "holds", parameter: "prop", values: ["extmetadata"] }],
          },
          {
            name: "mime",
            type: { kind: "text" },
            optional: true,
            when: [
              { kind: "holds", parameter: "prop", values: ["mime"] },
              {
                kind: "all",
                tests: [
                  { kind: "holds", parameter: "prop", values: ["url"] },
                  { kind: "holds", parameter: "prop", values: ["thumbmime"] },
                  { kind: "given", parameter: "urlwidth" },
                ],
              },
              {
                kind: "all",
                tests: [
                  { kind: "holds", parameter: "prop", values: ["url"] },
                  { kind: "holds", parameter: "prop", values: ["thumbmime"] },
                  { kind: "given", parameter: "urlheight" },
                ],
              },
              {
                kind: "all",
                tests: [
                  { kind: "holds", parameter: "prop", values: ["url"] },
                  { kind: "holds", parameter: "prop", values: ["thumbmime"] },
                  { kind: "filled", parameter: "urlparam" },
                ],
              },
            ],
          },
          {
            name: "mediatype",
            type: { kind: "text" },
            substitutes: ["filehidden", "filemissing"],
            when: [{ kind: "holds", parameter: "prop", values: ["mediatype"] }],
          },
          {
            name: "archivename",
            type: { kind: "text" },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["archivename"] }],
          },
          {
            name: "bitdepth",
            type: { kind: "number", whole: true, minimum: 0 },
            substitutes: ["filehidden", "filemissing"],
            when: [{ kind: "holds", parameter: "prop", values: ["bitdepth"] }],
          },
        ],
      },
    },
    optional: true,
    pages: ["existing", "missing"],
  },
];

export const imagesPageFields = [{ name: "images", type: { kind: "list", items: { kind: "shape", shape: "titled" } }, optional: true, pages: ["existing"] }];

export const imageusageItemFields = [
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "ns", type: { kind: "namespace" } },
  { name: "title", type: { kind: "title" } },
  { name: "redirect", type: { kind: "const", value: true }, optional: true },
  {
    name: "redirlinks",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
          { name: "ns", type: { kind: "namespace" } },
          { name: "title", type: { kind: "title" } },
          { name: "redirect", type: { kind: "const", value: true }, optional: true },
        ],
      },
    },
    optional: true,
    when: [{ kind: "given", parameter: "redirect" }],
  },
];

export const infoPageFields = [
  { name: "contentmodel", type: { kind: "text" }, pages: ["existing", "missing"] },
  { name: "pagelanguage", type: { kind: "text" }, pages: ["existing", "missing"] },
  { name: "pagelanguagehtmlcode", type: { kind: "text" }, pages: ["existing", "missing"] },
  { name: "pagelanguagedir", type: { kind: "enum", values: ["ltr", "rtl"] }, pages: ["existing", "missing"] },
  { name: "touched", type: { kind: "timestamp" }, pages: ["existing"] },
  { name: "lastrevid", type: { kind: "number", whole: true, minimum: 0 }, pages: ["existing"] },
  { name: "length", type: { kind: "number", whole: true, minimum: 0 }, pages: ["existing"] },
  { name: "redirect", type: { kind: "const", value: true }, optional: true, pages: ["existing"] },
  { name: "new", type: { kind: "const", value: true }, optional: true, pages: ["existing"] },
  {
    name: "protection",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "type", type: { kind: "text" } },
          { name: "level", type: { kind: "text" } },
          { name: "expiry", type: { kind: "union", members: [{ kind: "timestamp" }, { kind: "const", value: "infinity" }] } },
          { name: "cascade", type: { kind: "const", value: true }, optional: true },
          { name: "source", type: { kind: "title" }, optional: true },
        ],
      },
    },
    when: [{ kind: "holds", parameter: "prop", values: ["protection"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "restrictiontypes",
    type: { kind: "list", items: { kind: "text" } },
    when: [{ kind: "holds", parameter: "prop", values: ["protection"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "watched",
    type: { kind: "boolean" },
    when: [{ kind: "holds", parameter: "prop", values: ["watched"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "watchlistexpiry",
    type: { kind: "timestamp" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["watched"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "watchers",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["watchers"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "visitingwatchers",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["visitingwatchers"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "notificationtimestamp",
    type: { kind: "union", members: [{ kind: "timestamp" }, { kind: "const", value: "" }] },
    when: [{ kind: "holds", parameter: "prop", values: ["notificationtimestamp"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "talkid",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["talkid"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "subjectid",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["subjectid"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "associatedpage",
    type: { kind: "title" },
    when: [{ kind: "holds", parameter: "prop", values: ["associatedpage"] }],
    pages: ["existing", "missing"],
  },
  { name: "fullurl", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["url"] }], pages: ["existing", "missing"] },
  { name: "editurl", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["url"] }], pages: ["existing", "missing"] },
  {
    name: "canonicalurl",
    type: { kind: "text" },
    when: [{ kind: "holds", parameter: "prop", values: ["url"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "readable",
    type: { kind: "boolean" },
    when: [{ kind: "holds", parameter: "prop", values: ["readable"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "preload",
    type: { kind: "text" },
    when: [{ kind: "holds", parameter: "prop", values: ["preload"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "preloadcontent",
    type: {
      kind: "object",
      fields: [
        { name: "contentmodel", type: { kind: "text" } },
        { name: "contentformat", type: { kind: "text" } },
        { name: "content", type: { kind: "text" } },
      ],
    },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["preloadcontent"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "preloadisdefault",
    type: { kind: "boolean" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["preloadcontent"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "editintro",
    type: { kind: "map", values: { kind: "text" } },
    when: [{ kind: "holds", parameter: "prop", values: ["editintro"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "displaytitle",
    type: { kind: "text" },
    when: [{ kind: "holds", parameter: "prop", values: ["displaytitle"] }],
    pages: ["existing", "missing"],
  },
  {
    name: "varianttitles",
    type: { kind: "map", values: { kind: "text" } },
    when: [{ kind: "holds", parameter: "prop", values: ["varianttitles"] }],
    pages: ["existing"],
  },
  {
    name: "linkclasses",
    type: { kind: "list", items: { kind: "text" } },
    when: [{ kind: "holds", parameter: "prop", values: ["linkclasses"] }],
    pages: ["existing"],
  },
  {
    name: "actions",
    type: {
      kind: "union",
      members: [{ kind: "map", values: { kind: "boolean" } }, { kind: "map", values: { kind: "list", items: { kind: "shape", shape: "reason" } } }],
    },
    when: [{ kind: "filled", parameter: "testactions" }],
    pages: ["existing", "missing"],
  },
  {
    name: "wouldautocreate",
    type: { kind: "map", values: { kind: "boolean" } },
    when: [{ kind: "all", tests: [{ kind: "filled", parameter: "testactions" }, { kind: "given", parameter: "testactionsautocreate" }] }],
    pages: ["existing", "missing"],
  },
];

export const iwbacklinksItemFields = [
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "ns", type: { kind: "namespace" } },
  { name: "title", type: { kind: "title" } },
  { name: "redirect", type: { kind: "const", value: true }, optional: true },
  { name: "iwprefix", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["iwprefix"] }] },
  { name: "iwtitle", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["iwtitle"] }] },
];

export const iwlinksPageFields = [
  {
    name: "iwlinks",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "prefix", type: { kind: "text" } },
          {
            name: "url",
            type: { kind: "text" },
            when: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "url" }],
          },
          { name: "title", type: { kind: "text" } },
        ],
      },
    },
    optional: true,
    pages: ["existing"],
  },
];

export const langbacklinksItemFields = [
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "ns", type: { kind: "namespace" } },
  { name: "title", type: { kind: "title" } },
  { name: "redirect", type: { kind: "const", value: true }, optional: true },
  { name: "lllang", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["lllang"] }] },
  { name: "lltitle", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["lltitle"] }] },
];

export const langlinksPageFields = [
  {
    name: "langlinks",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "lang", type: { kind: "text" } },
          {
            name: "url",
            type: { kind: "text" },
            when: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "url" }],
          },
          { name: "langname", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["langname"] }] },
          { name: "autonym", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["autonym"] }] },
          { name: "title", type: { kind: "text" } },
        ],
      },
    },
    optional: true,
    pages: ["existing"],
  },
];

export const languageinfoResultsFields = [
  {
    name: "languageinfo",
    type: {
      kind: "map",
      values: {
        kind: "object",
        fields: [
          { name: "code", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["code"] }] },
          { name: "bcp47", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["bcp47"] }] },
          { name: "dir", type: { kind: "enum", values: ["ltr", "rtl"] }, when: [{ kind: "holds", parameter: "prop", values: ["dir"] }] },
          { name: "autonym", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["autonym"] }] },
          { name: "name", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["name"] }] },
          {
            name: "fallbacks",
            type: { kind: "list", items: { kind: "text" } },
            when: [{ kind: "holds", parameter: "prop", values: ["fallbacks"] }],
          },
          {
            name: "variants",
            type: { kind: "list", items: { kind: "text" } },
            when: [{ kind: "holds", parameter: "prop", values: ["variants"] }],
          },
          {
            name: "variantnames",
            type: { kind: "map", values: { kind: "text" } },
            when: [{ kind: "holds", parameter: "prop", values: ["variantnames"] }],
          },
        ],
      },
    },
  },
];

export const linksPageFields = [{ name: "links", type: { kind: "list", items: { kind: "shape", shape: "titled" } }, optional: true, pages: ["existing"] }];

export const linksherePageFields = [
  {
    name: "linkshere",
    type: { kind: "list", items: { kind: "shape", shape: "linking-page" } },
    optional: true,
    pages: ["existing", "special", "missing"],
  },
];

export const logeventsItemFields = [
  { name: "logid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
  {
    name: "ns",
    type: { kind: "namespace" },
    substitutes: ["actionhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["title"] }],
  },
  { name: "title", type: { kind: "title" }, substitutes: ["actionhidden"], when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  {
    name: "pageid",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["actionhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["ids"] }],
  },
  {
    name: "logpage",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["actionhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["ids"] }],
  },
  {
    name: "revid",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["ids"] }],
  },
  {
    name: "params",
    type: { kind: "map", values: { kind: "any" } },
    substitutes: ["actionhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["details"] }],
  },
  {
    name: "actionhidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["details", "ids", "title"] }],
  },
  { name: "type", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["type"] }] },
  { name: "action", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["type"] }] },
  { name: "user", type: { kind: "user" }, substitutes: ["userhidden"], when: [{ kind: "holds", parameter: "prop", values: ["user"] }] },
  {
    name: "userid",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["userhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["userid"] }],
  },
  {
    name: "userhidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
  },
  { name: "temp", type: { kind: "const", value: true }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["user"] }] },
  {
    name: "anon",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
  },
  { name: "timestamp", type: { kind: "timestamp" }, when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }] },
  {
    name: "comment",
    type: { kind: "text" },
    substitutes: ["commenthidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["comment"] }],
  },
  {
    name: "parsedcomment",
    type: { kind: "text" },
    substitutes: ["commenthidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["parsedcomment"] }],
  },
  {
    name: "commenthidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["comment", "parsedcomment"] }],
  },
  { name: "tags", type: { kind: "list", items: { kind: "text" } }, when: [{ kind: "holds", parameter: "prop", values: ["tags"] }] },
  { name: "suppressed", type: { kind: "const", value: true }, optional: true },
];

export const mystashedfilesItemFields = [
  { name: "filekey", type: { kind: "text" } },
  { name: "status", type: { kind: "text" } },
  { name: "size", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
  { name: "width", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
  { name: "height", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
  { name: "bits", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
  { name: "mimetype", type: { kind: "text" }, nullable: true, when: [{ kind: "holds", parameter: "prop", values: ["type"] }] },
  { name: "mediatype", type: { kind: "text" }, nullable: true, when: [{ kind: "holds", parameter: "prop", values: ["type"] }] },
];

export const pagepropnamesItemFields = [{ name: "propname", type: { kind: "text" } }];

export const pagepropsPageFields = [{ name: "pageprops", type: { kind: "map", values: { kind: "text" } }, optional: true, pages: ["existing"] }];

export const pageswithpropItemFields = [
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
  { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  { name: "value", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["value"] }] },
];

export const prefixsearchItemFields = [
  { name: "ns", type: { kind: "namespace" } },
  { name: "title", type: { kind: "title" } },
  { name: "special", type: { kind: "const", value: true }, optional: true },
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 }, substitutes: ["special"] },
];

export const prefixsearchGeneratedFields = [{ name: "index", type: { kind: "number", whole: true, minimum: 1 }, optional: true }];

export const protectedtitlesItemFields = [
  { name: "ns", type: { kind: "namespace" } },
  { name: "title", type: { kind: "title" } },
  { name: "timestamp", type: { kind: "timestamp" }, when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }] },
  { name: "user", type: { kind: "user" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["user"] }] },
  {
    name: "userid",
    type: { kind: "number", whole: true, minimum: 0 },
    when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
  },
  { name: "comment", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["comment"] }] },
  { name: "parsedcomment", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["parsedcomment"] }] },
  {
    name: "expiry",
    type: { kind: "union", members: [{ kind: "timestamp" }, { kind: "const", value: "infinity" }] },
    when: [{ kind: "holds", parameter: "prop", values: ["expiry"] }],
  },
  { name: "level", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["level"] }] },
];

export const querypageResultsFields = [
  {
    name: "querypage",
    type: {
      kind: "object",
      fields: [
        { name: "name", type: { kind: "text" } },
        { name: "disabled", type: { kind: "const", value: true }, optional: true },
        { name: "cached", type: { kind: "const", value: true }, optional: true },
        { name: "cachedtimestamp", type: { kind: "timestamp" }, optional: true },
        { name: "maxresults", type: { kind: "number", whole: true, minimum: 0 }, optional: true },
        {
          name: "results",
          type: {
            kind: "list",
            items: {
              kind: "object",
              fields: [
                { name: "value", type: { kind: "union", members: [{ kind: "text" }, { kind: "number" }] }, optional: true },
                { name: "timestamp", type: { kind: "timestamp" }, optional: true },
                { name: "ns", type: { kind: "namespace" } },
                { name: "title", type: { kind: "title" } },
                { name: "databaseResult", type: { kind: "map", values: { kind: "any" } }, optional: true },
              ],
            },
          },
          substitutes: ["disabled"],
        },
      ],
    },
  },
];

export const randomItemFields = [
  { name: "id", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "ns", type: { kind: "namespace" } },
  { name: "title", type: { kind: "title" } },
  {
    name: "redirect",
    type: { kind: "boolean" },
    when: [{ kind: "holds", parameter: "filterredir", values: ["all"] }],
    unless: [{ kind: "given", parameter: "redirect" }],
  },
];

export const recentchangesItemFields = [
  { name: "type", type: { kind: "enum", values: ["categorize", "edit", "external", "log", "new"] } },
  {
    name: "ns",
    type: { kind: "namespace" },
    substitutes: ["actionhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["title"] }],
  },
  { name: "title", type: { kind: "title" }, substitutes: ["actionhidden"], when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  {
    name: "pageid",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["actionhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["ids"] }],
  },
  {
    name: "revid",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["actionhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["ids"] }],
  },
  {
    name: "old_revid",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["actionhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["ids"] }],
  },
  { name: "rcid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
  {
    name: "actionhidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["ids", "loginfo", "title"] }],
  },
  { name: "user", type: { kind: "user" }, substitutes: ["userhidden"], when: [{ kind: "holds", parameter: "prop", values: ["user"] }] },
  {
    name: "userid",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["userhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["userid"] }],
  },
  {
    name: "userhidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
  },
  {
    name: "temp",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
  },
  {
    name: "anon",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
  },
  { name: "bot", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "new", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "minor", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "oldlen", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["sizes"] }] },
  { name: "newlen", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["sizes"] }] },
  { name: "timestamp", type: { kind: "timestamp" }, when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }] },
  {
    name: "comment",
    type: { kind: "text" },
    substitutes: ["commenthidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["comment"] }],
  },
  {
    name: "parsedcomment",
    type: { kind: "text" },
    substitutes: ["commenthidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["parsedcomment"] }],
  },
  {
    name: "commenthidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["comment", "parsedcomment"] }],
  },
  { name: "redirect", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["redirect"] }] },
  { name: "patrolled", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["patrolled"] }] },
  { name: "unpatrolled", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["patrolled"] }] },
  { name: "autopatrolled", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["patrolled"] }] },
  {
    name: "logid",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["loginfo"] }],
  },
  {
    name: "logtype",
    type: { kind: "text" },
    optional: true,
    nullable: true,
    when: [{ kind: "holds", parameter: "prop", values: ["loginfo"] }],
  },
  {
    name: "logaction",
    type: { kind: "text" },
    optional: true,
    nullable: true,
    when: [{ kind: "holds", parameter: "prop", values: ["loginfo"] }],
  },
  {
    name: "logparams",
    type: { kind: "map", values: { kind: "any" } },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["loginfo"] }],
  },
  { name: "tags", type: { kind: "list", items: { kind: "text" } }, when: [{ kind: "holds", parameter: "prop", values: ["tags"] }] },
  {
    name: "sha1",
    type: { kind: "text", pattern: "^([0-9a-f]{40})?$" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["sha1"] }],
  },
  {
    name: "sha1hidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["sha1"] }],
  },
  { name: "suppressed", type: { kind: "const", value: true }, optional: true },
];

export const redirectsPageFields = [
  {
    name: "redirects",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          {
            name: "pageid",
            type: { kind: "number", whole: true, minimum: 0 },
            when: [{ kind: "holds", parameter: "prop", values: ["pageid"] }],
          },
          { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
          { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
          { name: "fragment", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["fragment"] }] },
        ],
        emptyList: true,
      },
    },
    optional: true,
    pages: ["existing", "special", "missing"],
  },
];

export const revisionsPageFields = [{ name: "revisions", type: { kind: "list", items: { kind: "shape", shape: "revision" } }, optional: true, pages: ["existing"] }];

export const searchItemFields = [
  { name: "ns", type: { kind: "namespace" } },
  { name: "title", type: { kind: "title" } },
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "size", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
  {
    name: "wordcount",
    type: { kind: "number", whole: true, minimum: 0 },
    when: [{ kind: "holds", parameter: "prop", values: ["wordcount"] }],
  },
  { name: "snippet", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["snippet"] }] },
  { name: "timestamp", type: { kind: "timestamp" }, when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }] },
  { name: "titlesnippet", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["titlesnippet"] }] },
  { name: "categorysnippet", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["categorysnippet"] }] },
  {
    name: "redirecttitle",
    type: { kind: "title" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["redirecttitle"] }],
  },
  {
    name: "redirectsnippet",
    type: { kind: "text" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["redirectsnippet"] }],
  },
  { name: "sectiontitle", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["sectiontitle"] }] },
  {
    name: "sectionsnippet",
    type: { kind: "text" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["sectionsnippet"] }],
  },
  { name: "isfilematch", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["isfilematch"] }] },
  {
    name: "extensiondata",
    type: { kind: "map", values: { kind: "any" } },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["extensiondata"] }],
  },
];

export const searchResultsFields = [
  {
    name: "searchinfo",
    type: {
      kind: "object",
      fields: [
        {
          name: "totalhits",
          type: { kind: "number", whole: true, minimum: 0 },
          optional: true,
          when: [{ kind: "holds", parameter: "info", values: ["totalhits"] }],
        },
        { name: "suggestion", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "info", values: ["suggestion"] }] },
        {
          name: "suggestionsnippet",
          type: { kind: "text" },
          optional: true,
          when: [{ kind: "holds", parameter: "info", values: ["suggestion"] }],
        },
        {
          name: "rewrittenquery",
          type: { kind: "text" },
          optional: true,
          when: [{ kind: "holds", parameter: "info", values: ["rewrittenquery"] }],
        },
        {
          name: "rewrittenquerysnippet",
          type: { kind: "text" },
          optional: true,
          when: [{ kind: "holds", parameter: "info", values: ["rewrittenquery"] }],
        },
      ],
    },
    optional: true,
    when: [{ kind: "holds", parameter: "info", values: ["rewrittenquery", "suggestion", "totalhits"] }],
  },
  {
    name: "interwikisearchinfo",
    type: { kind: "object", fields: [{ name: "totalhits", type: { kind: "number", whole: true, minimum: 0 } }] },
    optional: true,
    when: [{ kind: "given", parameter: "interwiki" }],
  },
  {
    name: "interwikisearch",
    type: { kind: "map", values: { kind: "list", items: { kind: "shape", shape: "found-elsewhere" } } },
    optional: true,
    when: [{ kind: "given", parameter: "interwiki" }],
  },
  {
    name: "additionalsearchinfo",
    type: { kind: "object", fields: [{ name: "totalhits", type: { kind: "number", whole: true, minimum: 0 } }] },
    optional: true,
    when: [{ kind: "given", parameter: "enablerewrites" }],
  },
  {
    name: "additionalsearch",
    type: { kind: "map", values: { kind: "list", items: { kind: "shape", shape: "found-elsewhere" } } },
    optional: true,
    when: [{ kind: "given", parameter: "enablerewrites" }],
  },
];

export const searchGeneratedFields = [
  { name: "index", type: { kind: "number", whole: true, minimum: 1 }, optional: true },
  {
    name: "size",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["size"] }],
  },
  {
    name: "wordcount",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["wordcount"] }],
  },
  { name: "snippet", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["snippet"] }] },
  { name: "timestamp", type: { kind: "timestamp" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }] },
  { name: "titlesnippet", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["titlesnippet"] }] },
  {
    name: "categorysnippet",
    type: { kind: "text" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["categorysnippet"] }],
  },
  {
    name: "redirecttitle",
    type: { kind: "title" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["redirecttitle"] }],
  },
  {
    name: "redirectsnippet",
    type: { kind: "text" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["redirectsnippet"] }],
  },
  { name: "sectiontitle", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["sectiontitle"] }] },
  {
    name: "sectionsnippet",
    type: { kind: "text" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["sectionsnippet"] }],
  },
  { name: "isfilematch", type: { kind: "boolean" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["isfilematch"] }] },
  {
    name: "extensiondata",
    type: { kind: "map", values: { kind: "any" } },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["extensiondata"] }],
  },
];

export const siteinfoResultsFields = [
  {
    name: "general",
    type: {
      kind: "object",
      fields: [
        { name: "mainpage", type: { kind: "title" } },
        { name: "base", type: { kind: "text" } },
        { name: "sitename", type: { kind: "text" } },
        { name: "mainpageisdomainroot", type: { kind: "boolean" } },
        { name: "logo", type: { kind: "text" } },
        { name: "generator", type: { kind: "text" } },
        { name: "phpversion", type: { kind: "text" } },
        { name: "phpsapi", type: { kind: "text" } },
        { name: "dbtype", type: { kind: "text" } },
        { name: "dbversion", type: { kind: "text" } },
        { name: "imagewhitelistenabled", type: { kind: "boolean" }, optional: true },
        { name: "externalimages", type: { kind: "list", items: { kind: "text" } }, optional: true },
        { name: "langconversion", type: { kind: "boolean" } },
        { name: "linkconversion", type: { kind: "boolean" } },
        { name: "titleconversion", type: { kind: "boolean" } },
        { name: "linkprefixcharset", type: { kind: "text" } },
        { name: "linkprefix", type: { kind: "text" } },
        { name: "linktrail", type: { kind: "text" } },
        { name: "legaltitlechars", type: { kind: "text" } },
        { name: "invalidusernamechars", type: { kind: "text" } },
        { name: "allunicodefixes", type: { kind: "boolean" } },
        { name: "fixarabicunicode", type: { kind: "const", value: true }, optional: true },
        { name: "fixmalayalamunicode", type: { kind: "const", value: true }, optional: true },
        { name: "git-hash", type: { kind: "text" }, optional: true },
        { name: "git-branch", type: { kind: "text" }, optional: true },
        { name: "case", type: { kind: "enum", values: ["case-sensitive", "first-letter"] } },
        { name: "lang", type: { kind: "text" } },
        { name: "fallback", type: { kind: "list", items: { kind: "object", fields: [{ name: "code", type: { kind: "text" } }] } } },
        {
          name: "variants",
          type: {
            kind: "list",
            items: { kind: "object", fields: [{ name: "code", type: { kind: "text" } }, { name: "name", type: { kind: "text" } }] },
          },
          optional: true,
        },
        { name: "rtl", type: { kind: "boolean" } },
        { name: "fallback8bitEncoding", type: { kind: "text" } },
        { name: "readonly", type: { kind: "boolean" } },
        { name: "readonlyreason", type: { kind: "text" }, optional: true },
        { name: "writeapi", type: { kind: "const", value: true } },
        { name: "maxarticlesize", type: { kind: "number", whole: true, minimum: 0 } },
        { name: "timezone", type: { kind: "text" } },
        { name: "timeoffset", type: { kind: "number", whole: true } },
        { name: "articlepath", type: { kind: "text" } },
        { name: "scriptpath", type: { kind: "text" } },
        { name: "script", type: { kind: "text" } },
        { name: "variantarticlepath", type: { kind: "union", members: [{ kind: "text" }, { kind: "const", value: false }] } },
        { name: "server", type: { kind: "text" } },
        { name: "servername", type: { kind: "text" } },
        { name: "wikiid", type: { kind: "text" } },
        { name: "time", type: { kind: "timestamp" } },
        { name: "misermode", type: { kind: "boolean" } },
        { name: "uploadsenabled", type: { kind: "boolean" } },
        { name: "maxuploadsize", type: { kind: "number", whole: true, minimum: 0 } },
        { name: "minuploadchunksize", type: { kind: "number", whole: true, minimum: 0 } },
        { name: "galleryoptions", type: { kind: "map", values: { kind: "any" } } },
        { name: "thumblimits", type: { kind: "map", values: { kind: "number", whole: true, minimum: 0 } } },
        {
          name: "imagelimits",
          type: {
            kind: "map",
            values: {
              kind: "object",
              fields: [
                { name: "width", type: { kind: "number", whole: true, minimum: 0 } },
                { name: "height", type: { kind: "number", whole: true, minimum: 0 } },
              ],
            },
          },
        },
        { name: "favicon", type: { kind: "text" }, optional: true },
        { name: "centralidlookupprovider", type: { kind: "text" } },
        { name: "allcentralidlookupproviders", type: { kind: "list", items: { kind: "text" } } },
        { name: "interwikimagic", type: { kind: "boolean" } },
        { name: "magiclinks", type: { kind: "map", values: { kind: "boolean" } } },
        { name: "categorycollation", type: { kind: "text" } },
        { name: "nofollowlinks", type: { kind: "boolean" } },
        { name: "nofollownsexceptions", type: { kind: "list", items: { kind: "namespace" } } },
        { name: "nofollowdomainexceptions", type: { kind: "list", items: { kind: "text" } } },
        { name: "externallinktarget", type: { kind: "union", members: [{ kind: "text" }, { kind: "const", value: false }] } },
      ],
    },
    when: [{ kind: "holds", parameter: "prop", values: ["general"] }],
  },
  {
    name: "namespaces",
    type: {
      kind: "map",
      values: {
        kind: "object",
        fields: [
          { name: "id", type: { kind: "namespace" } },
          { name: "case", type: { kind: "enum", values: ["case-sensitive", "first-letter"] } },
          { name: "name", type: { kind: "text" } },
          { name: "subpages", type: { kind: "boolean" } },
          { name: "canonical", type: { kind: "text" }, optional: true },
          { name: "content", type: { kind: "boolean" } },
          { name: "nonincludable", type: { kind: "boolean" } },
          { name: "namespaceprotection", type: { kind: "text" }, optional: true },
          { name: "defaultcontentmodel", type: { kind: "text" }, optional: true },
        ],
      },
    },
    when: [{ kind: "holds", parameter: "prop", values: ["namespaces"] }],
  },
  {
    name: "namespacealiases",
    type: {
      kind: "list",
      items: { kind: "object", fields: [{ name: "id", type: { kind: "namespace" } }, { name: "alias", type: { kind: "text" } }] },
    },
    when: [{ kind: "holds", parameter: "prop", values: ["namespacealiases"] }],
  },
  {
    name: "specialpagealiases",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [{ name: "realname", type: { kind: "text" } }, { name: "aliases", type: { kind: "list", items: { kind: "text" } } }],
      },
    },
    when: [{ kind: "holds", parameter: "prop", values: ["specialpagealiases"] }],
  },
  {
    name: "magicwords",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "name", type: { kind: "text" } },
          { name: "aliases", type: { kind: "list", items: { kind: "text" } } },
          { name: "case-sensitive", type: { kind: "boolean" } },
        ],
      },
    },
    when: [{ kind: "holds", parameter: "prop", values: ["magicwords"] }],
  },
  {
    name: "interwikimap",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "prefix", type: { kind: "text" } },
          { name: "local", type: { kind: "const", value: true }, optional: true },
          { name: "trans", type: { kind: "const", value: true }, optional: true },
          { name: "language", type: { kind: "text" }, optional: true },
          { name: "deprecated", type: { kind: "text" }, optional: true },
          { name: "bcp47", type: { kind: "text" }, optional: true },
          { name: "localinterwiki", type: { kind: "const", value: true }, optional: true },
          { name: "extralanglink", type: { kind: "const", value: true }, optional: true },
          { name: "code", type: { kind: "text" }, optional: true },
          { name: "linktext", type: { kind: "text" }, optional: true },
          { name: "sitename", type: { kind: "text" }, optional: true },
          { name: "url", type: { kind: "text" } },
          { name: "protorel", type: { kind: "boolean" } },
          { name: "wikiid", type: { kind: "text" }, optional: true },
          { name: "api", type: { kind: "text" }, optional: true },
        ],
      },
    },
    when: [{ kind: "holds", parameter: "prop", values: ["interwikimap"] }],
  },
  {
    name: "dbrepllag",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "host", type: { kind: "text" } },
          { name: "lag", type: { kind: "union", members: [{ kind: "number" }, { kind: "const", value: false }] } },
        ],
      },
    },
    when: [{ kind: "holds", parameter: "prop", values: ["dbrepllag"] }],
  },
  {
    name: "statistics",
    type: {
      kind: "object",
      fields: [
        { name: "pages", type: { kind: "number", whole: true, minimum: 0 } },
        { name: "articles", type: { kind: "number", whole: true, minimum: 0 } },
        { name: "edits", type: { kind: "number", whole: true, minimum: 0 } },
        { name: "images", type: { kind: "number", whole: true, minimum: 0 } },
        { name: "users", type: { kind: "number", whole: true, minimum: 0 } },
        { name: "activeusers", type: { kind: "number", whole: true } },
        { name: "admins", type: { kind: "number", whole: true, minimum: 0 } },
        { name: "jobs", type: { kind: "number", whole: true, minimum: 0 } },
      ],
    },
    when: [{ kind: "holds", parameter: "prop", values: ["statistics"] }],
  },
  {
    name: "usergroups",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "name", type: { kind: "text" } },
          { name: "rights", type: { kind: "list", items: { kind: "text" } } },
          {
            name: "number",
            type: { kind: "number", whole: true, minimum: 0 },
            optional: true,
            when: [{ kind: "given", parameter: "numberingroup" }],
          },
          { name: "add", type: { kind: "list", items: { kind: "text" } }, optional: true },
          { name: "remove", type: { kind: "list", items: { kind: "text" } }, optional: true },
          { name: "add-self", type: { kind: "list", items: { kind: "text" } }, optional: true },
          { name: "remove-self", type: { kind: "list", items: { kind: "text" } }, optional: true },
        ],
      },
    },
    when: [{ kind: "holds", parameter: "prop", values: ["usergroups"] }],
  },
  {
    name: "autocreatetempuser",
    type: {
      kind: "object",
      fields: [
        { name: "enabled", type: { kind: "boolean" } },
        { name: "matchPatterns", type: { kind: "list", items: { kind: "text" } }, optional: true },
      ],
    },
    when: [{ kind: "holds", parameter: "prop", values: ["autocreatetempuser"] }],
  },
  {
    name: "clientlibraries",
    type: {
      kind: "list",
      items: { kind: "object", fields: [{ name: "name", type: { kind: "text" } }, { name: "version", type: { kind: "text" } }] },
    },
    when: [{ kind: "holds", parameter: "prop", values: ["clientlibraries"] }],
  },
  {
    name: "libraries",
    type: {
      kind: "list",
      items: { kind: "object", fields: [{ name: "name", type: { kind: "text" } }, { name: "version", type: { kind: "text" } }] },
    },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["libraries"] }],
  },
  {
    name: "extensions",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "type", type: { kind: "text" } },
          { name: "name", type: { kind: "text" }, optional: true },
          { name: "namemsg", type: { kind: "text" }, optional: true },
          { name: "description", type: { kind: "text" }, optional: true },
          { name: "descriptionmsg", type: { kind: "text" }, optional: true },
          { name: "descriptionmsgparams", type: { kind: "list", items: { kind: "any" } }, optional: true },
          { name: "author", type: { kind: "text" }, optional: true },
          { name: "url", type: { kind: "text" }, optional: true },
          { name: "version", type: { kind: "text" }, optional: true },
          { name: "vcs-system", type: { kind: "const", value: "git" }, optional: true },
          { name: "vcs-version", type: { kind: "text" }, optional: true },
          { name: "vcs-url", type: { kind: "union", members: [{ kind: "text" }, { kind: "const", value: false }] }, optional: true },
          { name: "vcs-date", type: { kind: "timestamp" }, optional: true },
          { name: "license-name", type: { kind: "text" }, optional: true },
          { name: "license", type: { kind: "text" }, optional: true },
          { name: "credits", type: { kind: "text" }, optional: true },
        ],
      },
    },
    when: [{ kind: "holds", parameter: "prop", values: ["extensions"] }],
  },
  {
    name: "fileextensions",
    type: { kind: "list", items: { kind: "object", fields: [{ name: "ext", type: { kind: "text" } }] } },
    when: [{ kind: "holds", parameter: "prop", values: ["fileextensions"] }],
  },
  {
    name: "rightsinfo",
    type: { kind: "object", fields: [{ name: "url", type: { kind: "text" } }, { name: "text", type: { kind: "text" } }] },
    when: [{ kind: "holds", parameter: "prop", values: ["rightsinfo"] }],
  },
  {
    name: "restrictions",
    type: {
      kind: "object",
      fields: [
        { name: "types", type: { kind: "list", items: { kind: "text" } } },
        { name: "levels", type: { kind: "list", items: { kind: "text" } } },
        { name: "cascadinglevels", type: { kind: "list", items: { kind: "text" } } },
        { name: "semiprotectedlevels", type: { kind: "list", items: { kind: "text" } } },
      ],
    },
    when: [{ kind: "holds", parameter: "prop", values: ["restrictions"] }],
  },
  {
    name: "languages",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [{ name: "code", type: { kind: "text" } }, { name: "bcp47", type: { kind: "text" } }, { name: "name", type: { kind: "text" } }],
      },
    },
    when: [{ kind: "holds", parameter: "prop", values: ["languages"] }],
  },
  {
    name: "languagevariants",
    type: {
      kind: "map",
      values: { kind: "map", values: { kind: "object", fields: [{ name: "fallbacks", type: { kind: "list", items: { kind: "text" } } }] } },
    },
    when: [{ kind: "holds", parameter: "prop", values: ["languagevariants"] }],
  },
  {
    name: "skins",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "code", type: { kind: "text" } },
          { name: "name", type: { kind: "text" } },
          { name: "unusable", type: { kind: "const", value: true }, optional: true },
          { name: "default", type: { kind: "const", value: true }, optional: true },
        ],
      },
    },
    when: [{ kind: "holds", parameter: "prop", values: ["skins"] }],
  },
  {
    name: "extensiontags",
    type: { kind: "list", items: { kind: "text" } },
    when: [{ kind: "holds", parameter: "prop", values: ["extensiontags"] }],
  },
  {
    name: "functionhooks",
    type: { kind: "list", items: { kind: "text" } },
    when: [{ kind: "holds", parameter: "prop", values: ["functionhooks"] }],
  },
  {
    name: "showhooks",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [{ name: "name", type: { kind: "text" } }, { name: "subscribers", type: { kind: "list", items: { kind: "text" } } }],
      },
    },
    when: [{ kind: "holds", parameter: "prop", values: ["showhooks"] }],
  },
  {
    name: "variables",
    type: { kind: "list", items: { kind: "text" } },
    when: [{ kind: "holds", parameter: "prop", values: ["variables"] }],
  },
  {
    name: "protocols",
    type: { kind: "list", items: { kind: "text" } },
    when: [{ kind: "holds", parameter: "prop", values: ["protocols"] }],
  },
  {
    name: "defaultoptions",
    type: { kind: "map", values: { kind: "any" } },
    when: [{ kind: "holds", parameter: "prop", values: ["defaultoptions"] }],
  },
  {
    name: "uploaddialog",
    type: { kind: "map", values: { kind: "any" } },
    when: [{ kind: "holds", parameter: "prop", values: ["uploaddialog"] }],
  },
  {
    name: "autopromote",
    type: {
      kind: "map",
      values: { kind: "union", members: [{ kind: "list", items: { kind: "any" } }, { kind: "map", values: { kind: "any" } }] },
      emptyList: true,
    },
    when: [{ kind: "holds", parameter: "prop", values: ["autopromote"] }],
  },
  {
    name: "autopromoteonce",
    type: {
      kind: "map",
      values: { kind: "union", members: [{ kind: "list", items: { kind: "any" } }, { kind: "map", values: { kind: "any" } }] },
      emptyList: true,
    },
    when: [{ kind: "holds", parameter: "prop", values: ["autopromoteonce"] }],
  },
  {
    name: "copyuploaddomains",
    type: { kind: "list", items: { kind: "text" } },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["copyuploaddomains"] }],
  },
];

export const stashimageinfoResultsFields = [
  {
    name: "stashimageinfo",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "timestamp", type: { kind: "timestamp" }, when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }] },
          {
            name: "size",
            type: { kind: "number", whole: true, minimum: 0 },
            when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
          },
          {
            name: "width",
            type: { kind: "number", whole: true, minimum: 0 },
            when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
          },
          {
            name: "height",
            type: { kind: "number", whole: true, minimum: 0 },
            when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
          },
          {
            name: "pagecount",
            type: { kind: "number", whole: true, minimum: 0 },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
          },
          {
            name: "duration",
            type: { kind: "number" },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["dimensions", "size"] }],
          },
          { name: "canonicaltitle", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["canonicaltitle"] }] },
          {
            name: "thumburl",
            type: { kind: "text" },
            optional: true,
            when: [
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlwidth" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlheight" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "filled", parameter: "urlparam" }] },
            ],
          },
          {
            name: "thumbwidth",
            type: { kind: "number", whole: true, minimum: 0 },
            optional: true,
            when: [
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlwidth" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlheight" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "filled", parameter: "urlparam" }] },
            ],
          },
          {
            name: "thumbheight",
            type: { kind: "number", whole: true, minimum: 0 },
            optional: true,
            when: [
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlwidth" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlheight" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "filled", parameter: "urlparam" }] },
            ],
          },
          {
            name: "thumbmime",
            type: { kind: "text" },
            optional: true,
            when: [
              {
                kind: "all",
                tests: [
                  { kind: "holds", parameter: "prop", values: ["url"] },
                  { kind: "holds", parameter: "prop", values: ["thumbmime"] },
                  { kind: "given", parameter: "urlwidth" },
                ],
              },
              {
                kind: "all",
                tests: [
                  { kind: "holds", parameter: "prop", values: ["url"] },
                  { kind: "holds", parameter: "prop", values: ["thumbmime"] },
                  { kind: "given", parameter: "urlheight" },
                ],
              },
              {
                kind: "all",
                tests: [
                  { kind: "holds", parameter: "prop", values: ["url"] },
                  { kind: "holds", parameter: "prop", values: ["thumbmime"] },
                  { kind: "filled", parameter: "urlparam" },
                ],
              },
            ],
          },
          {
            name: "responsiveUrls",
            type: { kind: "map", values: { kind: "text" } },
            optional: true,
            when: [
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlwidth" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlheight" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "filled", parameter: "urlparam" }] },
            ],
          },
          {
            name: "thumberror",
            type: { kind: "text" },
            optional: true,
            when: [
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlwidth" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "given", parameter: "urlheight" }] },
              { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["url"] }, { kind: "filled", parameter: "urlparam" }] },
            ],
          },
          { name: "url", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["url"] }] },
          { name: "descriptionurl", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["url"] }] },
          {
            name: "descriptionshorturl",
            type: { kind: "text" },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["url"] }],
          },
          {
            name: "sha1",
            type: { kind: "text", pattern: "^[0-9a-f]{40}$" },
            when: [{ kind: "holds", parameter: "prop", values: ["sha1"] }],
          },
          {
            name: "metadata",
            type: { kind: "list", items: { kind: "shape", shape: "metadata-entry" } },
            nullable: true,
            when: [{ kind: "holds", parameter: "prop", values: ["metadata"] }],
          },
          {
            name: "commonmetadata",
            type: { kind: "list", items: { kind: "shape", shape: "metadata-entry" } },
            when: [{ kind: "holds", parameter: "prop", values: ["commonmetadata"] }],
          },
          {
            name: "extmetadata",
            type: { kind: "map", values: { kind: "shape", shape: "extended-metadata" }, emptyList: true },
            when: [{ kind: "holds", parameter: "prop", values: ["extmetadata"] }],
          },
          {
            name: "mime",
            type: { kind: "text" },
            optional: true,
            when: [
              { kind: "holds", parameter: "prop", values: ["mime"] },
              {
                kind: "all",
                tests: [
                  { kind: "holds", parameter: "prop", values: ["url"] },
                  { kind: "holds", parameter: "prop", values: ["thumbmime"] },
                  { kind: "given", parameter: "urlwidth" },
                ],
              },
              {
                kind: "all",
                tests: [
                  { kind: "holds", parameter: "prop", values: ["url"] },
                  { kind: "holds", parameter: "prop", values: ["thumbmime"] },
                  { kind: "given", parameter: "urlheight" },
                ],
              },
              {
                kind: "all",
                tests: [
                  { kind: "holds", parameter: "prop", values: ["url"] },
                  { kind: "holds", parameter: "prop", values: ["thumbmime"] },
                  { kind: "filled", parameter: "urlparam" },
                ],
              },
            ],
          },
          {
            name: "bitdepth",
            type: { kind: "number", whole: true, minimum: 0 },
            when: [{ kind: "holds", parameter: "prop", values: ["bitdepth"] }],
          },
        ],
      },
    },
    when: [{ kind: "filled", parameter: "filekey" }, { kind: "filled", parameter: "sessionkey" }],
  },
];

export const tagsItemFields = [
  { name: "name", type: { kind: "text" } },
  {
    name: "displayname",
    type: { kind: "union", members: [{ kind: "text" }, { kind: "const", value: false }] },
    when: [{ kind: "holds", parameter: "prop", values: ["displayname"] }],
  },
  { name: "description", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["description"] }] },
  {
    name: "hitcount",
    type: { kind: "number", whole: true, minimum: 0 },
    when: [{ kind: "holds", parameter: "prop", values: ["hitcount"] }],
  },
  { name: "defined", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["defined"] }] },
  {
    name: "source",
    type: { kind: "list", items: { kind: "enum", values: ["extension", "manual", "software"] } },
    when: [{ kind: "holds", parameter: "prop", values: ["source"] }],
  },
  { name: "active", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["active"] }] },
];

export const templatesPageFields = [{ name: "templates", type: { kind: "list", items: { kind: "shape", shape: "titled" } }, optional: true, pages: ["existing"] }];

export const tokensResultsFields = [
  {
    name: "tokens",
    type: {
      kind: "object",
      fields: [
        { name: "createaccounttoken", type: { kind: "text" }, when: [{ kind: "holds", parameter: "type", values: ["createaccount"] }] },
        { name: "csrftoken", type: { kind: "text" }, when: [{ kind: "holds", parameter: "type", values: ["csrf"] }] },
        { name: "logintoken", type: { kind: "text" }, when: [{ kind: "holds", parameter: "type", values: ["login"] }] },
        { name: "patroltoken", type: { kind: "text" }, when: [{ kind: "holds", parameter: "type", values: ["patrol"] }] },
        { name: "rollbacktoken", type: { kind: "text" }, when: [{ kind: "holds", parameter: "type", values: ["rollback"] }] },
        { name: "userrightstoken", type: { kind: "text" }, when: [{ kind: "holds", parameter: "type", values: ["userrights"] }] },
        { name: "watchtoken", type: { kind: "text" }, when: [{ kind: "holds", parameter: "type", values: ["watch"] }] },
      ],
    },
    optional: true,
  },
];

export const trackingcategoriesResultsFields = [
  {
    name: "trackingcategories",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "category", type: { kind: "text" } },
          {
            name: "size",
            type: { kind: "number", whole: true, minimum: 0 },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["size"] }],
          },
          {
            name: "pages",
            type: { kind: "number", whole: true },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["size"] }],
          },
          {
            name: "files",
            type: { kind: "number", whole: true, minimum: 0 },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["size"] }],
          },
          {
            name: "subcats",
            type: { kind: "number", whole: true, minimum: 0 },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["size"] }],
          },
          { name: "hidden", type: { kind: "boolean" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["hidden"] }] },
          { name: "trackingcatname", type: { kind: "text" } },
        ],
      },
    },
    optional: true,
  },
];

export const transcludedinPageFields = [
  {
    name: "transcludedin",
    type: { kind: "list", items: { kind: "shape", shape: "linking-page" } },
    optional: true,
    pages: ["existing", "special", "missing"],
  },
];

export const usercontribsItemFields = [
  { name: "userid", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "user", type: { kind: "user" } },
  { name: "userhidden", type: { kind: "const", value: true }, optional: true },
  { name: "texthidden", type: { kind: "const", value: true }, optional: true },
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
  { name: "revid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
  {
    name: "parentid",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["ids"] }],
  },
  { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  { name: "timestamp", type: { kind: "timestamp" }, when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }] },
  { name: "new", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "minor", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "top", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  {
    name: "comment",
    type: { kind: "text" },
    substitutes: ["commenthidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["comment"] }],
  },
  {
    name: "parsedcomment",
    type: { kind: "text" },
    substitutes: ["commenthidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["parsedcomment"] }],
  },
  {
    name: "commenthidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["comment", "parsedcomment"] }],
  },
  { name: "patrolled", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["patrolled"] }] },
  { name: "autopatrolled", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["patrolled"] }] },
  {
    name: "size",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["size"] }],
  },
  {
    name: "sizediff",
    type: { kind: "number", whole: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["sizediff"] }],
  },
  { name: "tags", type: { kind: "list", items: { kind: "text" } }, when: [{ kind: "holds", parameter: "prop", values: ["tags"] }] },
  { name: "suppressed", type: { kind: "const", value: true }, optional: true },
];

export const userinfoResultsFields = [
  {
    name: "userinfo",
    type: {
      kind: "object",
      fields: [
        { name: "id", type: { kind: "number", whole: true, minimum: 0 } },
        { name: "name", type: { kind: "user" } },
        { name: "anon", type: { kind: "const", value: true }, optional: true },
        { name: "temp", type: { kind: "const", value: true }, optional: true },
        {
          name: "blockid",
          type: { kind: "number", whole: true, minimum: 0 },
          optional: true,
          nullable: true,
          when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
        },
        { name: "blockedby", type: { kind: "user" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }] },
        {
          name: "blockedbyid",
          type: { kind: "number", whole: true, minimum: 0 },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
        },
        { name: "blockreason", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }] },
        {
          name: "blockedtimestamp",
          type: { kind: "timestamp" },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
        },
        {
          name: "blockexpiry",
          type: { kind: "union", members: [{ kind: "timestamp" }, { kind: "const", value: "infinite" }] },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
        },
        {
          name: "blockpartial",
          type: { kind: "boolean" },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
        },
        {
          name: "blocknocreate",
          type: { kind: "boolean" },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
        },
        {
          name: "blockanononly",
          type: { kind: "boolean" },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
        },
        {
          name: "blockemail",
          type: { kind: "boolean" },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
        },
        {
          name: "blockowntalk",
          type: { kind: "boolean" },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
        },
        {
          name: "blockedtimestampformatted",
          type: { kind: "text" },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
        },
        {
          name: "blockexpiryformatted",
          type: { kind: "text" },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
        },
        {
          name: "blockexpiryrelative",
          type: { kind: "text" },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
        },
        {
          name: "blockhidden",
          type: { kind: "const", value: true },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
        },
        {
          name: "systemblocktype",
          type: { kind: "text" },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
        },
        {
          name: "blockcomponents",
          type: { kind: "list", items: { kind: "shape", shape: "block-component" } },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
        },
        { name: "messages", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["hasmsg"] }] },
        {
          name: "groups",
          type: { kind: "list", items: { kind: "text" } },
          when: [{ kind: "holds", parameter: "prop", values: ["groups"] }],
        },
        {
          name: "groupmemberships",
          type: { kind: "list", items: { kind: "shape", shape: "group-membership" } },
          when: [{ kind: "holds", parameter: "prop", values: ["groupmemberships"] }],
        },
        {
          name: "implicitgroups",
          type: { kind: "list", items: { kind: "text" } },
          when: [{ kind: "holds", parameter: "prop", values: ["implicitgroups"] }],
        },
        {
          name: "rights",
          type: { kind: "list", items: { kind: "text" } },
          when: [{ kind: "holds", parameter: "prop", values: ["rights"] }],
        },
        {
          name: "changeablegroups",
          type: {
            kind: "object",
            fields: [
              {
                name: "add",
                type: { kind: "union", members: [{ kind: "list", items: { kind: "text" } }, { kind: "map", values: { kind: "text" } }] },
              },
              {
                name: "remove",
                type: { kind: "union", members: [{ kind: "list", items: { kind: "text" } }, { kind: "map", values: { kind: "text" } }] },
              },
              {
                name: "add-self",
                type: { kind: "union", members: [{ kind: "list", items: { kind: "text" } }, { kind: "map", values: { kind: "text" } }] },
              },
              {
                name: "remove-self",
                type: { kind: "union", members: [{ kind: "list", items: { kind: "text" } }, { kind: "map", values: { kind: "text" } }] },
              },
            ],
          },
          when: [{ kind: "holds", parameter: "prop", values: ["changeablegroups"] }],
        },
        {
          name: "options",
          type: { kind: "map", values: { kind: "any" } },
          when: [{ kind: "holds", parameter: "prop", values: ["options"] }],
        },
        {
          name: "editcount",
          type: { kind: "number", whole: true, minimum: 0 },
          when: [{ kind: "holds", parameter: "prop", values: ["editcount"] }],
        },
        {
          name: "ratelimits",
          type: { kind: "map", values: { kind: "map", values: { kind: "shape", shape: "rate-limit" } } },
          when: [{ kind: "holds", parameter: "prop", values: ["ratelimits"] }],
        },
        {
          name: "theoreticalratelimits",
          type: { kind: "map", values: { kind: "map", values: { kind: "shape", shape: "rate-limit" } } },
          when: [{ kind: "holds", parameter: "prop", values: ["theoreticalratelimits"] }],
        },
        { name: "realname", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["realname"] }] },
        { name: "email", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["email"] }] },
        {
          name: "emailauthenticated",
          type: { kind: "timestamp" },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["email"] }],
        },
        {
          name: "registrationdate",
          type: { kind: "timestamp" },
          optional: true,
          nullable: true,
          when: [{ kind: "holds", parameter: "prop", values: ["registrationdate"] }],
        },
        {
          name: "acceptlang",
          type: {
            kind: "list",
            items: { kind: "object", fields: [{ name: "q", type: { kind: "number" } }, { name: "code", type: { kind: "text" } }] },
          },
          when: [{ kind: "holds", parameter: "prop", values: ["acceptlang"] }],
        },
        {
          name: "unreadcount",
          type: { kind: "union", members: [{ kind: "number", whole: true, minimum: 0 }, { kind: "text", pattern: "^[0-9]+\\+$" }] },
          when: [{ kind: "holds", parameter: "prop", values: ["unreadcount"] }],
        },
        {
          name: "centralids",
          type: { kind: "map", values: { kind: "number", whole: true, minimum: 0 } },
          when: [{ kind: "holds", parameter: "prop", values: ["centralids"] }],
        },
        {
          name: "attachedlocal",
          type: { kind: "map", values: { kind: "boolean" } },
          when: [{ kind: "holds", parameter: "prop", values: ["centralids"] }],
        },
        {
          name: "attachedwiki",
          type: { kind: "map", values: { kind: "boolean" } },
          when: [
            {
              kind: "all",
              tests: [{ kind: "holds", parameter: "prop", values: ["centralids"] }, { kind: "filled", parameter: "attachedwiki" }],
            },
          ],
        },
        {
          name: "latestcontrib",
          type: { kind: "timestamp" },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["latestcontrib"] }],
        },
        { name: "cancreateaccount", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["cancreateaccount"] }] },
        {
          name: "cancreateaccounterror",
          type: { kind: "list", items: { kind: "shape", shape: "reason" } },
          optional: true,
          when: [{ kind: "holds", parameter: "prop", values: ["cancreateaccount"] }],
        },
      ],
    },
  },
];

export const usersResultsFields = [
  {
    name: "users",
    type: {
      kind: "list",
      items: {
        kind: "union",
        members: [
          {
            kind: "object",
            fields: [
              { name: "userid", type: { kind: "number", whole: true, minimum: 0 } },
              { name: "name", type: { kind: "user" } },
              { name: "systemuser", type: { kind: "const", value: true }, optional: true },
              {
                name: "editcount",
                type: { kind: "number", whole: true, minimum: 0 },
                when: [{ kind: "holds", parameter: "prop", values: ["editcount"] }],
              },
              {
                name: "registration",
                type: { kind: "timestamp" },
                nullable: true,
                when: [{ kind: "holds", parameter: "prop", values: ["registration"] }],
              },
              {
                name: "groups",
                type: { kind: "list", items: { kind: "text" } },
                when: [{ kind: "holds", parameter: "prop", values: ["groups"] }],
              },
              {
                name: "groupmemberships",
                type: { kind: "list", items: { kind: "shape", shape: "group-membership" } },
                when: [{ kind: "holds", parameter: "prop", values: ["groupmemberships"] }],
              },
              {
                name: "implicitgroups",
                type: { kind: "list", items: { kind: "text" } },
                when: [{ kind: "holds", parameter: "prop", values: ["implicitgroups"] }],
              },
              {
                name: "rights",
                type: { kind: "list", items: { kind: "text" } },
                when: [{ kind: "holds", parameter: "prop", values: ["rights"] }],
              },
              { name: "hidden", type: { kind: "const", value: true }, optional: true },
              {
                name: "blockid",
                type: { kind: "number", whole: true, minimum: 0 },
                optional: true,
                nullable: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "blockedby",
                type: { kind: "user" },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "blockedbyid",
                type: { kind: "number", whole: true, minimum: 0 },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "blockreason",
                type: { kind: "text" },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "blockedtimestamp",
                type: { kind: "timestamp" },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "blockexpiry",
                type: { kind: "union", members: [{ kind: "timestamp" }, { kind: "const", value: "infinite" }] },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "blockpartial",
                type: { kind: "boolean" },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "blocknocreate",
                type: { kind: "boolean" },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "blockanononly",
                type: { kind: "boolean" },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "blockemail",
                type: { kind: "boolean" },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "blockowntalk",
                type: { kind: "boolean" },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "blockedtimestampformatted",
                type: { kind: "text" },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "blockexpiryformatted",
                type: { kind: "text" },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "blockexpiryrelative",
                type: { kind: "text" },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "blockhidden",
                type: { kind: "const", value: true },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "systemblocktype",
                type: { kind: "text" },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              {
                name: "blockcomponents",
                type: { kind: "list", items: { kind: "shape", shape: "block-component" } },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["blockinfo"] }],
              },
              { name: "emailable", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["emailable"] }] },
              {
                name: "gender",
                type: { kind: "enum", values: ["female", "male", "unknown"] },
                when: [{ kind: "holds", parameter: "prop", values: ["gender"] }],
              },
              {
                name: "centralids",
                type: { kind: "map", values: { kind: "number", whole: true, minimum: 0 } },
                when: [{ kind: "holds", parameter: "prop", values: ["centralids"] }],
              },
              {
                name: "attachedlocal",
                type: { kind: "map", values: { kind: "boolean" } },
                when: [{ kind: "holds", parameter: "prop", values: ["centralids"] }],
              },
              {
                name: "attachedwiki",
                type: { kind: "map", values: { kind: "boolean" } },
                when: [
                  {
                    kind: "all",
                    tests: [{ kind: "holds", parameter: "prop", values: ["centralids"] }, { kind: "filled", parameter: "attachedwiki" }],
                  },
                ],
              },
            ],
          },
          { kind: "object", fields: [{ name: "name", type: { kind: "text" } }, { name: "invalid", type: { kind: "const", value: true } }] },
          {
            kind: "object",
            fields: [
              { name: "name", type: { kind: "user" } },
              { name: "missing", type: { kind: "const", value: true } },
              { name: "cancreate", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["cancreate"] }] },
              {
                name: "cancreateerror",
                type: { kind: "list", items: { kind: "shape", shape: "reason" } },
                optional: true,
                when: [{ kind: "holds", parameter: "prop", values: ["cancreate"] }],
              },
            ],
          },
          {
            kind: "object",
            fields: [{ name: "userid", type: { kind: "number", whole: true } }, { name: "missing", type: { kind: "const", value: true } }],
          },
        ],
      },
    },
  },
];

export const watchlistItemFields = [
  { name: "type", type: { kind: "enum", values: ["categorize", "edit", "external", "log", "new"] } },
  {
    name: "ns",
    type: { kind: "namespace" },
    substitutes: ["actionhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["title"] }],
  },
  { name: "title", type: { kind: "title" }, substitutes: ["actionhidden"], when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  {
    name: "pageid",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["actionhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["ids"] }],
  },
  {
    name: "revid",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["actionhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["ids"] }],
  },
  {
    name: "old_revid",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["actionhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["ids"] }],
  },
  {
    name: "actionhidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["ids", "loginfo", "title"] }],
  },
  {
    name: "user",
    type: { kind: "union", members: [{ kind: "user" }, { kind: "number", whole: true, minimum: 0 }] },
    substitutes: ["userhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
  },
  {
    name: "userid",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["userhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["userid"] }],
  },
  {
    name: "userhidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
  },
  { name: "temp", type: { kind: "boolean" }, substitutes: ["userhidden"], when: [{ kind: "holds", parameter: "prop", values: ["user"] }] },
  {
    name: "anon",
    type: { kind: "boolean" },
    substitutes: ["userhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
  },
  { name: "bot", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "new", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "minor", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "oldlen", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["sizes"] }] },
  { name: "newlen", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["sizes"] }] },
  { name: "timestamp", type: { kind: "timestamp" }, when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }] },
  {
    name: "notificationtimestamp",
    type: { kind: "union", members: [{ kind: "timestamp" }, { kind: "const", value: "" }] },
    when: [{ kind: "holds", parameter: "prop", values: ["notificationtimestamp"] }],
  },
  {
    name: "comment",
    type: { kind: "text" },
    substitutes: ["commenthidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["comment"] }],
  },
  {
    name: "parsedcomment",
    type: { kind: "text" },
    substitutes: ["commenthidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["parsedcomment"] }],
  },
  {
    name: "commenthidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["comment", "parsedcomment"] }],
  },
  { name: "patrolled", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["patrol"] }] },
  { name: "unpatrolled", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["patrol"] }] },
  { name: "autopatrolled", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["patrol"] }] },
  {
    name: "logid",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["loginfo"] }],
  },
  {
    name: "logtype",
    type: { kind: "text" },
    optional: true,
    nullable: true,
    when: [{ kind: "holds", parameter: "prop", values: ["loginfo"] }],
  },
  {
    name: "logaction",
    type: { kind: "text" },
    optional: true,
    nullable: true,
    when: [{ kind: "holds", parameter: "prop", values: ["loginfo"] }],
  },
  {
    name: "logparams",
    type: { kind: "map", values: { kind: "any" } },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["loginfo"] }],
  },
  { name: "logdisplay", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["loginfo"] }] },
  { name: "tags", type: { kind: "list", items: { kind: "text" } }, when: [{ kind: "holds", parameter: "prop", values: ["tags"] }] },
  {
    name: "expiry",
    type: { kind: "union", members: [{ kind: "timestamp" }, { kind: "const", value: false }] },
    when: [{ kind: "holds", parameter: "prop", values: ["expiry"] }],
  },
  { name: "suppressed", type: { kind: "const", value: true }, optional: true },
];

export const watchlistrawBodyFields = [
  {
    name: "watchlistraw",
    type: {
      kind: "list",
      items: {
        kind: "object",
        fields: [
          { name: "ns", type: { kind: "namespace" } },
          { name: "title", type: { kind: "title" } },
          {
            name: "changed",
            type: { kind: "timestamp" },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["changed"] }],
          },
        ],
      },
    },
  },
];

export const missingRevisionShapeFields = [{ name: "revid", type: { kind: "number", whole: true } }, { name: "missing", type: { kind: "const", value: true } }];

export const messageShapeFields = [
  { name: "code", type: { kind: "text" } },
  { name: "text", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["plaintext", "wikitext"] }] },
  { name: "html", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["html"] }] },
  { name: "key", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["raw"] }] },
  { name: "params", type: { kind: "list", items: { kind: "any" } }, when: [{ kind: "holds", parameter: "errorformat", values: ["raw"] }] },
  { name: "data", type: { kind: "map", values: { kind: "any" } }, optional: true },
  { name: "module", type: { kind: "text" }, optional: true },
];

export const warningShapeFields = [
  { name: "code", type: { kind: "text" } },
  { name: "text", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["plaintext", "wikitext"] }] },
  { name: "html", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["html"] }] },
  { name: "key", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["raw"] }] },
  { name: "params", type: { kind: "list", items: { kind: "any" } }, when: [{ kind: "holds", parameter: "errorformat", values: ["raw"] }] },
  { name: "data", type: { kind: "map", values: { kind: "any" } }, optional: true },
  { name: "module", type: { kind: "text" } },
];

export const titledShapeFields = [{ name: "ns", type: { kind: "namespace" } }, { name: "title", type: { kind: "title" } }];

export const linkingPageShapeFields = [
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["pageid"] }] },
  { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  { name: "redirect", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["redirect"] }] },
];

export const slotShapeFields = [
  {
    name: "size",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["missing"],
    when: [{ kind: "holds", parameter: "prop", values: ["slotsize"] }],
  },
  {
    name: "sha1",
    type: { kind: "text", pattern: "^([0-9a-f]{40})?$" },
    substitutes: ["sha1hidden", "missing"],
    when: [{ kind: "holds", parameter: "prop", values: ["slotsha1"] }],
  },
  {
    name: "sha1hidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["slotsha1"] }],
  },
  {
    name: "contentmodel",
    type: { kind: "text" },
    substitutes: ["missing", "texthidden", "textmissing", "nosuchsection", "badcontentformat"],
    when: [{ kind: "holds", parameter: "prop", values: ["content", "contentmodel"] }],
  },
  {
    name: "contentformat",
    type: { kind: "text" },
    substitutes: ["missing", "texthidden", "textmissing", "nosuchsection", "badcontentformat"],
    when: [{ kind: "holds", parameter: "prop", values: ["content"] }],
  },
  {
    name: "content",
    type: { kind: "text" },
    substitutes: ["missing", "texthidden", "textmissing", "nosuchsection", "badcontentformat"],
    when: [{ kind: "holds", parameter: "prop", values: ["content"] }],
  },
  {
    name: "texthidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["content"] }],
  },
  {
    name: "textmissing",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["content"] }],
  },
  {
    name: "nosuchsection",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["content"] }, { kind: "given", parameter: "section" }] }],
  },
  {
    name: "badcontentformat",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["content"] }],
  },
  { name: "missing", type: { kind: "const", value: true }, optional: true },
];

export const differenceShapeFields = [
  {
    name: "from",
    type: { kind: "union", members: [{ kind: "number", whole: true, minimum: 0 }, { kind: "const", value: false }] },
    substitutes: ["notcached"],
    when: [{ kind: "given", parameter: "diffto" }],
    unless: [{ kind: "given", parameter: "difftotext" }],
  },
  {
    name: "to",
    type: { kind: "union", members: [{ kind: "number", whole: true, minimum: 0 }, { kind: "const", value: false }] },
    substitutes: ["notcached"],
    when: [{ kind: "given", parameter: "diffto" }],
    unless: [{ kind: "given", parameter: "difftotext" }],
  },
  {
    name: "body",
    type: { kind: "union", members: [{ kind: "text" }, { kind: "const", value: false }] },
    substitutes: ["notcached", "badcontentformat"],
  },
  { name: "badcontentformat", type: { kind: "const", value: true }, optional: true, when: [{ kind: "given", parameter: "difftotext" }] },
  { name: "notcached", type: { kind: "const", value: true }, optional: true },
];

export const revisionShapeFields = [
  { name: "revid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
  {
    name: "parentid",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["ids"] }],
  },
  { name: "minor", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["flags"] }] },
  { name: "user", type: { kind: "user" }, substitutes: ["userhidden"], when: [{ kind: "holds", parameter: "prop", values: ["user"] }] },
  {
    name: "userid",
    type: { kind: "number", whole: true, minimum: 0 },
    substitutes: ["userhidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["userid"] }],
  },
  {
    name: "userhidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
  },
  {
    name: "anon",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
  },
  {
    name: "temp",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["user", "userid"] }],
  },
  { name: "timestamp", type: { kind: "timestamp" }, when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }] },
  {
    name: "size",
    type: { kind: "number", whole: true, minimum: 0 },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["size", "slotsize"] }],
  },
  {
    name: "sha1",
    type: { kind: "text", pattern: "^([0-9a-f]{40})?$" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["sha1", "slotsha1"] }],
  },
  {
    name: "sha1hidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["sha1", "slotsha1"] }],
  },
  {
    name: "roles",
    type: { kind: "list", items: { kind: "text" } },
    substitutes: ["slotsmissing"],
    when: [{ kind: "holds", parameter: "prop", values: ["roles"] }],
  },
  {
    name: "slots",
    type: {
      kind: "object",
      fields: [{ name: "main", type: { kind: "shape", shape: "slot" }, when: [{ kind: "holds", parameter: "slots", values: ["main"] }] }],
    },
    substitutes: ["slotsmissing"],
    when: [
      {
        kind: "all",
        tests: [
          { kind: "given", parameter: "slots" },
          { kind: "holds", parameter: "prop", values: ["content", "contentmodel", "slotsha1", "slotsize"] },
        ],
      },
    ],
  },
  {
    name: "slotsmissing",
    type: { kind: "const", value: true },
    optional: true,
    when: [
      { kind: "holds", parameter: "prop", values: ["content", "contentmodel", "parsetree", "roles", "slotsha1", "slotsize"] },
      { kind: "given", parameter: "diffto" },
      { kind: "given", parameter: "difftotext" },
    ],
  },
  {
    name: "contentmodel",
    type: { kind: "text" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["content", "contentmodel"] }],
    unless: [{ kind: "given", parameter: "slots" }],
  },
  {
    name: "contentformat",
    type: { kind: "text" },
    substitutes: ["texthidden", "textmissing", "badcontentformat", "slotsmissing"],
    when: [{ kind: "holds", parameter: "prop", values: ["content"] }],
    unless: [{ kind: "given", parameter: "expandtemplates" }, { kind: "given", parameter: "parse" }, { kind: "given", parameter: "slots" }],
  },
  {
    name: "content",
    type: { kind: "text" },
    substitutes: ["texthidden", "textmissing", "badcontentformat", "slotsmissing"],
    when: [{ kind: "holds", parameter: "prop", values: ["content"] }],
    unless: [{ kind: "given", parameter: "slots" }],
  },
  {
    name: "texthidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [
      { kind: "holds", parameter: "prop", values: ["content", "parsetree"] },
      { kind: "given", parameter: "diffto" },
      { kind: "given", parameter: "difftotext" },
    ],
    unless: [{ kind: "given", parameter: "slots" }],
  },
  {
    name: "textmissing",
    type: { kind: "const", value: true },
    optional: true,
    when: [
      { kind: "holds", parameter: "prop", values: ["content", "contentmodel", "parsetree", "slotsha1", "slotsize"] },
      { kind: "given", parameter: "diffto" },
      { kind: "given", parameter: "difftotext" },
    ],
    unless: [{ kind: "given", parameter: "slots" }],
  },
  {
    name: "badcontentformat",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["content"] }],
    unless: [{ kind: "given", parameter: "slots" }],
  },
  {
    name: "parsetree",
    type: { kind: "text" },
    substitutes: ["badcontentformatforparsetree", "texthidden", "textmissing", "slotsmissing"],
    when: [
      { kind: "holds", parameter: "prop", values: ["parsetree"] },
      { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["content"] }, { kind: "given", parameter: "generatexml" }] },
    ],
    unless: [{ kind: "given", parameter: "slots" }],
  },
  {
    name: "badcontentformatforparsetree",
    type: { kind: "const", value: true },
    optional: true,
    when: [
      { kind: "holds", parameter: "prop", values: ["parsetree"] },
      { kind: "all", tests: [{ kind: "holds", parameter: "prop", values: ["content"] }, { kind: "given", parameter: "generatexml" }] },
    ],
    unless: [{ kind: "given", parameter: "slots" }],
  },
  {
    name: "diff",
    type: { kind: "shape", shape: "difference" },
    substitutes: ["texthidden", "textmissing", "slotsmissing"],
    when: [{ kind: "given", parameter: "diffto" }, { kind: "given", parameter: "difftotext" }],
    unless: [{ kind: "given", parameter: "slots" }],
  },
  {
    name: "comment",
    type: { kind: "text" },
    substitutes: ["commenthidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["comment"] }],
  },
  {
    name: "parsedcomment",
    type: { kind: "text" },
    substitutes: ["commenthidden"],
    when: [{ kind: "holds", parameter: "prop", values: ["parsedcomment"] }],
  },
  {
    name: "commenthidden",
    type: { kind: "const", value: true },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["comment", "parsedcomment"] }],
  },
  { name: "tags", type: { kind: "list", items: { kind: "text" } }, when: [{ kind: "holds", parameter: "prop", values: ["tags"] }] },
  { name: "suppressed", type: { kind: "const", value: true }, optional: true },
];

export const metadataEntryShapeFields = [
  { name: "name", type: { kind: "union", members: [{ kind: "text" }, { kind: "number", whole: true }] } },
  { name: "value", type: { kind: "any" } },
];

export const extendedMetadataShapeFields = [
  { name: "value", type: { kind: "any" } },
  { name: "source", type: { kind: "text" } },
  { name: "hidden", type: { kind: "text" }, optional: true },
];

export const blockComponentShapeFields = [
  { name: "blockid", type: { kind: "number", whole: true, minimum: 0 }, nullable: true },
  { name: "blockedby", type: { kind: "user" } },
  { name: "blockedbyid", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "blockreason", type: { kind: "text" } },
  { name: "blockedtimestamp", type: { kind: "timestamp" } },
  { name: "blockexpiry", type: { kind: "union", members: [{ kind: "timestamp" }, { kind: "const", value: "infinite" }] } },
  { name: "blockpartial", type: { kind: "boolean" } },
  { name: "blocknocreate", type: { kind: "boolean" } },
  { name: "blockanononly", type: { kind: "boolean" } },
  { name: "blockemail", type: { kind: "boolean" } },
  { name: "blockowntalk", type: { kind: "boolean" } },
  { name: "blockedtimestampformatted", type: { kind: "text" } },
  { name: "blockexpiryformatted", type: { kind: "text" }, optional: true },
  { name: "blockexpiryrelative", type: { kind: "text" }, optional: true },
  { name: "blockhidden", type: { kind: "const", value: true }, optional: true },
  { name: "systemblocktype", type: { kind: "text" }, optional: true },
];

export const groupMembershipShapeFields = [
  { name: "group", type: { kind: "text" } },
  { name: "expiry", type: { kind: "union", members: [{ kind: "timestamp" }, { kind: "const", value: "infinity" }] } },
];

export const rateLimitShapeFields = [
  { name: "hits", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "seconds", type: { kind: "number", whole: true, minimum: 0 } },
];

export const foundElsewhereShapeFields = [
  { name: "ns", type: { kind: "namespace" } },
  { name: "namespace", type: { kind: "text" } },
  { name: "title", type: { kind: "text" } },
  { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
  { name: "url", type: { kind: "text" } },
  { name: "size", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
  {
    name: "wordcount",
    type: { kind: "number", whole: true, minimum: 0 },
    when: [{ kind: "holds", parameter: "prop", values: ["wordcount"] }],
  },
  { name: "snippet", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["snippet"] }] },
  { name: "timestamp", type: { kind: "timestamp" }, when: [{ kind: "holds", parameter: "prop", values: ["timestamp"] }] },
  { name: "titlesnippet", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["titlesnippet"] }] },
  { name: "categorysnippet", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["categorysnippet"] }] },
  {
    name: "redirecttitle",
    type: { kind: "title" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["redirecttitle"] }],
  },
  {
    name: "redirectsnippet",
    type: { kind: "text" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["redirectsnippet"] }],
  },
  { name: "sectiontitle", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["sectiontitle"] }] },
  {
    name: "sectionsnippet",
    type: { kind: "text" },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["sectionsnippet"] }],
  },
  { name: "isfilematch", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["isfilematch"] }] },
  {
    name: "extensiondata",
    type: { kind: "map", values: { kind: "any" } },
    optional: true,
    when: [{ kind: "holds", parameter: "prop", values: ["extensiondata"] }],
  },
];

export const rawMessageShapeFields = [{ name: "key", type: { kind: "text" } }, { name: "params", type: { kind: "list", items: { kind: "any" } } }];

export const authenticationFieldShapeFields = [
  { name: "type", type: { kind: "enum", values: ["button", "checkbox", "hidden", "multiselect", "null", "password", "select", "string"] } },
  { name: "value", type: { kind: "any" }, optional: true },
  { name: "options", type: { kind: "map", values: { kind: "text" } }, optional: true },
  {
    name: "label",
    type: { kind: "union", members: [{ kind: "text" }, { kind: "shape", shape: "raw-message" }] },
    unless: [{ kind: "holds", parameter: "messageformat", values: ["none"] }],
  },
  {
    name: "help",
    type: { kind: "union", members: [{ kind: "text" }, { kind: "shape", shape: "raw-message" }] },
    unless: [{ kind: "holds", parameter: "messageformat", values: ["none"] }],
  },
  { name: "optional", type: { kind: "boolean" } },
  { name: "sensitive", type: { kind: "boolean" } },
];

export const reasonShapeFields = [
  { name: "code", type: { kind: "text" } },
  { name: "text", type: { kind: "text" }, optional: true },
  { name: "html", type: { kind: "text" }, optional: true },
  { name: "key", type: { kind: "text" }, optional: true },
  { name: "params", type: { kind: "list", items: { kind: "any" } }, optional: true },
  { name: "message", type: { kind: "text" }, optional: true },
  { name: "type", type: { kind: "text" }, optional: true },
  { name: "data", type: { kind: "map", values: { kind: "any" } }, optional: true },
];

export const results = {
  member: "query",
  failures: ["errors", "error"],
  continuation: "continue",
  named: { pages: ["titles", "pageids"], revisions: ["revids"] },
  all: "*",
  defaults: { formatversion: "1", errorformat: "bc", smaxage: "0", maxage: "0", uselang: "user", errorlang: "uselang", exportschema: "0.11" },
  body: [
    {
      name: "batchcomplete",
      type: { kind: "const", value: true },
      substitutes: ["continue", "error", "errors"],
      unless: [{ kind: "given", parameter: "rawcontinue" }],
    },
    {
      name: "continue",
      type: { kind: "map", values: { kind: "union", members: [{ kind: "text" }, { kind: "number", whole: true }] } },
      optional: true,
      unless: [{ kind: "given", parameter: "rawcontinue" }],
    },
    {
      name: "query-continue",
      type: { kind: "map", values: { kind: "map", values: { kind: "union", members: [{ kind: "text" }, { kind: "number", whole: true }] } } },
      optional: true,
      when: [{ kind: "given", parameter: "rawcontinue" }],
    },
    {
      name: "query-noncontinue",
      type: { kind: "map", values: { kind: "map", values: { kind: "union", members: [{ kind: "text" }, { kind: "number", whole: true }] } } },
      optional: true,
      when: [{ kind: "given", parameter: "rawcontinue" }],
    },
    { name: "limits", type: { kind: "map", values: { kind: "number", whole: true, minimum: 0 } }, optional: true },
    {
      name: "warnings",
      type: {
        kind: "union",
        members: [
          { kind: "list", items: { kind: "shape", shape: "warning" } },
          { kind: "map", values: { kind: "object", fields: [{ name: "warnings", type: { kind: "text" } }] } },
        ],
      },
      optional: true,
    },
    {
      name: "errors",
      type: { kind: "list", items: { kind: "shape", shape: "message" } },
      optional: true,
      unless: [{ kind: "holds", parameter: "errorformat", values: ["bc"] }],
    },
    {
      name: "error",
      type: { kind: "map", values: { kind: "any" } },
      optional: true,
      when: [{ kind: "holds", parameter: "errorformat", values: ["bc"] }],
    },
    { name: "docref", type: { kind: "text" }, optional: true, unless: [{ kind: "holds", parameter: "errorformat", values: ["bc"] }] },
    { name: "trace", type: { kind: "text" }, optional: true, unless: [{ kind: "holds", parameter: "errorformat", values: ["bc"] }] },
    { name: "requestid", type: { kind: "text" }, when: [{ kind: "given", parameter: "requestid" }] },
    { name: "servedby", type: { kind: "text" }, optional: true },
    { name: "curtimestamp", type: { kind: "timestamp" }, when: [{ kind: "given", parameter: "curtimestamp" }] },
    { name: "uselang", type: { kind: "text" }, when: [{ kind: "given", parameter: "responselanginfo" }] },
    { name: "errorlang", type: { kind: "text" }, when: [{ kind: "given", parameter: "responselanginfo" }] },
  ],
  fields: [
    {
      name: "normalized",
      type: {
        kind: "list",
        items: {
          kind: "object",
          fields: [
            { name: "fromencoded", type: { kind: "boolean" } },
            { name: "from", type: { kind: "text" } },
            { name: "to", type: { kind: "title" } },
          ],
        },
      },
      optional: true,
    },
    {
      name: "converted",
      type: {
        kind: "list",
        items: { kind: "object", fields: [{ name: "from", type: { kind: "text" } }, { name: "to", type: { kind: "title" } }] },
      },
      optional: true,
      when: [{ kind: "given", parameter: "converttitles" }],
    },
    {
      name: "interwiki",
      type: {
        kind: "list",
        items: {
          kind: "object",
          fields: [
            { name: "title", type: { kind: "text" } },
            { name: "iw", type: { kind: "text" } },
            { name: "url", type: { kind: "text" }, when: [{ kind: "given", parameter: "iwurl" }] },
          ],
        },
      },
      optional: true,
    },
    {
      name: "redirects",
      type: {
        kind: "list",
        items: {
          kind: "object",
          fields: [
            { name: "from", type: { kind: "title" } },
            { name: "to", type: { kind: "title" } },
            { name: "tofragment", type: { kind: "text" }, optional: true },
            { name: "tointerwiki", type: { kind: "text" }, optional: true },
            { name: "ns", type: { kind: "namespace" }, optional: true },
            { name: "title", type: { kind: "title" }, optional: true },
            { name: "pageid", type: { kind: "number", whole: true, minimum: 0 }, optional: true },
            { name: "index", type: { kind: "number", whole: true, minimum: 1 }, optional: true },
          ],
        },
      },
      optional: true,
      when: [{ kind: "given", parameter: "redirects" }],
    },
    {
      name: "badrevids",
      type: {
        kind: "union",
        members: [
          { kind: "map", values: { kind: "shape", shape: "missing-revision" } },
          { kind: "list", items: { kind: "shape", shape: "missing-revision" } },
        ],
      },
      optional: true,
      when: [{ kind: "given", parameter: "revids" }],
    },
    {
      name: "pageids",
      type: { kind: "list", items: { kind: "text" } },
      optional: true,
      when: [{ kind: "given", parameter: "indexpageids" }],
    },
    {
      name: "export",
      type: { kind: "text" },
      optional: true,
      when: [{ kind: "given", parameter: "export" }],
      unless: [{ kind: "given", parameter: "exportnowrap" }],
    },
  ],
  pages: {
    member: "pages",
    key: ["pageid", "title"],
    kinds: [
      {
        name: "existing",
        fields: [
          { name: "pageid", type: { kind: "number", whole: true, minimum: 1 } },
          { name: "ns", type: { kind: "namespace" } },
          { name: "title", type: { kind: "title" } },
        ],
      },
      {
        name: "special",
        fields: [
          { name: "ns", type: { kind: "namespace" } },
          { name: "title", type: { kind: "title" } },
          { name: "special", type: { kind: "const", value: true } },
          { name: "missing", type: { kind: "const", value: true }, optional: true },
        ],
      },
      {
        name: "missing",
        fields: [
          { name: "ns", type: { kind: "namespace" } },
          { name: "title", type: { kind: "title" } },
          { name: "missing", type: { kind: "const", value: true } },
          { name: "known", type: { kind: "const", value: true }, optional: true },
        ],
      },
      {
        name: "missing-id",
        fields: [{ name: "pageid", type: { kind: "number", whole: true } }, { name: "missing", type: { kind: "const", value: true } }],
      },
      {
        name: "invalid",
        fields: [
          { name: "title", type: { kind: "text" } },
          { name: "invalidreason", type: { kind: "union", members: [{ kind: "text" }, { kind: "shape", shape: "message" }] } },
          { name: "invalid", type: { kind: "const", value: true } },
        ],
      },
    ],
  },
  shapes: {
    "missing-revision": { fields: missingRevisionShapeFields },
    message: { fields: messageShapeFields },
    warning: { fields: warningShapeFields },
    titled: { fields: titledShapeFields },
    "linking-page": { emptyList: true, fields: linkingPageShapeFields },
    slot: { fields: slotShapeFields },
    difference: { fields: differenceShapeFields },
    revision: { emptyList: true, fields: revisionShapeFields },
    "metadata-entry": { fields: metadataEntryShapeFields },
    "extended-metadata": { fields: extendedMetadataShapeFields },
    "block-component": { fields: blockComponentShapeFields },
    "group-membership": { fields: groupMembershipShapeFields },
    "rate-limit": { fields: rateLimitShapeFields },
    "found-elsewhere": { fields: foundElsewhereShapeFields },
    "raw-message": { fields: rawMessageShapeFields },
    "authentication-field": { fields: authenticationFieldShapeFields },
    reason: { fields: reasonShapeFields },
  },
  modules: {
    allcategories: {
      defaults: { dir: "ascending", limit: "10", prop: "" },
      items: allcategoriesItemFields,
      next: { parameter: "continue", forms: [{ fields: ["text"] }] },
      ground: "D-219",
    },
    alldeletedrevisions: {
      defaults: { prop: "ids|timestamp|flags|comment|user", dir: "older" },
      items: alldeletedrevisionsItemFields,
      next: {
        parameter: "continue",
        forms: [
          {
            when: [
              { kind: "role", role: "generator" },
              { kind: "given", parameter: "generatetitles" },
              { kind: "holds", parameter: "dir", values: ["newer"] },
            ],
            unless: [{ kind: "given", parameter: "user" }],
            fields: ["integer", "text"],
          },
          {
            unless: [
              { kind: "given", parameter: "user" },
              {
                kind: "all",
                tests: [
                  { kind: "role", role: "generator" },
                  { kind: "given", parameter: "generatetitles" },
                  { kind: "holds", parameter: "dir", values: ["newer"] },
                ],
              },
            ],
            fields: ["integer", "text", "timestamp", "integer"],
          },
          { when: [{ kind: "given", parameter: "user" }], fields: ["timestamp", "integer"] },
        ],
      },
      ground: "D-219",
    },
    allfileusages: {
      defaults: { prop: "title", limit: "10", dir: "ascending" },
      items: allfileusagesItemFields,
      next: {
        parameter: "continue",
        forms: [
          { when: [{ kind: "given", parameter: "unique" }], fields: ["text"] },
          { unless: [{ kind: "given", parameter: "unique" }], fields: ["text", "integer"] },
        ],
      },
      ground: "D-219",
    },
    allimages: {
      defaults: { sort: "name", dir: "ascending", prop: "timestamp|url", filterbots: "all", limit: "10" },
      items: allimagesItemFields,
      next: {
        parameter: "continue",
        forms: [
          { when: [{ kind: "holds", parameter: "sort", values: ["name"] }], fields: ["text"] },
          { when: [{ kind: "holds", parameter: "sort", values: ["timestamp"] }], fields: ["timestamp", "text"] },
        ],
      },
      ground: "D-219",
    },
    alllinks: {
      defaults: { prop: "title", namespace: "0", limit: "10", dir: "ascending" },
      items: alllinksItemFields,
      next: {
        parameter: "continue",
        forms: [
          { when: [{ kind: "given", parameter: "unique" }], fields: ["text"] },
          { unless: [{ kind: "given", parameter: "unique" }], fields: ["text", "integer"] },
        ],
      },
      ground: "D-219",
    },
    allpages: {
      defaults: { namespace: "0", filterredir: "all", filterlanglinks: "all", prfiltercascade: "all", prexpiry: "all", limit: "10", dir: "ascending" },
      items: allpagesItemFields,
      next: { parameter: "continue", forms: [{ fields: ["text"] }] },
      ground: "D-219",
    },
    allredirects: {
      defaults: { prop: "title", namespace: "0", limit: "10", dir: "ascending" },
      items: allredirectsItemFields,
      next: {
        parameter: "continue",
        forms: [
          { when: [{ kind: "given", parameter: "unique" }], fields: ["text"] },
          { unless: [{ kind: "given", parameter: "unique" }], fields: ["text", "integer"] },
        ],
      },
      ground: "D-219",
    },
    allrevisions: {
      defaults: { prop: "ids|timestamp|flags|comment|user", dir: "older" },
      items: allrevisionsItemFields,
      next: { parameter: "continue", forms: [{ fields: ["timestamp", "integer"] }] },
      ground: "D-219",
    },
    alltransclusions: {
      defaults: { prop: "title", namespace: "10", limit: "10", dir: "ascending" },
      items: alltransclusionsItemFields,
      next: {
        parameter: "continue",
        forms: [
          { when: [{ kind: "given", parameter: "unique" }], fields: ["text"] },
          { unless: [{ kind: "given", parameter: "unique" }], fields: ["text", "integer"] },
        ],
      },
      ground: "D-219",
    },
    allusers: {
      defaults: { dir: "ascending", limit: "10" },
      items: allusersItemFields,
      next: { parameter: "from", forms: [{ fields: ["text"] }] },
      ground: "D-219",
    },
    backlinks: {
      defaults: { dir: "ascending", filterredir: "all", limit: "10" },
      items: backlinksItemFields,
      next: {
        parameter: "continue",
        forms: [
          { fields: ["integer", "integer"] },
          { fields: ["integer", "integer", "integer", "text", "integer", "integer"] },
          { fields: ["integer", "integer", "integer", "text", "integer", "integer", "integer"] },
          { fields: ["integer", "integer", "integer", "text", "integer", "integer", "integer", "integer"] },
        ],
      },
      ground: "D-219",
    },
    blocks: {
      defaults: { dir: "older", limit: "10", prop: "id|user|by|timestamp|expiry|reason|flags" },
      items: blocksItemFields,
      next: { parameter: "continue", forms: [{ fields: ["timestamp", "integer"] }] },
      ground: "D-219",
    },
    categorymembers: {
      defaults: { prop: "ids|title", type: "page|subcat|file", limit: "10", sort: "sortkey", dir: "ascending" },
      items: categorymembersItemFields,
      next: {
        parameter: "continue",
        forms: [
          { when: [{ kind: "holds", parameter: "sort", values: ["timestamp"] }], fields: ["timestamp", "integer"] },
          { when: [{ kind: "holds", parameter: "sort", values: ["sortkey"] }], fields: ["text", "hex", "integer"] },
        ],
      },
      ground: "D-219",
    },
    codexicons: { defaults: {}, results: codexiconsResultsFields, ground: "D-220" },
    deletedrevs: {
      defaults: { dir: "older", namespace: "0", prop: "user|comment", limit: "10" },
      items: deletedrevsItemFields,
      next: {
        parameter: "continue",
        forms: [
          { when: [{ kind: "pages", pages: "some" }], fields: ["integer", "text", "timestamp", "integer"] },
          { unless: [{ kind: "given", parameter: "user" }], fields: ["integer", "text", "timestamp", "integer"] },
          { when: [{ kind: "given", parameter: "user" }], unless: [{ kind: "pages", pages: "some" }], fields: ["timestamp", "integer"] },
        ],
      },
      ground: "D-219",
    },
    embeddedin: {
      defaults: { dir: "ascending", filterredir: "all", limit: "10" },
      items: embeddedinItemFields,
      next: {
        parameter: "continue",
        forms: [
          { fields: ["integer", "integer"] },
          { fields: ["integer", "integer", "integer", "text", "integer", "integer"] },
          { fields: ["integer", "integer", "integer", "text", "integer", "integer", "integer"] },
          { fields: ["integer", "integer", "integer", "text", "integer", "integer", "integer", "integer"] },
        ],
      },
      ground: "D-219",
    },
    exturlusage: {
      defaults: { prop: "ids|title|url", protocol: "", limit: "10" },
      items: exturlusageItemFields,
      next: { parameter: "continue", forms: [{ fields: ["text"] }] },
      ground: "D-219",
    },
    filearchive: {
      defaults: { dir: "ascending", prop: "timestamp", limit: "10" },
      items: filearchiveItemFields,
      next: { parameter: "continue", forms: [{ fields: ["text", "timestamp", "integer"] }] },
      ground: "D-219",
    },
    imageusage: {
      defaults: { dir: "ascending", filterredir: "all", limit: "10" },
      items: imageusageItemFields,
      next: {
        parameter: "continue",
        forms: [
          { fields: ["integer", "integer"] },
          { fields: ["integer", "integer", "integer", "text", "integer", "integer"] },
          { fields: ["integer", "integer", "integer", "text", "integer", "integer", "integer"] },
          { fields: ["integer", "integer", "integer", "text", "integer", "integer", "integer", "integer"] },
        ],
      },
      ground: "D-219",
    },
    iwbacklinks: {
      defaults: { limit: "10", prop: "", dir: "ascending" },
      items: iwbacklinksItemFields,
      next: { parameter: "continue", forms: [{ fields: ["text", "text", "integer"] }] },
      ground: "D-219",
    },
    langbacklinks: {
      defaults: { limit: "10", prop: "", dir: "ascending" },
      items: langbacklinksItemFields,
      next: { parameter: "continue", forms: [{ fields: ["text", "text", "integer"] }] },
      ground: "D-219",
    },
    logevents: {
      defaults: { prop: "ids|title|type|user|timestamp|comment|details", dir: "older", limit: "10" },
      items: logeventsItemFields,
      next: { parameter: "continue", forms: [{ fields: ["timestamp", "integer"] }] },
      ground: "D-219",
    },
    mystashedfiles: {
      defaults: { prop: "", limit: "10" },
      items: mystashedfilesItemFields,
      next: { parameter: "continue", forms: [{ fields: ["integer"] }] },
      ground: "D-219",
    },
    pagepropnames: {
      defaults: { limit: "10" },
      items: pagepropnamesItemFields,
      next: { parameter: "continue", forms: [{ fields: ["text"] }] },
      ground: "D-219",
    },
    pageswithprop: {
      defaults: { prop: "ids|title", limit: "10", dir: "ascending" },
      items: pageswithpropItemFields,
      next: { parameter: "continue", forms: [{ fields: ["integer"] }] },
      ground: "D-219",
    },
    prefixsearch: {
      defaults: { namespace: "0", limit: "10", offset: "0" },
      items: prefixsearchItemFields,
      generated: prefixsearchGeneratedFields,
      next: { parameter: "offset", number: true, forms: [{ fields: ["integer"] }] },
      ground: "D-219",
    },
    protectedtitles: {
      defaults: { limit: "10", dir: "older", prop: "timestamp|level" },
      items: protectedtitlesItemFields,
      next: { parameter: "continue", forms: [{ fields: ["timestamp", "integer", "text"] }] },
      ground: "D-219",
    },
    querypage: {
      defaults: { offset: "0", limit: "10" },
      results: querypageResultsFields,
      next: { parameter: "offset", number: true, forms: [{ fields: ["integer"] }] },
      ground: "D-219",
    },
    random: {
      defaults: { filterredir: "nonredirects", limit: "1" },
      items: randomItemFields,
      next: { parameter: "continue", forms: [{ fields: ["fraction", "fraction", "integer", "bit"] }] },
      ground: "D-219",
    },
    recentchanges: {
      defaults: { dir: "older", prop: "title|timestamp|ids", limit: "10", type: "edit|new|log|categorize" },
      items: recentchangesItemFields,
      next: { parameter: "continue", forms: [{ fields: ["timestamp", "integer"] }] },
      ground: "D-219",
    },
    search: {
      defaults: { namespace: "0", limit: "10", offset: "0", info: "totalhits|suggestion|rewrittenquery", prop: "size|wordcount|timestamp|snippet", sort: "relevance" },
      items: searchItemFields,
      results: searchResultsFields,
      generated: searchGeneratedFields,
      next: { parameter: "offset", number: true, forms: [{ fields: ["integer"] }] },
      ground: "D-219",
    },
    tags: {
      defaults: { limit: "10", prop: "" },
      items: tagsItemFields,
      next: { parameter: "continue", forms: [{ fields: ["text"] }] },
      ground: "D-219",
    },
    trackingcategories: {
      defaults: { limit: "10", prop: "" },
      results: trackingcategoriesResultsFields,
      next: { parameter: "continue", forms: [{ fields: ["text"] }] },
      ground: "D-219",
    },
    usercontribs: {
      defaults: { limit: "10", dir: "older", prop: "ids|title|timestamp|comment|size|flags" },
      items: usercontribsItemFields,
      next: {
        parameter: "continue",
        forms: [
          {
            unless: [{ kind: "given", parameter: "userprefix" }, { kind: "given", parameter: "iprange" }],
            fields: ["timestamp", "integer"],
          },
          {
            unless: [{ kind: "given", parameter: "userprefix" }, { kind: "given", parameter: "iprange" }],
            fields: [{ literal: "actor" }, "integer", "timestamp", "integer"],
          },
          { when: [{ kind: "given", parameter: "userprefix" }], fields: [{ literal: "name" }, "text", "timestamp", "integer"] },
          { when: [{ kind: "given", parameter: "iprange" }], fields: [{ literal: "name" }, "text", "timestamp", "integer"] },
        ],
      },
      ground: "D-219",
    },
    users: { defaults: {}, results: usersResultsFields, ground: "D-219" },
    watchlist: {
      defaults: { dir: "older", limit: "10", prop: "ids|title|flags", type: "edit|new|log|categorize" },
      items: watchlistItemFields,
      next: { parameter: "continue", forms: [{ fields: ["text", "integer"] }] },
      ground: "D-219",
    },
    watchlistraw: {
      defaults: { limit: "10", dir: "ascending" },
      body: watchlistrawBodyFields,
      next: { parameter: "continue", forms: [{ fields: ["integer", "text"] }] },
      ground: "D-220",
    },
    categories: {
      defaults: { limit: "10", dir: "ascending" },
      page: categoriesPageFields,
      next: { parameter: "continue", forms: [{ fields: ["integer", "text"] }] },
      ground: "D-220",
    },
    categoryinfo: { defaults: {}, page: categoryinfoPageFields, next: { parameter: "continue", forms: [{ fields: ["text"] }] }, ground: "D-219" },
    contributors: {
      defaults: { limit: "10" },
      page: contributorsPageFields,
      next: { parameter: "continue", forms: [{ fields: ["integer", "integer"] }] },
      ground: "D-219",
    },
    deletedrevisions: {
      defaults: { prop: "ids|timestamp|flags|comment|user", dir: "older" },
      page: deletedrevisionsPageFields,
      next: {
        parameter: "continue",
        forms: [
          { when: [{ kind: "pages", pages: "revisions" }], fields: ["integer", "integer"] },
          { unless: [{ kind: "pages", pages: "revisions" }], fields: ["integer", "text", "timestamp", "integer"] },
        ],
      },
      ground: "D-219",
    },
    duplicatefiles: {
      defaults: { limit: "10", dir: "ascending" },
      page: duplicatefilesPageFields,
      next: { parameter: "continue", forms: [{ fields: ["text", "text"] }] },
      ground: "D-219",
    },
    extlinks: {
      defaults: { limit: "10", protocol: "" },
      page: extlinksPageFields,
      next: { parameter: "continue", forms: [{ fields: ["text"] }] },
      ground: "D-219",
    },
    fileusage: {
      defaults: { prop: "pageid|title|redirect", limit: "10" },
      page: fileusagePageFields,
      next: {
        parameter: "continue",
        forms: [
          { fields: ["integer"] },
          { when: [{ kind: "given", parameter: "namespace" }], fields: ["integer", "integer"] },
          { when: [{ kind: "pages", pages: "several" }], fields: ["text", "integer"] },
          { when: [{ kind: "pages", pages: "several" }, { kind: "given", parameter: "namespace" }], fields: ["text", "integer", "integer"] },
        ],
      },
      ground: "D-219",
    },
    imageinfo: {
      defaults: { prop: "timestamp|user", limit: "1", urlwidth: "-1", urlheight: "-1", metadataversion: "1", extmetadatalanguage: "en", urlparam: "" },
      page: imageinfoPageFields,
      next: { parameter: "continue", forms: [{ fields: ["text", "text"] }] },
      ground: "D-219",
    },
    images: {
      defaults: { limit: "10", dir: "ascending" },
      page: imagesPageFields,
      next: { parameter: "continue", forms: [{ fields: ["integer", "text"] }] },
      ground: "D-219",
    },
    info: {
      defaults: { testactionsdetail: "boolean", editintrostyle: "moreframes" },
      page: infoPageFields,
      next: { parameter: "continue", forms: [{ fields: ["integer", "text"] }] },
      ground: "D-219",
    },
    iwlinks: {
      defaults: { dir: "ascending", limit: "10" },
      page: iwlinksPageFields,
      next: { parameter: "continue", forms: [{ fields: ["integer", "text", "text"] }] },
      ground: "D-219",
    },
    langlinks: {
      defaults: { dir: "ascending", inlanguagecode: "en", limit: "10" },
      page: langlinksPageFields,
      next: { parameter: "continue", forms: [{ fields: ["integer", "text"] }] },
      ground: "D-219",
    },
    links: {
      defaults: { limit: "10", dir: "ascending" },
      page: linksPageFields,
      next: { parameter: "continue", forms: [{ fields: ["integer", "integer", "text"] }] },
      ground: "D-219",
    },
    linkshere: {
      defaults: { prop: "pageid|title|redirect", limit: "10" },
      page: linksherePageFields,
      next: {
        parameter: "continue",
        forms: [
          { unless: [{ kind: "pages", pages: "several" }], fields: ["integer"] },
          {
            when: [{ kind: "given", parameter: "namespace" }],
            unless: [{ kind: "pages", pages: "several" }],
            fields: ["integer", "integer"],
          },
          { when: [{ kind: "pages", pages: "several" }], fields: ["text", "integer"] },
          { when: [{ kind: "pages", pages: "several" }], fields: ["integer", "integer"] },
          { when: [{ kind: "pages", pages: "several" }], fields: ["integer", "text", "integer"] },
          { when: [{ kind: "pages", pages: "several" }, { kind: "given", parameter: "namespace" }], fields: ["text", "integer", "integer"] },
          {
            when: [{ kind: "pages", pages: "several" }, { kind: "given", parameter: "namespace" }],
            fields: ["integer", "text", "integer", "integer"],
          },
        ],
      },
      ground: "D-219",
    },
    pageprops: { defaults: {}, page: pagepropsPageFields, next: { parameter: "continue", forms: [{ fields: ["integer"] }] }, ground: "D-219" },
    redirects: {
      defaults: { prop: "pageid|title", limit: "10" },
      page: redirectsPageFields,
      next: {
        parameter: "continue",
        forms: [
          { unless: [{ kind: "pages", pages: "several" }], fields: ["integer"] },
          { when: [{ kind: "pages", pages: "several" }], fields: ["text", "integer"] },
          { when: [{ kind: "pages", pages: "several" }], fields: ["integer", "integer"] },
          { when: [{ kind: "pages", pages: "several" }], fields: ["integer", "text", "integer"] },
        ],
      },
      ground: "D-219",
    },
    revisions: {
      defaults: { prop: "ids|timestamp|flags|comment|user", dir: "older" },
      page: revisionsPageFields,
      next: {
        parameter: "continue",
        forms: [
          { fields: ["timestamp", "integer"] },
          {
            unless: [
              { kind: "given", parameter: "user" },
              { kind: "given", parameter: "excludeuser" },
              { kind: "given", parameter: "limit" },
              { kind: "given", parameter: "startid" },
              { kind: "given", parameter: "endid" },
              { kind: "given", parameter: "start" },
              { kind: "given", parameter: "end" },
              { kind: "holds", parameter: "dir", values: ["newer"] },
            ],
            fields: ["integer", "integer"],
          },
        ],
      },
      ground: "D-219",
    },
    stashimageinfo: {
      defaults: { prop: "timestamp|url", urlwidth: "-1", urlheight: "-1", urlparam: "" },
      results: stashimageinfoResultsFields,
      ground: "D-219",
    },
    templates: {
      defaults: { limit: "10", dir: "ascending" },
      page: templatesPageFields,
      next: { parameter: "continue", forms: [{ fields: ["integer", "integer", "text"] }] },
      ground: "D-219",
    },
    transcludedin: {
      defaults: { prop: "pageid|title|redirect", limit: "10" },
      page: transcludedinPageFields,
      next: {
        parameter: "continue",
        forms: [
          { unless: [{ kind: "pages", pages: "several" }], fields: ["integer"] },
          {
            when: [{ kind: "given", parameter: "namespace" }],
            unless: [{ kind: "pages", pages: "several" }],
            fields: ["integer", "integer"],
          },
          { when: [{ kind: "pages", pages: "several" }], fields: ["text", "integer"] },
          { when: [{ kind: "pages", pages: "several" }], fields: ["integer", "integer"] },
          { when: [{ kind: "pages", pages: "several" }], fields: ["integer", "text", "integer"] },
          { when: [{ kind: "pages", pages: "several" }, { kind: "given", parameter: "namespace" }], fields: ["text", "integer", "integer"] },
          {
            when: [{ kind: "pages", pages: "several" }, { kind: "given", parameter: "namespace" }],
            fields: ["integer", "text", "integer", "integer"],
          },
        ],
      },
      ground: "D-219",
    },
    allmessages: {
      defaults: { messages: "*", customised: "all" },
      items: allmessagesItemFields,
      next: { parameter: "from", forms: [{ fields: ["text"] }] },
      ground: "D-219",
    },
    authmanagerinfo: { defaults: { messageformat: "wikitext" }, results: authmanagerinfoResultsFields, ground: "D-219" },
    filerepoinfo: {
      defaults: { prop: "canUpload|displayname|favicon|initialCapital|local|name|rootUrl|scriptDirUrl|thumbUrl|url" },
      results: filerepoinfoResultsFields,
      ground: "D-220",
    },
    languageinfo: {
      defaults: { prop: "code", code: "*" },
      results: languageinfoResultsFields,
      next: { parameter: "continue", forms: [{ fields: ["text"] }] },
      ground: "D-219",
    },
    siteinfo: { defaults: { prop: "general" }, results: siteinfoResultsFields, ground: "D-219" },
    tokens: { defaults: { type: "csrf" }, results: tokensResultsFields, ground: "D-220" },
    userinfo: { defaults: {}, results: userinfoResultsFields, ground: "D-219" },
  },
  ground: "D-218",
};
