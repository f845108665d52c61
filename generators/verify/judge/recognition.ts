import { isObject, type Json } from "../../codegen/json.ts";
import { requestDecoder } from "../../learn/request/decode-request.ts";
import type { AskedModule } from "../../learn/request/request.ts";
import { responseMembers } from "../../model/profiles.ts";
import type { Parameter, QueryService } from "../../model/query.ts";
import { itemsIn, memberOf, type Exchange } from "../run/run.ts";
import { codeOf, moduleClaim, parameterClaim } from "../suite/query/query-case.ts";
import { type Protocol, messagesIn } from "./protocol.ts";
import type { Check } from "./verdict.ts";

type Recognition = Pick<Protocol, "unknownPart" | "notCarriedOut"> & {
  /** Returns a check for each module and parameter of an accepted request: the service knows them. */
  readonly checks: (exchange: Exchange) => readonly Check[];
};

/** Returns functions that find the parts of a request that the service does not know, or does not carry out. */
export function recognition(service: QueryService): Recognition {
  const decode = requestDecoder(service);
  const unknownIn = unknownWords(service);
  const parts = (exchange: Exchange): readonly Part[] => {
    const query = queryTextOf(exchange);
    const names = new Set(new URLSearchParams(query).keys());
    return decode(query).asked.flatMap((asked) => partsOf(service, asked, names));
  };
  const isUnknown = ({ selector, name }: Part, { modules, parameters }: UnknownWords): boolean =>
    selector === undefined ? parameters.has(name) : modules.has(selector) && modules.has(name);
  return {
    unknownPart(exchange) {
      const words = unknownIn(exchange);
      if (words.modules.size === 0 && words.parameters.size === 0) return undefined;
      return parts(exchange).find((part) => isUnknown(part, words))?.text;
    },
    notCarriedOut: notCarriedOut(service, decode),
    checks(exchange) {
      const words = unknownIn(exchange);
      const all = parts(exchange).map((part) => ({ part, unknown: isUnknown(part, words) }));
      const lost = new Set(
        all.flatMap(({ part, unknown }) => (part.selector !== undefined && unknown ? [part.module] : [])),
      );
      return all.flatMap(({ part, unknown }) =>
        part.selector === undefined && lost.has(part.module)
          ? []
          : [{ claim: part.claim, observed: unknown ? "the service does not know it" : undefined }],
      );
    },
  };
}

/** A module or parameter of a request. */
interface Part {
  readonly module: string;
  /** The parameter that selects the module. Undefined for a parameter. */
  readonly selector: string | undefined;
  /** The name in the request. */
  readonly name: string;
  readonly text: string;
  readonly claim: Check["claim"];
}

function partsOf(service: QueryService, { module, role }: AskedModule, names: ReadonlySet<string>): readonly Part[] {
  if (role === "generator") return [];
  const group = service.groups.find(({ name }) => name === module.group)!;
  const nameOf = ({ name }: Parameter): string => module.prefix + name;
  return [
    {
      module: module.name,
      selector: group.selector?.value ?? group.name,
      name: module.name,
      text: `the module ${module.name}`,
      claim: moduleClaim(service, module),
    },
    ...module.parameters
      .filter((parameter) => names.has(nameOf(parameter)))
      .map((parameter) => ({
        module: module.name,
        selector: undefined,
        name: nameOf(parameter),
        text: `the parameter ${nameOf(parameter)}`,
        claim: parameterClaim(service, module, parameter),
      })),
  ];
}

/** The words in warnings about unknown modules and parameters, whose messages may be in any language. */
interface UnknownWords {
  readonly modules: ReadonlySet<string>;
  readonly parameters: ReadonlySet<string>;
}

function unknownWords(service: QueryService): (exchange: Exchange) => UnknownWords {
  const form = service.warningBody?.value;
  const codes = {
    modules: codeOf(service, "unrecognizedvalues"),
    parameters: codeOf(service, "unrecognizedparams"),
  };
  return ({ body }) => {
    const messages = form === undefined ? [] : messagesIn(form, body);
    const wordsOf = (code: string): ReadonlySet<string> =>
      new Set(
        messages
          .filter((message) => memberOf(message, form!.code) === code)
          .flatMap((message) => String(memberOf(message, form!.text)).match(/[\p{L}\p{N}_-]+/gu) ?? []),
      );
    return { modules: wordsOf(codes.modules), parameters: wordsOf(codes.parameters) };
  };
}

/** Modules that add to pages do nothing if no page of the request exists. */
function notCarriedOut(
  service: QueryService,
  decode: ReturnType<typeof requestDecoder>,
): (exchange: Exchange) => string | undefined {
  const ofPages = new Set(service.groups.flatMap(({ name, role }) => (role === "properties" ? [name] : [])));
  const marks = (service.answer?.pages?.kinds ?? []).flatMap(({ fields }) =>
    fields.flatMap(({ name, type }) => (type.kind === "const" ? [name] : [])),
  );
  const path = responseMembers(service).flatMap((name) => name ?? []);
  const exists = (page: Json): boolean => isObject(page) && !marks.some((name) => Object.hasOwn(page, name));
  return (exchange) => {
    const { asked } = decode(queryTextOf(exchange));
    if (asked.length === 0 || !asked.every(({ module }) => ofPages.has(module.group))) return undefined;
    return itemsIn(exchange.body, path).some(exists) ? undefined : "no page of the request exists (--with)";
  };
}

/** Returns the query string or the form of a request. */
export function queryTextOf({ step, request }: Exchange): string {
  return step.body?.kind === "text" ? step.body.text : request.slice(request.indexOf("?") + 1);
}
