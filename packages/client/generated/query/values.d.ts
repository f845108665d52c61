// The value sets of query. Generated: change the spec instead.

/**
 * Content formats. Media types in which page content is serialized. Each content model has one or several of them.
 *
 * - `application/json`: JSON data.
 * - `application/octet-stream`: Binary data of an unknown format.
 * - `application/unknown`: Binary data whose content model no installed part of the software can read.
 * - `application/vue+xml`: Single-file components of the Vue framework.
 * - `application/x-binary`: Binary data that only its own software can read.
 * - `text/css`: Style sheets.
 * - `text/javascript`: JavaScript programs, such as user scripts.
 * - `text/plain`: Plain text without markup.
 * - `text/unknown`: Text whose content model no installed part of the software can read.
 * - `text/x-wiki`: Wikitext, the markup of most pages.
 * - `unknown/unknown`: Content of an unknown model.
 */
export type ContentFormats = "application/json" | "application/octet-stream" | "application/unknown" | "application/vue+xml" | "application/x-binary" | "text/css" | "text/javascript" | "text/plain" | "text/unknown" | "text/x-wiki" | "unknown/unknown";

/**
 * Rights. What users may do. Rights are granted by groups.
 *
 * - `apihighlimits`: Use the higher API limits.
 * - `applychangetags`: Apply change tags to one's own changes.
 * - `autoconfirmed`: Be exempt from IP-based rate limits.
 * - `autocreateaccount`: Have a local account created automatically on login with an external account.
 * - `autopatrol`: Have one's own changes marked as patrolled automatically.
 * - `bigdelete`: Delete pages with large histories.
 * - `block`: Block and unblock users.
 * - `blockemail`: Block users from sending email.
 * - `bot`: Have one's edits treated as bot edits.
 * - `browsearchive`: Search among deleted pages.
 * - `changeemail`: Change one's own email address.
 * - `changetags`: Add change tags to and remove them from any revision or log entry.
 * - `confirmemail`: Confirm one's own email address.
 * - `createaccount`: Create accounts for oneself and others.
 * - `createpage`: Create pages other than talk pages.
 * - `createtalk`: Create talk pages.
 * - `delete`: Delete pages.
 * - `delete-redirect`: Delete a redirect with a single revision, for example during a page move.
 * - `deletechangetags`: Delete change tags from the database.
 * - `deletedhistory`: View deleted history entries, without their content.
 * - `deletedtext`: View the content of deleted revisions and compare them.
 * - `deletelogentry`: Hide and unhide parts of log entries.
 * - `deleterevision`: Hide and unhide parts of revisions.
 * - `edit`: Edit pages.
 * - `editcontentmodel`: Change the content model of a page, for example to JSON.
 * - `editinterface`: Edit the interface messages.
 * - `editmyoptions`: Change one's own preferences.
 * - `editmyprivateinfo`: Change one's own email address and real name.
 * - `editmyusercss`: Edit one's own CSS pages.
 * - `editmyuserjs`: Edit one's own JavaScript pages.
 * - `editmyuserjson`: Edit one's own JSON pages.
 * - `editmyuserjsredirect`: Edit one's own JavaScript pages that are redirects.
 * - `editmywatchlist`: Change one's own watchlist.
 * - `editprotected`: Edit pages that only administrators may edit, unless the protection cascades from another page.
 * - `editsemiprotected`: Edit pages that are protected against new users.
 * - `editsitecss`: Edit sitewide CSS.
 * - `editsitejs`: Edit sitewide JavaScript.
 * - `editsitejson`: Edit sitewide JSON.
 * - `editusercss`: Edit the CSS pages of other users.
 * - `edituserjs`: Edit the JavaScript pages of other users.
 * - `edituserjson`: Edit the JSON pages of other users.
 * - `hideuser`: Hide user names from the public as part of a block.
 * - `import`: Import pages directly from other wikis.
 * - `importupload`: Import pages from a file.
 * - `interwiki`: Edit the interwiki table.
 * - `ipblock-exempt`: Bypass IP blocks as a logged-in user who is not blocked.
 * - `linkpurge`: Refresh the links of a page.
 * - `mailpassword`: Request password resets by email.
 * - `managechangetags`: Create, activate and deactivate change tags.
 * - `markbotedits`: Mark rolled-back edits and the rollback itself as bot edits.
 * - `mergehistory`: Merge page histories.
 * - `minoredit`: Mark one's edits as minor.
 * - `move`: Move pages.
 * - `move-categorypages`: Move category pages to other titles.
 * - `move-rootuserpages`: Move root user pages, not only their subpages.
 * - `move-subpages`: Move pages together with all pages below them.
 * - `movefile`: Move files to other titles.
 * - `nominornewtalk`: Make minor edits to user talk pages without notifying the user.
 * - `noratelimit`: Be exempt from rate limits.
 * - `nuke`: Delete all new pages of a user at once.
 * - `override-export-depth`: Export pages together with the pages that they link to, up to a depth of five.
 * - `pagelang`: Change the language of a page.
 * - `patrol`: Mark changes by others as patrolled.
 * - `patrolmarks`: View which changes are patrolled.
 * - `protect`: Change page protections, and edit pages with cascading protection.
 * - `purge`: Purge the cached rendering of a page.
 * - `read`: Read pages.
 * - `renameuser`: Give other names to the accounts of this site.
 * - `renameuser-global`: Rename users on all sites that share their accounts.
 * - `renderfile`: Render thumbnails that do not exist yet.
 * - `renderfile-nonstandard`: Render thumbnails in nonstandard sizes.
 * - `reupload`: Upload a new version of an existing file.
 * - `reupload-own`: Upload a new version of a file that one uploaded oneself.
 * - `reupload-shared`: Upload a file under a name that exists in a shared repository.
 * - `rollback`: Revert the last edits of a user to a page in one step.
 * - `sendemail`: Send email to other users.
 * - `siteadmin`: Lock and unlock the database.
 * - `stashbasehtml`: Stash rendered pages so that an edit of them can be converted back to wikitext.
 * - `stashedit`: Prepare an edit on the server before it is saved.
 * - `suppressionlog`: View suppressed log entries.
 * - `suppressredirect`: Move a page without leaving a redirect.
 * - `suppressrevision`: Hide and unhide parts of revisions and log entries from administrators as well.
 * - `unblockself`: Unblock oneself.
 * - `undelete`: Restore deleted pages and revisions.
 * - `unwatchedpages`: View pages that no user watches.
 * - `upload`: Upload files.
 * - `upload_by_url`: Upload files by URL.
 * - `userrights`: Change the groups of any user.
 * - `userrights-interwiki`: Change the groups of users on other wikis.
 * - `viewmyprivateinfo`: View one's own email address and real name.
 * - `viewmywatchlist`: View one's own watchlist.
 * - `viewsuppressed`: View suppressed revisions and log entries.
 */
export type Rights = "apihighlimits" | "applychangetags" | "autoconfirmed" | "autocreateaccount" | "autopatrol" | "bigdelete" | "block" | "blockemail" | "bot" | "browsearchive" | "changeemail" | "changetags" | "confirmemail" | "createaccount" | "createpage" | "createtalk" | "delete" | "delete-redirect" | "deletechangetags" | "deletedhistory" | "deletedtext" | "deletelogentry" | "deleterevision" | "edit" | "editcontentmodel" | "editinterface" | "editmyoptions" | "editmyprivateinfo" | "editmyusercss" | "editmyuserjs" | "editmyuserjson" | "editmyuserjsredirect" | "editmywatchlist" | "editprotected" | "editsemiprotected" | "editsitecss" | "editsitejs" | "editsitejson" | "editusercss" | "edituserjs" | "edituserjson" | "hideuser" | "import" | "importupload" | "interwiki" | "ipblock-exempt" | "linkpurge" | "mailpassword" | "managechangetags" | "markbotedits" | "mergehistory" | "minoredit" | "move" | "move-categorypages" | "move-rootuserpages" | "move-subpages" | "movefile" | "nominornewtalk" | "noratelimit" | "nuke" | "override-export-depth" | "pagelang" | "patrol" | "patrolmarks" | "protect" | "purge" | "read" | "renameuser" | "renameuser-global" | "renderfile" | "renderfile-nonstandard" | "reupload" | "reupload-own" | "reupload-shared" | "rollback" | "sendemail" | "siteadmin" | "stashbasehtml" | "stashedit" | "suppressionlog" | "suppressredirect" | "suppressrevision" | "unblockself" | "undelete" | "unwatchedpages" | "upload" | "upload_by_url" | "userrights" | "userrights-interwiki" | "viewmyprivateinfo" | "viewmywatchlist" | "viewsuppressed";

/**
 * Contributor rights. The rights by which contributors can be filtered: those granted by groups, without the rights that every user has.
 *
 * - `apihighlimits`: Use the higher API limits.
 * - `applychangetags`: Apply change tags to one's own changes.
 * - `autoconfirmed`: Be exempt from IP-based rate limits.
 * - `autocreateaccount`: Have a local account created automatically on login with an external account.
 * - `autopatrol`: Have one's own changes marked as patrolled automatically.
 * - `bigdelete`: Delete pages with large histories.
 * - `block`: Block and unblock users.
 * - `blockemail`: Block users from sending email.
 * - `bot`: Have one's edits treated as bot edits.
 * - `browsearchive`: Search among deleted pages.
 * - `changetags`: Add change tags to and remove them from any revision or log entry.
 * - `createaccount`: Create accounts for oneself and others.
 * - `createpage`: Create pages other than talk pages.
 * - `createtalk`: Create talk pages.
 * - `delete`: Delete pages.
 * - `delete-redirect`: Delete a redirect with a single revision, for example during a page move.
 * - `deletechangetags`: Delete change tags from the database.
 * - `deletedhistory`: View deleted history entries, without their content.
 * - `deletedtext`: View the content of deleted revisions and compare them.
 * - `deletelogentry`: Hide and unhide parts of log entries.
 * - `deleterevision`: Hide and unhide parts of revisions.
 * - `edit`: Edit pages.
 * - `editcontentmodel`: Change the content model of a page, for example to JSON.
 * - `editinterface`: Edit the interface messages.
 * - `editmyoptions`: Change one's own preferences.
 * - `editmyprivateinfo`: Change one's own email address and real name.
 * - `editmyusercss`: Edit one's own CSS pages.
 * - `editmyuserjs`: Edit one's own JavaScript pages.
 * - `editmyuserjson`: Edit one's own JSON pages.
 * - `editmyuserjsredirect`: Edit one's own JavaScript pages that are redirects.
 * - `editmywatchlist`: Change one's own watchlist.
 * - `editprotected`: Edit pages that only administrators may edit, unless the protection cascades from another page.
 * - `editsemiprotected`: Edit pages that are protected against new users.
 * - `editsitecss`: Edit sitewide CSS.
 * - `editsitejs`: Edit sitewide JavaScript.
 * - `editsitejson`: Edit sitewide JSON.
 * - `editusercss`: Edit the CSS pages of other users.
 * - `edituserjs`: Edit the JavaScript pages of other users.
 * - `edituserjson`: Edit the JSON pages of other users.
 * - `hideuser`: Hide user names from the public as part of a block.
 * - `import`: Import pages directly from other wikis.
 * - `importupload`: Import pages from a file.
 * - `interwiki`: Edit the interwiki table.
 * - `ipblock-exempt`: Bypass IP blocks as a logged-in user who is not blocked.
 * - `managechangetags`: Create, activate and deactivate change tags.
 * - `markbotedits`: Mark rolled-back edits and the rollback itself as bot edits.
 * - `mergehistory`: Merge page histories.
 * - `minoredit`: Mark one's edits as minor.
 * - `move`: Move pages.
 * - `move-categorypages`: Move category pages to other titles.
 * - `move-rootuserpages`: Move root user pages, not only their subpages.
 * - `move-subpages`: Move pages together with all pages below them.
 * - `movefile`: Move files to other titles.
 * - `nominornewtalk`: Make minor edits to user talk pages without notifying the user.
 * - `noratelimit`: Be exempt from rate limits.
 * - `nuke`: Delete all new pages of a user at once.
 * - `override-export-depth`: Export pages together with the pages that they link to, up to a depth of five.
 * - `pagelang`: Change the language of a page.
 * - `patrol`: Mark changes by others as patrolled.
 * - `patrolmarks`: View which changes are patrolled.
 * - `protect`: Change page protections, and edit pages with cascading protection.
 * - `read`: Read pages.
 * - `renameuser`: Give other names to the accounts of this site.
 * - `renameuser-global`: Rename users on all sites that share their accounts.
 * - `reupload`: Upload a new version of an existing file.
 * - `reupload-own`: Upload a new version of a file that one uploaded oneself.
 * - `reupload-shared`: Upload a file under a name that exists in a shared repository.
 * - `rollback`: Revert the last edits of a user to a page in one step.
 * - `sendemail`: Send email to other users.
 * - `siteadmin`: Lock and unlock the database.
 * - `suppressionlog`: View suppressed log entries.
 * - `suppressredirect`: Move a page without leaving a redirect.
 * - `suppressrevision`: Hide and unhide parts of revisions and log entries from administrators as well.
 * - `unblockself`: Unblock oneself.
 * - `undelete`: Restore deleted pages and revisions.
 * - `unwatchedpages`: View pages that no user watches.
 * - `upload`: Upload files.
 * - `upload_by_url`: Upload files by URL.
 * - `userrights`: Change the groups of any user.
 * - `userrights-interwiki`: Change the groups of users on other wikis.
 * - `viewmyprivateinfo`: View one's own email address and real name.
 * - `viewmywatchlist`: View one's own watchlist.
 * - `viewsuppressed`: View suppressed revisions and log entries.
 */
export type ContributorRights = "apihighlimits" | "applychangetags" | "autoconfirmed" | "autocreateaccount" | "autopatrol" | "bigdelete" | "block" | "blockemail" | "bot" | "browsearchive" | "changetags" | "createaccount" | "createpage" | "createtalk" | "delete" | "delete-redirect" | "deletechangetags" | "deletedhistory" | "deletedtext" | "deletelogentry" | "deleterevision" | "edit" | "editcontentmodel" | "editinterface" | "editmyoptions" | "editmyprivateinfo" | "editmyusercss" | "editmyuserjs" | "editmyuserjson" | "editmyuserjsredirect" | "editmywatchlist" | "editprotected" | "editsemiprotected" | "editsitecss" | "editsitejs" | "editsitejson" | "editusercss" | "edituserjs" | "edituserjson" | "hideuser" | "import" | "importupload" | "interwiki" | "ipblock-exempt" | "managechangetags" | "markbotedits" | "mergehistory" | "minoredit" | "move" | "move-categorypages" | "move-rootuserpages" | "move-subpages" | "movefile" | "nominornewtalk" | "noratelimit" | "nuke" | "override-export-depth" | "pagelang" | "patrol" | "patrolmarks" | "protect" | "read" | "renameuser" | "renameuser-global" | "reupload" | "reupload-own" | "reupload-shared" | "rollback" | "sendemail" | "siteadmin" | "suppressionlog" | "suppressredirect" | "suppressrevision" | "unblockself" | "undelete" | "unwatchedpages" | "upload" | "upload_by_url" | "userrights" | "userrights-interwiki" | "viewmyprivateinfo" | "viewmywatchlist" | "viewsuppressed";

/** Icon names. The names of the Codex design system icons, as in its package. The document omits 18 names of brand logos. */
export type Icons = "cdxIconAdd" | "cdxIconAlert" | "cdxIconAlignCenter" | "cdxIconAlignLeft" | "cdxIconAlignRight" | "cdxIconAppearance" | "cdxIconArrowDown" | "cdxIconArrowNext" | "cdxIconArrowPrevious" | "cdxIconArrowUp" | "cdxIconArticle" | "cdxIconArticleAdd" | "cdxIconArticleCheck" | "cdxIconArticleDisambiguation" | "cdxIconArticleNotFound" | "cdxIconArticleRedirect" | "cdxIconArticleSearch" | "cdxIconArticles" | "cdxIconArticlesSearch" | "cdxIconAttachment" | "cdxIconBell" | "cdxIconBellOutline" | "cdxIconBigger" | "cdxIconBlock" | "cdxIconBold" | "cdxIconBook" | "cdxIconBookmark" | "cdxIconBookmarkList" | "cdxIconBookmarkOutline" | "cdxIconBright" | "cdxIconBrowser" | "cdxIconCalendar" | "cdxIconCamera" | "cdxIconCancel" | "cdxIconChart" | "cdxIconCheck" | "cdxIconCheckAll" | "cdxIconClear" | "cdxIconClock" | "cdxIconClose" | "cdxIconCode" | "cdxIconCollapse" | "cdxIconConfigure" | "cdxIconCopy" | "cdxIconCut" | "cdxIconDatabase" | "cdxIconDie" | "cdxIconDoubleChevronEnd" | "cdxIconDoubleChevronStart" | "cdxIconDownTriangle" | "cdxIconDownload" | "cdxIconDraggable" | "cdxIconEdit" | "cdxIconEditLock" | "cdxIconEditUndo" | "cdxIconEllipsis" | "cdxIconError" | "cdxIconExitFullscreen" | "cdxIconExpand" | "cdxIconEye" | "cdxIconEyeClosed" | "cdxIconFeedback" | "cdxIconFlag" | "cdxIconFolderPlaceholder" | "cdxIconFullscreen" | "cdxIconFunction" | "cdxIconFunctionArgument" | "cdxIconFunnel" | "cdxIconGlobe" | "cdxIconHalfBright" | "cdxIconHalfStar" | "cdxIconHand" | "cdxIconHeart" | "cdxIconHelp" | "cdxIconHelpNotice" | "cdxIconHieroglyph" | "cdxIconHighlight" | "cdxIconHistory" | "cdxIconHome" | "cdxIconImage" | "cdxIconImageAdd" | "cdxIconImageBroken" | "cdxIconImageGallery" | "cdxIconImageLayoutBasic" | "cdxIconImageLayoutFrame" | "cdxIconImageLayoutFrameless" | "cdxIconImageLayoutThumbnail" | "cdxIconImageLock" | "cdxIconIndent" | "cdxIconInfo" | "cdxIconInfoFilled" | "cdxIconInstance" | "cdxIconItalic" | "cdxIconJournal" | "cdxIconKey" | "cdxIconKeyboard" | "cdxIconLabFlask" | "cdxIconLanguage" | "cdxIconLargerText" | "cdxIconLayout" | "cdxIconLightbulb" | "cdxIconLink" | "cdxIconLinkExternal" | "cdxIconLinkSecure" | "cdxIconListBullet" | "cdxIconListNumbered" | "cdxIconLiteral" | "cdxIconLock" | "cdxIconLogIn" | "cdxIconLogOut" | "cdxIconMap" | "cdxIconMapPin" | "cdxIconMapPinAdd" | "cdxIconMapTrail" | "cdxIconMarkup" | "cdxIconMathematics" | "cdxIconMathematicsDisplayBlock" | "cdxIconMathematicsDisplayDefault" | "cdxIconMathematicsDisplayInline" | "cdxIconMenu" | "cdxIconMerge" | "cdxIconMessage" | "cdxIconMoon" | "cdxIconMove" | "cdxIconMoveFirst" | "cdxIconMoveLast" | "cdxIconMusicalScore" | "cdxIconNetwork" | "cdxIconNetworkOff" | "cdxIconNewWindow" | "cdxIconNewline" | "cdxIconNewspaper" | "cdxIconNext" | "cdxIconNoWikitext" | "cdxIconNotBright" | "cdxIconNotice" | "cdxIconOngoingConversation" | "cdxIconOutdent" | "cdxIconOutline" | "cdxIconPageSettings" | "cdxIconPalette" | "cdxIconPaste" | "cdxIconPause" | "cdxIconPlay" | "cdxIconPower" | "cdxIconPrevious" | "cdxIconPrinter" | "cdxIconPushPin" | "cdxIconPuzzle" | "cdxIconQrCode" | "cdxIconQuotes" | "cdxIconRecentChanges" | "cdxIconRedo" | "cdxIconReference" | "cdxIconReferenceExisting" | "cdxIconReferences" | "cdxIconReload" | "cdxIconRestore" | "cdxIconRobot" | "cdxIconSandbox" | "cdxIconSearch" | "cdxIconSearchCaseSensitive" | "cdxIconSearchDiacritics" | "cdxIconSearchRegularExpression" | "cdxIconSettings" | "cdxIconShare" | "cdxIconSignature" | "cdxIconSmaller" | "cdxIconSmallerText" | "cdxIconSortVertical" | "cdxIconSpecialCharacter" | "cdxIconSpecialPages" | "cdxIconSpeechBubble" | "cdxIconSpeechBubbleAdd" | "cdxIconSpeechBubbles" | "cdxIconStar" | "cdxIconStop" | "cdxIconStrikethrough" | "cdxIconSubscript" | "cdxIconSubtract" | "cdxIconSuccess" | "cdxIconSuperscript" | "cdxIconTable" | "cdxIconTableAddColumnAfter" | "cdxIconTableAddColumnBefore" | "cdxIconTableAddRowAfter" | "cdxIconTableAddRowBefore" | "cdxIconTableCaption" | "cdxIconTableMergeCells" | "cdxIconTableMoveColumnAfter" | "cdxIconTableMoveColumnBefore" | "cdxIconTableMoveRowAfter" | "cdxIconTableMoveRowBefore" | "cdxIconTag" | "cdxIconTemplateAdd" | "cdxIconTextDirLTR" | "cdxIconTextDirRTL" | "cdxIconTextFlow" | "cdxIconTextStyle" | "cdxIconTextSummary" | "cdxIconTrash" | "cdxIconTray" | "cdxIconUnBlock" | "cdxIconUnFlag" | "cdxIconUnLink" | "cdxIconUnLock" | "cdxIconUnStar" | "cdxIconUnderline" | "cdxIconUndo" | "cdxIconUpTriangle" | "cdxIconUpdate" | "cdxIconUpload" | "cdxIconUserActive" | "cdxIconUserAdd" | "cdxIconUserAnonymous" | "cdxIconUserAvatar" | "cdxIconUserAvatarOutline" | "cdxIconUserContributions" | "cdxIconUserGroup" | "cdxIconUserRights" | "cdxIconUserTalk" | "cdxIconUserTemporary" | "cdxIconUserTemporaryLocation" | "cdxIconViewCompact" | "cdxIconViewDetails" | "cdxIconVisionSimulator" | "cdxIconVolumeDown" | "cdxIconVolumeOff" | "cdxIconVolumeUp" | "cdxIconWatchlist" | "cdxIconWikitext" | "cdxIconWindow" | "cdxIconZoomIn" | "cdxIconZoomOut" | (string & {});

/**
 * Revision properties. Data that can be returned for each revision. Deprecated: `parsetree`.
 *
 * - `comment`: The edit summary.
 * - `content`: The content of each slot.
 * - `contentmodel`: The content model of each slot, such as `wikitext`.
 * - `flags`: Whether the edit was marked as minor.
 * - `ids`: The IDs of the revision and of its parent revision.
 * - `parsedcomment`: The edit summary as HTML.
 * - `roles`: The names of the slots that the revision has.
 * - `sha1`: The SHA-1 of the revision, in hexadecimal digits.
 * - `size`: The size of the revision in bytes.
 * - `slotsha1`: The SHA-1 of each slot, in hexadecimal digits.
 * - `slotsize`: The size of each slot in bytes.
 * - `tags`: The change tags of the revision.
 * - `timestamp`: The time at which the revision was saved.
 * - `user`: The user name of the author.
 * - `userid`: The user ID of the author.
 * - `parsetree`: The parse tree of the content, as XML. Superseded by the actions `expandtemplates` and `parse`.
 */
export type RevisionProperties = "comment" | "content" | "contentmodel" | "flags" | "ids" | "parsedcomment" | "roles" | "sha1" | "size" | "slotsha1" | "slotsize" | "tags" | "timestamp" | "user" | "userid" | "parsetree";

/**
 * External link schemes. The beginning of an external link, without `://` or `:`. The document omits one scheme, which is a product name. The format of other values (decided: D-195).
 *
 * - (empty): Both `http` and `https`.
 * - `bitcoin`: Bitcoin payments.
 * - `ftp`: Files on an FTP server.
 * - `ftps`: Files on an FTP server over TLS.
 * - `geo`: Geographic locations by coordinates.
 * - `git`: Git repositories.
 * - `gopher`: Documents on Gopher servers.
 * - `http`: Web pages without encryption.
 * - `https`: Web pages over TLS.
 * - `irc`: Internet Relay Chat channels.
 * - `ircs`: Internet Relay Chat channels over TLS.
 * - `magnet`: Files in peer-to-peer networks, by content hash.
 * - `mailto`: Email addresses.
 * - `matrix`: Users and rooms of the Matrix chat network.
 * - `mms`: Audio and video streams of Microsoft Media Server.
 * - `news`: Usenet newsgroups and articles.
 * - `nntp`: Articles on an NNTP server.
 * - `redis`: Redis databases.
 * - `sftp`: Files on a server over SSH.
 * - `sip`: Addresses for voice over IP calls.
 * - `sips`: Addresses for voice over IP calls over TLS.
 * - `sms`: Phone numbers for text messages.
 * - `ssh`: Remote logins over SSH.
 * - `svn`: Subversion repositories.
 * - `tel`: Phone numbers to call.
 * - `telnet`: Remote sessions without encryption.
 * - `urn`: Persistent resource names, such as ISBNs.
 * - `worldwind`: Views in the World Wind virtual globe.
 * - `xmpp`: Addresses of the XMPP chat protocol.
 */
export type UrlProtocols = "" | "bitcoin" | "ftp" | "ftps" | "geo" | "git" | "gopher" | "http" | "https" | "irc" | "ircs" | "magnet" | "mailto" | "matrix" | "mms" | "news" | "nntp" | "redis" | "sftp" | "sip" | "sips" | "sms" | "ssh" | "svn" | "tel" | "telnet" | "urn" | "worldwind" | "xmpp" | (string & {});

/**
 * User groups. The groups that users can be added to. Implicit groups, such as `user`, are not included.
 *
 * - `bot`: Bot accounts, whose edits can be hidden from recent changes.
 * - `bureaucrat`: Users who can change most groups.
 * - `interface-admin`: Users who can edit sitewide CSS and JavaScript.
 * - `suppress`: Users who can hide revisions and log entries from administrators as well.
 * - `sysop`: Administrators, who can delete and protect pages and block users.
 */
export type UserGroups = "bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop";
