import type { ServerResponse } from "node:http";

/** Lets a response end in the middle of its body: its header fields say how long it would have been. */
export function cutShort(response: ServerResponse): void {
  const write = response.write.bind(response);
  const destroy = (): void => void response.socket?.destroy();
  const half = (chunk: unknown): boolean => {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    if (!(bytes instanceof Uint8Array)) {
      destroy();
      return false;
    }
    return write(bytes.subarray(0, Math.floor(bytes.length / 2)), destroy);
  };
  Object.assign(response, {
    write: half,
    end: (chunk: unknown) => {
      half(chunk);
      return response;
    },
  });
}
