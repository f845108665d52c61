// Data of query, made up. Generated: change the spec instead.
import { siteNames } from "../runtime/action-api/server/results/site-names.js";
import { factoryOf } from "../runtime/query/mock/factory.js";

const missingRevisionFields = { fields: [{ name: "revid", type: { kind: "number", whole: true } }, { name: "missing", type: { kind: "const", value: true } }] };

const messageFields = {
  fields: [
    { name: "code", type: { kind: "text" } },
    { name: "text", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["plaintext", "wikitext"] }] },
    { name: "html", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["html"] }] },
    { name: "key", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["raw"] }] },
    { name: "params", type: { kind: "list", items: { kind: "any" } }, when: [{ kind: "holds", parameter: "errorformat", values: ["raw"] }] },
    { name: "data", type: { kind: "map", values: { kind: "any" } }, optional: true },
    { name: "module", type: { kind: "text" }, optional: true },
  ],
};

const warningFields = {
  fields: [
    { name: "code", type: { kind: "text" } },
    { name: "text", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["plaintext", "wikitext"] }] },
    { name: "html", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["html"] }] },
    { name: "key", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["raw"] }] },
    { name: "params", type: { kind: "list", items: { kind: "any" } }, when: [{ kind: "holds", parameter: "errorformat", values: ["raw"] }] },
    { name: "data", type: { kind: "map", values: { kind: "any" } }, optional: true },
    { name: "module", type: { kind: "text" } },
  ],
};

const titledFields = { fields: [{ name: "ns", type: { kind: "namespace" } }, { name: "title", type: { kind: "title" } }] };

const linkingPageFields = {
  emptyList: true,
  fields: [
    { name: "pageid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["pageid"] }] },
    { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
    { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
    { name: "redirect", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["redirect"] }] },
  ],
};

const slotFields = {
  fields: [
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
  ],
};

const differenceFields = {
  fields: [
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
  ],
};

const revisionFields = {
  emptyList: true,
  fields: [
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
  ],
};

const metadataEntryFields = {
  fields: [
    { name: "name", type: { kind: "union", members: [{ kind: "text" }, { kind: "number", whole: true }] } },
    { name: "value", type: { kind: "any" } },
  ],
};

const extendedMetadataFields = {
  fields: [
    { name: "value", type: { kind: "any" } },
    { name: "source", type: { kind: "text" } },
    { name: "hidden", type: { kind: "text" }, optional: true },
  ],
};

const blockComponentFields = {
  fields: [
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
  ],
};

const groupMembershipFields = {
  fields: [
    { name: "group", type: { kind: "text" } },
    { name: "expiry", type: { kind: "union", members: [{ kind: "timestamp" }, { kind: "const", value: "infinity" }] } },
  ],
};

const rateLimitFields = {
  fields: [
    { name: "hits", type: { kind: "number", whole: true, minimum: 0 } },
    { name: "seconds", type: { kind: "number", whole: true, minimum: 0 } },
  ],
};

const foundElsewhereFields = {
  fields: [
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
  ],
};

const rawMessageFields = { fields: [{ name: "key", type: { kind: "text" } }, { name: "params", type: { kind: "list", items: { kind: "any" } } }] };

const authenticationFieldFields = {
  fields: [
    {
      name: "type",
      type: { kind: "enum", values: ["button", "checkbox", "hidden", "multiselect", "null", "password", "select", "string"] },
    },
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
  ],
};

const reasonFields = {
  fields: [
    { name: "code", type: { kind: "text" } },
    { name: "text", type: { kind: "text" }, optional: true },
    { name: "html", type: { kind: "text" }, optional: true },
    { name: "key", type: { kind: "text" }, optional: true },
    { name: "params", type: { kind: "list", items: { kind: "any" } }, optional: true },
    { name: "message", type: { kind: "text" }, optional: true },
    { name: "type", type: { kind: "text" }, optional: true },
    { name: "data", type: { kind: "map", values: { kind: "any" } }, optional: true },
  ],
};

export const missingRevisionShape = /* @__PURE__ */ factoryOf("MissingRevisionShape", {
  kind: "object",
  fields: [{ name: "revid", type: { kind: "number", whole: true } }, { name: "missing", type: { kind: "const", value: true } }],
}, {}, siteNames);

export const messageShape = /* @__PURE__ */ factoryOf("MessageShape", {
  kind: "object",
  fields: [
    { name: "code", type: { kind: "text" } },
    { name: "text", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["plaintext", "wikitext"] }] },
    { name: "html", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["html"] }] },
    { name: "key", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["raw"] }] },
    { name: "params", type: { kind: "list", items: { kind: "any" } }, when: [{ kind: "holds", parameter: "errorformat", values: ["raw"] }] },
    { name: "data", type: { kind: "map", values: { kind: "any" } }, optional: true },
    { name: "module", type: { kind: "text" }, optional: true },
  ],
}, {}, siteNames);

export const warningShape = /* @__PURE__ */ factoryOf("WarningShape", {
  kind: "object",
  fields: [
    { name: "code", type: { kind: "text" } },
    { name: "text", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["plaintext", "wikitext"] }] },
    { name: "html", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["html"] }] },
    { name: "key", type: { kind: "text" }, when: [{ kind: "holds", parameter: "errorformat", values: ["raw"] }] },
    { name: "params", type: { kind: "list", items: { kind: "any" } }, when: [{ kind: "holds", parameter: "errorformat", values: ["raw"] }] },
    { name: "data", type: { kind: "map", values: { kind: "any" } }, optional: true },
    { name: "module", type: { kind: "text" } },
  ],
}, {}, siteNames);

export const titledShape = /* @__PURE__ */ factoryOf("TitledShape", { kind: "object", fields: [{ name: "ns", type: { kind: "namespace" } }, { name: "title", type: { kind: "title" } }] }, {}, siteNames);

export const linkingPageShape = /* @__PURE__ */ factoryOf("LinkingPageShape", {
  kind: "object",
  fields: [
    { name: "pageid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["pageid"] }] },
    { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
    { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
    { name: "redirect", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["redirect"] }] },
  ],
  emptyList: true,
}, {}, siteNames);

export const slotShape = /* @__PURE__ */ factoryOf("SlotShape", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const differenceShape = /* @__PURE__ */ factoryOf("DifferenceShape", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const revisionShape = /* @__PURE__ */ factoryOf("RevisionShape", {
  kind: "object",
  fields: [
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
  ],
  emptyList: true,
}, { slot: slotFields, difference: differenceFields }, siteNames);

export const metadataEntryShape = /* @__PURE__ */ factoryOf("MetadataEntryShape", {
  kind: "object",
  fields: [
    { name: "name", type: { kind: "union", members: [{ kind: "text" }, { kind: "number", whole: true }] } },
    { name: "value", type: { kind: "any" } },
  ],
}, {}, siteNames);

export const extendedMetadataShape = /* @__PURE__ */ factoryOf("ExtendedMetadataShape", {
  kind: "object",
  fields: [
    { name: "value", type: { kind: "any" } },
    { name: "source", type: { kind: "text" } },
    { name: "hidden", type: { kind: "text" }, optional: true },
  ],
}, {}, siteNames);

export const blockComponentShape = /* @__PURE__ */ factoryOf("BlockComponentShape", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const groupMembershipShape = /* @__PURE__ */ factoryOf("GroupMembershipShape", {
  kind: "object",
  fields: [
    { name: "group", type: { kind: "text" } },
    { name: "expiry", type: { kind: "union", members: [{ kind: "timestamp" }, { kind: "const", value: "infinity" }] } },
  ],
}, {}, siteNames);

export const rateLimitShape = /* @__PURE__ */ factoryOf("RateLimitShape", {
  kind: "object",
  fields: [
    { name: "hits", type: { kind: "number", whole: true, minimum: 0 } },
    { name: "seconds", type: { kind: "number", whole: true, minimum: 0 } },
  ],
}, {}, siteNames);

export const foundElsewhereShape = /* @__PURE__ */ factoryOf("FoundElsewhereShape", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const rawMessageShape = /* @__PURE__ */ factoryOf("RawMessageShape", { kind: "object", fields: [{ name: "key", type: { kind: "text" } }, { name: "params", type: { kind: "list", items: { kind: "any" } } }] }, {}, siteNames);

export const authenticationFieldShape = /* @__PURE__ */ factoryOf("AuthenticationFieldShape", {
  kind: "object",
  fields: [
    {
      name: "type",
      type: { kind: "enum", values: ["button", "checkbox", "hidden", "multiselect", "null", "password", "select", "string"] },
    },
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
  ],
}, { "raw-message": rawMessageFields }, siteNames);

export const reasonShape = /* @__PURE__ */ factoryOf("ReasonShape", {
  kind: "object",
  fields: [
    { name: "code", type: { kind: "text" } },
    { name: "text", type: { kind: "text" }, optional: true },
    { name: "html", type: { kind: "text" }, optional: true },
    { name: "key", type: { kind: "text" }, optional: true },
    { name: "params", type: { kind: "list", items: { kind: "any" } }, optional: true },
    { name: "message", type: { kind: "text" }, optional: true },
    { name: "type", type: { kind: "text" }, optional: true },
    { name: "data", type: { kind: "map", values: { kind: "any" } }, optional: true },
  ],
}, {}, siteNames);

export const allcategoriesItem = /* @__PURE__ */ factoryOf("AllcategoriesItem", {
  kind: "object",
  fields: [
    { name: "category", type: { kind: "text" } },
    { name: "size", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
    { name: "pages", type: { kind: "number", whole: true }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
    { name: "files", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
    { name: "subcats", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
    { name: "hidden", type: { kind: "boolean" }, when: [{ kind: "holds", parameter: "prop", values: ["hidden"] }] },
  ],
}, {}, siteNames);

export const alldeletedrevisionsItem = /* @__PURE__ */ factoryOf("AlldeletedrevisionsItem", {
  kind: "object",
  fields: [
    { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
    { name: "revisions", type: { kind: "list", items: { kind: "shape", shape: "revision" } } },
    { name: "ns", type: { kind: "namespace" } },
    { name: "title", type: { kind: "title" } },
  ],
}, { revision: revisionFields, slot: slotFields, difference: differenceFields }, siteNames);

export const allfileusagesItem = /* @__PURE__ */ factoryOf("AllfileusagesItem", {
  kind: "object",
  fields: [
    { name: "fromid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
    { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
    { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  ],
}, {}, siteNames);

export const allimagesItem = /* @__PURE__ */ factoryOf("AllimagesItem", {
  kind: "object",
  fields: [
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
  ],
}, { "metadata-entry": metadataEntryFields, "extended-metadata": extendedMetadataFields }, siteNames);

export const alllinksItem = /* @__PURE__ */ factoryOf("AlllinksItem", {
  kind: "object",
  fields: [
    { name: "fromid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
    { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
    { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  ],
}, {}, siteNames);

export const allpagesItem = /* @__PURE__ */ factoryOf("AllpagesItem", {
  kind: "object",
  fields: [
    { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
    { name: "ns", type: { kind: "namespace" } },
    { name: "title", type: { kind: "title" } },
  ],
}, {}, siteNames);

export const allredirectsItem = /* @__PURE__ */ factoryOf("AllredirectsItem", {
  kind: "object",
  fields: [
    { name: "fromid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
    { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
    { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
    { name: "fragment", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["fragment"] }] },
    { name: "interwiki", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["interwiki"] }] },
  ],
}, {}, siteNames);

export const allrevisionsItem = /* @__PURE__ */ factoryOf("AllrevisionsItem", {
  kind: "object",
  fields: [
    { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
    { name: "revisions", type: { kind: "list", items: { kind: "shape", shape: "revision" } } },
    { name: "ns", type: { kind: "namespace" } },
    { name: "title", type: { kind: "title" } },
  ],
}, { revision: revisionFields, slot: slotFields, difference: differenceFields }, siteNames);

export const alltransclusionsItem = /* @__PURE__ */ factoryOf("AlltransclusionsItem", {
  kind: "object",
  fields: [
    { name: "fromid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
    { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
    { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
  ],
}, {}, siteNames);

export const allusersItem = /* @__PURE__ */ factoryOf("AllusersItem", {
  kind: "object",
  fields: [
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
      when: [
        {
          kind: "all",
          tests: [{ kind: "holds", parameter: "prop", values: ["centralids"] }, { kind: "filled", parameter: "attachedwiki" }],
        },
      ],
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
  ],
}, { "block-component": blockComponentFields }, siteNames);

export const backlinksItem = /* @__PURE__ */ factoryOf("BacklinksItem", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const blocksItem = /* @__PURE__ */ factoryOf("BlocksItem", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const categorymembersItem = /* @__PURE__ */ factoryOf("CategorymembersItem", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const codexiconsResults = /* @__PURE__ */ factoryOf("CodexiconsResults", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const deletedrevsItem = /* @__PURE__ */ factoryOf("DeletedrevsItem", {
  kind: "object",
  fields: [
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
            {
              name: "tags",
              type: { kind: "list", items: { kind: "text" } },
              when: [{ kind: "holds", parameter: "prop", values: ["tags"] }],
            },
            { name: "suppressed", type: { kind: "const", value: true }, optional: true },
          ],
        },
      },
    },
    { name: "ns", type: { kind: "namespace" } },
    { name: "title", type: { kind: "title" } },
    { name: "token", type: { kind: "text" }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["token"] }] },
  ],
}, {}, siteNames);

export const embeddedinItem = /* @__PURE__ */ factoryOf("EmbeddedinItem", {
  kind: "object",
  fields: [
    { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
    { name: "ns", type: { kind: "namespace" } },
    { name: "title", type: { kind: "title" } },
    { name: "redirect", type: { kind: "const", value: true }, optional: true },
  ],
}, {}, siteNames);

export const exturlusageItem = /* @__PURE__ */ factoryOf("ExturlusageItem", {
  kind: "object",
  fields: [
    { name: "pageid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
    { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
    { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
    { name: "url", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["url"] }] },
  ],
}, {}, siteNames);

export const filearchiveItem = /* @__PURE__ */ factoryOf("FilearchiveItem", {
  kind: "object",
  fields: [
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
  ],
}, { "metadata-entry": metadataEntryFields }, siteNames);

export const imageusageItem = /* @__PURE__ */ factoryOf("ImageusageItem", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const iwbacklinksItem = /* @__PURE__ */ factoryOf("IwbacklinksItem", {
  kind: "object",
  fields: [
    { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
    { name: "ns", type: { kind: "namespace" } },
    { name: "title", type: { kind: "title" } },
    { name: "redirect", type: { kind: "const", value: true }, optional: true },
    { name: "iwprefix", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["iwprefix"] }] },
    { name: "iwtitle", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["iwtitle"] }] },
  ],
}, {}, siteNames);

export const langbacklinksItem = /* @__PURE__ */ factoryOf("LangbacklinksItem", {
  kind: "object",
  fields: [
    { name: "pageid", type: { kind: "number", whole: true, minimum: 0 } },
    { name: "ns", type: { kind: "namespace" } },
    { name: "title", type: { kind: "title" } },
    { name: "redirect", type: { kind: "const", value: true }, optional: true },
    { name: "lllang", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["lllang"] }] },
    { name: "lltitle", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["lltitle"] }] },
  ],
}, {}, siteNames);

export const logeventsItem = /* @__PURE__ */ factoryOf("LogeventsItem", {
  kind: "object",
  fields: [
    { name: "logid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
    {
      name: "ns",
      type: { kind: "namespace" },
      substitutes: ["actionhidden"],
      when: [{ kind: "holds", parameter: "prop", values: ["title"] }],
    },
    {
      name: "title",
      type: { kind: "title" },
      substitutes: ["actionhidden"],
      when: [{ kind: "holds", parameter: "prop", values: ["title"] }],
    },
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
  ],
}, {}, siteNames);

export const mystashedfilesItem = /* @__PURE__ */ factoryOf("MystashedfilesItem", {
  kind: "object",
  fields: [
    { name: "filekey", type: { kind: "text" } },
    { name: "status", type: { kind: "text" } },
    { name: "size", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
    { name: "width", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
    { name: "height", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
    { name: "bits", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
    { name: "mimetype", type: { kind: "text" }, nullable: true, when: [{ kind: "holds", parameter: "prop", values: ["type"] }] },
    { name: "mediatype", type: { kind: "text" }, nullable: true, when: [{ kind: "holds", parameter: "prop", values: ["type"] }] },
  ],
}, {}, siteNames);

export const pagepropnamesItem = /* @__PURE__ */ factoryOf("PagepropnamesItem", { kind: "object", fields: [{ name: "propname", type: { kind: "text" } }] }, {}, siteNames);

export const pageswithpropItem = /* @__PURE__ */ factoryOf("PageswithpropItem", {
  kind: "object",
  fields: [
    { name: "pageid", type: { kind: "number", whole: true, minimum: 0 }, when: [{ kind: "holds", parameter: "prop", values: ["ids"] }] },
    { name: "ns", type: { kind: "namespace" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
    { name: "title", type: { kind: "title" }, when: [{ kind: "holds", parameter: "prop", values: ["title"] }] },
    { name: "value", type: { kind: "text" }, when: [{ kind: "holds", parameter: "prop", values: ["value"] }] },
  ],
}, {}, siteNames);

export const prefixsearchItem = /* @__PURE__ */ factoryOf("PrefixsearchItem", {
  kind: "object",
  fields: [
    { name: "ns", type: { kind: "namespace" } },
    { name: "title", type: { kind: "title" } },
    { name: "special", type: { kind: "const", value: true }, optional: true },
    { name: "pageid", type: { kind: "number", whole: true, minimum: 0 }, substitutes: ["special"] },
  ],
}, {}, siteNames);

export const prefixsearchGenerated = /* @__PURE__ */ factoryOf("PrefixsearchGenerated", { kind: "object", fields: [{ name: "index", type: { kind: "number", whole: true, minimum: 1 }, optional: true }] }, {}, siteNames);

export const protectedtitlesItem = /* @__PURE__ */ factoryOf("ProtectedtitlesItem", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const querypageResults = /* @__PURE__ */ factoryOf("QuerypageResults", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const randomItem = /* @__PURE__ */ factoryOf("RandomItem", {
  kind: "object",
  fields: [
    { name: "id", type: { kind: "number", whole: true, minimum: 0 } },
    { name: "ns", type: { kind: "namespace" } },
    { name: "title", type: { kind: "title" } },
    {
      name: "redirect",
      type: { kind: "boolean" },
      when: [{ kind: "holds", parameter: "filterredir", values: ["all"] }],
      unless: [{ kind: "given", parameter: "redirect" }],
    },
  ],
}, {}, siteNames);

export const recentchangesItem = /* @__PURE__ */ factoryOf("RecentchangesItem", {
  kind: "object",
  fields: [
    { name: "type", type: { kind: "enum", values: ["categorize", "edit", "external", "log", "new"] } },
    {
      name: "ns",
      type: { kind: "namespace" },
      substitutes: ["actionhidden"],
      when: [{ kind: "holds", parameter: "prop", values: ["title"] }],
    },
    {
      name: "title",
      type: { kind: "title" },
      substitutes: ["actionhidden"],
      when: [{ kind: "holds", parameter: "prop", values: ["title"] }],
    },
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
  ],
}, {}, siteNames);

export const searchItem = /* @__PURE__ */ factoryOf("SearchItem", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const searchOthers = /* @__PURE__ */ factoryOf("SearchOthers", {
  kind: "object",
  fields: [
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
          {
            name: "suggestion",
            type: { kind: "text" },
            optional: true,
            when: [{ kind: "holds", parameter: "info", values: ["suggestion"] }],
          },
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
  ],
}, { "found-elsewhere": foundElsewhereFields }, siteNames);

export const searchGenerated = /* @__PURE__ */ factoryOf("SearchGenerated", {
  kind: "object",
  fields: [
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
    {
      name: "isfilematch",
      type: { kind: "boolean" },
      optional: true,
      when: [{ kind: "holds", parameter: "prop", values: ["isfilematch"] }],
    },
    {
      name: "extensiondata",
      type: { kind: "map", values: { kind: "any" } },
      optional: true,
      when: [{ kind: "holds", parameter: "prop", values: ["extensiondata"] }],
    },
  ],
}, {}, siteNames);

export const tagsItem = /* @__PURE__ */ factoryOf("TagsItem", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const trackingcategoriesItem = /* @__PURE__ */ factoryOf("TrackingcategoriesItem", {
  kind: "object",
  fields: [
    { name: "category", type: { kind: "text" } },
    {
      name: "size",
      type: { kind: "number", whole: true, minimum: 0 },
      optional: true,
      when: [{ kind: "holds", parameter: "prop", values: ["size"] }],
    },
    { name: "pages", type: { kind: "number", whole: true }, optional: true, when: [{ kind: "holds", parameter: "prop", values: ["size"] }] },
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
}, {}, siteNames);

export const usercontribsItem = /* @__PURE__ */ factoryOf("UsercontribsItem", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const usersItem = /* @__PURE__ */ factoryOf("UsersItem", {
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
}, { "group-membership": groupMembershipFields, "block-component": blockComponentFields, reason: reasonFields }, siteNames);

export const watchlistItem = /* @__PURE__ */ factoryOf("WatchlistItem", {
  kind: "object",
  fields: [
    { name: "type", type: { kind: "enum", values: ["categorize", "edit", "external", "log", "new"] } },
    {
      name: "ns",
      type: { kind: "namespace" },
      substitutes: ["actionhidden"],
      when: [{ kind: "holds", parameter: "prop", values: ["title"] }],
    },
    {
      name: "title",
      type: { kind: "title" },
      substitutes: ["actionhidden"],
      when: [{ kind: "holds", parameter: "prop", values: ["title"] }],
    },
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
  ],
}, {}, siteNames);

export const watchlistrawBody = /* @__PURE__ */ factoryOf("WatchlistrawBody", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const categoriesPage = /* @__PURE__ */ factoryOf("CategoriesPage", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const categoryinfoPage = /* @__PURE__ */ factoryOf("CategoryinfoPage", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const contributorsPage = /* @__PURE__ */ factoryOf("ContributorsPage", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const deletedrevisionsPage = /* @__PURE__ */ factoryOf("DeletedrevisionsPage", {
  kind: "object",
  fields: [
    {
      name: "deletedrevisions",
      type: { kind: "list", items: { kind: "shape", shape: "revision" } },
      optional: true,
      pages: ["existing", "missing"],
    },
  ],
}, { revision: revisionFields, slot: slotFields, difference: differenceFields }, siteNames);

export const duplicatefilesPage = /* @__PURE__ */ factoryOf("DuplicatefilesPage", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const extlinksPage = /* @__PURE__ */ factoryOf("ExtlinksPage", {
  kind: "object",
  fields: [
    {
      name: "extlinks",
      type: { kind: "list", items: { kind: "object", fields: [{ name: "url", type: { kind: "text" } }] } },
      optional: true,
      pages: ["existing"],
    },
  ],
}, {}, siteNames);

export const fileusagePage = /* @__PURE__ */ factoryOf("FileusagePage", {
  kind: "object",
  fields: [
    {
      name: "fileusage",
      type: { kind: "list", items: { kind: "shape", shape: "linking-page" } },
      optional: true,
      pages: ["existing", "missing"],
    },
  ],
}, { "linking-page": linkingPageFields }, siteNames);

export const imageinfoPage = /* @__PURE__ */ factoryOf("ImageinfoPage", {
  kind: "object",
  fields: [
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
  ],
}, { "metadata-entry": metadataEntryFields, "extended-metadata": extendedMetadataFields }, siteNames);

export const imagesPage = /* @__PURE__ */ factoryOf("ImagesPage", {
  kind: "object",
  fields: [{ name: "images", type: { kind: "list", items: { kind: "shape", shape: "titled" } }, optional: true, pages: ["existing"] }],
}, { titled: titledFields }, siteNames);

export const infoPage = /* @__PURE__ */ factoryOf("InfoPage", {
  kind: "object",
  fields: [
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
    {
      name: "fullurl",
      type: { kind: "text" },
      when: [{ kind: "holds", parameter: "prop", values: ["url"] }],
      pages: ["existing", "missing"],
    },
    {
      name: "editurl",
      type: { kind: "text" },
      when: [{ kind: "holds", parameter: "prop", values: ["url"] }],
      pages: ["existing", "missing"],
    },
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
  ],
}, { reason: reasonFields }, siteNames);

export const iwlinksPage = /* @__PURE__ */ factoryOf("IwlinksPage", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const langlinksPage = /* @__PURE__ */ factoryOf("LanglinksPage", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const linksPage = /* @__PURE__ */ factoryOf("LinksPage", {
  kind: "object",
  fields: [{ name: "links", type: { kind: "list", items: { kind: "shape", shape: "titled" } }, optional: true, pages: ["existing"] }],
}, { titled: titledFields }, siteNames);

export const linksherePage = /* @__PURE__ */ factoryOf("LinksherePage", {
  kind: "object",
  fields: [
    {
      name: "linkshere",
      type: { kind: "list", items: { kind: "shape", shape: "linking-page" } },
      optional: true,
      pages: ["existing", "special", "missing"],
    },
  ],
}, { "linking-page": linkingPageFields }, siteNames);

export const pagepropsPage = /* @__PURE__ */ factoryOf("PagepropsPage", { kind: "object", fields: [{ name: "pageprops", type: { kind: "map", values: { kind: "text" } }, optional: true, pages: ["existing"] }] }, {}, siteNames);

export const redirectsPage = /* @__PURE__ */ factoryOf("RedirectsPage", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const revisionsPage = /* @__PURE__ */ factoryOf("RevisionsPage", {
  kind: "object",
  fields: [{ name: "revisions", type: { kind: "list", items: { kind: "shape", shape: "revision" } }, optional: true, pages: ["existing"] }],
}, { revision: revisionFields, slot: slotFields, difference: differenceFields }, siteNames);

export const stashimageinfoResults = /* @__PURE__ */ factoryOf("StashimageinfoResults", {
  kind: "object",
  fields: [
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
  ],
}, { "metadata-entry": metadataEntryFields, "extended-metadata": extendedMetadataFields }, siteNames);

export const templatesPage = /* @__PURE__ */ factoryOf("TemplatesPage", {
  kind: "object",
  fields: [{ name: "templates", type: { kind: "list", items: { kind: "shape", shape: "titled" } }, optional: true, pages: ["existing"] }],
}, { titled: titledFields }, siteNames);

export const transcludedinPage = /* @__PURE__ */ factoryOf("TranscludedinPage", {
  kind: "object",
  fields: [
    {
      name: "transcludedin",
      type: { kind: "list", items: { kind: "shape", shape: "linking-page" } },
      optional: true,
      pages: ["existing", "special", "missing"],
    },
  ],
}, { "linking-page": linkingPageFields }, siteNames);

export const allmessagesItem = /* @__PURE__ */ factoryOf("AllmessagesItem", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const authmanagerinfoResults = /* @__PURE__ */ factoryOf("AuthmanagerinfoResults", {
  kind: "object",
  fields: [
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
  ],
}, { "raw-message": rawMessageFields, "authentication-field": authenticationFieldFields }, siteNames);

export const filerepoinfoResults = /* @__PURE__ */ factoryOf("FilerepoinfoResults", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const languageinfoResults = /* @__PURE__ */ factoryOf("LanguageinfoResults", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const siteinfoResults = /* @__PURE__ */ factoryOf("SiteinfoResults", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const tokensResults = /* @__PURE__ */ factoryOf("TokensResults", {
  kind: "object",
  fields: [
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
  ],
}, {}, siteNames);

export const userinfoResults = /* @__PURE__ */ factoryOf("UserinfoResults", {
  kind: "object",
  fields: [
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
          {
            name: "cancreateaccount",
            type: { kind: "boolean" },
            when: [{ kind: "holds", parameter: "prop", values: ["cancreateaccount"] }],
          },
          {
            name: "cancreateaccounterror",
            type: { kind: "list", items: { kind: "shape", shape: "reason" } },
            optional: true,
            when: [{ kind: "holds", parameter: "prop", values: ["cancreateaccount"] }],
          },
        ],
      },
    },
  ],
}, { "block-component": blockComponentFields, "group-membership": groupMembershipFields, "rate-limit": rateLimitFields, reason: reasonFields }, siteNames);
