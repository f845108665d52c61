import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../../../packages/reference-server/src/index.ts";
import { queryService } from "../../validators/service.ts";

/* Each parameter of the whole request, of the page set, and of the query changes a response of the reference server. */

const server = await startTestServer({ mock: true });
afterAll(() => server.close());

const page = "action=query&format=json&formatversion=2&prop=info&titles=Lighthouse";
const foreign = "action=query&format=json&formatversion=2&titles=wikipedia:Lighthouse";
const wrong = "action=query&format=json&formatversion=2&list=allpages&aplimit=x";

/** Two requests for each parameter: without it and with it. */
const effects: Readonly<Record<string, readonly [without: string, withIt: string]>> = {
  action: ["format=json", "format=json&action=query"],
  format: ["action=query", "action=query&format=json"],
  formatversion: [
    "action=query&format=json&titles=Lighthouse",
    "action=query&format=json&titles=Lighthouse&formatversion=2",
  ],
  errorformat: [wrong, `${wrong}&errorformat=plaintext`],
  maxlag: [page, `${page}&maxlag=-2`],
  smaxage: ["action=query&format=json&list=allpages", "action=query&format=json&list=allpages&smaxage=9"],
  maxage: [page, `${page}&maxage=9`],
  assert: [page, `${page}&assert=user`],
  assertuser: [page, `${page}&assertuser=Ada`],
  requestid: [page, `${page}&requestid=1`],
  curtimestamp: [page, `${page}&curtimestamp`],
  responselanginfo: [page, `${page}&responselanginfo`],
  origin: [page, `${page}&origin=*`],
  crossorigin: [page, `${page}&crossorigin`],
  uselang: [`${page}&responselanginfo`, `${page}&responselanginfo&uselang=de`],
  errorlang: [`${page}&responselanginfo&errorformat=raw`, `${page}&responselanginfo&errorformat=raw&errorlang=de`],
  callback: [page, `${page}&callback=f`],
  utf8: ["action=query&format=json&titles=%C3%89", "action=query&format=json&titles=%C3%89&utf8"],
  ascii: [`${page}|%C3%89`, `${page}|%C3%89&ascii`],
  xslt: ["action=query&format=xml", "action=query&format=xml&xslt=a"],
  includexmlnamespace: ["action=query&format=xml", "action=query&format=xml&includexmlnamespace"],
  wrappedhtml: ["action=query", "action=query&wrappedhtml"],
  titles: ["action=query&format=json&prop=info", page],
  pageids: ["action=query&format=json", "action=query&format=json&pageids=1"],
  revids: ["action=query&format=json", "action=query&format=json&revids=1"],
  redirects: [
    "action=query&format=json&titles=The_lighthouse",
    "action=query&format=json&titles=The_lighthouse&redirects",
  ],
  indexpageids: [page, `${page}&indexpageids`],
  export: [page, `${page}&export`],
  exportnowrap: [`${page}&export`, `${page}&export&exportnowrap`],
  exportschema: [`${page}&export`, `${page}&export&exportschema=0.10`],
  iwurl: [foreign, `${foreign}&iwurl`],
  continue: [
    "action=query&format=json&list=allpages&aplimit=1",
    "action=query&format=json&list=allpages&aplimit=1&continue=x",
  ],
  rawcontinue: [
    "action=query&format=json&list=allpages&aplimit=1",
    "action=query&format=json&list=allpages&aplimit=1&rawcontinue",
  ],
};

/** Parameters without an effect here, with the decision or the reason. */
const without: Readonly<Record<string, string>> = {
  centralauthtoken: "D-340",
  converttitles: "D-342: the site's language has no variants",
  errorsuselocal: "D-338",
  servedby: "D-143: the site does not name its host",
  variant: "D-338: the site's language has no variants",
};

test("there is an effect, or a decision, for each parameter of the spec", () => {
  const names = queryService().requestParameters.flatMap(({ parameters }) => parameters.map(({ name }) => name));
  expect([...Object.keys(effects), ...Object.keys(without)].toSorted()).toEqual(names.toSorted());
});

test.each(Object.entries(effects))("%s changes a response", async (name, [before, after]) => {
  expect(new URLSearchParams(before).has(name)).toBe(false);
  expect(new URLSearchParams(after).has(name)).toBe(true);
  const [one, other] = [await responseTo(before), await responseTo(after)];
  expect(JSON.stringify(other)).not.toContain("Unrecognized parameter");
  expect(other).not.toEqual(one);
});

/** Returns the status, the headers, and the body, without parts that vary between calls. */
async function responseTo(query: string): Promise<readonly unknown[]> {
  const response = await fetch(`${server.address}/api.php?${query}`);
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !["date", "content-length", "x-request-id"].includes(name)),
  );
  return [response.status, headers, (await response.text()).replaceAll(/"rendered[^,]*,/g, "")];
}
