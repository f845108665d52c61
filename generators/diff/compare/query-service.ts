import type {
  LimitRange,
  Module,
  ModuleGroup,
  PageParameters,
  ParameterGroup,
  PersonalModules,
  QueryLimits,
  QueryService,
  QueryWire,
  RequestParameters,
  TokenSource,
  Constant,
  RequestError,
} from "../../model/query.ts";
import { continuingParameter } from "../../model/profiles.ts";
import { type Comparison, plainText } from "../change.ts";
import { inheritedBound, maximums } from "./strictness.ts";
import {
  at,
  fact,
  factOr,
  flag,
  going,
  ignored,
  kind,
  lifecycle,
  members,
  name,
  node,
  optional,
  origin,
  place,
  removal,
  same,
  sameFact,
  text,
  within,
} from "./node.ts";
import { keyed } from "./keyed.ts";
import { groupedParameters, parameters } from "./parameters.ts";
import { responseShape, moduleResult } from "./results.ts";
import { rules } from "./rules.ts";
import { errors, head, openFacts, valueSets } from "./service.ts";

/** Compares names of parameters. They are also in responses if these state where a module continues. */
function prefixed<Value>(compare: Comparison<Value>): Comparison<Value> {
  return (site, before, after) =>
    compare({ ...site, direction: site.resolve.continues ? "both" : "request" }, before, after);
}

const prefix = prefixed(same<string>("prefix-changed"));

/** Compares the prefix of a module before its other properties. */
function withPrefix(compare: Comparison<Module>): Comparison<Module> {
  return (site, before, after) => {
    const inside = within(site, before, after);
    const comparePrefix =
      continuingParameter(before.parameters) === undefined ? same<string>("prefix-changed") : prefix;
    return [...comparePrefix(inside, before.prefix, after.prefix), ...compare(site, before, after)];
  };
}

const wire = node<QueryWire>({
  endpoint: at("endpoint", fact(same("endpoint-changed"))),
  methods: at("methods", fact(members("method-added", "method-removed"))),
  modulePath: at("module path", sameFact("wire-form-changed")),
  prefix: at("prefix", fact(same("wire-form-changed"))),
  generatorPrefix: at("generator prefix", prefixed(sameFact("prefix-changed"))),
  generatorSelector: at("generator selector", sameFact("selector-changed")),
  separator: at("separator", fact(same("wire-form-changed"))),
  alternativeSeparator: at("alternative separator", sameFact("wire-form-changed")),
  allSpecifier: at("word for all values", sameFact("wire-form-changed")),
  maxLimit: at("word for the highest limit", sameFact("wire-form-changed")),
  firstIndex: at("first index", sameFact("wire-form-changed")),
  templatedIndex: at("index of templated parameters", sameFact("wire-form-changed")),
  flags: at("booleans", sameFact("wire-form-changed")),
  errorHeader: at("header field of errors", sameFact("error-header-changed")),
});

const limits = node<QueryLimits>({
  limit: at(
    "limit",
    node<LimitRange>({
      minimum: inheritedBound("limit-minimum"),
      ...maximums,
      place,
    }),
  ),
  multiple: at(
    "several values",
    node<QueryLimits["multiple"]>({
      low: inheritedBound("value-limit"),
      high: inheritedBound("high-value-limit"),
      place,
    }),
  ),
  highRight: at("right to high limits", sameFact("right-changed")),
  userSubtypes: at("users", members("value-added", "value-removed", "value")),
});

const groups = keyed<ModuleGroup>({
  kind: "group",
  name: (group) => group.name,
  added: "group-added",
  removed: "group-removed",
  item: node<ModuleGroup>({
    name,
    title: text,
    description: text,
    role: same("group-role-changed"),
    roleOrigin: origin,
    selector: fact(same("selector-changed")),
    place,
  }),
});

const constants = keyed<Constant>({
  kind: "constant",
  name: (constant) => constant.name,
  added: "constant-added",
  removed: "constant-removed",
  item: node<Constant>({ name, value: fact(same("constant-changed")), place }),
});

const requestParameters = keyed<RequestParameters>({
  kind: "request parameters",
  name: ({ id }) => id,
  added: "parameter-set-added",
  removed: "parameter-set-removed",
  item: node<RequestParameters>({
    id: name,
    title: text,
    description: text,
    parameters,
    shared: same("parameter-shared"),
    rules,
    origin,
    place,
  }),
});

const modules = keyed<Module>({
  kind: "module",
  name: (module) => module.name,
  added: "module-added",
  removed: removal("module-removed"),
  renamed: "module-renamed",
  item: withPrefix(
    node<Module>({
      name,
      description: text,
      manual: text,
      group: same("module-group-changed"),
      prefix: ignored("Compared with the module as a whole."),
      generator: flag("generator-added", "generator-removed"),
      parameters,
      sameParametersAs: same("source-names-changed"),
      rules,
      result: going(
        "answer",
        at("result", (site, before, after) => result(site, before, after)),
      ),
      examples: same("example-changed"),
      facts: openFacts,
      origin,
      place,
      ...lifecycle,
    }),
  ),
});

const result = factOr("response-described", "response-no-longer-described", moduleResult);

const parameterGroups = keyed<ParameterGroup>({
  kind: "parameter group",
  name: ({ id }) => id,
  added: "source-names-changed",
  removed: "source-names-changed",
  item: node<ParameterGroup>({
    id: name,
    title: text,
    documentName: text,
    parameters: groupedParameters,
    rules,
    place,
  }),
});

const pages = node<PageParameters>({
  pages: same("page-parameters-changed"),
  revisions: same("page-parameters-changed"),
  origin,
  place,
});

const personal = node<PersonalModules>({ modules: same("personal-modules-changed"), origin, place });

const requestErrors = keyed<RequestError>({
  kind: "fault",
  name: ({ fault }) => fault,
  added: "error-replaced",
  removed: "error-replaced",
  item: node<RequestError>({ fault: name, code: same("error-replaced"), place }),
});

const messageForm = sameFact("error-form-changed");

/** Compares changed formats of messages with each other, without also comparing their members in responses. */
function withMessages(compare: Comparison<QueryService>): Comparison<QueryService> {
  return (site, before, after) => {
    const forms = (["errorBody", "warningBody"] as const).filter(
      (key) => plainText(before[key]) !== plainText(after[key]),
    );
    const names = forms.flatMap((key) => [before, after].map((one) => one[key]?.value?.member));
    const rest = (one: QueryService): QueryService => ({
      ...one,
      answer: one.answer && { ...one.answer, body: one.answer.body.filter(({ name }) => !names.includes(name)) },
    });
    return names.length === 0 ? compare(site, before, after) : compare(site, rest(before), rest(after));
  };
}

export const queryService = withMessages(
  node<QueryService>({
    ...head,
    kind,
    profile: at("profile", same("profile-changed")),
    profileOrigin: at("profile", origin),
    wire: going("request", at("wire", wire)),
    authentication: at("authentication", factOr("access-tightened", "access-relaxed", same("access-tightened"))),
    groups: going("request", groups),
    constants: going("request", constants),
    limits: going("request", at("limits", limits)),
    requestParameters: going("request", requestParameters),
    errors: going("answer", errors),
    errorBody: going("answer", at("error body", messageForm)),
    warningBody: going("answer", at("warning body", messageForm)),
    requestErrors: going("answer", requestErrors),
    modules: going("request", modules),
    tokens: at(
      "tokens",
      optional(
        "tokens-changed",
        "tokens-changed",
        node<TokenSource>({
          module: same("tokens-changed"),
          parameter: same("tokens-changed"),
          account: optional("stated-fact-added", "stated-fact-removed", openFacts),
          place,
        }),
      ),
    ),
    personal: at("personal modules", optional("personal-modules-changed", "personal-modules-changed", personal)),
    pages: at("pages", optional("page-parameters-changed", "page-parameters-changed", pages)),
    valueSets,
    parameterGroups: going("request", parameterGroups),
    answer: at("answers", optional("response-described", "response-no-longer-described", responseShape)),
    facts: openFacts,
  }),
);
