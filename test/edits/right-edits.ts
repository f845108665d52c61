import type { Document, YAMLMap, YAMLSeq } from "yaml";
import type { Copy } from "./copy.ts";

/** An edit of the spec alone that a maintainer may make, and that needs no other change. */
export interface Edit {
  readonly name: string;
  readonly make: (copy: Copy) => void;
}

/** The decision that the edits cite. */
const added = "D-990";
const allpages = "query/modules/allpages.yaml";
const pagingGroup = "exchange/resources/paging-group.yaml";

export const rightEdits: readonly Edit[] = [
  {
    name: "a parameter",
    make: (copy) => edit(copy, allpages, (module) => module.setIn(["parameters", "shade"], module.createNode({ type: "string", by: added }))),
  },
  {
    name: "an enum value",
    make: (copy) => edit(copy, allpages, (module) => listAt(module, ["parameters", "filterredir", "values"]).add(module.createNode({ value: "unclear", by: added }))),
  },
  {
    name: "a value of a shared set",
    make: (copy) => edit(copy, "query/value-sets/user-groups.yaml", (set) => listAt(set, ["values"]).add(set.createNode({ value: "gardener", by: added }))),
  },
  {
    name: "a deprecation",
    make: (copy) => edit(copy, "query/modules/siteinfo.yaml", (module) => mapAt(module, ["parameters", "numberingroup"]).set("deprecated", module.createNode({ decided: true, by: added }))),
  },
  {
    name: "the deprecation of a module",
    make: (copy) => edit(copy, "query/modules/tags.yaml", (module) => module.set("deprecated", module.createNode({ decided: true, by: added }))),
  },
  {
    name: "a parameter of a newer edition of the document",
    make: (copy) => {
      const addTo = (path: readonly string[]) => (document: Document) => document.setIn([...path, "parameters", "edition"], document.createNode({ type: "string" }));
      copy.edit("query/modules/tags.yaml", addTo([]));
      copy.edit("sources/statements/query.yaml", addTo(["modules", "tags"]));
    },
  },
  {
    name: "a rename, of a newer edition of the document",
    make: (copy) => {
      copy.edit("query/modules/allcategories.yaml", (document) => renameKey(mapAt(document, ["parameters"]), "max", "most"));
      copy.edit("sources/statements/query.yaml", (document) => renameKey(mapAt(document, ["modules", "allcategories", "parameters"]), "max", "most"));
    },
  },
  {
    name: "a module with a result",
    make: (copy) => {
      decide(copy);
      copy.write("query/modules/shelves.yaml", shelves);
    },
  },
  {
    name: "a field",
    make: (copy) => edit(copy, pagingGroup, (resource) => resource.setIn(["fields", "pa_shade"], resource.createNode({ by: added, aliases: ["shade"], type: "string", description: "Its shade." }))),
  },
  {
    name: "a decision answered",
    make: (copy) => {
      copy.edit("decisions.yaml", (document) => document.setIn(["D-152", "answer"], "It is the title of the main page."));
      copy.edit("query/modules/info.yaml", (document) => document.setIn(["parameters", "linkcontext", "default"], document.createNode({ decided: "Main Page", by: "D-152" })));
    },
  },
];

/** These need a handler of the reference server beside the spec. */
export const editsWithHandlers: readonly Edit[] = [
  {
    name: "an operation",
    make: (copy) => edit(copy, pagingGroup, (resource) => resource.setIn(["operations", "ring"], resource.createNode(ring))),
  },
  {
    name: "a resource",
    make: (copy) => {
      decide(copy);
      copy.write("exchange/resources/desk.yaml", desk);
    },
  },
];

function edit(copy: Copy, file: string, change: (document: Document) => void): void {
  decide(copy);
  copy.edit(file, change);
}

function decide(copy: Copy): void {
  copy.edit("decisions.yaml", (document) =>
    document.set(added, document.createNode({
      question: "What was added?",
      source: "content-query-catalogue.md, Catalogue",
      answer: "What cites this.",
      reason: "The test of edits adds it.",
      ground: "project",
    })),
  );
}

function mapAt(document: Document, path: readonly string[]): YAMLMap {
  return document.getIn(path) as YAMLMap;
}

function listAt(document: Document, path: readonly string[]): YAMLSeq {
  return document.getIn(path) as YAMLSeq;
}

function renameKey(map: YAMLMap, from: string, to: string): void {
  const pair = map.items.find(({ key }) => String(key) === from);
  if (pair === undefined) throw new Error(`There is no ${from} to rename.`);
  pair.key = to;
}

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
`;

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
