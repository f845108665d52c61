import type { Operation, ResourceService } from "../../../../generators/model/resource.ts";
import { camelCase, collectionName } from "../../../../generators/naming/type-names.ts";
import { argumentsOf } from "../../../services/harness/arguments.ts";
import { callsOf, type Call } from "../../../services/harness/calls.ts";
import type { CallScope } from "../../../services/harness/inputs.ts";
import { addressOf } from "./mounted.ts";
import type { seenBy } from "./read-response.ts";
import type { ResourceHost } from "./resource-host.ts";

/** Creates a call of the client, which validates the response. */
export function oldCall(host: ResourceHost, scope: CallScope): Parameters<typeof seenBy>[0] {
  const call = plainCall(host.service, scope.operation);
  return (fetch) => () => {
    const { ids, takesBody, body, options } = argumentsOf(call);
    const client = host.clientOf({
      key: call.key ?? "none",
      check: host.check,
      fetch,
      baseUrl: addressOf(host.service),
    });
    return client[collectionName(scope.resource)]![camelCase(scope.operation.name)]!(
      ...ids,
      ...(takesBody ? [body] : []),
      options,
    );
  };
}

function plainCall(service: ResourceService, { operationId }: Operation): Call {
  return callsOf(service).find((call) => call.operationId === operationId)!;
}
