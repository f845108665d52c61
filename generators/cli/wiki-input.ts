import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { visible } from "../diagnostics/visible.ts";
import { readDescription, type WikiDescription } from "../import/paraminfo/description.ts";
import { endpointOf, fetchDescription } from "../import/paraminfo/fetch.ts";
import type { UsageError } from "./command-line.ts";
import type { Options } from "./options.ts";
import type { Terminal } from "./terminal.ts";
import { version } from "./version.ts";

export interface WikiInput {
  readonly wiki: WikiDescription;
  /** The JSON text that was read. */
  readonly text: string;
}

/** Reads the description that a wiki gives of itself from a file, from standard input (“-”), or from its API. */
export async function readWiki(
  input: string,
  { texts }: Options,
  { folder }: Terminal,
): Promise<WikiInput | UsageError> {
  const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(input);
  const read = isUrl ? await fromUrl(input, texts["user-agent"].at(-1)) : fromFile(input, folder);
  if ("problem" in read) return { problem: `“${visible(input)}” cannot be read: ${visible(read.problem)}.` };
  const wiki = readDescription(read.text);
  if ("problem" in wiki)
    return { problem: `“${visible(input)}” is not the description of a wiki: ${visible(wiki.problem)}.` };
  return { wiki, text: read.text };
}

async function fromUrl(input: string, agent: string | undefined): ReturnType<typeof fetchDescription> {
  const endpoint = endpointOf(input);
  if (endpoint === undefined) return { problem: "the URL must start with http:// or https://" };
  const userAgent = [agent, `kiln/${version()}`].filter(Boolean).join(" ");
  return fetchDescription(endpoint, { userAgent, fetch });
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: "permission is denied",
  EISDIR: "it is a folder",
  ENOENT: "there is no such file",
};

function fromFile(input: string, folder: string): { readonly text: string } | UsageError {
  try {
    return { text: readFileSync(input === "-" ? 0 : resolve(folder, input), "utf8") };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return { problem: reasons[code] ?? `the operating system reports ${code}` };
  }
}
