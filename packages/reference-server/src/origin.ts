import type { FastifyInstance } from "fastify";

/** The address at which a server listens, such as `http://127.0.0.1:8080`; without a port where it does not listen. */
export function originOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === "string") return "http://localhost";
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
