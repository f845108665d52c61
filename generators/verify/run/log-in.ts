import type { Json } from "../../codegen/json.ts";
import { profileOf, responseMembers } from "../../model/profiles.ts";
import type { QueryService } from "../../model/query.ts";
import { parseBody } from "../../learn/record/record.ts";
import { queryText, type Pair } from "../suite/case.ts";
import { constantsOf } from "../suite/query/draft.ts";
import type { Target } from "./target.ts";
import { memberOf, type Manners, type World } from "./run.ts";

/**
 * Logs in to a query service that issues tokens. Returns the target with the cookies of the session, or why the service
 * refuses the login.
 */
export async function logIn(
  target: Target & { readonly service: QueryService },
  [name, password]: Pair,
  { userAgent }: Pick<Manners, "userAgent">,
  { fetch }: Pick<World, "fetch">,
): Promise<Target | { readonly problem: string }> {
  const { service, url } = target;
  const { tokens, wire } = service;
  const login = profileOf(service)?.login;
  const module = service.modules.find((one) => one.name === tokens?.module);
  if (tokens === undefined || module === undefined || login === undefined)
    return { problem: `The service “${service.id}” issues no tokens, so a login is not possible.` };
  const selector = service.groups.find((group) => group.name === module.group)?.selector?.value ?? module.group;
  const cookies = new Map<string, string>();
  const send = async (pairs: readonly Pair[], isLogin: boolean): Promise<Json | undefined> => {
    const text = queryText([...new Map([...constantsOf(service), ...pairs])]);
    const address = `${url}${wire.endpoint?.value ?? ""}`;
    const headers = { "user-agent": userAgent, ...(cookies.size > 0 && { cookie: cookieText(cookies) }) };
    const response = await (isLogin
      ? fetch(address, {
          method: "POST",
          headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
          body: text,
        })
      : fetch(`${address}?${text}`, { headers }));
    for (const line of response.headers.getSetCookie()) {
      const [, cookie, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (cookie !== undefined) cookies.set(cookie, value!);
    }
    return parseBody(await response.text()) as Json | undefined;
  };
  const read = (body: Json | undefined, path: readonly string[]): Json | undefined =>
    path.reduce<Json | undefined>(memberOf, body);
  try {
    const [results] = responseMembers(service);
    const wanted = [[selector, module.name] as const, [module.prefix + tokens.parameter, login.token.kind] as const];
    const token = read(await send(wanted, false), [
      ...(results === undefined ? [] : [results]),
      module.name,
      login.token.member,
    ]);
    const { parameters } = login;
    const body = await send(
      [...login.constants, [parameters.name, name], [parameters.password, password], [parameters.token, String(token)]],
      true,
    );
    const result = read(body, login.result);
    return result === login.success
      ? { ...target, cookie: cookieText(cookies) }
      : { problem: `The service refuses the login of “${name}”: ${String(result ?? "no result")}.` };
  } catch (error) {
    const { message, cause } = error as Error;
    return { problem: `${url} cannot be reached: ${cause instanceof Error ? cause.message : message}.` };
  }
}

function cookieText(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}
