import { fastify, type FastifyInstance } from "fastify";
import { afterAll } from "vitest";
import { queryChecks } from "../../../generators/emit/docs/pictures/checks.ts";
import { limitRequests } from "../../../packages/reference-server/src/limits/rate-limit.ts";
import { queryServer } from "../../server/query/support/package.ts";
import { models } from "../sites.ts";
import { proveOrder, type Requests } from "./prove-order.ts";

/* Sends requests with two faults to the generated server of the query service. */

interface Request {
  readonly isOneTooMany?: boolean;
  readonly method: "POST" | "PUT";
  readonly parameters: Readonly<Record<string, string>>;
  readonly filler: string;
}

const service = models.real().services.find((one) => one.kind === "query")!;
const { queryPlugin } = await queryServer();

async function serve(most: number): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: 1000 });
  limitRequests(app, { most, now: () => 0 });
  await app.register(
    queryPlugin({
      modules: { allpages: () => [], tags: () => Promise.reject(new Error("It fails.")) },
      pages: () => ({ pages: [] }),
    }) as never,
  );
  return app;
}

const [app, limited] = [await serve(1000), await serve(1)];
await limited.inject("/");
afterAll(async () => {
  await app.close();
  await limited.close();
});

const put =
  (more: Partial<Request>) =>
  (request: Request): Request => ({ ...request, ...more });
const give =
  (parameters: Readonly<Record<string, string>>) =>
  (request: Request): Request => ({ ...request, parameters: { ...request.parameters, ...parameters } });
const good: Request = {
  method: "POST",
  parameters: { action: "query", list: "allpages", format: "json", formatversion: "2" },
  filler: "",
};

const wrong: Requests<Request>["wrong"] = {
  "Few enough requests?": put({ isOneTooMany: true }),
  "Can the request be read?": put({ filler: "x".repeat(2000) }),
  "Does the endpoint support the method?": put({ method: "PUT" }),
  "Are the request’s own parameters valid?": give({ maxlag: "x" }),
  "Is there such a generator?": give({ generator: "none" }),
  "Are their combinations allowed?": give({ titles: "A", pageids: "1" }),
  "Are the parameters of each module valid?": give({ aplimit: "x" }),
  "Do they fit together?": give({ apprlevel: "sysop" }),
  "Can the modules return results?": ({ parameters, ...rest }) => ({
    ...rest,
    parameters: { ...parameters, meta: "siteinfo" },
  }),
};

const all: readonly Requests<Request>[] = [
  { name: "a list of pages", good, wrong },
  {
    name: "a list that fails",
    good,
    wrong: { ...wrong, "Can the modules return results?": give({ list: "allpages|tags" }) },
  },
];

async function codeOf({ isOneTooMany, method, parameters, filler }: Request): Promise<string | undefined> {
  const response = await (isOneTooMany ? limited : app).inject({
    method,
    url: `/api.php?${new URLSearchParams(parameters)}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `requestid=${filler}`,
  });
  return response.json<{ readonly error?: { readonly code: string } }>().error?.code;
}

proveOrder(queryChecks(service), all, codeOf);
