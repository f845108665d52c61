/** A request that is sent repeatedly. */
export interface Scenario {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** True if the request is sent with the server's key. */
  readonly isKeyed?: boolean;
  readonly body?: string;
}

const query = "/api.php?action=query&format=json&formatversion=2&errorformat=plaintext";
const exchange = "/pbx/openapi.php";

export const scenarios: readonly Scenario[] = [
  {
    name: "query, validated",
    method: "GET",
    path: `${query}&curtimestamp=1&meta=userinfo&uiprop=groups%7Crights`,
  },
  { name: "query, refused", method: "GET", path: `${query}&list=allpages&aplimit=x&apfilterredir=none` },
  { name: "paging group, get", method: "GET", path: `${exchange}/paginggroups/1?tenant=DEMO`, isKeyed: true },
  {
    name: "paging groups, list of 20",
    method: "GET",
    path: `${exchange}/paginggroups?tenant=DEMO&limit=20`,
    isKeyed: true,
  },
  {
    name: "login token, generate",
    method: "POST",
    path: `${exchange}/auth/token`,
    headers: { "content-type": "application/json" },
    isKeyed: true,
    body: '{"user":"api.operator","validity":"ONCE"}',
  },
];
