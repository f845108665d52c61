import type { Document } from "yaml";
import type { Editable } from "./editable.ts";
import { addItem, mapAt, put, renameKey } from "./yaml.ts";

/** An edit of the spec that a maintainer may make, and that requires no other change. */
export interface Edit {
  readonly name: string;
  readonly make: (spec: Editable) => void;
}

/** The decision that the edits cite. */
const added = "D-990";
const allpages = "query/modules/allpages.yaml";
const siteinfo = "query/modules/siteinfo.yaml";
const statements = "sources/statements/query.yaml";
const pagingGroup = "exchange/resources/paging-group.yaml";

const decision = {
  question: "What was added?",
  source: "content-query-catalogue, Catalogue",
  answer: "What cites this.",
  reason: "The test of edits adds it.",
  ground: "project",
};

const shelves = `# yaml-language-server: $schema=../../schema/module.json
module: shelves
by: ${added}
group: list
prefix: sh
generator: true
parameters:
  from: string
  room: { values: [north, south], multiple: true, default: [north] }
  limit: { type: limit, default: 10 }
  continue: string
result:
  items:
    pageid: id
    title: title
    room: { values: [north, south], when: [{ room: [north, south] }] }
examples:
  - title: A shelf
    request: { from: Old, limit: 1 }
    response: { batchcomplete: true, query: { shelves: [{ pageid: 12, title: Old Lighthouse, room: north }] } }
`;

const deprecatedFlag = { type: "boolean", deprecated: { decided: true, by: added } };

const shade = { by: added, aliases: ["shade"], type: "string", description: "Its shade." };

const ring = {
  by: added,
  operationId: "ringPagingGroup",
  summary: "Ring a paging group",
  method: "POST",
  path: "/paginggroups/{object_id}/ring",
  keys: ["tenant-full", "global-full"],
  tenant: "required",
  response: { httpStatus: 200, body: { shape: "deleted" } },
  errors: ["missing_api_key", "object_not_found"],
};

const desk = `# yaml-language-server: $schema=../../schema/resource.json
resource: desk
title: Desk
by: ${added}
description: A desk.
path: /desks
scope: tenant
idField: de_id
fields:
  de_id: { type: string, use: response, description: Internal ID. }
  de_name: { aliases: [name], type: string, description: Name of the desk. }
shapes:
  row: { title: A desk, fields: { de_id: string, de_name: string } }
operations:
  get:
    operationId: getDesk
    summary: Read one desk
    method: GET
    path: /desks/{object_id}
    keys: [tenant-full, global-full]
    tenant: optional
    response: { httpStatus: 200, body: { shape: row } }
    errors: [missing_api_key, object_not_found]
`;

export const rightEdits: readonly Edit[] = [
  {
    name: "a parameter",
    make: decided(allpages, (module) => put(module, ["parameters", "shade"], { type: "string", by: added })),
  },
  {
    name: "an enum value",
    make: decided(allpages, (module) =>
      addItem(module, ["parameters", "filterredir", "values"], { value: "unclear", by: added }),
    ),
  },
  {
    name: "a value of a shared set",
    make: decided("query/value-sets/user-groups.yaml", (set) =>
      addItem(set, ["values"], { value: "gardener", by: added }),
    ),
  },
  {
    name: "a deprecation",
    make: decided(siteinfo, (module) => put(module, ["parameters", "numberingroup"], deprecatedFlag)),
  },
  {
    name: "a parameter of a newer edition of the document",
    make(copy) {
      copy.edit("query/modules/tags.yaml", (module) => put(module, ["parameters", "edition"], "string"));
      copy.edit(statements, (document) =>
        put(document, ["modules", "tags", "parameters", "edition"], { type: "string" }),
      );
    },
  },
  {
    name: "a rename of a newer edition of the document",
    make(copy) {
      copy.edit("query/modules/allcategories.yaml", (module) =>
        renameKey(mapAt(module, ["parameters"]), "max", "most"),
      );
      copy.edit(statements, (document) =>
        renameKey(mapAt(document, ["modules", "allcategories", "parameters"]), "max", "most"),
      );
    },
  },
  {
    name: "a module with a result",
    make: decided("query/modules/shelves.yaml", shelves),
  },
  {
    name: "a field",
    make: decided(pagingGroup, (resource) => {
      put(resource, ["fields", "pa_shade"], shade);
      put(resource, ["shapes", "row", "fields", "pa_shade"], { type: "string", optional: true });
    }),
  },
  {
    name: "an operation",
    make: decided(pagingGroup, (resource) => put(resource, ["operations", "ring"], ring)),
  },
  {
    name: "a resource",
    make: decided("exchange/resources/desk.yaml", desk),
  },
  {
    name: "a decision answered",
    make(copy) {
      copy.edit("decisions.yaml", (decisions) =>
        put(decisions, ["D-152", "answer"], "It is the title of the main page."),
      );
      const response = { decided: "Main Page", by: "D-152" };
      copy.edit("query/modules/info.yaml", (module) => put(module, ["parameters", "linkcontext", "default"], response));
    },
  },
];

/** Changes or creates a file, and adds the decision that it cites. */
function decided(file: string, change: string | ((document: Document) => void)): Edit["make"] {
  return (copy) => {
    copy.edit("decisions.yaml", (decisions) => put(decisions, [added], decision));
    if (typeof change === "string") copy.write(file, change);
    else copy.edit(file, change);
  };
}
