import type { ShownPlace } from "./shown.ts";

/** Uses of decisions that an output does not show, by their kind, and why it need not. */
export interface Exception {
  /** The kinds of places in the model; one that ends in `*` stands for all that begin like it. */
  readonly kinds: readonly string[];
  readonly outputs: readonly string[];
  readonly why: string;
  /** The output depends on the choice all the same. */
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
    why: "A schema is of one typed object, whatever the service does around it.",
  },
  {
    kinds: ["query.errors[].*", "resource.errors[].*", "resource.resources[].operations[].errors[].origin"],
    outputs: ["json-schema", "validators"],
    why: "They have no list of errors.",
  },
  {
    kinds: ["query.errors[].*"],
    outputs: ["client"],
    why: "Its type has the codes alone: the answer says the rest.",
  },
  {
    kinds: ["resource.errors[].message"],
    outputs: ["client"],
    why: "The message is the one that is answered.",
  },
  {
    kinds: [
      "query.facts[].text",
      "resource.facts[].text",
      "resource.resources[].facts[].text",
      "resource.resources[].states.*",
    ],
    outputs: ["json-schema", "validators", "client"],
    why: "What a service does, in words: the readers of an API and those who serve it are told.",
  },
  {
    kinds: ["query.facts[].text", "resource.facts[].text"],
    outputs: ["mock"],
    why: "It answers by the server's code, whose README says it.",
  },
  {
    kinds: ["resource.resources[].rules[].text"],
    outputs: ["json-schema", "validators"],
    why: "Rules in words, of which neither knows anything. Those that they check are data, and marked.",
  },
  {
    kinds: [
      "query.modules[].result",
      "resource.resources[].operations[].responses[].headers[].type",
      "resource.errorBody",
      "resource.errorDetails",
    ],
    outputs: ["validators"],
    why: "What reads requests has no answers, and the check of responses declares no types: the client has those.",
  },
  {
    kinds: [
      "resource.version",
      "resource.baseUrlVariables[].example",
      "resource.authentication.keyKinds[].*",
      "resource.requestErrors.*",
    ],
    outputs: ["validators"],
    why: "They are asked with the fields of a request, after its address, key and tenant have been looked at.",
  },
  {
    kinds: ["resource.resources[].scope"],
    outputs: ["json-schema", "validators"],
    why: "They look at one object, whomever it belongs to.",
  },
  {
    kinds: ["query.tokens.account[].text"],
    outputs: ["json-schema", "validators", "server", "mcp", "mock"],
    why: "How a client logs in: they have no part in it.",
  },
  {
    kinds: ["query.requestParameters[].parameters[].default"],
    outputs: ["client"],
    why: "What the client writes itself has no member to say it at; the types of answers follow from it.",
    isFollowed: true,
  },
  {
    kinds: [
      "query.requestParameters[].origin",
      "query.requestParameters[].parameters[].origin",
      "query.requestParameters[].rules[].origin",
    ],
    outputs: ["client"],
    why: "Some of these parameters the client writes itself, and its types do not have them; what is odd about a request the answer says.",
  },
  {
    kinds: ["resource.resources[].destinations.bareNumberType"],
    outputs: ["mock"],
    why: "It keeps bare numbers that a request sends under their full form; the validators' declarations show the choice.",
    isFollowed: true,
  },
  {
    kinds: ["resource.resources[].fields[].*", "resource.resources[].destinations.*"],
    outputs: ["server", "mock"],
    why: "It takes the types of requests from the validators, whose declarations show it.",
  },
  {
    kinds: ["*"],
    outputs: ["tanstack-query"],
    why: "It gives the calls of the client with the types of the client, whose declarations show it.",
    isFollowed: true,
  },
];

/** Returns whether an exception is about such places in that output. */
export function isExcepted({ kinds, outputs }: Exception, { kind }: Pick<ShownPlace, "kind">, output: string): boolean {
  return outputs.includes(output) && kinds.some((pattern) => fits(pattern, kind));
}

function fits(pattern: string, kind: string): boolean {
  const [start = "", end] = pattern.split("*");
  if (end === undefined) return kind === pattern;
  return kind.startsWith(start) && kind.endsWith(end);
}
