import { table } from "@kiln/server/query";
import { openApiDocument } from "../openapi-document.ts";
import { packageVersion } from "../package-version.ts";

export interface ServiceAddress {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  readonly origin: Origin;
}

/** The origin of the responses: this server, another server to which it forwards requests, or a recording. */
type Origin = "server" | "upstream" | "recording";

export type Origins = Readonly<Record<"exchange" | "query", Origin>>;

export interface Overview {
  readonly name: string;
  readonly version: string;
  readonly services: readonly ServiceAddress[];
  /** Paths of this server, keyed by purpose. */
  readonly links: Readonly<Record<string, string>>;
}

/** The properties that differ between servers. */
export interface OverviewOptions {
  readonly origins: Origins;
  readonly control: boolean;
}

export function overviewOf({ origins: { exchange, query }, control }: OverviewOptions): Overview {
  return {
    name: "Kiln's reference server",
    version: packageVersion(),
    services: [
      { name: "exchange", title: exchangeTitle(), path: "/pbx/openapi.php", origin: exchange },
      { name: "query", title: table.title, path: table.endpoint, origin: query },
    ],
    links: {
      documentation: "/docs",
      ...(exchange === "server" && { login: "/login" }),
      health: "/healthz",
      readiness: "/readyz",
      metrics: "/metrics",
      ...([exchange, query].includes("upstream") && { report: "/_kiln/report" }),
      ...(control && { state: "/_kiln/state" }),
    },
  };
}

function exchangeTitle(): string {
  return (JSON.parse(openApiDocument("exchange", "/")) as { readonly info: { readonly title: string } }).info.title;
}
