import { settings as common } from "../settings.ts";

/** Returns the settings of the compared wiki: those of the other tests, and those of the reference server's site. */
export function settingsOf(folder: string): string {
  return `${common(folder)}
$wgSitename = 'Content Query Interface';
$wgMetaNamespace = 'Project';
$wgMetaNamespaceTalk = 'Project_talk';
$wgGroupPermissions['sysop']['deletelogentry'] = true;
$wgRCMaxAge = 1e9; // Keeps old changes.
$wgRateLimits = [];
$wgWatchlistExpiry = true;
$wgWatchlistExpiryMaxDuration = null;
$wgPutIPinRC = false; // Stores no IP addresses, so that blocking a user does not block an address.
$wgEnableEmail = $wgEnableUserEmail = true; // Responses state which users can receive email.
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
