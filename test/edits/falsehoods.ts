import type { Copy } from "./copy.ts";
import { addItem, listAt, mapAt, removeItem, renameKey } from "./yaml.ts";

/** An edit of the spec that contradicts its document, or has no source. */
export interface Falsehood {
  readonly name: string;
  readonly make: (copy: Copy) => void;
  /** What the tests say of it. */
  readonly says: RegExp;
}

const allpages = "query/modules/allpages.yaml";
const keyKinds = ["authentication", "keyKinds"];
const loginToken = "exchange/resources/login-token.yaml";
const pagingGroup = "exchange/resources/paging-group.yaml";

export const falsehoods: readonly Falsehood[] = [
  {
    name: "a changed default",
    make: (copy) => copy.edit(allpages, (module) => module.setIn(["parameters", "limit", "default"], 20)),
    says: /allpages › parameters › limit › default: the document states "10", and the spec has "20"/,
  },
  {
    name: "a removed value",
    make: (copy) => copy.edit(allpages, (module) => listAt(module, ["parameters", "prtype", "values"]).delete(0)),
    says: /allpages › parameters › prtype › values › edit: the document states it, and the spec does not have it/,
  },
  {
    name: "a removed value of a shared set",
    make: (copy) => copy.edit("query/value-sets/icons.yaml", (set) => listAt(set, ["values"]).delete(0)),
    says: /sets › ICONS › values › cdxIconAdd: the document states it/,
  },
  {
    name: "a wrong prefix",
    make: (copy) => copy.edit(allpages, (module) => module.set("prefix", "zz")),
    says: /allpages › prefix: the document states "ap", and the spec has "zz"/,
  },
  {
    name: "a lost condition",
    make: (copy) => copy.edit("query/modules/deletedrevs.yaml", (module) => mapAt(module, ["parameters", "dir"]).delete("condition")),
    says: /deletedrevs › parameters › dir › condition: the document states it/,
  },
  {
    name: "a parameter in another place",
    make: (copy) => copy.edit(allpages, (module) => mapAt(module, ["parameters"]).items.reverse()),
    says: /allpages › parameters: the document's order is from, continue, to,/,
  },
  {
    name: "a parameter without a source",
    make: (copy) => copy.edit(allpages, (module) => module.setIn(["parameters", "shade"], "string")),
    says: /allpages › parameters › shade: no statement of the document\. Cite the decision/,
  },
  {
    name: "a renamed parameter",
    make: (copy) => copy.edit("query/modules/allcategories.yaml", (module) => renameKey(mapAt(module, ["parameters"]), "max", "most")),
    says: /allcategories › parameters › max: the document states it/,
  },
  {
    name: "a changed error status of the exchange",
    make: (copy) => copy.edit("exchange/errors.yaml", (errors) => errors.setIn(["missing_user", "httpStatus", "decided"], 404)),
    says: /the HTTP status of missing_user is the one that its decision names/,
  },
  {
    name: "an error of the exchange that is documented no more",
    make: (copy) => copy.edit(loginToken, (resource) => removeItem(resource, ["operations", "generate", "errors"], "admin_required")),
    says: /login-token › operations › generate › errors › admin_required: the document states it/,
  },
  {
    name: "an error of an operation without a source",
    make: (copy) => copy.edit(loginToken, (resource) => addItem(resource, ["operations", "reset", "errors"], "invalid_validity")),
    says: /login-token › operations › reset › errors › invalid_validity: no statement of the document\. Cite the decision/,
  },
  {
    name: "a scope that the document does not state",
    make: (copy) => copy.edit(loginToken, (resource) => resource.set("scope", "global")),
    says: /login-token › scope: no statement of the document\. Cite the decision/,
  },
  {
    name: "a list of values that the document does not close",
    make: (copy) =>
      copy.edit(pagingGroup, (resource) => {
        resource.setIn(["fields", "pa_bidirectional", "type", "closed"], true);
        // A decision that nothing cites is a fault of its own.
        resource.setIn(["facts", "otherTexts"], resource.createNode({ decided: "There are others.", by: "D-262" }));
      }),
    says: /pa_bidirectional › type › closed: no statement of the document\. Cite the decision/,
  },
  {
    name: "parameters of pages without a source",
    make: (copy) => copy.edit("query/service.yaml", (service) => mapAt(service, ["pages"]).delete("by")),
    says: /pages › pages › titles: no statement of the document\. Cite the decision/,
  },
  {
    name: "a role of a group without a source",
    make: (copy) => copy.edit("query/service.yaml", (service) => service.setIn(["groups", "list", "role"], "items")),
    says: /groups › list › role: no statement of the document\. Cite the decision/,
  },
  {
    name: "a secret without a source",
    make: (copy) => copy.edit(pagingGroup, (resource) => resource.setIn(["fields", "pa_pin", "secret"], true)),
    says: /pa_pin › secret: no statement of the document\. Cite the decision/,
  },
  {
    name: "a title of a kind of key without a source",
    make: (copy) => copy.edit("exchange/service.yaml", (service) => service.setIn([...keyKinds, "tenant-read-only", "title"], "Reader")),
    says: /keyKinds › tenant-read-only › title: no statement of the document\. Cite the decision/,
  },
  {
    name: "a changed transition",
    make: (copy) => copy.edit(loginToken, (resource) => resource.setIn(["states", "transitions", 2, "to"], "active")),
    says: /login-token › states › transitions › active, reset › to: the document states "no-token", and the spec has "active"/,
  },
  {
    name: "a kind of key that may do more",
    make: (copy) => copy.edit("exchange/service.yaml", (service) => service.setIn([...keyKinds, "tenant-read-only", "access"], "full")),
    says: /keyKinds › tenant-read-only › access: the document states "read-only", and the spec has "full"/,
  },
];
