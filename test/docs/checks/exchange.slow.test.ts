import { afterAll, vi } from "vitest";
import { resourceChecks } from "../../../generators/emit/docs/pictures/checks.ts";
import { makeKey } from "../../../packages/reference-server/src/index.ts";
import { type kinds, open, type Place } from "../../server/exchange/support.ts";
import { models } from "../sites.ts";
import { proveOrder, type Requests } from "./prove-order.ts";

/* Sends requests with two faults to the reference server. */

interface Request {
  readonly isOneTooMany?: boolean;
  readonly fails?: boolean;
  readonly method: string;
  readonly path: string;
  readonly key: {
    readonly kind: (typeof kinds)[number];
    readonly isThere?: false;
    readonly isKnown?: false;
    readonly isOfOtherAddress?: true;
  };
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const service = models.real().services.find((one) => one.kind === "resource")!;
const place = await open();
const limited = await open({ rateLimit: 1 });
await limited.ask("GET", "/nothing");
afterAll(async () => {
  await place.close();
  await limited.close();
});

const group = await place.group("A");
await place.storage.write(({ identities }) => identities.insertUser({ username: "anna" }));
await place.ask("POST", "/paginggroups", {
  key: place.keys["global-full"],
  query: { tenant: "A" },
  headers: { "idempotency-key": "used" },
  body: { name: "other", number: "9" },
});

const put =
  (more: Partial<Request>) =>
  (request: Request): Request => ({ ...request, ...more });
const key =
  (more: Partial<Request["key"]>) =>
  (request: Request): Request => ({ ...request, key: { ...request.key, ...more } });
const header =
  (name: string, value: string) =>
  (request: Request): Request => ({ ...request, headers: { ...request.headers, [name]: value } });

const good: Request = {
  method: "PATCH",
  path: `/paginggroups/${group}`,
  key: { kind: "global-full" },
  query: { tenant: "A" },
  headers: {},
  body: { number: "2" },
};

/** Faults for any operation with a body. */
const anyWrong: Requests<Request>["wrong"] = {
  "Few enough requests?": put({ isOneTooMany: true }),
  "Does the path exist?": put({ path: "/nothing" }),
  "Does it support the method?": put({ method: "PUT" }),
  "Is there a key?": key({ isThere: false }),
  "Is the key known?": key({ isKnown: false }),
  "Is it allowed from this address?": key({ isOfOtherAddress: true }),
  "Is the body small enough?": put({ body: "x".repeat(70_000) }),
  "Is its media type supported?": header("content-type", "text/plain"),
  "Is it a JSON object?": put({ body: "{" }),
};

const all: readonly Requests<Request>[] = [
  {
    name: "a change of a paging group",
    good,
    wrong: {
      ...anyWrong,
      "May the key write?": key({ kind: "global-read-only" }),
      "Is there a tenant?": put({ query: {} }),
      "Is there such a tenant?": put({ query: { tenant: "none" } }),
      "Are its fields valid?": put({ body: { number: 7 } }),
      "Does the object exist?": put({ path: "/paginggroups/999" }),
      "Is the object unchanged?": header("if-match", '"other"'),
      "Is the service available?": put({ fails: true }),
    },
  },
  {
    name: "a new login token",
    good: {
      method: "POST",
      path: "/auth/token",
      key: { kind: "global-full" },
      query: {},
      headers: {},
      body: { user: "anna", validity: "ONCE" },
    },
    wrong: {
      ...anyWrong,
      "Does the key have the required kind?": (request) =>
        key({ kind: request.key.kind === "global-read-only" ? "tenant-read-only" : "tenant-full" })(request),
      "May the key write?": key({ kind: "global-read-only" }),
      "Are its fields valid?": put({ body: { user: "anna", validity: 7 } }),
      "Is its Idempotency-Key unused?": header("idempotency-key", "used"),
      "Can the operation be carried out?": put({ body: { user: "nobody", validity: "ONCE" } }),
      "Is the service available?": put({ fails: true }),
    },
  },
];

async function keyOf(server: Place, { kind, isOfOtherAddress }: Request["key"]): Promise<string> {
  if (isOfOtherAddress !== true) return server.keys[kind];
  return server.key(kind, {
    tenant: kind.startsWith("tenant") ? server.tenants.A : undefined,
    addresses: ["192.0.2.0/24"],
  });
}

/** Makes the next write of a paging group or a token fail. */
function failNextWrite({ storage }: Place): void {
  const { write } = storage;
  vi.spyOn(storage, "write").mockImplementationOnce(
    (work) =>
      write.call(storage, (unit) => {
        vi.spyOn(unit.pagingGroups, "update").mockRejectedValueOnce(new Error("It fails."));
        vi.spyOn(unit.identities, "setToken").mockRejectedValueOnce(new Error("It fails."));
        return work(unit);
      }) as never,
  );
}

async function codeOf({
  isOneTooMany,
  fails,
  method,
  path,
  key: wanted,
  query,
  headers,
  body,
}: Request): Promise<string | undefined> {
  const server = isOneTooMany ? limited : place;
  const text =
    wanted.isThere === false
      ? undefined
      : wanted.isKnown === false
        ? makeKey(wanted.kind).text
        : await keyOf(server, wanted);
  if (fails) failNextWrite(server);
  const { code } = await server.ask(method, path, { key: text, query, headers, body });
  vi.restoreAllMocks();
  return code;
}

proveOrder(resourceChecks(service), all, codeOf, {
  "Is the body small enough?": "No operation has both a body and parameters that can be wrong.",
  "Are the parameters valid?": "The same.",
  "Is its Idempotency-Key unused?": "No operation has both such a key and an object that is there before it.",
  "Is the object unchanged?": "Operations with an object have no further codes than those of reading it.",
});
