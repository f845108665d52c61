import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { fieldsOfBody } from "../../model/body.ts";
import { formBodyOf, ownFieldsOf } from "../../model/operations.ts";
import { resourceServices, sharedScope } from "../../model/queries.ts";
import type { Place } from "../../model/place.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { type Rule, eachRepeated } from "../rule.ts";

/** A name must have one meaning in a request body, among the query parameters, or in a path. */
export const duplicateAlias: Rule = {
  code: "duplicate-alias",
  check(model, report) {
    for (const { scope, names } of resourceServices(model).flatMap(spacesOf)) {
      eachRepeated(names, (again, first) => {
        const related = [{ message: `“${first.name}” means “${first.meaning}” here`, place: first.place }];
        report(
          diagnostic(
            "duplicate-alias",
            again.place,
            { alias: again.name, first: first.meaning, scope, second: again.meaning },
            { related },
          ),
        );
      });
    }
  },
};

interface Spelling {
  readonly name: string;
  readonly meaning: string;
  readonly place: Place;
}

function spacesOf(
  service: ResourceService,
): readonly { readonly scope: string; readonly names: readonly Spelling[] }[] {
  const bodies = service.resources.map((resource) => ({
    scope: `a request body of “${resource.id}”`,
    names: bodyNames(resource),
  }));
  const queries = service.resources.flatMap((resource) =>
    resource.operations.map((operation) => ({
      scope: `the query of “${operation.operationId}”`,
      names: queryNames(service, resource, operation),
    })),
  );
  const forms = service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => {
      const names = formNames(resource, operation);
      return names === undefined ? [] : [{ scope: `the form of “${operation.operationId}”`, names }];
    }),
  );
  const paths = { scope: `the paths of “${service.id}”`, names: service.resources.flatMap(pathNames) };
  return [...bodies, ...forms, ...queries, paths];
}

/** Returns the tenant, the flag of shared objects, and the operation's own query parameters. */
function queryNames({ tenant }: ResourceService, resource: Resource, operation: Operation): readonly Spelling[] {
  const shared = sharedScope(resource);
  return [
    ...(tenant === undefined || operation.tenant === "none" ? [] : namesFor(tenant.name, [], tenant.place)),
    ...(shared === undefined ? [] : namesFor(shared.flag, [], resource.place)),
    ...operation.query.flatMap((parameter) => namesFor(parameter.name, parameter.aliases, parameter.place)),
  ];
}

function bodyNames({ fields, destinations }: Resource): readonly Spelling[] {
  const inRequests = fields.filter((field) => field.use !== "response");
  const slots = destinations?.slots ?? [];
  const objectField =
    destinations === undefined || slots.length === 0 ? [] : namesFor(destinations.objectField, [], slots[0]!.place);
  return [
    ...inRequests.flatMap(({ name, aliases, place }) => namesFor(name, aliases, place)),
    ...slots.flatMap((slot) => slot.aliases.map((alias) => ({ name: alias, meaning: slot.name, place: slot.place }))),
    ...objectField,
  ];
}

/** Returns each name of a field once. The check of bodies reports names that two fields share. */
function formNames(resource: Resource, operation: Operation): readonly Spelling[] | undefined {
  const body = formBodyOf(operation);
  if (body === undefined) return undefined;
  const own = ownFieldsOf(body.form);
  const shared = fieldsOfBody(resource, body).filter((field) => !own.includes(field));
  const fields = new Map(
    shared.flatMap(({ name, aliases, place }) => namesFor(name, aliases, place)).map((one) => [one.name, one]),
  );
  return [...fields.values(), ...own.flatMap(({ name, place }) => namesFor(name, [], place))];
}

function pathNames({ id, path, pathAliases, place }: Resource): readonly Spelling[] {
  return [path, ...pathAliases].map((name) => ({ name, meaning: id, place }));
}

function namesFor(name: string, aliases: readonly string[], place: Place): readonly Spelling[] {
  return [name, ...aliases].map((word) => ({ name: word, meaning: name, place }));
}
