import { createExchangeClient, ExchangeError, type ExchangeErrorCode } from "@kiln/client/exchange";
import { createQueryClient, QueryError, TransportError, type QueryClientOptions } from "@kiln/client/query";
import { createQueryClient as createAccountClient } from "@kiln/client/query/account";

const options: QueryClientOptions = {
  endpoint: "https://wiki.invalid/api.php",
  userAgent: "types/1.0 (smoke@wiki.invalid)",
};
const wiki = createQueryClient(options);

export async function titles(): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for await (const page of wiki.list("allpages", { namespace: 0, prefix: "A", limit: "max" })) all.push(page["title"]);
  return all;
}

// @ts-expect-error no such module
wiki.list("nosuchmodule", {});
// @ts-expect-error no such value
wiki.list("allpages", { dir: "sideways" });
// @ts-expect-error a parameter is missing
wiki.list("search", {});

const account = createAccountClient(options);
export const csrf: Promise<string> = account.token("csrf");
// @ts-expect-error no such kind of token
account.token("nosuchtoken");
// @ts-expect-error a client that cannot log in
wiki.login({ name: "Alice@types", password: "p" });

const exchange = createExchangeClient({ baseUrl: "https://pbx.invalid", key: "k" });
export const token: Promise<{ readonly token: string }> = exchange.tokens.generate({
  user: "alice",
  validity: new Date(),
});
// @ts-expect-error the tenant is missing
exchange.pagingGroups.create({ name: "All", number: "700" });

export function codeOf(error: unknown): string | undefined {
  if (error instanceof ExchangeError) {
    const code: ExchangeErrorCode = error.code;
    return code;
  }
  if (error instanceof TransportError) return error.kind;
  return error instanceof QueryError && error.is("missingparam") ? error.code : undefined;
}
