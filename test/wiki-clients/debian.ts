import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { aptAsRoot, unpack, works } from "../support/apt.ts";

/** The packages of mwclient and MediaWiki::Bot, and the dependencies of these and of pywikibot. */
const packages = [
  "python3-mwclient",
  "python3-requests-oauthlib",
  "python3-oauthlib",
  "python3-six",
  "python3-requests",
  "python3-urllib3",
  "python3-chardet",
  "python3-certifi",
  "python3-idna",
  "python3-mwparserfromhell",
  "python3-packaging",
  "libmediawiki-bot-perl",
  "libconstant-generate-perl",
  "libencode-locale-perl",
  "libfile-listing-perl",
  "libhtml-parser-perl",
  "libhtml-tagset-perl",
  "libhttp-cookies-perl",
  "libhttp-date-perl",
  "libhttp-message-perl",
  "libhttp-negotiate-perl",
  "libio-html-perl",
  "liblwp-mediatypes-perl",
  "liblwp-protocol-https-perl",
  "libmediawiki-api-perl",
  "libmodule-pluggable-perl",
  "libnet-http-perl",
  "libtimedate-perl",
  "libtry-tiny-perl",
  "liburi-perl",
  "libwww-perl",
  "libwww-robotrules-perl",
  "libclone-perl",
  "libdata-dump-perl",
  "libdynaloader-functions-perl",
  "libregexp-ipv6-perl",
];

/** Debian's Python, for which its packages are built, whatever else is called `python3` on the machine. */
export const python = "/usr/bin/python3";

/** The paths at which Python and Perl find the unpacked packages. */
export interface DebianPaths {
  readonly python: string;
  readonly perl: string;
}

/** Unpacks the packages into a folder. Installs nothing but Python itself, if it is missing. */
export async function unpackClients(folder: string, signal: AbortSignal): Promise<DebianPaths> {
  if (!(await works("apt-get", ["--version"])))
    throw new Error("apt-get is missing. mwclient and MediaWiki::Bot come from Debian or a system based on it.");
  const root = await aptAsRoot();
  await root?.update();
  if (!existsSync(python)) {
    if (root === undefined) throw new Error("Only root can install python3. Install it, or run this as root.");
    await root.install("python3");
  }
  await unpack(packages, folder, signal);
  const architecture = readdirSync(join(folder, "usr/lib")).find((name) => name.includes("-linux-")) ?? "";
  const compiled = join(folder, "usr/lib", architecture, "perl5");
  const versions = readdirSync(compiled).map((version) => join(compiled, version));
  return {
    python: join(folder, "usr/lib/python3/dist-packages"),
    perl: [join(folder, "usr/share/perl5"), ...versions].join(":"),
  };
}

export function mwclientVersion(path: string): string {
  const info = readdirSync(path).find((name) => name.startsWith("mwclient-"));
  return /^mwclient-([\d.]+)\./.exec(`${info?.replace(/-?py3.*|\.egg-info$|\.dist-info$/, "")}.`)?.[1] ?? "";
}
