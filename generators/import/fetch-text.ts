export interface FetchTerms {
  readonly userAgent: string;
  readonly fetch: (url: URL, init: RequestInit) => Promise<Response>;
}

export interface Fetched {
  readonly response: Response;
  readonly text: string;
}

const timeout = 60_000;
const largestBody = 64 * 1024 * 1024;

/** Requests a description with GET. The caller must check the status of the response. */
export async function fetchText(
  url: URL,
  { fetch, userAgent }: FetchTerms,
  headers: Readonly<Record<string, string>> = {},
): Promise<Fetched | { readonly problem: string }> {
  try {
    const response = await fetch(url, {
      headers: { "user-agent": userAgent, ...headers },
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    return text.length > largestBody ? { problem: "the response is too large" } : { response, text };
  } catch (error) {
    return { problem: reasonOf(error as Error) };
  }
}

function reasonOf(error: Error): string {
  if (error.name === "TimeoutError") return `there was no response within ${timeout / 1000} seconds`;
  if (!(error instanceof TypeError) && error.name !== "AbortError") throw error;
  return `it cannot be reached: ${error.cause instanceof Error ? error.cause.message || error.cause.name : error.message}`;
}
