import { appendFileSync } from "node:fs";
import { recordedRequest, type ServiceRequest } from "./recorded-request.ts";
import { recordedRow, type ServiceResponse } from "./recording.ts";

/** Records requests and responses of a proxy. */
export interface Recorder {
  /** Returns true if the response was recorded. Responses are not recorded if their format may hide secrets. */
  keep(request: ServiceRequest, response: ServiceResponse): Promise<boolean>;
}

/**
 * Appends each request and response to a file as a line of JSON. Only the file's owner may read it. Throws if the file
 * cannot be written.
 */
export function recorderTo(file: string): Recorder {
  appendFileSync(file, "", { mode: 0o600 });
  return {
    async keep(request, response) {
      const { request: recorded, secrets } = await recordedRequest(request);
      const row = recordedRow(recorded, secrets, response);
      if (row !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
      return row !== undefined;
    },
  };
}
