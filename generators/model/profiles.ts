import { valueOr } from "./fact.ts";
import type { Parameter, ModuleGroup, QueryService, GroupRole, MessageForm, Profile } from "./query.ts";

/** What a profile fixes, whatever the service: words of its protocol that outputs need. */
export interface ProfileFacts {
  /** The member of an answer, and the parameter of a request, with which a request goes on. */
  readonly continuation: string;
  /** Parameters that the runtime writes, or that choose a form of answers that it does not read. */
  readonly ownParameters: readonly string[];
  /** The form of errors where the service does not say. */
  readonly errorForm: MessageForm;
  /** Forms of errors beside the service's own: of an error that is found before it is known what form is wanted. */
  readonly errorForms: readonly MessageForm[];
  /** Codes of requests that were refused for now. */
  readonly passing: readonly string[];
  /** The warning beside those of deprecations, for the request as a whole. */
  readonly deprecationHelp: string;
  /** The request parameter with the form of answers, and the values whose form results describe. */
  readonly answerForm: { readonly parameter: string; readonly described: readonly string[] };
  /** What a program that records answers says beside the constants. */
  readonly recording: ReadonlyMap<string, string>;
  /** Where the service does not say where an answer has them. */
  readonly results: string;
  readonly pages: string;
  /** What an example calls a client. */
  readonly clientName: string;
  /** The roles of groups in the order in which their modules are read and run, whatever the order of the request. */
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
    results: "query",
    pages: "pages",
    clientName: "wiki",
    order: ["properties", "items", "facts"],
  },
};

/** Undefined where the service has no profile. */
export function profileOf({ profile }: Pick<QueryService, "profile">): ProfileFacts | undefined {
  return profile && profileFacts[profile];
}

/** The groups in the order in which their modules are read and run. */
export function orderedGroups(service: QueryService): readonly ModuleGroup[] {
  const order = profileOf(service)?.order ?? [];
  return service.groups.toSorted((one, other) => order.indexOf(one.role) - order.indexOf(other.role));
}

/** What is written where the spec does not say how: the code and a message, in the body itself. */
const plainError: MessageForm = {
  member: undefined,
  list: false,
  code: "code",
  text: "message",
  module: undefined,
  parameter: undefined,
  data: undefined,
};

/** How an answer says what is wrong. */
export function errorForm(service: QueryService): MessageForm {
  return valueOr(service.errorBody, profileOf(service)?.errorForm ?? plainError, "used-on-the-wire");
}

/** The forms in which errors come: the service's own first. */
export function errorForms(service: QueryService): readonly MessageForm[] {
  return [errorForm(service), ...(profileOf(service)?.errorForms ?? [])];
}

/**
 * The members of an answer that hold the results, and the pages among them. Without the first, the answer itself is the
 * results.
 */
export function answerMembers(
  service: QueryService,
): readonly [results: string | undefined, pages: string | undefined] {
  const profile = profileOf(service);
  return [service.answer?.results ?? profile?.results, service.answer?.pages?.member ?? profile?.pages];
}

/** The members that tell one page from another. */
export function pageKey(service: QueryService): readonly string[] {
  return service.answer?.pages?.key ?? [];
}

/** Names of parameters with which modules continue: a module continues with the first one that it has. */
const continuing = ["continue", "offset", "from"];

/** The parameter with which a module continues; undefined for one that does not. */
export function continuingParameter(parameters: readonly Parameter[]): Parameter | undefined {
  return continuing.flatMap((name) => parameters.find((one) => one.name === name) ?? [])[0];
}
