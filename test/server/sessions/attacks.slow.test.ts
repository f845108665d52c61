import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import {
  isPassword,
  longestPassword,
  passwordHash,
  workQueue,
} from "../../../packages/wiki/src/accounts/password-hash.ts";
import { Browser } from "./browser.ts";
import { testSite, type TestSite } from "./site.ts";

const minute = 60_000;
const throttled = {
  result: "Failed",
  reason: {
    code: "login-throttled",
    text: "You have made too many recent login attempts. Please wait 5 minutes before trying again.",
  },
};

/** Tries passwords one after another, and returns each result. */
async function tries(
  { app }: TestSite,
  name: string,
  passwords: readonly string[],
  address?: string,
): Promise<readonly string[]> {
  const results: string[] = [];
  for (const password of passwords) {
    const { login } = (await new Browser(app, address === undefined ? {} : { address }).login(name, password)).body;
    results.push(login.reason?.code ?? login.result);
  }
  return results;
}

const many = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `wrong ${index}`);

test("the sixth try in five minutes is refused, even with the right password, and counts for one name from one address", async () => {
  const site = await testSite();
  const wrong = many(5).map(() => "wrongpassword");
  expect(await tries(site, "Alice", many(5))).toEqual(wrong);
  expect((await new Browser(site.app).login("alice", site.password)).body.login).toEqual(throttled);
  expect(await tries(site, "Alice", [site.password], "192.0.2.8")).toEqual(["Success"]);
  expect(await tries(site, site.bot.name, [site.bot.password])).toEqual(["Success"]);
  const client = new Browser(site.app);
  const given = {
    action: "clientlogin",
    username: "Alice",
    password: site.password,
    logintoken: await client.token("login"),
    loginreturnurl: "http://x.example/",
  };
  expect((await client.post(given)).body.clientlogin).toMatchObject({ status: "FAIL", messagecode: "login-throttled" });
  site.clock.now += 5 * minute + 1;
  expect(await tries(site, "Alice", [site.password])).toEqual(["Success"]);
  expect(await tries(site, "Alice", ["x", site.password, "x", "x", "x", "x"])).not.toContain("login-throttled");
});

test("concurrent attempts are limited like successive ones", async () => {
  const site = await testSite();
  const browsers = many(12).map(() => new Browser(site.app));
  const tokens = await Promise.all(browsers.map((browser) => browser.token("login")));
  const responses = await Promise.all(
    browsers.map((browser, at) =>
      browser.post({ action: "login", lgname: "Alice", lgpassword: "wrong", lgtoken: tokens[at] ?? "" }),
    ),
  );
  expect(responses.filter(({ body }) => body.login.reason.code === "wrongpassword")).toHaveLength(5);
});

test("one address cannot try many names, not even from all of its network, nor many addresses one name", async () => {
  const { storage } = await testSite();
  const { isThrottled } = await import("../../../packages/wiki/src/accounts/log-in.ts");
  const refused = async (
    count: number,
    attempt: (index: number) => { readonly name: string; readonly address: string },
  ): Promise<number> => {
    let throttledAt = 0;
    for (let index = 1; index <= count && throttledAt === 0; index++)
      if (await isThrottled(storage, { kind: "main", ...attempt(index) })) throttledAt = index;
    return throttledAt;
  };
  expect(await refused(60, (index) => ({ name: `User ${index}`, address: `2001:db8::${index}` }))).toBe(51);
  expect(await refused(60, (index) => ({ name: `Other ${index}`, address: `2001:db8:0:${index}::1` }))).toBe(0);
  expect(await refused(210, (index) => ({ name: "Alice", address: `198.51.100.${index}` }))).toBe(201);
});

test("a session that was planted before the login is not the one after it", async () => {
  const { app, password } = await testSite();
  const attacker = new Browser(app);
  await attacker.token("login");
  const victim = new Browser(app);
  for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
  await victim.login("Alice", password);
  expect(victim.cookies.get("kiln_session")).not.toBe(attacker.cookies.get("kiln_session"));
  expect([await attacker.name(), await victim.name()]).toEqual(["192.0.2.7", "Alice"]);
  const before = victim.cookies.get("kiln_session");
  await victim.login("Alice", password);
  expect(victim.cookies.get("kiln_session")).not.toBe(before);
  victim.cookies.set("kiln_session", before ?? "");
  victim.cookies.delete("kilnToken");
  expect(await victim.name()).toBe("192.0.2.7");
});

test("a session that this server did not create is ignored, and so is its token", async () => {
  const { app, password } = await testSite();
  const browser = new Browser(app);
  await browser.token("login");
  const made = browser.cookies.get("kiln_session") ?? "";
  const forged = [
    `${made.slice(0, -1)}${made.endsWith("A") ? "B" : "A"}`,
    "a.x",
    `a.${"A".repeat(22)}.${Date.now().toString(36)}.${"A".repeat(22)}`,
    randomBytes(32).toString("base64url"),
    "x".repeat(5000),
  ];
  for (const value of forged) {
    browser.cookies.set("kiln_session", value);
    const { fields } = await browser.get("action=query&meta=userinfo");
    expect([value, fields[0]?.split(";")[0]]).toEqual([value, "kiln_session=deleted"]);
    browser.cookies.set("kiln_session", value);
    expect(
      (await browser.post({ action: "login", lgname: "Alice", lgpassword: password, lgtoken: "0".repeat(40) + "+\\" }))
        .body.login.reason?.code,
    ).toBe("sessionlost");
  }
});

test("sessions end: anonymous ones after an hour, those of an account after an hour without use, or at once after a new password", async () => {
  const { app, password, clock, storage } = await testSite();
  const browser = new Browser(app);
  const token = await browser.token("login");
  clock.now += 61 * minute;
  const given = { action: "login", lgname: "Alice", lgpassword: password, lgtoken: token };
  expect((await browser.post(given)).body.login.reason?.code).toBe("sessionlost");
  await browser.login("Alice", password);
  browser.cookies.delete("kilnToken");
  for (let step = 0; step < 3; step++) {
    clock.now += 40 * minute;
    expect(await browser.name()).toBe("Alice");
  }
  clock.now += 61 * minute;
  expect(await browser.name()).toBe("192.0.2.7");

  await browser.login("Alice", password);
  const { changePassword } = await import("../../../packages/wiki/src/accounts/make.ts");
  await changePassword(storage, "Alice");
  expect(await browser.name()).toBe("192.0.2.7");
});

test("a token is valid only for its type, its session and its characters", async () => {
  const { app, password } = await testSite();
  const [alice, other] = [new Browser(app), new Browser(app)];
  await alice.login("Alice", password);
  await other.login("Alice", password);
  const codeWith = async (token: string, browser = alice): Promise<string> =>
    (await browser.post({ action: "edit", title: "Missing", text: "x", nocreate: "1", token })).body.errors[0].code;
  const token = await alice.token();
  expect(await codeWith(token)).toBe("missingtitle");
  const later = token.slice(0, 32) + (parseInt(token.slice(32, 40), 16) + 1).toString(16) + "+\\";
  const encoded = token.replace("+\\", "%2B%5C");
  const wrong = [
    await alice.token("patrol"),
    await other.token(),
    later,
    token.toUpperCase(),
    token.slice(0, -2),
    `${token} `,
    encoded,
    "+\\",
    "zzz",
  ];
  for (const one of wrong) expect([one, await codeWith(one)]).toEqual([one, "badtoken"]);
  expect(await codeWith("+\\", new Browser(app))).toBe("missingtitle");
});

test("what a name brings along reaches no header field", async () => {
  const { app, password } = await testSite();
  const browser = new Browser(app);
  const { fields } = await browser.login("Alice\r\nSet-Cookie: x=1; path=/", password);
  expect(fields.filter((field) => /^x=/.test(field))).toEqual([]);
  await browser.login("Alice", password);
  browser.cookies.set("kilnUserName", "Alice%0D%0ASet-Cookie:%20x=1");
  expect((await browser.get("action=query&meta=userinfo")).fields.join("\n")).not.toContain("x=1");
});

test("another site's page changes nothing: without the token, and with no cookie that its forms send", async () => {
  const { app, password } = await testSite();
  const browser = new Browser(app, { headers: { origin: "https://other.example" } });
  const { fields } = await browser.login("Alice", password);
  expect(fields.every((field) => field.includes("SameSite=Lax") && field.includes("HttpOnly"))).toBe(true);
  expect((await browser.post({ action: "logout", token: "+\\" })).body.errors).toMatchObject([{ code: "badtoken" }]);
  expect(await browser.name()).toBe("Alice");
});

test("a response with a cookie is never stored by shared caches, whatever the request allows", async () => {
  const { app, password } = await testSite();
  const browser = new Browser(app);
  await browser.login("Alice", password);
  const ask = async (): Promise<readonly [string, unknown]> => {
    const { fields, headers } = await browser.get("action=query&list=allpages&smaxage=60&uselang=en");
    return [fields.map((field) => field.split("=")[0]).join(), headers["cache-control"]];
  };
  expect(await ask()).toEqual(["", "s-maxage=60, max-age=0, public"]);
  browser.cookies.delete("kiln_session");
  expect(await ask()).toEqual(["kiln_session", "private, must-revalidate, max-age=0"]);
});

test("a password that is too long is wrong, and is not hashed", async () => {
  const [longest, longer] = [longestPassword, longestPassword + 1].map((length) => "x".repeat(length)) as [
    string,
    string,
  ];
  expect(await isPassword(longest, await passwordHash(longest))).toBe(true);
  expect(await isPassword(longer, await passwordHash(longer))).toBe(false);
  const site = await testSite();
  expect(await tries(site, "Alice", ["é".repeat(3000)])).toEqual(["wrongpassword"]);
});

test("a hash contains its salt and its cost, and a password is compared even without one", async () => {
  const [one, two] = await Promise.all(["secret", "secret"].map((one) => passwordHash(one)));
  expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=1\$/);
  expect(one).not.toBe(two);
  expect([
    await isPassword("secret", one),
    await isPassword("Secret", one),
    await isPassword("secret", undefined),
  ]).toEqual([true, false, false]);
  await expect(isPassword("secret", "$2y$10$abc")).rejects.toThrow("unknown form");
});

test("few are hashed at a time, those behind wait in order, and more than can wait are refused", async () => {
  const run = workQueue(2, 3);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: 6 }, (_, index) =>
    run(async () => {
      started.push(index);
      await new Promise<void>((end) => ends.push(end));
      return index;
    }),
  );
  await expect(all[5]).rejects.toMatchObject({ statusCode: 503 });
  expect(started).toEqual([0, 1]);
  for (let done = 0; done < 5; done++) {
    ends[done]?.();
    await all[done];
    await new Promise(setImmediate);
  }
  expect([started, await Promise.all(all.slice(0, 5))]).toEqual([
    [0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4],
  ]);
});

test("the database holds no password, no session and no token", async () => {
  const { app, password, bot, bearer, storage } = await testSite();
  const browser = new Browser(app);
  await browser.login("Alice", password);
  const rows = await storage.read(async ({ accounts, sessions }) => [
    await accounts.list(),
    await accounts.botPasswords("1"),
    await Promise.all([...browser.cookies.values()].map((value) => sessions.find(value))),
  ]);
  const text = JSON.stringify(rows);
  for (const secret of [
    password,
    bot.password,
    bearer,
    browser.cookies.get("kiln_session"),
    browser.cookies.get("kilnToken"),
  ])
    expect(text).not.toContain(secret);
  expect(text).toContain("$scrypt$");
});
