import { settings as common } from "../settings.ts";

/** The settings of the wiki that is compared: those of the other tests, and what the reference server's site has. */
export function settingsOf(folder: string): string {
  return `${common(folder)}
$wgSitename = 'Content Query Interface';
$wgMetaNamespace = 'Project';
$wgMetaNamespaceTalk = 'Project_talk';
$wgGroupPermissions['sysop']['deletelogentry'] = true;
$wgRCMaxAge = 1e9; // What is long ago stays.
$wgRateLimits = [];
$wgWatchlistExpiry = true;
$wgWatchlistExpiryMaxDuration = null;
$wgPutIPinRC = false; // Whoever is blocked has no address, so that none is blocked along.
$wgEnableEmail = $wgEnableUserEmail = true; // It is told who can be written to.
$wgEnotifUserTalk = $wgEnotifWatchlist = false;
$wgPasswordConfig['pbkdf2']['cost'] = '1';
foreach ( @json_decode( @file_get_contents( '${folder}/messages.json' ) ?: '{}', true ) as $name => $text ) {
	$kilnMessages[$name] = $text;
}
$wgHooks['MessageCache::get'] = [];
$wgHooks['MessagesPreLoad'][] = static function ( $title, &$message ) use ( &$kilnMessages ) {
	$message = $kilnMessages[lcfirst( str_replace( '_', ' ', $title ) )] ?? $message;
};
`;
}
