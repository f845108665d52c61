// Data of Exchange Management API, made up. Generated: change the spec instead.
import { factoryOf } from "../runtime/http/mock/factory.js";
import {
  loginTokenGeneratedShape,
  loginTokenResetShape,
  pagingGroupDeletedShape,
  pagingGroupDestinationRowShape,
  pagingGroupDetailShape,
  pagingGroupRelatedShape,
  pagingGroupRowShape,
} from "./shapes-of-samples.js";

export const loginTokenGenerated = /* @__PURE__ */ factoryOf(loginTokenGeneratedShape);
export const loginTokenReset = /* @__PURE__ */ factoryOf(loginTokenResetShape);
export const pagingGroupRow = /* @__PURE__ */ factoryOf(pagingGroupRowShape);
export const pagingGroupDetail = /* @__PURE__ */ factoryOf(pagingGroupDetailShape);
export const pagingGroupRelated = /* @__PURE__ */ factoryOf(pagingGroupRelatedShape);
export const pagingGroupDestinationRow = /* @__PURE__ */ factoryOf(pagingGroupDestinationRowShape);
export const pagingGroupDeleted = /* @__PURE__ */ factoryOf(pagingGroupDeletedShape);
