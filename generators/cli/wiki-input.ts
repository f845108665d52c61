import { visible } from "../diagnostics/visible.ts";
import { readDescription, type WikiDescription } from "../import/paraminfo/description.ts";
import { endpointOf, fetchDescription } from "../import/paraminfo/fetch.ts";
import type { UsageError } from "./command-line.ts";
import { readInput, userAgentOf } from "./import-files.ts";
import type { Options } from "./options.ts";
import type { Terminal } from "./terminal.ts";

export interface WikiInput {
  readonly wiki: WikiDescription;
  readonly text: string;
}

/** Reads the self-description of a wiki from a file, from standard input (“-”), or from its API. */
export async function readWiki(input: string, options: Options, terminal: Terminal): Promise<WikiInput | UsageError> {
  const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(input);
  const read = isUrl ? await fromUrl(input, userAgentOf(options)) : readInput(input, terminal);
  if ("problem" in read) return { problem: `“${visible(input)}” cannot be read: ${visible(read.problem)}.` };
  const wiki = readDescription(read.text);
  if ("problem" in wiki)
    return { problem: `“${visible(input)}” is not the description of a wiki: ${visible(wiki.problem)}.` };
  return { wiki, text: read.text };
}

async function fromUrl(input: string, userAgent: string): ReturnType<typeof fetchDescription> {
  const endpoint = endpointOf(input);
  if (endpoint === undefined) return { problem: "the URL must start with http:// or https://" };
  return fetchDescription(endpoint, { userAgent, fetch });
}
