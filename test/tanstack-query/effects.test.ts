import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compile, load } from "../../generators/index.ts";
import { affectedBy, isRead } from "../../generators/emit/tanstack-query/resource.ts";
import { camelCase, collectionName } from "../../generators/naming/type-names.ts";
import type { ResourceService } from "../../generators/model/resource.ts";
import { atLeastOne } from "../support/at-least-one.ts";
import { rootFolder } from "../support/emit.ts";

function servicesOf(folder: string): readonly ResourceService[] {
  return (compile(load(join(rootFolder, folder)), []).model?.services ?? []).flatMap((service) =>
    service.kind === "resource" ? [service] : [],
  );
}

const services = [
  "",
  "test/services/bookings",
  "test/services/booking-shop",
  "test/services/telephony",
  "test/fixtures/complete",
].flatMap(servicesOf);

/** Returns the effects of an operation as lines, with `-` before removed entries. */
function affected(service: ResourceService, operationId: string): readonly string[] {
  const owner = service.resources.find(({ operations }) => operations.some((one) => one.operationId === operationId))!;
  const change = owner.operations.find((one) => one.operationId === operationId)!;
  return affectedBy(service, change).map(
    ([resource, operation, path, gone]) =>
      `${gone ? "-" : ""}${resource}.${operation}${path === undefined ? "" : ` ${path.join(" ")}`}`,
  );
}

describe("in a shop", () => {
  const shop = services.find(({ id }) => id === "shop")!;

  it("a change of a venue affects what lies below it", () => {
    expect(affected(shop, "updateVenue")).toEqual([
      "documents.readPlan venue_id",
      "rooms.list venue_id",
      "rooms.get venue_id",
      "venues.list",
      "venues.get venue_id",
    ]);
  });

  it("a room that is made affects the rooms of its venue, and the venue", () => {
    expect(affected(shop, "createRoom")).toEqual(["rooms.list venue_id", "venues.list", "venues.get venue_id"]);
  });

  it("a floor plan affects the venue, and nothing else below it", () => {
    const id = shop.resources
      .flatMap(({ operations }) => operations)
      .find(({ method, path }) => method === "PUT" && path.endsWith("/floor-plan"))!.operationId;
    const found = affected(shop, id);
    expect(found).toContain("venues.get venue_id");
    expect(found.filter((one) => one.startsWith("rooms."))).toEqual([]);
  });

  it("what is cancelled or stopped can still be read", () => {
    expect(affected(shop, "cancelBooking")).toContain("bookings.get booking_id");
    expect(affected(shop, "stopExport")).toContain("exports.get export_id");
  });
});

describe.each(services.map((service) => [service.id, service] as const))("in the service %s", (_, service) => {
  const changes = service.resources.flatMap((owner) =>
    owner.operations.filter((one) => !isRead(owner, one)).map((change) => ({ owner, change })),
  );

  it("each change affects all lists of its resource, and all that is read of its object", () => {
    for (const { owner, change } of atLeastOne(changes, "changes")) {
      const found = affectedBy(service, change);
      const reads = owner.operations.filter((one) => isRead(owner, one));
      for (const read of reads) {
        const isOfObject = read.pathParameters.some(({ isId }) => isId);
        const isKnown = found.some(([resource, operation]) => affectedName(owner, read) === `${resource}.${operation}`);
        expect([change.operationId, read.operationId, isKnown]).toEqual([
          change.operationId,
          read.operationId,
          !isOfObject || change.request?.kind !== "create",
        ]);
      }
    }
  });

  it("no change affects a resource that is neither above nor below its path", () => {
    for (const { owner, change } of changes) {
      const first = change.path.split("/")[1];
      const others = affectedBy(service, change).flatMap(([resource, operation]) => {
        const found = service.resources
          .flatMap((one) => one.operations.map((read) => ({ one, read })))
          .find(({ one, read }) => affectedName(one, read) === `${resource}.${operation}`)!;
        return found.one === owner || found.read.path.split("/")[1] === first ? [] : [found.read.path];
      });
      expect([change.path, others]).toEqual([change.path, []]);
    }
  });
});

function affectedName(resource: ResourceService["resources"][number], read: { readonly name: string }): string {
  return `${collectionName(resource)}.${camelCase(read.name)}`;
}
