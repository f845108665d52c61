import type { ShownPlace } from "./shown.ts";

/** Uses of decisions that an output need not show, by their kind. */
export interface Exception {
  /** The kinds of places in the model; `*` matches any characters. */
  readonly kinds: readonly string[];
  readonly outputs: readonly string[];
  readonly why: string;
  /** The output depends on the choice even though it does not show it. */
  readonly isFollowed?: true;
}

export const exceptions: readonly Exception[] = [
  {
    kinds: [
      "*.version",
      "*.baseUrl",
      "*.baseUrlVariables[].example",
      "query.wire.*",
      "query.constants[].value",
      "query.groups[].selector",
      "query.errorBody",
      "query.warningBody",
      "query.profileOrigin",
      "query.pages.origin",
      "query.personal.origin",
      "query.groups[].roleOrigin",
      "query.authentication",
      "resource.authentication.*",
      "resource.timestamps",
      "resource.requestErrors.*",
    ],
    outputs: ["json-schema"],
    why: "A schema describes a single typed object, independently of the service around it.",
  },
  {
    kinds: ["query.errors[].*", "resource.errors[].*", "resource.resources[].operations[].errors[].origin"],
    outputs: ["json-schema", "validators"],
    why: "They have no list of errors.",
  },
  {
    kinds: ["query.errors[].*"],
    outputs: ["client"],
    why: "Its type contains only the codes; the response contains the rest.",
  },
  {
    kinds: ["resource.errors[].message"],
    outputs: ["client"],
    why: "The client shows the message of the response.",
  },
  {
    kinds: [
      "query.facts[].text",
      "resource.facts[].text",
      "resource.resources[].facts[].text",
      "resource.resources[].states.*",
    ],
    outputs: ["json-schema", "validators", "client"],
    why: "The behavior of a service in prose is documented for readers of the API and for implementers.",
  },
  {
    kinds: ["query.facts[].text", "resource.facts[].text"],
    outputs: ["mock"],
    why: "It uses the server's code, whose README documents it.",
  },
  {
    kinds: ["resource.resources[].rules[].text"],
    outputs: ["json-schema", "validators"],
    why: "Rules in prose cannot be checked. The checked rules are data, and marked.",
  },
  {
    kinds: [
      "query.modules[].result",
      "resource.resources[].operations[].responses[].headers[].type",
      "resource.errorBody",
      "resource.errorDetails",
    ],
    outputs: ["validators"],
    why: "Validators of requests contain no responses, and the check of responses declares no types; the client does.",
  },
  {
    kinds: [
      "resource.version",
      "resource.baseUrlVariables[].example",
      "resource.authentication.keyKinds[].*",
      "resource.requestErrors.*",
    ],
    outputs: ["validators"],
    why: "They receive the fields of a request after its address, key and tenant have been checked.",
  },
  {
    kinds: ["resource.resources[].scope"],
    outputs: ["json-schema", "validators"],
    why: "They check a single object, independently of its owner.",
  },
  {
    kinds: ["query.tokens.account[].text"],
    outputs: ["json-schema", "validators", "server", "mcp", "mock"],
    why: "It describes how a client logs in, which does not concern them.",
  },
  {
    kinds: ["query.requestParameters[].parameters[].default"],
    outputs: ["client"],
    why: "The client writes the parameter itself, so no member documents it; the types of responses depend on it.",
    isFollowed: true,
  },
  {
    kinds: [
      "query.requestParameters[].origin",
      "query.requestParameters[].parameters[].origin",
      "query.requestParameters[].rules[].origin",
    ],
    outputs: ["client"],
    why: "The client writes some of these parameters itself, so its types do not contain them; responses report invalid requests.",
  },
  {
    kinds: ["resource.resources[].destinations.bareNumberType"],
    outputs: ["mock"],
    why: "It stores bare numbers of a request in their full form; the validators' declarations show the choice.",
    isFollowed: true,
  },
  {
    kinds: ["resource.resources[].fields[].*", "resource.resources[].destinations.*"],
    outputs: ["server", "mock"],
    why: "It uses the request types of the validators, whose declarations show it.",
  },
  {
    kinds: ["*"],
    outputs: ["tanstack-query"],
    why: "It returns the client's calls with the client's types, whose declarations show it.",
    isFollowed: true,
  },
];

/** Returns whether the exception covers such places in the output. */
export function isExcepted({ kinds, outputs }: Exception, { kind }: Pick<ShownPlace, "kind">, output: string): boolean {
  return outputs.includes(output) && kinds.some((pattern) => fits(pattern, kind));
}

function fits(pattern: string, kind: string): boolean {
  const [start = "", end] = pattern.split("*");
  if (end === undefined) return kind === pattern;
  return kind.startsWith(start) && kind.endsWith(end);
}
