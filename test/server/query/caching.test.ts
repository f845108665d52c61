import { describe, expect, it } from "vitest";
import { ask } from "./support/ask.ts";
import { queryServer } from "./support/package.ts";

const { createQueryAnswer } = await queryServer();
const modules = {
  allpages: () => [],
  blocks: () => [],
  userinfo: (_: unknown, { caller }: { readonly caller: { readonly name?: string } }) => ({
    userinfo: { id: 0, name: caller.name ?? "nobody" },
  }),
};
const anonymous = createQueryAnswer({ modules });
const loggedIn = createQueryAnswer({ modules }, { caller: () => ({ name: "Alice", rights: [], groups: [] }) });
const kept = async (respond: typeof anonymous, query: string) => {
  const { headers } = await ask(respond, `action=query&format=json&formatversion=2&${query}`);
  return [headers["cache-control"], headers["vary"]];
};
const everybody = ["s-maxage=60, max-age=30, public", "Accept-Encoding, Treat-as-Untrusted, Cookie"];
const both = "smaxage=60&maxage=30";

describe("caches between keep", () => {
  it("what is the same for everybody", async () =>
    expect(await kept(anonymous, `list=allpages&${both}`)).toEqual(everybody));
  it.each([
    ["smaxage=60", "s-maxage=60, max-age=0, public"],
    ["maxage=30", "s-maxage=0, max-age=30, public"],
  ])("%s", async (time, field) => expect((await kept(anonymous, `list=allpages&${time}`))[0]).toBe(field));
  it("an export", async () => {
    const site = createQueryAnswer({ pages: () => ({ pages: [] }) });
    expect(await kept(site, `titles=A&export&exportnowrap&${both}`)).toEqual(everybody);
  });
  it("what is so for those who are logged in, where the language is not theirs", async () => {
    expect(await kept(loggedIn, `list=allpages&uselang=de&${both}`)).toEqual(everybody);
  });
});

const hangsOn = "Accept-Encoding, Treat-as-Untrusted, Cookie";

it("a negative time counts as 0, with a warning", async () => {
  const { headers, body } = await ask(
    anonymous,
    "action=query&format=json&formatversion=2&errorformat=plaintext&list=allpages&smaxage=-5&maxage=-1",
  );
  expect(headers["cache-control"]).toBe("private, must-revalidate, max-age=0");
  expect(
    (body as { readonly warnings: readonly { readonly text: string }[] }).warnings.map(({ text }) => text),
  ).toEqual([
    'The value "-5" for parameter "smaxage" must be no less than 0.',
    'The value "-1" for parameter "maxage" must be no less than 0.',
  ]);
});

describe("only the caller's cache keeps", () => {
  const own = ["private, must-revalidate, max-age=30", undefined];
  it("data of a module about the caller", async () =>
    expect(await kept(anonymous, `list=allpages&meta=userinfo&${both}`)).toEqual(own));
  it("what is in the caller's language", async () =>
    expect(await kept(loggedIn, `list=allpages&${both}`)).toEqual([own[0], hangsOn]));
  it("results of a module that are only for the caller", async () =>
    expect(await kept(anonymous, `list=blocks&${both}`)).toEqual(own));
  it("errors", async () => expect(await kept(anonymous, `list=allpages&apdir=x&${both}`)).toEqual(own));
  it("nothing, by default", async () => {
    expect(await kept(anonymous, "list=allpages")).toEqual(["private, must-revalidate, max-age=0", hangsOn]);
  });
});
