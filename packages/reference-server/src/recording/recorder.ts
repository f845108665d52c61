import { appendFileSync } from "node:fs";
import { recordedRequest, type ServiceRequest } from "./recorded-request.ts";
import { recordedRow, type ServiceResponse } from "./row.ts";

/** Records requests and responses of a proxy. */
export interface Recorder {
  /** Returns true if the response was recorded. Responses in formats in which secrets cannot be found are not. */
  keep(request: ServiceRequest, response: ServiceResponse): Promise<boolean>;
}

/**
 * Appends a line of JSON for each to a file, which only its owner may read. Throws where the file cannot be written.
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
