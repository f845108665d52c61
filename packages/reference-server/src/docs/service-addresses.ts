import { html } from "../html.ts";

/** The path of each service on this server. */
export const serviceAddresses: Readonly<Record<string, string>> = { exchange: "/pbx/openapi.php", query: "/" };

/**
 * A page of the site with what its script needs to offer a form: the addresses of the services that readers may try.
 * Without it a page offers none, as in a folder or at another host.
 */
export function withServices(page: string, services: readonly string[]): string {
  const addresses = Object.entries(serviceAddresses).filter(([service]) => services.includes(service));
  return page.replace(
    "<head>",
    () => `<head>\n<meta name="services" content="${html(JSON.stringify(Object.fromEntries(addresses)))}">`,
  );
}
