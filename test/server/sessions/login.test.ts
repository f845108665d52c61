import { expect, test } from "vitest";
import { Browser } from "./browser.ts";
import { testSite } from "./site.ts";

const anyValue = "[^;]+";
const plain = "; path=/; HttpOnly; SameSite=Lax";
const lasting = (seconds: number): string => `; expires=[^;]+ GMT; Max-Age=${seconds}${plain}`;
const deleted = `=deleted; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0${plain}`;
const cookie = (name: string, rest: string): unknown =>
  expect.stringMatching(new RegExp(`^${name}=${anyValue}${rest}$`));
const days = 24 * 60 * 60;

test("a token for a login begins a session, and the other types begin none", async () => {
  const browser = new Browser((await testSite()).app);
  expect((await browser.get("action=query&meta=tokens&type=csrf|watch")).fields).toEqual([]);
  expect((await browser.get("action=query&meta=tokens&type=csrf|watch")).body.query.tokens).toEqual({
    csrftoken: "+\\",
    watchtoken: "+\\",
  });
  const { body, fields } = await browser.get("action=query&meta=tokens&type=login");
  expect(body.query.tokens.logintoken).toMatch(/^[0-9a-f]{40}\+\\$/);
  expect(fields).toEqual([cookie("kiln_session", plain)]);
  expect((await browser.get("action=query&meta=tokens&type=login")).fields).toEqual([]);
});

test("the main account logs in with a warning, and the browser can log in again", async () => {
  const { app, password } = await testSite();
  const browser = new Browser(app);
  const { body, fields } = await browser.login("alice", password);
  expect(body.login).toEqual({ result: "Success", lguserid: 1, lgusername: "Alice" });
  expect(body.warnings).toMatchObject([
    { code: "deprecation", module: "login", data: { feature: "main-account-login" } },
    { code: "deprecation-help", module: "main" },
  ]);
  expect(fields).toEqual([
    cookie("kiln_session", plain),
    ...["UserID", "UserName", "Token"].map((name) => cookie(`kiln${name}`, lasting(180 * days))),
  ]);
  expect(await browser.name()).toBe("Alice");
  browser.cookies.delete("kiln_session");
  expect(await browser.name()).toBe("Alice");
  expect(browser.cookies.has("kiln_session")).toBe(true);
});

test("the password of a program logs in with one cookie, in both ways to write it, and has the rights of its grants", async () => {
  const { app, bot } = await testSite({}, ["sysop"]);
  const browser = new Browser(app);
  const { body, fields } = await browser.login(bot.name, bot.password);
  expect(body).toEqual({ login: { result: "Success", lguserid: 1, lgusername: "Alice" } });
  expect(fields).toEqual([cookie("kiln_BPsession", plain)]);
  const { userinfo } = (await browser.get("action=query&meta=userinfo&uiprop=groups|rights")).body.query;
  expect(userinfo.groups).toEqual(["sysop", "*", "user", "autoconfirmed"]);
  expect(userinfo.rights).toEqual(expect.arrayContaining(["edit", "apihighlimits"]));
  expect(userinfo.rights).not.toContain("delete");
  const other = new Browser(app);
  expect((await other.login("Alice", `kiln@${bot.password}`)).body.login.result).toBe("Success");
  expect(await other.name()).toBe("Alice");
});

test("a wrong name, password or program causes the same response", async () => {
  const { app, bot, password } = await testSite();
  const wrong = {
    result: "Failed",
    reason: { code: "wrongpassword", text: "Incorrect username or password entered. Please try again." },
  };
  const none = {
    result: "Failed",
    reason: { code: "authmanager-authn-no-primary", text: "The supplied credentials could not be authenticated." },
  };
  const responses = async (pairs: readonly (readonly [string, string])[]): Promise<readonly unknown[]> => {
    const all: unknown[] = [];
    for (const [name, given] of pairs) all.push((await new Browser(app).login(name, given)).body.login);
    return all;
  };
  const wrongs = [
    ["Alice", "wrong"],
    ["Nobody", password],
    ["Alice@nope", bot.password],
    ["Alice@kiln", "x".repeat(32)],
    ["Nobody@kiln", bot.password],
  ] as const;
  expect(await responses(wrongs)).toEqual(wrongs.map(() => wrong));
  const nones = [
    ["a[b]", "x"],
    ["", "x"],
    ["192.0.2.1", "x"],
    ["Alice", ""],
  ] as const;
  expect(await responses(nones)).toEqual(nones.map(() => none));
});

test("a login needs its token, in the body, of this session", async () => {
  const { app, password } = await testSite();
  const given = { action: "login", lgname: "Alice", lgpassword: password };
  const browser = new Browser(app);
  const { body } = await browser.post(given);
  expect(body.login).toEqual({ result: "NeedToken", token: expect.stringMatching(/^[0-9a-f]{40}\+\\$/) });
  expect(body.warnings).toMatchObject([{ code: "deprecation", data: { feature: "action=login&!lgtoken" } }, {}]);
  expect((await browser.post({ ...given, lgtoken: "zzz+\\" })).body.login).toEqual({ result: "WrongToken" });
  expect((await browser.post({ ...given, lgtoken: await new Browser(app).token("login") })).body.login).toEqual({
    result: "WrongToken",
  });
  expect((await browser.post({ ...given, lgtoken: await browser.token("createaccount") })).body.login).toEqual({
    result: "WrongToken",
  });
  const lost = (await new Browser(app).post({ ...given, lgtoken: await browser.token("login") })).body.login;
  expect(lost).toEqual({
    result: "Failed",
    reason: { code: "sessionlost", text: "Unable to continue login. Your session most likely timed out." },
  });
  expect((await browser.get("action=login&lgname=Alice")).body.errors).toMatchObject([{ code: "mustbeposted" }]);
  const text =
    "The following parameters were found in the query string, but must be in the POST body: lgpassword, lgtoken.";
  expect((await browser.post({}, "action=login&lgname=Alice&lgpassword=x&lgtoken=y")).body.errors).toEqual([
    { code: "mustpostparams", text, module: "login" },
  ]);
  expect((await browser.post({ ...given, lgtoken: body.login.token })).body.login.result).toBe("Success");
});

test("if scripts of any site can read the response, logins and tokens are not available", async () => {
  const { app, password } = await testSite();
  const browser = new Browser(app);
  await browser.login("Alice", password);
  const given = { action: "login", lgname: "Alice", lgpassword: password, lgtoken: await browser.token("login") };
  const aborted = {
    result: "Aborted",
    reason: { code: "aborted", text: "Cannot log in when the same-origin policy is not applied." },
  };
  expect((await browser.post(given, "origin=*")).body.login).toEqual(aborted);
  const { body, headers } = await browser.get("action=query&meta=tokens|userinfo&origin=*");
  expect(body).toEqual({
    batchcomplete: true,
    warnings: [
      {
        code: "tokens-origin",
        text: "Tokens may not be obtained when the same-origin policy is not applied.",
        module: "query+tokens",
      },
    ],
    query: { userinfo: { id: 0, name: "192.0.2.7", anon: true } },
  });
  expect(headers["mediawiki-login-suppressed"]).toBe("true");
});

test("a client logs in with the fields that authmanagerinfo describes", async () => {
  const { app, password } = await testSite();
  const browser = new Browser(app);
  const { body } = await browser.get("action=query&meta=authmanagerinfo|tokens&amirequestsfor=login&type=login");
  expect(body.query.authmanagerinfo).toMatchObject({
    canauthenticatenow: true,
    requests: [
      { fields: { username: {}, password: { sensitive: true } } },
      { fields: { rememberMe: { optional: true } } },
    ],
  });
  const given = {
    action: "clientlogin",
    username: "alice",
    password,
    logintoken: body.query.tokens.logintoken,
    loginreturnurl: "http://x.example/",
  };
  const passed = await browser.post(given);
  expect(passed.body).toEqual({ clientlogin: { status: "PASS", username: "Alice" } });
  expect(passed.fields).toEqual([
    cookie("kiln_session", plain),
    ...["UserID", "UserName"].map((name) => cookie(`kiln${name}`, lasting(30 * days))),
  ]);
  expect(await browser.name()).toBe("Alice");
  const again = await browser.post({ ...given, logintoken: await browser.token("login"), rememberMe: "1" });
  expect(again.fields).toContainEqual(cookie("kilnToken", lasting(180 * days)));
});

test("what is wrong with a client's login is said in its form", async () => {
  const { app, password, bot } = await testSite();
  const browser = new Browser(app);
  const token = await browser.token("login");
  const given = {
    action: "clientlogin",
    username: "Alice",
    password: "wrong",
    logintoken: token,
    loginreturnurl: "http://x.example/",
  };
  const failed = {
    status: "FAIL",
    message: "Incorrect username or password entered.\nPlease try again.",
    messagecode: "wrongpassword",
    canpreservestate: false,
  };
  expect((await browser.post(given)).body).toEqual({ clientlogin: failed });
  expect((await browser.post({ ...given, username: "Nobody" })).body).toEqual({ clientlogin: failed });
  expect((await browser.post({ ...given, username: bot.name, password: bot.password })).body).toEqual({
    clientlogin: failed,
  });
  expect((await browser.post({ ...given, loginmessageformat: "raw" })).body.clientlogin.message).toEqual({
    key: "wrongpassword",
    params: [],
  });
  expect(
    (await browser.post({ action: "clientlogin", logintoken: token, loginreturnurl: "http://x.example/" })).body
      .clientlogin.messagecode,
  ).toBe("authmanager-authn-no-primary");
  const codes = async (changed: object, query = ""): Promise<string> =>
    (await browser.post({ ...given, ...changed }, query)).body.errors?.[0].code;
  expect(await codes({ logintoken: "x" })).toBe("badtoken");
  expect(await codes({ loginreturnurl: "nowhere" })).toBe("badurl_loginreturnurl");
  expect(await codes({}, "password=x")).toBe("mustpostparams");
  const { loginreturnurl: _, ...without } = given;
  expect((await browser.post(without)).body.errors).toMatchObject([
    { code: "missingparam", text: 'At least one of the parameters "logincontinue" and "loginreturnurl" is required.' },
  ]);
  expect((await browser.post({ ...without, logincontinue: "1", password })).body.clientlogin.messagecode).toBe(
    "authmanager-authn-not-in-progress",
  );
});

test("a logout needs a token, ends the session, and leaves the name", async () => {
  const { app, password, bot } = await testSite();
  const browser = new Browser(app);
  await browser.login("Alice", password);
  const kept = new Map(browser.cookies);
  expect((await browser.post({ action: "logout" })).body.errors).toMatchObject([
    { code: "missingparam", module: "logout" },
  ]);
  expect((await browser.post({ action: "logout", token: "+\\" })).body.errors).toMatchObject([{ code: "badtoken" }]);
  expect((await browser.get("action=logout&token=x")).body.errors).toMatchObject([{ code: "mustpostparams" }]);
  const { body, fields } = await browser.post({ action: "logout", token: await browser.token() });
  expect([body, fields]).toEqual([{}, ["kiln_session", "kilnUserID", "kilnToken"].map((name) => name + deleted)]);
  expect([...browser.cookies.keys()]).toEqual(["kilnUserName"]);
  for (const [name, value] of kept) browser.cookies.set(name, value);
  expect(await browser.name()).toBe("192.0.2.7");

  const program = new Browser(app);
  await program.login(bot.name, bot.password);
  expect((await program.post({ action: "logout", token: await program.token() })).fields).toEqual([
    `kiln_BPsession${deleted}`,
  ]);
  expect((await new Browser(app).post({ action: "logout", token: "+\\" })).body).toEqual({});
});

test("a session belongs to the account in the other cookies, or is anonymous", async () => {
  const { app, password } = await testSite();
  const changed = async (
    change: (cookies: Map<string, string>) => void,
  ): Promise<readonly [string, readonly string[]]> => {
    const browser = new Browser(app);
    await browser.login("Alice", password);
    change(browser.cookies);
    const { body, fields } = await browser.get("action=query&meta=userinfo");
    return [
      body.query.userinfo.name,
      fields.filter((field) => field.includes("=deleted")).map((field) => field.split("=")[0] ?? ""),
    ];
  };
  expect(await changed((cookies) => cookies.delete("kilnUserID"))).toEqual([
    "192.0.2.7",
    ["kiln_session", "kilnToken"],
  ]);
  expect(await changed((cookies) => cookies.set("kilnUserName", "Bob"))).toEqual([
    "192.0.2.7",
    ["kiln_session", "kilnUserID", "kilnToken"],
  ]);
  expect(await changed((cookies) => cookies.set("kilnUserID", "2"))).toEqual([
    "192.0.2.7",
    ["kiln_session", "kilnUserID", "kilnToken"],
  ]);
  expect(await changed((cookies) => void (cookies.set("kiln_session", "x"), cookies.delete("kilnToken")))).toEqual([
    "192.0.2.7",
    ["kiln_session", "kilnUserID"],
  ]);
});

test("a bearer token stands for a session, with the rights of its grants", async () => {
  const { app, bearer } = await testSite({}, ["sysop"]);
  const program = new Browser(app, { headers: { authorization: `Bearer ${bearer}` } });
  const { userinfo, tokens } = (await program.get("action=query&meta=userinfo|tokens&uiprop=rights")).body.query;
  expect([userinfo.name, userinfo.rights.includes("edit"), userinfo.rights.includes("delete")]).toEqual([
    "Alice",
    true,
    false,
  ]);
  expect((await program.post({ action: "logout", token: tokens.csrftoken })).body.errors).toMatchObject([
    { code: "cannotlogout" },
  ]);
  const wrong = new Browser(app, { headers: { authorization: "Bearer x" } });
  expect((await wrong.get("action=query&meta=userinfo")).body.errors).toMatchObject([
    { code: "mwoauth-invalid-authorization" },
  ]);
});

test("over a connection that is secure, cookies are", async () => {
  const { app } = await testSite({ trustProxy: "192.0.2.7" });
  const { fields } = await new Browser(app, { headers: { "x-forwarded-proto": "https" } }).get(
    "action=query&meta=tokens&type=login",
  );
  expect(fields).toEqual([expect.stringContaining("; path=/; secure; HttpOnly; SameSite=Lax")]);
});

test("accounts are listed, as far as the site has them", async () => {
  const { app } = await testSite();
  const { body } = await new Browser(app).get(
    "action=query&list=users&ususers=alice|Nobody|192.0.2.1|Alice|a[b]&usprop=groups",
  );
  expect(body.query.users).toEqual([
    { name: "192.0.2.1", invalid: true },
    { name: "a[b]", invalid: true },
    { userid: 1, name: "Alice", groups: ["bot", "*", "user", "autoconfirmed"] },
    { name: "Nobody", missing: true },
  ]);
});
