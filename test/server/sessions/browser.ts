import type { FastifyInstance } from "fastify";

export interface Told {
  readonly body: any;
  /** The `Set-Cookie` header fields. */
  readonly fields: readonly string[];
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #address: string;

  constructor(
    app: FastifyInstance,
    {
      headers = {},
      address = "192.0.2.7",
    }: { readonly headers?: Readonly<Record<string, string>>; readonly address?: string } = {},
  ) {
    this.#app = app;
    this.#headers = headers;
    this.#address = address;
  }

  get(query: string): Promise<Told> {
    return this.#send("GET", query);
  }

  post(body: Readonly<Record<string, string>>, query = ""): Promise<Told> {
    return this.#send("POST", query, new URLSearchParams(body).toString());
  }

  async token(type = "csrf"): Promise<string> {
    return (await this.get(`action=query&meta=tokens&type=${type}`)).body.query.tokens[`${type}token`];
  }

  async login(name: string, password: string): Promise<Told> {
    return this.post({ action: "login", lgname: name, lgpassword: password, lgtoken: await this.token("login") });
  }

  async name(): Promise<string> {
    return (await this.get("action=query&meta=userinfo")).body.query.userinfo.name;
  }

  async #send(method: "GET" | "POST", query: string, payload?: string): Promise<Told> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await this.#app.inject({
      method,
      url: `/api.php?format=json&formatversion=2&errorformat=plaintext&${query}`,
      headers: {
        ...(cookie === "" ? {} : { cookie }),
        "content-type": "application/x-www-form-urlencoded",
        ...this.#headers,
      },
      remoteAddress: this.#address,
      ...(payload === undefined ? {} : { payload }),
    });
    const fields = [response.headers["set-cookie"] ?? []].flat();
    for (const field of fields) this.#keep(field);
    const isJson = String(response.headers["content-type"]).startsWith("application/json");
    return {
      body: isJson ? response.json() : response.body,
      fields,
      status: response.statusCode,
      headers: response.headers,
    };
  }

  #keep(field: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(field) ?? [];
    if (field.includes("Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
