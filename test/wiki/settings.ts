/** Returns the settings that are appended to those of MediaWiki's installer. */
export function settings(folder: string): string {
  return `
$wgDBservers = [ [ 'type' => 'sqlite', 'dbname' => $wgDBname, 'tablePrefix' => '', 'dbDirectory' => $wgSQLiteDataDir, 'trxMode' => 'IMMEDIATE', 'flags' => 0, 'load' => 1,
  'variables' => [ 'synchronous' => 'OFF' ] ] ]; // Its data need not outlive a power failure.
$wgCacheDirectory = '${folder}/cache';
$wgLocalisationCacheConf['store'] = 'array';
$wgMainCacheType = CACHE_DB;
$wgJobRunRate = 0; // Jobs are run once, when the wiki is filled.
$wgEnableEmail = false;
$wgEnableUploads = true;
$wgUploadDirectory = '${folder}/images';
$wgUseImageMagick = false;
$wgShowExceptionDetails = true;
$wgRateLimits = [ 'edit' => [ 'user' => [ 3, 1 ] ] ]; // Three edits in a second, so that a fourth meets the limit.
$wgGroupPermissions['sysop']['deleterevision'] = true;
// Another server has extensions with additional query modules.
if ( $address = getenv( 'KILN_EXTENDED' ) ) {
  $wgServer = $address;
  $wgCacheDirectory = '${folder}/cache-extended';
  wfLoadExtensions( [ 'Cite', 'Gadgets', 'PageImages', 'ParserFunctions', 'TextExtracts' ] );
}
// Extensions that later versions include.
foreach ( [ 'Nuke', 'Interwiki', 'Renameuser' ] as $name ) {
  if ( is_file( "$IP/extensions/$name/extension.json" ) ) wfLoadExtension( $name );
}
`;
}
