// Data of query, made up. Generated: change the spec instead.
import { siteNames } from "../runtime/action-api/server/results/mock-site.js";
import { factoryOf } from "../runtime/query/mock/factory.js";
import {
  allcategoriesItemFields,
  alldeletedrevisionsItemFields,
  allfileusagesItemFields,
  allimagesItemFields,
  alllinksItemFields,
  allmessagesItemFields,
  allpagesItemFields,
  allredirectsItemFields,
  allrevisionsItemFields,
  alltransclusionsItemFields,
  allusersItemFields,
  authenticationFieldShapeFields,
  authmanagerinfoResultsFields,
  backlinksItemFields,
  blockComponentShapeFields,
  blocksItemFields,
  categoriesPageFields,
  categoryinfoPageFields,
  categorymembersItemFields,
  codexiconsResultsFields,
  contributorsPageFields,
  deletedrevisionsPageFields,
  deletedrevsItemFields,
  differenceShapeFields,
  duplicatefilesPageFields,
  embeddedinItemFields,
  extendedMetadataShapeFields,
  extlinksPageFields,
  exturlusageItemFields,
  filearchiveItemFields,
  filerepoinfoResultsFields,
  fileusagePageFields,
  foundElsewhereShapeFields,
  groupMembershipShapeFields,
  imageinfoPageFields,
  imagesPageFields,
  imageusageItemFields,
  infoPageFields,
  iwbacklinksItemFields,
  iwlinksPageFields,
  langbacklinksItemFields,
  langlinksPageFields,
  languageinfoResultsFields,
  linkingPageShapeFields,
  linksPageFields,
  linksherePageFields,
  logeventsItemFields,
  messageShapeFields,
  metadataEntryShapeFields,
  missingRevisionShapeFields,
  mystashedfilesItemFields,
  pagepropnamesItemFields,
  pagepropsPageFields,
  pageswithpropItemFields,
  prefixsearchGeneratedFields,
  prefixsearchItemFields,
  protectedtitlesItemFields,
  querypageResultsFields,
  randomItemFields,
  rateLimitShapeFields,
  rawMessageShapeFields,
  reasonShapeFields,
  recentchangesItemFields,
  redirectsPageFields,
  revisionShapeFields,
  revisionsPageFields,
  searchGeneratedFields,
  searchItemFields,
  searchResultsFields,
  siteinfoResultsFields,
  slotShapeFields,
  stashimageinfoResultsFields,
  tagsItemFields,
  templatesPageFields,
  titledShapeFields,
  tokensResultsFields,
  transcludedinPageFields,
  usercontribsItemFields,
  userinfoResultsFields,
  warningShapeFields,
  watchlistItemFields,
  watchlistrawBodyFields,
} from "./results.js";

export const missingRevisionShape = /* @__PURE__ */ factoryOf("MissingRevisionShape", { kind: "object", fields: missingRevisionShapeFields }, {}, siteNames);

export const messageShape = /* @__PURE__ */ factoryOf("MessageShape", { kind: "object", fields: messageShapeFields }, {}, siteNames);

export const warningShape = /* @__PURE__ */ factoryOf("WarningShape", { kind: "object", fields: warningShapeFields }, {}, siteNames);

export const titledShape = /* @__PURE__ */ factoryOf("TitledShape", { kind: "object", fields: titledShapeFields }, {}, siteNames);

export const linkingPageShape = /* @__PURE__ */ factoryOf("LinkingPageShape", { kind: "object", fields: linkingPageShapeFields, emptyList: true }, {}, siteNames);

export const slotShape = /* @__PURE__ */ factoryOf("SlotShape", { kind: "object", fields: slotShapeFields }, {}, siteNames);

export const differenceShape = /* @__PURE__ */ factoryOf("DifferenceShape", { kind: "object", fields: differenceShapeFields }, {}, siteNames);

export const revisionShape = /* @__PURE__ */ factoryOf("RevisionShape", { kind: "object", fields: revisionShapeFields, emptyList: true }, { slot: { fields: slotShapeFields }, difference: { fields: differenceShapeFields } }, siteNames);

export const metadataEntryShape = /* @__PURE__ */ factoryOf("MetadataEntryShape", { kind: "object", fields: metadataEntryShapeFields }, {}, siteNames);

export const extendedMetadataShape = /* @__PURE__ */ factoryOf("ExtendedMetadataShape", { kind: "object", fields: extendedMetadataShapeFields }, {}, siteNames);

export const blockComponentShape = /* @__PURE__ */ factoryOf("BlockComponentShape", { kind: "object", fields: blockComponentShapeFields }, {}, siteNames);

export const groupMembershipShape = /* @__PURE__ */ factoryOf("GroupMembershipShape", { kind: "object", fields: groupMembershipShapeFields }, {}, siteNames);

export const rateLimitShape = /* @__PURE__ */ factoryOf("RateLimitShape", { kind: "object", fields: rateLimitShapeFields }, {}, siteNames);

export const foundElsewhereShape = /* @__PURE__ */ factoryOf("FoundElsewhereShape", { kind: "object", fields: foundElsewhereShapeFields }, {}, siteNames);

export const rawMessageShape = /* @__PURE__ */ factoryOf("RawMessageShape", { kind: "object", fields: rawMessageShapeFields }, {}, siteNames);

export const authenticationFieldShape = /* @__PURE__ */ factoryOf("AuthenticationFieldShape", { kind: "object", fields: authenticationFieldShapeFields }, { "raw-message": { fields: rawMessageShapeFields } }, siteNames);

export const reasonShape = /* @__PURE__ */ factoryOf("ReasonShape", { kind: "object", fields: reasonShapeFields }, {}, siteNames);

export const allcategoriesItem = /* @__PURE__ */ factoryOf("AllcategoriesItem", { kind: "object", fields: allcategoriesItemFields }, {}, siteNames);

export const alldeletedrevisionsItem = /* @__PURE__ */ factoryOf("AlldeletedrevisionsItem", { kind: "object", fields: alldeletedrevisionsItemFields }, {
  slot: { fields: slotShapeFields },
  difference: { fields: differenceShapeFields },
  revision: { emptyList: true, fields: revisionShapeFields },
}, siteNames);

export const allfileusagesItem = /* @__PURE__ */ factoryOf("AllfileusagesItem", { kind: "object", fields: allfileusagesItemFields }, {}, siteNames);

export const allimagesItem = /* @__PURE__ */ factoryOf("AllimagesItem", { kind: "object", fields: allimagesItemFields }, { "metadata-entry": { fields: metadataEntryShapeFields }, "extended-metadata": { fields: extendedMetadataShapeFields } }, siteNames);

export const alllinksItem = /* @__PURE__ */ factoryOf("AlllinksItem", { kind: "object", fields: alllinksItemFields }, {}, siteNames);

export const allpagesItem = /* @__PURE__ */ factoryOf("AllpagesItem", { kind: "object", fields: allpagesItemFields }, {}, siteNames);

export const allredirectsItem = /* @__PURE__ */ factoryOf("AllredirectsItem", { kind: "object", fields: allredirectsItemFields }, {}, siteNames);

export const allrevisionsItem = /* @__PURE__ */ factoryOf("AllrevisionsItem", { kind: "object", fields: allrevisionsItemFields }, {
  slot: { fields: slotShapeFields },
  difference: { fields: differenceShapeFields },
  revision: { emptyList: true, fields: revisionShapeFields },
}, siteNames);

export const alltransclusionsItem = /* @__PURE__ */ factoryOf("AlltransclusionsItem", { kind: "object", fields: alltransclusionsItemFields }, {}, siteNames);

export const allusersItem = /* @__PURE__ */ factoryOf("AllusersItem", { kind: "object", fields: allusersItemFields }, { "block-component": { fields: blockComponentShapeFields } }, siteNames);

export const backlinksItem = /* @__PURE__ */ factoryOf("BacklinksItem", { kind: "object", fields: backlinksItemFields }, {}, siteNames);

export const blocksItem = /* @__PURE__ */ factoryOf("BlocksItem", { kind: "object", fields: blocksItemFields }, {}, siteNames);

export const categorymembersItem = /* @__PURE__ */ factoryOf("CategorymembersItem", { kind: "object", fields: categorymembersItemFields }, {}, siteNames);

export const codexiconsResults = /* @__PURE__ */ factoryOf("CodexiconsResults", { kind: "object", fields: codexiconsResultsFields }, {}, siteNames);

export const deletedrevsItem = /* @__PURE__ */ factoryOf("DeletedrevsItem", { kind: "object", fields: deletedrevsItemFields }, {}, siteNames);

export const embeddedinItem = /* @__PURE__ */ factoryOf("EmbeddedinItem", { kind: "object", fields: embeddedinItemFields }, {}, siteNames);

export const exturlusageItem = /* @__PURE__ */ factoryOf("ExturlusageItem", { kind: "object", fields: exturlusageItemFields }, {}, siteNames);

export const filearchiveItem = /* @__PURE__ */ factoryOf("FilearchiveItem", { kind: "object", fields: filearchiveItemFields }, { "metadata-entry": { fields: metadataEntryShapeFields } }, siteNames);

export const imageusageItem = /* @__PURE__ */ factoryOf("ImageusageItem", { kind: "object", fields: imageusageItemFields }, {}, siteNames);

export const iwbacklinksItem = /* @__PURE__ */ factoryOf("IwbacklinksItem", { kind: "object", fields: iwbacklinksItemFields }, {}, siteNames);

export const langbacklinksItem = /* @__PURE__ */ factoryOf("LangbacklinksItem", { kind: "object", fields: langbacklinksItemFields }, {}, siteNames);

export const logeventsItem = /* @__PURE__ */ factoryOf("LogeventsItem", { kind: "object", fields: logeventsItemFields }, {}, siteNames);

export const mystashedfilesItem = /* @__PURE__ */ factoryOf("MystashedfilesItem", { kind: "object", fields: mystashedfilesItemFields }, {}, siteNames);

export const pagepropnamesItem = /* @__PURE__ */ factoryOf("PagepropnamesItem", { kind: "object", fields: pagepropnamesItemFields }, {}, siteNames);

export const pageswithpropItem = /* @__PURE__ */ factoryOf("PageswithpropItem", { kind: "object", fields: pageswithpropItemFields }, {}, siteNames);

export const prefixsearchItem = /* @__PURE__ */ factoryOf("PrefixsearchItem", { kind: "object", fields: prefixsearchItemFields }, {}, siteNames);

export const prefixsearchGenerated = /* @__PURE__ */ factoryOf("PrefixsearchGenerated", { kind: "object", fields: prefixsearchGeneratedFields }, {}, siteNames);

export const protectedtitlesItem = /* @__PURE__ */ factoryOf("ProtectedtitlesItem", { kind: "object", fields: protectedtitlesItemFields }, {}, siteNames);

export const querypageResults = /* @__PURE__ */ factoryOf("QuerypageResults", { kind: "object", fields: querypageResultsFields }, {}, siteNames);

export const randomItem = /* @__PURE__ */ factoryOf("RandomItem", { kind: "object", fields: randomItemFields }, {}, siteNames);

export const recentchangesItem = /* @__PURE__ */ factoryOf("RecentchangesItem", { kind: "object", fields: recentchangesItemFields }, {}, siteNames);

export const searchItem = /* @__PURE__ */ factoryOf("SearchItem", { kind: "object", fields: searchItemFields }, {}, siteNames);

export const searchOthers = /* @__PURE__ */ factoryOf("SearchOthers", { kind: "object", fields: searchResultsFields }, { "found-elsewhere": { fields: foundElsewhereShapeFields } }, siteNames);

export const searchGenerated = /* @__PURE__ */ factoryOf("SearchGenerated", { kind: "object", fields: searchGeneratedFields }, {}, siteNames);

export const tagsItem = /* @__PURE__ */ factoryOf("TagsItem", { kind: "object", fields: tagsItemFields }, {}, siteNames);

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

export const usercontribsItem = /* @__PURE__ */ factoryOf("UsercontribsItem", { kind: "object", fields: usercontribsItemFields }, {}, siteNames);

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
}, {
  "block-component": { fields: blockComponentShapeFields },
  "group-membership": { fields: groupMembershipShapeFields },
  reason: { fields: reasonShapeFields },
}, siteNames);

export const watchlistItem = /* @__PURE__ */ factoryOf("WatchlistItem", { kind: "object", fields: watchlistItemFields }, {}, siteNames);

export const watchlistrawBody = /* @__PURE__ */ factoryOf("WatchlistrawBody", { kind: "object", fields: watchlistrawBodyFields }, {}, siteNames);

export const categoriesPage = /* @__PURE__ */ factoryOf("CategoriesPage", { kind: "object", fields: categoriesPageFields }, {}, siteNames);

export const categoryinfoPage = /* @__PURE__ */ factoryOf("CategoryinfoPage", { kind: "object", fields: categoryinfoPageFields }, {}, siteNames);

export const contributorsPage = /* @__PURE__ */ factoryOf("ContributorsPage", { kind: "object", fields: contributorsPageFields }, {}, siteNames);

export const deletedrevisionsPage = /* @__PURE__ */ factoryOf("DeletedrevisionsPage", { kind: "object", fields: deletedrevisionsPageFields }, {
  slot: { fields: slotShapeFields },
  difference: { fields: differenceShapeFields },
  revision: { emptyList: true, fields: revisionShapeFields },
}, siteNames);

export const duplicatefilesPage = /* @__PURE__ */ factoryOf("DuplicatefilesPage", { kind: "object", fields: duplicatefilesPageFields }, {}, siteNames);

export const extlinksPage = /* @__PURE__ */ factoryOf("ExtlinksPage", { kind: "object", fields: extlinksPageFields }, {}, siteNames);

export const fileusagePage = /* @__PURE__ */ factoryOf("FileusagePage", { kind: "object", fields: fileusagePageFields }, { "linking-page": { emptyList: true, fields: linkingPageShapeFields } }, siteNames);

export const imageinfoPage = /* @__PURE__ */ factoryOf("ImageinfoPage", { kind: "object", fields: imageinfoPageFields }, { "metadata-entry": { fields: metadataEntryShapeFields }, "extended-metadata": { fields: extendedMetadataShapeFields } }, siteNames);

export const imagesPage = /* @__PURE__ */ factoryOf("ImagesPage", { kind: "object", fields: imagesPageFields }, { titled: { fields: titledShapeFields } }, siteNames);

export const infoPage = /* @__PURE__ */ factoryOf("InfoPage", { kind: "object", fields: infoPageFields }, { reason: { fields: reasonShapeFields } }, siteNames);

export const iwlinksPage = /* @__PURE__ */ factoryOf("IwlinksPage", { kind: "object", fields: iwlinksPageFields }, {}, siteNames);

export const langlinksPage = /* @__PURE__ */ factoryOf("LanglinksPage", { kind: "object", fields: langlinksPageFields }, {}, siteNames);

export const linksPage = /* @__PURE__ */ factoryOf("LinksPage", { kind: "object", fields: linksPageFields }, { titled: { fields: titledShapeFields } }, siteNames);

export const linksherePage = /* @__PURE__ */ factoryOf("LinksherePage", { kind: "object", fields: linksherePageFields }, { "linking-page": { emptyList: true, fields: linkingPageShapeFields } }, siteNames);

export const pagepropsPage = /* @__PURE__ */ factoryOf("PagepropsPage", { kind: "object", fields: pagepropsPageFields }, {}, siteNames);

export const redirectsPage = /* @__PURE__ */ factoryOf("RedirectsPage", { kind: "object", fields: redirectsPageFields }, {}, siteNames);

export const revisionsPage = /* @__PURE__ */ factoryOf("RevisionsPage", { kind: "object", fields: revisionsPageFields }, {
  slot: { fields: slotShapeFields },
  difference: { fields: differenceShapeFields },
  revision: { emptyList: true, fields: revisionShapeFields },
}, siteNames);

export const stashimageinfoResults = /* @__PURE__ */ factoryOf("StashimageinfoResults", { kind: "object", fields: stashimageinfoResultsFields }, { "metadata-entry": { fields: metadataEntryShapeFields }, "extended-metadata": { fields: extendedMetadataShapeFields } }, siteNames);

export const templatesPage = /* @__PURE__ */ factoryOf("TemplatesPage", { kind: "object", fields: templatesPageFields }, { titled: { fields: titledShapeFields } }, siteNames);

export const transcludedinPage = /* @__PURE__ */ factoryOf("TranscludedinPage", { kind: "object", fields: transcludedinPageFields }, { "linking-page": { emptyList: true, fields: linkingPageShapeFields } }, siteNames);

export const allmessagesItem = /* @__PURE__ */ factoryOf("AllmessagesItem", { kind: "object", fields: allmessagesItemFields }, {}, siteNames);

export const authmanagerinfoResults = /* @__PURE__ */ factoryOf("AuthmanagerinfoResults", { kind: "object", fields: authmanagerinfoResultsFields }, { "raw-message": { fields: rawMessageShapeFields }, "authentication-field": { fields: authenticationFieldShapeFields } }, siteNames);

export const filerepoinfoResults = /* @__PURE__ */ factoryOf("FilerepoinfoResults", { kind: "object", fields: filerepoinfoResultsFields }, {}, siteNames);

export const languageinfoResults = /* @__PURE__ */ factoryOf("LanguageinfoResults", { kind: "object", fields: languageinfoResultsFields }, {}, siteNames);

export const siteinfoResults = /* @__PURE__ */ factoryOf("SiteinfoResults", { kind: "object", fields: siteinfoResultsFields }, {}, siteNames);

export const tokensResults = /* @__PURE__ */ factoryOf("TokensResults", { kind: "object", fields: tokensResultsFields }, {}, siteNames);

export const userinfoResults = /* @__PURE__ */ factoryOf("UserinfoResults", { kind: "object", fields: userinfoResultsFields }, {
  "block-component": { fields: blockComponentShapeFields },
  "group-membership": { fields: groupMembershipShapeFields },
  "rate-limit": { fields: rateLimitShapeFields },
  reason: { fields: reasonShapeFields },
}, siteNames);
