import type { Parameter, ModuleGroup, QueryService, GroupRole, MessageForm, Profile } from "./query.ts";

/** A login by a request of its own, with a token. */
interface Login {
  /** The kind of token, and the member with the token in the response. */
  readonly token: { readonly kind: string; readonly member: string };
  /** The parameters that every login request has. */
  readonly constants: readonly (readonly [name: string, value: string])[];
  /** The names of the parameters with the name, the password and the token. */
  readonly parameters: { readonly name: string; readonly password: string; readonly token: string };
  /** The path of the result in the response, and its value after a successful login. */
  readonly result: readonly string[];
  readonly success: string;
}

/** Protocol constants of a profile. They are the same for all services with the profile. */
export interface ProfileFacts {
  /** The response member and request parameter that continue a request. */
  readonly continuation: string;
  /** Parameters that the runtime sets, or that select a response format that the runtime cannot read. */
  readonly ownParameters: readonly string[];
  /** The form of errors if the service does not specify one. */
  readonly errorForm: MessageForm;
  /** The forms of errors in addition to the service's own. */
  readonly errorForms: readonly MessageForm[];
  /** Codes of temporary errors, for which a request can be retried. */
  readonly passing: readonly string[];
  /** The warning about the request as a whole, in addition to those of deprecations. */
  readonly deprecationHelp: string;
  /** The request parameter for the response format, and its values whose formats the spec describes. */
  readonly answerForm: { readonly parameter: string; readonly described: readonly string[] };
  /** Request parameters that a recording program sends in addition to the constants. */
  readonly recording: ReadonlyMap<string, string>;
  /** How a client logs in with a name and a password. The kind of token, and the request's parameters. */
  readonly login: Login;
  /** The response members with the results and the pages, if the service does not specify them. */
  readonly results: string;
  readonly pages: string;
  /** The variable name of a client in examples. */
  readonly clientName: string;
  /** The roles of groups in the order in which their modules are read and run, regardless of the request. */
  readonly order: readonly GroupRole[];
}

const profileFacts: Readonly<Record<Profile, ProfileFacts>> = {
  "action-api": {
    continuation: "continue",
    ownParameters: ["origin", "continue", "rawcontinue", "callback", "utf8", "ascii", "exportnowrap"],
    errorForm: {
      member: "errors",
      list: true,
      code: "code",
      text: "text",
      module: "module",
      parameter: undefined,
      data: "data",
    },
    errorForms: [
      {
        member: "error",
        list: false,
        code: "code",
        text: "info",
        module: undefined,
        parameter: undefined,
        data: undefined,
      },
    ],
    passing: ["maxlag", "ratelimited", "readonly"],
    deprecationHelp: "deprecation-help",
    answerForm: { parameter: "formatversion", described: ["2", "latest"] },
    recording: new Map([["maxlag", "5"]]),
    login: {
      token: { kind: "login", member: "logintoken" },
      constants: [["action", "login"]],
      parameters: { name: "lgname", password: "lgpassword", token: "lgtoken" },
      result: ["login", "result"],
      success: "Success",
    },
    results: "query",
    pages: "pages",
    clientName: "wiki",
    order: ["properties", "items", "facts"],
  },
};

/** Returns the facts of the service's profile, or `undefined` if it has no profile. */
export function profileOf({ profile }: Pick<QueryService, "profile">): ProfileFacts | undefined {
  return profile && profileFacts[profile];
}

/** Returns the groups in the order in which their modules are read and run. */
export function orderedGroups(service: QueryService): readonly ModuleGroup[] {
  const order = profileOf(service)?.order ?? [];
  return service.groups.toSorted((one, other) => order.indexOf(one.role) - order.indexOf(other.role));
}

/** The default form of errors: the code and a message at the top level of the body. */
const plainError: MessageForm = {
  member: undefined,
  list: false,
  code: "code",
  text: "message",
  module: undefined,
  parameter: undefined,
  data: undefined,
};

export function errorForm(service: QueryService): MessageForm {
  return service.errorBody?.value ?? profileOf(service)?.errorForm ?? plainError;
}

/** Returns the forms of errors, the service's own first. */
export function errorForms(service: QueryService): readonly MessageForm[] {
  return [errorForm(service), ...(profileOf(service)?.errorForms ?? [])];
}

/**
 * Returns the response member with the results, and its member with the pages. Without a results member, the response
 * itself contains the results.
 */
export function responseMembers(
  service: QueryService,
): readonly [results: string | undefined, pages: string | undefined] {
  const profile = profileOf(service);
  return [service.answer?.results ?? profile?.results, service.answer?.pages?.member ?? profile?.pages];
}

/** Returns the members that distinguish pages from each other. */
export function pageKey(service: QueryService): readonly string[] {
  return service.answer?.pages?.key ?? [];
}

/** Names of continuation parameters. A module continues with the first one that it has. */
const continuing = ["continue", "offset", "from"];

/** Returns the continuation parameter of a module, or `undefined` if it has none. */
export function continuingParameter(parameters: readonly Parameter[]): Parameter | undefined {
  return continuing.flatMap((name) => parameters.find((one) => one.name === name) ?? [])[0];
}
