import { describe, expect, it } from "vitest";
import * as create from "../../packages/validators/generated/exchange/createPagingGroup.js";
import * as token from "../../packages/validators/generated/exchange/generateLoginToken.js";
import * as validators from "../../packages/validators/generated/query/index.js";
import { createExchangeClient, type ExchangeClientOptions } from "../../packages/client/generated/exchange/index.js";
import { clientOf, failureOf } from "./support/query.ts";

/* Plausible mistakes, none of which is sent. Each message names what is wrong and the correct alternative. */

const good = { baseUrl: "http://host.invalid", key: "k", tenant: "T1" };
const messageOf = (make: () => unknown): string => {
  try {
    make();
  } catch (error) {
    return (error as Error).message;
  }
  return "nothing was refused";
};
const exchange = (options: object): string =>
  messageOf(() => createExchangeClient({ ...good, ...options } as unknown as ExchangeClientOptions));

describe("a client is not made", () => {
  it.each<readonly [options: object, message: string]>([
    [{ key: undefined }, "The option key is undefined: set it to the key of the service"],
    [{ key: "" }, 'The option key is "": set it to the key of the service'],
    [{ key: Promise.resolve("k") }, "The option key is object: set it to the key of the service"],
    [{ keyIn: "cookie" }, 'The option keyIn is "cookie": use one of header, bearer, query'],
    [{ tenant: "" }, 'The option tenant is "": set it to a tenant, or omit it'],
    [{ baseUrl: undefined }, "The option baseUrl is undefined: use an absolute URL, such as https://host.example/path"],
    [
      { baseUrl: "host.invalid" },
      'The option baseUrl is "host.invalid": use an absolute URL, such as https://host.example/path',
    ],
    [{ baseUrl: "/pbx" }, 'The option baseUrl is "/pbx": use an absolute URL, such as https://host.example/path'],
  ])("with %j", (options, message) => expect(exchange(options)).toBe(message));

  it.each(["", "wiki.invalid/w/api.php"])("with the endpoint %j", (endpoint) =>
    expect(messageOf(() => clientOf(endpoint))).toBe(
      `The option endpoint is ${JSON.stringify(endpoint)}: use an absolute URL, such as https://host.example/path`,
    ),
  );
});

describe("a call is refused", () => {
  it.each<readonly [id: unknown, message: string]>([
    [
      undefined,
      "Missing ID: {object_id} of /paginggroups/{object_id} is undefined; pass the IDs first, then the request and the options",
    ],
    [
      "",
      'Missing ID: {object_id} of /paginggroups/{object_id} is ""; pass the IDs first, then the request and the options',
    ],
  ])("with the id %j", async (id, message) => {
    expect((await failureOf(createExchangeClient(good).pagingGroups.delete(id as string))).message).toBe(message);
  });
});

interface Decoder {
  readonly decode: (
    value: never,
    options: { readonly all: true },
  ) => { readonly errors?: readonly { readonly message: string }[] | undefined };
}

describe("a request to the exchange is refused", () => {
  const group = { name: "Hall", number: "830" };
  it.each<readonly [decoder: Decoder, value: unknown, message: string]>([
    [create, { number: "830" }, "missing_required_field: name is missing"],
    [
      create,
      { ...group, number: 830 },
      'invalid_request: number must be text of at most 255 characters without control characters, not "830"',
    ],
    [create, { ...group, bidirectional: true }, 'invalid_request: bidirectional must be one of yes, no, not "true"'],
    [
      create,
      { ...group, extensions: [100], members: [101] },
      "invalid_request: extensions and members are the same field but have different values",
    ],
    [create, "Hall", "invalid_json: takes an object, not Hall"],
    [token, {}, "missing_user: user is missing"],
  ])("%#: %j", (decoder, value, message) => {
    expect(decoder.decode(value as never, { all: true }).errors?.map((one) => one.message)).toContain(message);
  });

  it("for an unknown field, if requested: the service ignores it", () => {
    const value = { ...group, bidirectinal: "yes" };
    const message = 'invalid_request: there is no "bidirectinal"; did you mean "bidirectional"?';
    expect(
      create.decode(value as never, { all: true, unknownFields: "refuse" } as never).errors?.map((one) => one.message),
    ).toContain(message);
    expect(create.decode(value as never, { all: true }).errors).toBeUndefined();
  });
});

describe("a query is refused or warned of", () => {
  it.each<readonly [query: string, message: string]>([
    [
      "list=allpages&aplimit=501",
      'outofrange: aplimit takes a number of items from 1 to 500 (with higher limits 5000), or max, received "501"',
    ],
    [
      "list=allpages&aplimit=1.5",
      'badinteger: aplimit takes a number of items from 1 to 500 (with higher limits 5000), or max, received "1.5"',
    ],
    ["list=allpages&apdir=down", 'badvalue: apdir takes one of ascending, descending, received "down"'],
    ["list=allpages&apprlevel=sysop", "invalidparammix: apprlevel is allowed only with apprtype or apprexpiry: add it"],
    ["list=backlinks", "missingparam: exactly one of bltitle, blpageid is needed"],
    ["list=search", "missingparam: srsearch is missing; it takes text"],
    [
      "list=recentchanges&rcuser=A&rcexcludeuser=B",
      "invalidparammix: at most one of rcuser, rcexcludeuser is allowed: leave the others out",
    ],
    [
      "list=recentchanges&rcshow=bot|!bot",
      "show: rcshow takes at most one of the values bot, !bot: leave the others out",
    ],
    [
      "titles=A&pageids=1&prop=info",
      "multisource: at most one of titles, pageids, revids is allowed: leave the others out",
    ],
    [
      "titles=A|B&prop=revisions&rvlimit=5",
      "invalidparammix: rvlimit cannot be combined with several pages: leave one out",
    ],
    [
      "list=allpages&continue=bogus",
      'badcontinue: continue takes the value of continue in the last response, received "bogus"',
    ],
    ["list=allpages&aplimt=5", 'unrecognizedparams: no such parameters, received "aplimt"'],
  ])("%s", (query, message) => {
    const { errors = [], warnings } = validators.decodeRequest(`action=query&format=json&${query}`, { all: true });
    expect([...errors, ...warnings].map((one) => one.message)).toContain(message);
  });
});
