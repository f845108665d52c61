import { settings as common } from "../settings.ts";

/** What makes the site of the wiki the one that the reference server has. */
export interface SiteFacts {
  readonly sitename: string;
}

/** The settings of the wiki that is compared: those of the other tests, and the facts of the reference server's site. */
export function settingsOf(folder: string, { sitename }: SiteFacts): string {
  return `${common(folder)}
$wgSitename = ${quoted(sitename)};
$wgMetaNamespace = 'Project';
$wgMetaNamespaceTalk = 'Project_talk';
$wgRCMaxAge = 1e9; // What is long ago stays.
$wgRateLimits = [];
$wgPasswordConfig['pbkdf2']['cost'] = '1';
$wgUseFilePatrol = false;
$wgMiserMode = false;
$wgInvalidateCacheOnLocalSettingsChange = false;
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, "\\$&")}'`;
}
