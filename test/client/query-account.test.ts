import { describe, expect, it } from "vitest";
import { serveApi, type Api } from "./support/api.ts";
import { accountOf, failureOf } from "./support/query.ts";
import { json, serve } from "./support/server.ts";

const badtoken = { errors: [{ code: "badtoken", text: "Invalid CSRF token.", module: "main" }] };

/** Returns numbered tokens. Only one csrf token is valid at a time. */
function tokensOf(asked: URLSearchParams, turn: number): unknown {
  const types = asked
    .get("type")!
    .split("|")
    .filter((type) => type !== "nosuch");
  return {
    batchcomplete: true,
    query: { tokens: Object.fromEntries(types.map((type) => [`${type}token`, `${type}-${turn}+\\`])) },
  };
}

describe("a token", () => {
  it("is requested once, together with those needed at the same time", async () => {
    const api = await serveApi(tokensOf);
    const wiki = accountOf(api.endpoint);
    expect(await Promise.all(["csrf", "watch", "csrf"].map((type) => wiki.token(type)))).toEqual([
      "csrf-1+\\",
      "watch-1+\\",
      "csrf-1+\\",
    ]);
    expect(await wiki.token("csrf")).toBe("csrf-1+\\");
    expect(await wiki.token("patrol")).toBe("patrol-2+\\");
    expect(api.asked()).toEqual([
      { meta: "tokens", type: "csrf|watch" },
      { meta: "tokens", type: "patrol" },
    ]);
  });

  it("is requested again after a failed request", async () => {
    const api = await serveApi((asked, turn) =>
      turn === 1 ? { errors: [{ code: "readapidenied", text: "", module: "main" }] } : tokensOf(asked, turn),
    );
    const wiki = accountOf(api.endpoint);
    expect(await failureOf(wiki.token("csrf"))).toMatchObject({ code: "readapidenied" });
    expect(await wiki.token("csrf")).toBe("csrf-2+\\");
  });

  it("of a type that there is not is an error, and the others are good", async () => {
    const api = await serveApi(tokensOf);
    const wiki = accountOf(api.endpoint);
    const [bad, good] = await Promise.all([failureOf(wiki.token("nosuch")), wiki.token("csrf")]);
    expect(bad.is("unknown-token")).toBe(true);
    expect(good).toBe("csrf-1+\\");
  });

  it("is waited for as long as a caller likes, and comes to the others", async () => {
    const stop = new AbortController();
    let respond = (): void => {};
    const api = await serveApi((asked, turn, response) => {
      respond = () => json(response, 200, tokensOf(asked, turn));
      stop.abort(new Error("No more"));
    });
    const wiki = accountOf(api.endpoint);
    const other = wiki.token("csrf");
    expect((await failureOf(wiki.token("csrf", { signal: stop.signal }))).message).toContain("No more");
    respond();
    expect(await other).toBe("csrf-1+\\");
  });

  it("goes along with what is posted, in the body, and is never shown", async () => {
    const seen: string[] = [];
    const api = await serveApi((asked, turn) =>
      asked.get("action") === "query"
        ? tokensOf(asked, turn)
        : { errors: [{ code: "protectedpage", text: "No.", module: "edit" }] },
    );
    const error = await failureOf(
      accountOf(api.endpoint, { onRequest: (request) => void seen.push(JSON.stringify(request)) }).postWithToken(
        "csrf",
        { action: "edit", title: "A" },
      ),
    );
    expect(error).toMatchObject({ code: "protectedpage" });
    expect(api.requests[1]).toMatchObject({ method: "POST", url: "/api.php" });
    expect(api.asked()[1]).toEqual({ title: "A", token: "csrf-1+\\" });
    expect(seen.join() + JSON.stringify(error)).not.toContain("csrf-1");
  });

  it("is renewed once where it is no longer good", async () => {
    const api = await serveApi((asked, turn) =>
      asked.get("action") === "query"
        ? tokensOf(asked, turn)
        : asked.get("token") === "csrf-3+\\"
          ? { edit: { result: "Success" } }
          : badtoken,
    );
    const wiki = accountOf(api.endpoint);
    expect(await wiki.postWithToken("csrf", { action: "edit" })).toEqual({ edit: { result: "Success" } });
    expect(await wiki.postWithToken("csrf", { action: "edit" })).toEqual({ edit: { result: "Success" } });
    expect(api.requests).toHaveLength(5);
  });

  it("is not renewed for ever", async () => {
    const api = await serveApi((asked, turn) => (asked.get("action") === "query" ? tokensOf(asked, turn) : badtoken));
    expect((await failureOf(accountOf(api.endpoint).postWithToken("csrf", { action: "edit" }))).is("badtoken")).toBe(
      true,
    );
    expect(api.requests).toHaveLength(4);
  });
});

/** Creates a site for Alice, whose session is a cookie. A second request for a token ends the first session. */
function site(result: (turn: number) => unknown): Promise<Api> {
  return serveApi((asked, turn, response, { headers }) => {
    if (asked.get("type") === "login")
      response.setHeader("set-cookie", [
        `wiki_session=s${turn}; path=/; HttpOnly; SameSite=Lax`,
        "forceHTTPS=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0",
      ]);
    if (asked.get("action") === "login") {
      response.appendHeader(
        "set-cookie",
        "wiki_user=Alice; expires=Wed, 01-Jan-2098 00:00:00 GMT; Max-Age=2592000; path=/",
      );
      return result(turn);
    }
    if (asked.get("action") === "logout") {
      response.appendHeader("set-cookie", "wiki_user=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT");
      return {};
    }
    return asked.has("type") ? tokensOf(asked, turn) : { batchcomplete: true, cookie: headers["cookie"] ?? "none" };
  });
}

const success = { login: { result: "Success", lguserid: 3, lgusername: "Alice" } };
const alice = { name: "Alice@bot", password: "s3cret" };

describe("a login", () => {
  it("requests a token, posts name and password, and keeps the session in cookies", async () => {
    const api = await site(() => success);
    const wiki = accountOf(api.endpoint, { assert: "user" });
    await wiki.token("csrf");
    expect(await wiki.login(alice)).toEqual({ id: 3, name: "Alice" });
    expect(api.asked().slice(1)).toEqual([
      { meta: "tokens", type: "login" },
      { lgname: "Alice@bot", lgpassword: "s3cret", lgtoken: "login-2+\\" },
    ]);
    expect(api.requests[2]).toMatchObject({ method: "POST", url: "/api.php", headers: { cookie: "wiki_session=s2" } });
    expect(await wiki.request({ action: "query" })).toMatchObject({ cookie: "wiki_session=s2; wiki_user=Alice" });
    expect(api.asked()[3]).toEqual({ assert: "user" });
    // Tokens belong to a session.
    expect(await wiki.token("csrf")).toBe("csrf-5+\\");
  });

  it.each([
    [
      "a reason",
      { result: "Failed", reason: { code: "wrongpassword", text: "Incorrect username or password entered." } },
      "wrongpassword",
      "Incorrect username or password entered.",
    ],
    [
      "a reason in the older form",
      { result: "Failed", reason: "Incorrect password." },
      "login-failed",
      "Incorrect password.",
    ],
    ["a word", { result: "Aborted" }, "login-failed", "The login failed with the result Aborted"],
  ])("that fails says why: %s", async (_, login, code, info) => {
    const api = await site(() => ({ login }));
    const error = await failureOf(accountOf(api.endpoint).login(alice));
    expect(error).toMatchObject({ name: "QueryError", code, info, module: "login" });
    expect(JSON.stringify(error)).not.toContain("s3cret");
    expect(api.requests).toHaveLength(2);
  });

  it("gets a new token where the session was lost, once", async () => {
    const api = await site((turn) => (turn === 2 ? { login: { result: "WrongToken" } } : success));
    await accountOf(api.endpoint).login(alice);
    expect(api.asked()[3]).toMatchObject({ lgtoken: "login-3+\\" });
    const other = await site(() => ({ login: { result: "NeedToken" } }));
    expect((await failureOf(accountOf(other.endpoint).login(alice))).is("login-failed")).toBe(true);
    expect(other.requests).toHaveLength(4);
  });

  it("ends with a logout", async () => {
    const api = await site(() => success);
    const wiki = accountOf(api.endpoint);
    await wiki.login(alice);
    await wiki.logout();
    expect(api.asked().at(-1)).toEqual({ token: "csrf-3+\\" });
    expect(await wiki.request({ action: "query" })).toMatchObject({ cookie: "none" });
  });
});

describe("a cookie", () => {
  it("goes to the host of the endpoint alone, and none comes from another", async () => {
    const other = await serve((response) => {
      response.setHeader("set-cookie", "stranger=1");
      json(response, 200, { batchcomplete: true });
    });
    const api = await serveApi((asked, _, response, { headers }) => {
      response.setHeader("set-cookie", "own=1; domain=elsewhere.invalid");
      if (asked.get("action") === "away")
        return void response.writeHead(302, { location: `${other.url.replace("127.0.0.1", "localhost")}/` }).end();
      return { batchcomplete: true, cookie: headers["cookie"] };
    });
    const wiki = accountOf(api.endpoint, { fetch: (url, init) => fetch(url, init) });
    await wiki.request({ action: "query" });
    await wiki.request({ action: "away" });
    expect(other.requests[0]!.headers["cookie"]).toBeUndefined();
    expect(await wiki.request({ action: "query" })).toMatchObject({ cookie: "own=1" });
  });

  it("keeps its whole value and changes with the latest response", async () => {
    const api = await serveApi((_, turn, response, { headers }) => {
      response.setHeader("set-cookie", [`a=b=${turn}==; Secure`, "gone=1; max-age=-1", "c="]);
      return { batchcomplete: true, cookie: headers["cookie"] };
    });
    const wiki = accountOf(api.endpoint);
    await wiki.request({});
    await wiki.request({});
    expect(await wiki.request({})).toMatchObject({ cookie: "a=b=2==; c=" });
  });
});
