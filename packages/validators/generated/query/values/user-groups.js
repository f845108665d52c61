export const userGroupsValues = ["bot", "bureaucrat", "interface-admin", "suppress", "sysop"];
export const userGroupsValueSet = /* @__PURE__ */ new Set(userGroupsValues);
