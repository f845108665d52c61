export { defaultGrants, grantRights } from "./accounts/rights.ts";
export {
  type Credentials,
  type NewAccount,
  type NewBotPassword,
  changePassword,
  createAccount,
  createBearerToken,
  createBotPassword,
} from "./accounts/make.ts";
export {
  demoCost,
  newPassword,
  newSecret,
  noPassword,
  passwordHash,
  secretHash,
  workQueue,
} from "./accounts/password-hash.ts";
export { explicitGroups, implicitGroups, rightsOf } from "./accounts/rights.ts";
export { accountName } from "./accounts/make.ts";
export { holdsWiki } from "./content/find-pages.ts";
export { pageNamed } from "./content/titles.ts";
export { storedMoment } from "./content/timestamps.ts";
export { type StoredTitle, fullTitle, underscored } from "./content/titles.ts";
export { block, unblock } from "./content/write/block.ts";
export { deletePage, undeletePage } from "./content/write/change-page.ts";
export { editPage } from "./content/write/edit-page.ts";
export { deleteFile, mediaTypeOf, mimeOf, uploadFile } from "./content/write/files.ts";
export { findPage } from "./content/write/page-row.ts";
export { type HiddenPart, hideLogParts, hideParts } from "./content/write/change-page.ts";
export { writeLogEntry } from "./content/write/log-entry.ts";
export { movePage } from "./content/write/change-page.ts";
export { modelOf } from "./content/write/page-row.ts";
export { protectPage, protectTitle } from "./content/write/protection.ts";
export { defineTag } from "./content/write/log-entry.ts";
export { watch } from "./content/write/protection.ts";
export { type Actor, type Change, type WikiUnit, wikiUnit } from "./content/write/log-entry.ts";
export { html } from "./content/difference-html.ts";
export { networkOf } from "./accounts/log-in.ts";
export { type Wiki, type WikiOptions, wikiOn } from "./query/wiki.ts";
export {
  type ByRows,
  type Condition,
  type Join,
  type Order,
  type Place,
  type Select,
  type Tally,
  equal,
} from "./storage/select.ts";
export { type Column, type ColumnKind, type Table, kindOf, tables } from "./storage/tables.ts";
export type { WikiStore } from "./storage/storage.ts";
export type {
  AccountStore,
  AttemptLimit,
  AttemptStore,
  SecretStore,
  SessionStore,
  Storage as WikiStorage,
  StorageUnit as WikiStorageUnit,
  StoredAccount,
  StoredBearerToken,
  StoredBotPassword,
  StoredSession,
} from "./storage/storage.ts";
