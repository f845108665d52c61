import { error, exchangeMock, type ExchangeErrorCode } from "@kiln/mock/exchange";
import { pagingGroupDetail } from "@kiln/mock/exchange/data";
import { exchangeHandlers, exchangeOverrides } from "@kiln/mock/exchange/msw";
import { queryMock } from "@kiln/mock/query";
import { queryHandlers } from "@kiln/mock/query/msw";
import type { HttpHandler } from "msw";

const names = ["Reception", "Workshop", "Storehouse"];
const mock = exchangeMock({
  baseUrl: "https://pbx.invalid",
  data: { pagingGroups: names.map((name, index) => pagingGroupDetail({ pa_name: name, name }, { index })) },
});
const wikiMock = queryMock({ endpoint: "https://wiki.invalid/api.php" });
const { pagingGroups } = exchangeOverrides(mock);

/** For `setupWorker` and `setupServer`. */
export const handlers: readonly HttpHandler[] = [...exchangeHandlers(mock), ...queryHandlers(wikiMock)];

/** Makes the next request for the list fail with an error of the service. */
export const refuseOnce = (code: ExchangeErrorCode): HttpHandler => pagingGroups.list(error(code), { once: true });

/** Makes the next request for the list fail before it reaches the service. */
export const downOnce = (): HttpHandler =>
  pagingGroups.list(() => new Response("Down", { status: 503 }), { once: true });
