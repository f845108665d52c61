import { table } from "@kiln/server/query";
import { openApiDocument } from "../openapi-document.ts";
import { packageVersion } from "../package-version.ts";

/** Where a service is, as a path of this server. */
export interface ServiceAddress {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** Whether another server answers, and this one forwards. */
  readonly forwarded: boolean;
}

export interface Overview {
  readonly name: string;
  readonly version: string;
  readonly services: readonly ServiceAddress[];
  /** By what they are for: paths of this server. */
  readonly links: Readonly<Record<string, string>>;
}

/** What differs between servers. */
export interface OverviewOptions {
  readonly forwarded: Readonly<Record<"exchange" | "query", boolean>>;
  readonly control: boolean;
}

/** What a server has, and where. */
export function overviewOf({ forwarded, control }: OverviewOptions): Overview {
  const { exchange, query } = forwarded;
  return {
    name: "Kiln's reference server",
    version: packageVersion(),
    services: [
      { name: "exchange", title: exchangeTitle(), path: "/pbx/openapi.php", forwarded: exchange },
      { name: "query", title: table.title, path: table.endpoint, forwarded: query },
    ],
    links: {
      documentation: "/docs",
      ...(!exchange && { login: "/login" }),
      health: "/healthz",
      readiness: "/readyz",
      metrics: "/metrics",
      ...((exchange || query) && { report: "/_kiln/report" }),
      ...(control && { state: "/_kiln/state" }),
    },
  };
}

function exchangeTitle(): string {
  return (JSON.parse(openApiDocument("exchange", "/")) as { readonly info: { readonly title: string } }).info.title;
}
