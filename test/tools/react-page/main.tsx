import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { setupWorker } from "msw/browser";
import { createRoot } from "react-dom/client";
import { Articles } from "./articles.tsx";
import { Groups } from "./groups.tsx";
import { downOnce, handlers, refuseOnce } from "./mocks.ts";

const worker = setupWorker(...handlers);
await worker.start({ quiet: true });

/** What a test says from outside. */
Object.assign(globalThis, {
  refuseOnce: () => worker.use(refuseOnce("tenant_required")),
  downOnce: () => worker.use(downOnce()),
});

createRoot(document.body.appendChild(document.createElement("main"))).render(
  <QueryClientProvider client={new QueryClient()}>
    <Groups />
    <Articles />
  </QueryClientProvider>,
);
