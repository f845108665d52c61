import { html } from "@kiln/wiki";

/** The path of each service on this server. */
export const serviceAddresses: Readonly<Record<string, string>> = { exchange: "/pbx/openapi.php", query: "/" };

/**
 * Adds the addresses of the services that readers may try to a page, for its request forms. Without them, a page has no
 * forms, as in a folder or on another host.
 */
export function withServices(page: string, services: readonly string[]): string {
  const addresses = Object.entries(serviceAddresses).filter(([service]) => services.includes(service));
  return page.replace(
    "<head>",
    () => `<head>\n<meta name="services" content="${html(JSON.stringify(Object.fromEntries(addresses)))}">`,
  );
}
