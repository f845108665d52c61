<?php
/*
 * Makes the changes of a file (JSON, one object for each) in a wiki, each at its own moment, by MediaWiki's own classes:
 * so the wiki writes its logs, recent changes and tables as it does where people work. `load.ts` runs it.
 */

use MediaWiki\Block\Restriction\NamespaceRestriction;
use MediaWiki\Block\Restriction\PageRestriction;
use MediaWiki\MediaWikiServices;
use Wikimedia\IPUtils;
use Wikimedia\Timestamp\ConvertibleTimestamp;

require_once getenv( 'MW_INSTALL_PATH' ) . '/maintenance/Maintenance.php';

class LoadChanges extends Maintenance {
	/** The bits of `RevisionRecord`, which is not loaded yet. */
	private const HIDDEN = [ 'text' => 1, 'comment' => 2, 'user' => 4, 'restricted' => 8 ];

	/** @var MediaWikiServices */
	private $services;

	public function __construct() {
		parent::__construct();
		$this->addArg( 'file', 'The changes' );
	}

	public function execute() {
		$this->services = MediaWikiServices::getInstance();
		foreach ( json_decode( file_get_contents( $this->getArg( 0 ) ), true, 512, JSON_THROW_ON_ERROR ) as $change ) {
			if ( isset( $change['at'] ) ) {
				ConvertibleTimestamp::setFakeTime( $change['at'] );
			}
			try {
				$this->{$change['kind']}( $change );
				DeferredUpdates::doUpdates();
				$this->runJobs();
				$this->touchInTime( $change['at'] ?? null );
			} catch ( Throwable $error ) {
				$this->output( "failed: {$change['kind']} " . ( $change['title'] ?? $change['name'] ?? '' ) . ': ' . $error->getMessage() . "\n" );
			}
		}
		ConvertibleTimestamp::setFakeTime( false );
	}

	/** What a change leaves for later is done at its moment. */
	private function runJobs() {
		$group = $this->services->getJobQueueGroup();
		for ( $job = $group->pop(); $job; $job = $group->pop() ) {
			$job->run();
			DeferredUpdates::doUpdates();
			$group->ack( $job );
		}
	}

	/** Where MediaWiki reads the clock of the machine, a page is touched later than the change. */
	private function touchInTime( ?string $at ) {
		if ( $at !== null ) {
			$dbw = $this->getDB( DB_PRIMARY );
			$dbw->update( 'page', [ 'page_touched' => $at ], [ 'page_touched > ' . $dbw->addQuotes( $at ) ], __METHOD__ );
		}
	}

	/** Empties what the installer has filled, so that ids begin at 1. */
	private function empty() {
		$dbw = $this->getDB( DB_PRIMARY );
		foreach ( [ 'page', 'revision', 'revision_comment_temp', 'externallinks', 'job', 'slots', 'content', 'text', 'comment', 'actor', 'user', 'user_groups', 'user_properties', 'recentchanges', 'logging', 'log_search', 'pagelinks',
			'searchindex', 'interwiki', 'site_stats', 'objectcache' ] as $table ) {
			$dbw->delete( $table, '*', __METHOD__ );
		}
		$dbw->delete( 'sqlite_sequence', '*', __METHOD__ );
		SiteStatsInit::doAllAndCommit( $dbw );
	}

	private function interwiki( array $change ) {
		[ 'prefix' => $prefix, 'url' => $url, 'local' => $local ] = $change;
		$row = [ 'iw_prefix' => $prefix, 'iw_url' => $url, 'iw_api' => '', 'iw_wikiid' => '', 'iw_local' => (int)$local, 'iw_trans' => 0 ];
		$this->getDB( DB_PRIMARY )->insert( 'interwiki', $row, __METHOD__ );
	}

	private function user( array $change ) {
		$user = User::newFromName( $change['name'] );
		$user->addToDatabase();
		if ( isset( $change['password'] ) ) {
			$user->changeAuthenticationData( [ 'username' => $change['name'], 'password' => $change['password'], 'retype' => $change['password'] ] );
		}
		if ( isset( $change['gender'] ) ) {
			$this->services->getUserOptionsManager()->setOption( $user, 'gender', $change['gender'] );
		}
		$user->saveSettings();
		foreach ( $change['groups'] ?? [] as $group ) {
			$this->services->getUserGroupManager()->addUserToGroup( $user, $group );
		}
		$email = $change['email'] ? [ 'user_email' => "user{$user->getId()}@wiki.example", 'user_email_authenticated' => $change['at'] ] : [];
		$this->getDB( DB_PRIMARY )->update( 'user', [ 'user_registration' => $change['at'] ] + $email, [ 'user_id' => $user->getId() ], __METHOD__ );
		$user->clearInstanceCache( 'name' );
		SiteStatsUpdate::factory( [ 'users' => 1 ] )->doUpdate();
		$entry = new ManualLogEntry( 'newusers', 'create' );
		$entry->setPerformer( $user );
		$entry->setTarget( $user->getUserPage() );
		$entry->setParameters( [ '4::userid' => $user->getId() ] );
		$entry->publish( $entry->insert() );
	}

	private function tag( array $change ) {
		if ( $change['active'] ) {
			ChangeTags::defineTag( $change['name'] );
		}
	}

	private function edit( array $change ) {
		$title = $this->title( $change );
		$page = $this->services->getWikiPageFactory()->newFromTitle( $title );
		$page->loadPageData( WikiPage::READ_LATEST );
		$flags = EDIT_INTERNAL | ( $change['minor'] ? EDIT_MINOR : 0 ) | ( $change['bot'] ? EDIT_FORCE_BOT : 0 );
		$content = ContentHandler::makeContent( $change['text'], $title, $change['model'] ?? null );
		$status = $page->doUserEditContent( $content, $this->person( $change ), $change['comment'], $flags, false, $change['tags'] );
		$this->check( $status );
		$revision = $status->value['revision-record'] ?? null;
		if ( $revision === null ) {
			throw new Exception( 'No change' );
		}
		// What somebody writes who may not, such as in a seed, would have to be patrolled.
		if ( $this->person( $change )->isAllowed( 'autopatrol' ) ) {
			$this->getDB( DB_PRIMARY )->update( 'recentchanges', [ 'rc_patrolled' => 2 ], [ 'rc_this_oldid' => $revision->getId() ], __METHOD__ );
		}
		if ( $change['patrolled'] ) {
			$this->getDB( DB_PRIMARY )->update( 'recentchanges', [ 'rc_patrolled' => 1 ], [ 'rc_this_oldid' => $revision->getId(), 'rc_patrolled' => 0 ], __METHOD__ );
		}
	}

	/** Hides parts of the revision of a page that was made at a moment. */
	private function hide( array $change ) {
		$dbw = $this->getDB( DB_PRIMARY );
		$title = $this->title( $change );
		$of = [ 'rev_page' => $title->getArticleID( Title::READ_LATEST ), 'rev_timestamp' => $dbw->timestamp( $change['of'] ) ];
		$id = $dbw->selectField( 'revision', 'MAX(rev_id)', $of, __METHOD__ );
		$context = new DerivativeContext( RequestContext::getMain() );
		$context->setUser( $this->person( $change ) );
		$bits = [];
		foreach ( self::HIDDEN as $part => $bit ) {
			$bits[$bit] = in_array( $part, $change['parts'] ) ? 1 : 0;
		}
		$status = RevisionDeleter::createList( 'revision', $context, $title, [ $id ] )->setVisibility( [ 'value' => $bits, 'comment' => $change['comment'] ] );
		if ( !$status->isGood() ) {
			throw new Exception( $status->getWikiText( false, false, 'en' ) );
		}
	}

	private function move( array $change ) {
		$move = $this->services->getMovePageFactory()->newMovePage( $this->title( $change ), Title::newFromText( $change['to'] ) );
		$this->check( $move->move( $this->person( $change ), $change['comment'], $change['redirect'], $change['tags'] ) );
	}

	private function delete( array $change ) {
		$title = $this->title( $change );
		if ( $title->getNamespace() === NS_FILE ) {
			$file = $this->services->getRepoGroup()->getLocalRepo()->newFile( $title );
			$file->load( File::READ_LATEST );
			if ( $file->exists() ) {
				$oldimage = null;
				$this->check( FileDeleteForm::doDelete( $title, $file, $oldimage, $change['comment'], false, $this->person( $change ) ) );
				$deleted = [ 'fa_deleted_timestamp' => wfTimestamp( TS_MW, $change['at'] ) ];
				$this->getDB( DB_PRIMARY )->update( 'filearchive', $deleted, [ 'fa_name' => $title->getDBkey() ], __METHOD__ );
				return;
			}
		}
		$page = $this->services->getWikiPageFactory()->newFromTitle( $title );
		$this->check( $this->services->getDeletePageFactory()->newDeletePage( $page, $this->person( $change ) )->forceImmediate( true )->deleteUnsafe( $change['comment'] ) );
	}

	private function restore( array $change ) {
		$page = $this->services->getWikiPageFactory()->newFromTitle( $this->title( $change ) );
		$this->check( $this->services->getUndeletePageFactory()->newUndeletePage( $page, $this->person( $change ) )->undeleteUnsafe( $change['comment'] ) );
	}

	/** Of a page, or of a title that has none. */
	private function protect( array $change ) {
		$page = $this->services->getWikiPageFactory()->newFromTitle( $this->title( $change ) );
		$cascade = $change['cascade'] ?? false;
		$expiry = array_map( static function ( $expiry ) {
			return $expiry === 'infinity' ? $expiry : wfTimestamp( TS_MW, $expiry );
		}, $change['expiry'] );
		$this->check( $page->doUpdateRestrictions( $change['levels'], $expiry, $cascade, $change['comment'], $this->person( $change ) ) );
	}

	/** A version of a file whose bytes are nowhere. */
	private function upload( array $change ) {
		$title = $this->title( $change );
		$file = $this->services->getRepoGroup()->getLocalRepo()->newFile( $title );
		$file->load( File::READ_LATEST );
		[ $major, $minor ] = explode( '/', $change['mime'] );
		$props = [
			'fileExists' => true, 'size' => $change['size'], 'width' => $change['width'], 'height' => $change['height'], 'bits' => $change['bits'],
			'media_type' => $change['mediatype'], 'mime' => $change['mime'], 'major_mime' => $major, 'minor_mime' => $minor,
			'file-mime' => $change['mime'], 'sha1' => Wikimedia\base_convert( $change['sha1'], 16, 36, 31 ), 'metadata' => $change['metadata'] ?? [],
		];
		$archive = $file->exists() ? wfTimestamp( TS_MW, $change['at'] ) . '!' . $file->getName() : '';
		$this->check( $file->recordUpload3( $archive, $change['comment'], $change['text'] ?? $change['comment'], $this->person( $change ), $props, false, $change['tags'] ) );
	}

	private function block( array $change ) {
		$options = [
			'isCreateAccountBlocked' => $change['noAccount'], 'isEmailBlocked' => $change['noEmail'], 'isHardBlock' => !$change['anonymousOnly'],
			'isAutoblocking' => $change['autoblock'], 'isUserTalkEditBlocked' => !$change['ownTalk'], 'isHideUser' => $change['hidden'], 'isPartial' => isset( $change['partial'] ),
		];
		$restrictions = array_merge(
			array_map( [ PageRestriction::class, 'newFromTitle' ], $change['partial']['pages'] ?? [] ),
			array_map( static function ( $namespace ) {
				return new NamespaceRestriction( 0, $namespace );
			}, $change['partial']['namespaces'] ?? [] )
		);
		$block = $this->services->getBlockUserFactory()->newBlockUser( $change['target'], $this->person( $change ), $change['expiry'], $change['comment'], $options, $restrictions );
		$this->check( $block->placeBlockUnsafe( true ) );
	}

	private function unblock( array $change ) {
		$this->check( $this->services->getUnblockUserFactory()->newUnblockUser( $change['target'], $this->person( $change ), $change['comment'] )->unblockUnsafe() );
	}

	private function log( array $change ) {
		$entry = new ManualLogEntry( $change['type'], $change['action'] );
		$entry->setPerformer( $this->person( $change ) );
		$entry->setTarget( $this->title( $change ) );
		$entry->setComment( $change['comment'] );
		$entry->setParameters( $this->stored( $change['type'], $change['params'] ) );
		$entry->addTags( $change['tags'] );
		$entry->setDeleted( $this->bitsOf( $change['parts'] ) );
		$id = $entry->insert();
		if ( !in_array( $change['type'], [ 'suppress', 'patrol' ] ) ) {
			$entry->publish( $id );
		}
	}

	/** Parameters of an entry under the names by which they are stored. */
	private function stored( string $type, array $params ): array {
		$names = [ 'rights' => [ 'oldgroups' => '4::oldgroups', 'newgroups' => '5::newgroups' ], 'managetags' => [ 'tag' => '4::tag' ], 'delete' => [ 'type' => '4::type', 'ids' => '5::ids' ] ][$type] ?? [];
		foreach ( $names as $told => $stored ) {
			$params[$stored] = $params[$told];
			unset( $params[$told] );
		}
		foreach ( $type === 'rights' ? [ 'oldmetadata', 'newmetadata' ] : [] as $name ) {
			$params[$name] = array_map( static function ( $one ) {
				return [ 'expiry' => $one['expiry'] === 'infinity' ? null : wfTimestamp( TS_MW, $one['expiry'] ) ];
			}, $params[$name] );
		}
		return $params;
	}

	/** A file of somebody's stash, whose bytes are nowhere. */
	private function stash( array $change ) {
		$row = [
			'us_user' => $this->person( $change )->getId(), 'us_key' => $change['key'], 'us_orig_path' => '', 'us_path' => '', 'us_source_type' => 'file',
			'us_timestamp' => wfTimestamp( TS_MW, $change['timestamp'] ?? '20240101000000' ), 'us_status' => $change['status'] ?? 'finished', 'us_size' => $change['size'] ?? 0, 'us_sha1' => '',
			'us_mime' => $change['mime'] ?? 'image/png', 'us_media_type' => MEDIATYPE_BITMAP, 'us_image_width' => $change['width'] ?? 0, 'us_image_height' => $change['height'] ?? 0, 'us_image_bits' => 8,
		];
		$this->getDB( DB_PRIMARY )->insert( 'uploadstash', $row, __METHOD__ );
	}

	private function watch( array $change ) {
		$this->services->getWatchlistManager()->addWatchIgnoringRights( $this->person( $change ), $this->title( $change ), $change['expiry'] ?? null );
		if ( isset( $change['notified'] ) ) {
			$notified = wfTimestamp( TS_MW, $change['notified'] );
			$title = $this->title( $change );
			$both = [ $title->getSubjectPage(), $title->getTalkPageIfDefined() ];
			$this->services->getWatchedItemStore()->setNotificationTimestampsForUser( $this->person( $change ), $notified, $both );
		}
	}

	/** What must not differ between two wikis. */
	private function finish() {
		$dbw = $this->getDB( DB_PRIMARY );
		$dbw->delete( 'objectcache', '*', __METHOD__ );
	}

	private function title( array $change ): Title {
		$title = Title::newFromText( $change['title'] );
		if ( $title === null ) {
			throw new Exception( 'No title' );
		}
		$title->resetArticleID( false );
		return $title;
	}

	private function person( array $change ): User {
		$name = $change['user'] ?? '127.0.0.1';
		$user = IPUtils::isIPAddress( $name ) ? User::newFromName( $name, false ) : User::newFromName( $name );
		$user->load( User::READ_LATEST );
		return $user;
	}

	private function bitsOf( array $parts ): int {
		return array_sum( array_intersect_key( self::HIDDEN, array_flip( $parts ) ) );
	}

	private function check( $status ) {
		if ( !$status->isOK() ) {
			throw new Exception( Status::wrap( $status )->getWikiText( false, false, 'en' ) );
		}
	}
}

$maintClass = LoadChanges::class;
require_once RUN_MAINTENANCE_IF_MAIN;
