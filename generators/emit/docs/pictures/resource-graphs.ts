import type { Fact } from "../../../model/fact.ts";
import { typesWithin } from "../../../model/queries.ts";
import type { Resource, ResourceService, Shape, StateMachine, Transition } from "../../../model/resource.ts";
import type { Type } from "../../../model/type.ts";
import { anchor, itemPage, topicPage, within } from "../addresses.ts";
import { marks, plainText, prose } from "../prose.ts";
import type { Address, GraphEdge, GraphNode, Picture } from "../site.ts";
import { graphPicture } from "./graph.ts";

/** Draws the resources of a service, with the shapes that they and their operations use. */
export function objectPicture(service: ResourceService): readonly Picture[] {
  const nodes = new Map(
    [...tenantNodes(service), ...service.resources.flatMap((resource) => resourceNodes(service, resource))].map(
      (node) => [node.id, node],
    ),
  );
  return graphPicture({
    id: "picture-objects",
    title: `The parts of ${service.title}`,
    description:
      "A box is a resource, a shape of its objects, or a target of references, with its fields. An arrow leads to the value of a field, or to the response of an operation.",
    nodes: [...nodes.values()],
    edges: [
      ...new Map(
        service.resources
          .flatMap((resource) => resourceEdges(service, resource))
          .map((edge) => [JSON.stringify([edge.from, edge.to, edge.lines]), edge]),
      ).values(),
    ],
  });
}

function tenantNodes(service: ResourceService): readonly GraphNode[] {
  const { tenant, resources } = service;
  const isOwner = tenant !== undefined && resources.some((resource) => belongs(resource) !== undefined);
  return isOwner
    ? [
        {
          id: "tenant",
          title: "Tenant",
          lines: [tenant.name],
          to: within(topicPage(service, "authentication"), "tenant"),
          marks: [],
        },
      ]
    : [];
}

function resourceNodes(service: ResourceService, resource: Resource): readonly GraphNode[] {
  const { id, title, fields, origin, shapes, destinations } = resource;
  const page = itemPage(service, "resources", id);
  return [
    { id: idOf(resource), title, lines: fields.map(({ name }) => name), to: page, marks: marks(origin) },
    ...shapes.map((shape) => ({
      id: shapeId(resource, shape),
      title: shape.title,
      lines: shape.fields.map(({ name }) => name),
      to: within(page, anchor("shape", shape.name)),
      marks: marks(shape.origin),
    })),
    ...(destinations === undefined
      ? []
      : [
          {
            id: `destinations ${id}`,
            title: "Destinations",
            lines: destinations.slots.map(({ name }) => name),
            to: within(page, "destinations"),
            marks: [],
          },
        ]),
  ];
}

function resourceEdges(service: ResourceService, resource: Resource): readonly GraphEdge[] {
  const { id, scope, fields, shapes, operations, destinations } = resource;
  const self = idOf(resource);
  const byName = new Map(shapes.map((shape) => [shape.name, shape]));
  const toShapes = (from: string, type: Fact<Type> | undefined, line: string): readonly GraphEdge[] =>
    shapesIn(type).flatMap((name) => {
      const shape = byName.get(name);
      return shape === undefined ? [] : [{ from, to: shapeId(resource, shape), lines: [line], marks: marks(type) }];
    });
  return [
    ...(belongs(resource) === undefined || service.tenant === undefined
      ? []
      : [{ from: "tenant", to: self, lines: [belongs(resource)!], marks: marks(scope) }]),
    ...fields.flatMap(({ name, type }) => toShapes(self, type, name)),
    ...operations.flatMap(({ name, request, responses }) => [
      ...(request?.kind === "own" ? toShapes(self, request.type, `${name} takes`) : []),
      ...responses.flatMap(({ body }) => toShapes(self, body, `${name} returns`)),
    ]),
    ...(destinations === undefined
      ? []
      : [{ from: self, to: `destinations ${id}`, lines: [destinations.objectField], marks: [] }]),
    ...shapes.flatMap((shape) => {
      const above = shape.extends === undefined ? undefined : byName.get(shape.extends);
      return [
        ...(above === undefined
          ? []
          : [{ from: shapeId(resource, shape), to: shapeId(resource, above), lines: ["extends"], marks: [] }]),
        ...shape.fields.flatMap(({ name, type }) => toShapes(shapeId(resource, shape), type, name)),
      ];
    }),
  ];
}

/** Describes the relation of a tenant to a resource, or returns `undefined` if it is unknown. */
function belongs({ scope }: Resource): string | undefined {
  const kind = scope.value?.kind;
  return kind === "tenant" ? "has" : kind === "tenant-or-shared" ? "has, or all share" : undefined;
}

function shapesIn(type: Fact<Type> | undefined): readonly string[] {
  const known = type?.value;
  return known === undefined ? [] : [...typesWithin(known)].flatMap((one) => (one.kind === "shape" ? [one.shape] : []));
}

function idOf({ id }: Resource): string {
  return `resource ${id}`;
}

/**
 * Returns a unique id of a shape. Resources may have shapes of the same name, but a shared shape is the same for all.
 */
function shapeId({ id }: Resource, { shared, name }: Shape): string {
  return JSON.stringify(shared ? [name] : [id, name]);
}

export function statePicture(
  { subject, initial, states, transitions }: StateMachine,
  page: Address,
): readonly Picture[] {
  const titles = new Map(states.map(({ name, title }) => [name, title]));
  return graphPicture({
    id: "picture-states",
    title: `States: ${plainText(prose(subject))}`,
    description: `The initial state is “${titles.get(initial.state) ?? initial.state}”. An arrow is a transition, with its trigger and condition.`,
    nodes: states.map(({ name, title, origin }) => ({
      id: name,
      title,
      lines: [name === initial.state ? `${name}, the initial state` : name],
      to: within(page, anchor("state", name)),
      marks: marks(origin),
    })),
    edges: [
      ...transitions.map(transitionEdge),
      ...states.flatMap(({ name, refines }): readonly GraphEdge[] =>
        refines === undefined ? [] : [{ from: name, to: refines.state, lines: ["is a special case of"], marks: [] }],
      ),
    ],
  });
}

function transitionEdge({ from, to, trigger, condition, origin }: Transition): GraphEdge {
  const words = trigger.kind === "operation" ? trigger.operation : trigger.event;
  return {
    from: from.state,
    to: to.state,
    lines: [words, ...(condition === undefined ? [] : [`if ${condition}`])].map((line) => plainText(prose(line))),
    marks: marks(origin),
  };
}
