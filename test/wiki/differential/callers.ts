export type CallerName = "anonymous" | "user" | "sysop";

/** An account with its password, the same in both wikis. */
export interface Account {
  readonly name: string;
  readonly password: string;
}

/** The data sent with a caller's requests. */
export interface Caller {
  readonly endpoint: string;
  readonly cookies: string;
}

/** Logs in like a person, so that the session has all rights of the account. */
export async function loggedIn(endpoint: string, { name, password }: Account): Promise<Caller> {
  const jar = new Map<string, string>();
  const post = async (parameters: Readonly<Record<string, string>>): Promise<any> => {
    const body = new URLSearchParams({ format: "json", formatversion: "2", ...parameters });
    const response = await fetch(endpoint, { method: "POST", body, headers: { cookie: cookiesIn(jar) } });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    return response.json();
  };
  const { query } = await post({ action: "query", meta: "tokens", type: "login" });
  const { login } = await post({
    action: "login",
    lgname: name,
    lgpassword: password,
    lgtoken: query.tokens.logintoken,
  });
  if (login.result !== "Success") throw new Error(`${endpoint} does not let ${name} in: ${JSON.stringify(login)}`);
  return { endpoint, cookies: cookiesIn(jar) };
}

function cookiesIn(jar: ReadonlyMap<string, string>): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}
