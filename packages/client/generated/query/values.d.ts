// The value sets of query. Generated: change the spec instead.

/**
 * Content formats. Media types in which the contents of pages are written. Each content model has one or several of them.
 *
 * - `application/json`: JSON, of pages that hold data.
 * - `application/octet-stream`: Bytes of no known format.
 * - `application/unknown`: Bytes whose content model no installed part of the software can read.
 * - `application/vue+xml`: Single-file components of the framework Vue.
 * - `application/x-binary`: Bytes that only their own software can read.
 * - `text/css`: Stylesheets.
 * - `text/javascript`: Programs in JavaScript, such as user scripts.
 * - `text/plain`: Plain text without markup.
 * - `text/unknown`: Text whose content model no installed part of the software can read.
 * - `text/x-wiki`: Wikitext, the markup that most pages are written in.
 * - `unknown/unknown`: Contents of which nothing is known.
 */
export type ContentFormats = "application/json" | "application/octet-stream" | "application/unknown" | "application/vue+xml" | "application/x-binary" | "text/css" | "text/javascript" | "text/plain" | "text/unknown" | "text/x-wiki" | "unknown/unknown";

/**
 * Rights. What users may be allowed to do. They get rights by the groups that they are in.
 *
 * - `apihighlimits`: Get more from one request: the higher limits apply.
 * - `applychangetags`: Put change tags on one's own changes while making them.
 * - `autoconfirmed`: Not be held up by rate limits that count by IP address.
 * - `autocreateaccount`: Have a local account created automatically on a login with an outside account.
 * - `autopatrol`: Have one's own changes patrolled automatically.
 * - `bigdelete`: Delete pages that have many revisions.
 * - `block`: Block other users from editing, and end blocks.
 * - `blockemail`: Keep other users from sending mail, as part of a block.
 * - `bot`: Mark one's edits as those of a bot.
 * - `browsearchive`: Search among deleted pages.
 * - `changeemail`: Change one's own mail address.
 * - `changetags`: Put change tags on any revisions and log entries, and take them off.
 * - `confirmemail`: Confirm one's own mail address.
 * - `createaccount`: Create accounts for oneself and others.
 * - `createpage`: Create pages that are no talk pages.
 * - `createtalk`: Create talk pages.
 * - `delete`: Delete pages.
 * - `delete-redirect`: Delete a redirect with a single revision, as when a page is moved over it.
 * - `deletechangetags`: Delete change tags from the database.
 * - `deletedhistory`: See the entries of deleted revisions, without their contents.
 * - `deletedtext`: See the contents of deleted revisions, and compare them.
 * - `deletelogentry`: Hide parts of log entries from the public, and show them again.
 * - `deleterevision`: Hide parts of revisions from the public, and show them again.
 * - `edit`: Edit pages.
 * - `editcontentmodel`: Turn a page into one of another content model, such as JSON.
 * - `editinterface`: Edit the messages of the user interface.
 * - `editmyoptions`: Change one's own preferences.
 * - `editmyprivateinfo`: Change one's own mail address and real name.
 * - `editmyusercss`: Edit one's own pages of styles.
 * - `editmyuserjs`: Edit one's own pages of scripts.
 * - `editmyuserjson`: Edit one's own pages of JSON.
 * - `editmyuserjsredirect`: Edit one's own pages of scripts that are redirects.
 * - `editmywatchlist`: Change one's own watchlist.
 * - `editprotected`: Edit pages that are protected for administrators, as far as no protection extends to them from others.
 * - `editsemiprotected`: Edit pages that are protected from new users.
 * - `editsitecss`: Edit the styles of the whole site.
 * - `editsitejs`: Edit the scripts of the whole site.
 * - `editsitejson`: Edit pages of JSON that the whole site uses.
 * - `editusercss`: Edit other users' pages of styles.
 * - `edituserjs`: Edit other users' pages of scripts.
 * - `edituserjson`: Edit other users' pages of JSON.
 * - `hideuser`: Hide the name of a user from the public, as part of a block.
 * - `import`: Import pages straight from other wikis.
 * - `importupload`: Import pages from a file.
 * - `interwiki`: Change the table of prefixes of other sites.
 * - `ipblock-exempt`: Edit from addresses that are blocked, while one's own account is not.
 * - `linkpurge`: Have the links of a page computed anew.
 * - `mailpassword`: Have a new password sent by mail.
 * - `managechangetags`: Define change tags, and switch them on and off.
 * - `markbotedits`: Mark edits that one rolls back, and the rollback itself, as those of a bot.
 * - `mergehistory`: Merge the histories of pages.
 * - `minoredit`: Mark one's edits as minor.
 * - `move`: Move pages to other titles.
 * - `move-categorypages`: Move the pages of categories.
 * - `move-rootuserpages`: Move the main pages of users, not only their subpages.
 * - `move-subpages`: Move pages together with their subpages.
 * - `movefile`: Move files to other names.
 * - `nominornewtalk`: Edit a user's talk page as minor without the user being told of a new message.
 * - `noratelimit`: Not be held up by limits of how often an action may be taken.
 * - `nuke`: Delete the new pages of a user all at once.
 * - `override-export-depth`: Export, with a page, the pages that it links to, up to five links away.
 * - `pagelang`: Change the language of a page.
 * - `patrol`: Mark changes of others as patrolled.
 * - `patrolmarks`: See which changes are patrolled.
 * - `protect`: Change the protections of pages, and edit pages to which one extends from others.
 * - `purge`: Have a page built anew in place of its stored form.
 * - `read`: Read pages.
 * - `renameuser`: Give users of this site other names.
 * - `renameuser-global`: Give users other names on all sites that share their accounts.
 * - `renderfile`: Have images scaled that are not stored in that size yet.
 * - `renderfile-nonstandard`: Have images scaled to sizes that the site does not use itself.
 * - `reupload`: Upload a new version of a file.
 * - `reupload-own`: Upload a new version of a file that one uploaded first oneself.
 * - `reupload-shared`: Upload a file under a name that a shared repository has already.
 * - `rollback`: Take back the last edits of a user to a page with one step.
 * - `sendemail`: Send mail to other users through the site.
 * - `siteadmin`: Make the database read-only, and writable again.
 * - `stashbasehtml`: Have rendered pages stored for a while, so that an edit of them can be turned back into wikitext.
 * - `stashedit`: Have an edit prepared on the server before it is saved.
 * - `suppressionlog`: See log entries that are hidden from administrators.
 * - `suppressredirect`: Move a page without leaving a redirect.
 * - `suppressrevision`: Hide parts of revisions and log entries from administrators, too, and show them again.
 * - `unblockself`: End a block of oneself.
 * - `undelete`: Restore deleted pages and revisions.
 * - `unwatchedpages`: See which pages nobody watches.
 * - `upload`: Upload files.
 * - `upload_by_url`: Upload files by naming the address where they are.
 * - `userrights`: Change the groups of any user.
 * - `userrights-interwiki`: Change the groups of users of other wikis.
 * - `viewmyprivateinfo`: See one's own mail address and real name.
 * - `viewmywatchlist`: See one's own watchlist.
 * - `viewsuppressed`: See revisions and log entries that are hidden from administrators.
 */
export type Rights = "apihighlimits" | "applychangetags" | "autoconfirmed" | "autocreateaccount" | "autopatrol" | "bigdelete" | "block" | "blockemail" | "bot" | "browsearchive" | "changeemail" | "changetags" | "confirmemail" | "createaccount" | "createpage" | "createtalk" | "delete" | "delete-redirect" | "deletechangetags" | "deletedhistory" | "deletedtext" | "deletelogentry" | "deleterevision" | "edit" | "editcontentmodel" | "editinterface" | "editmyoptions" | "editmyprivateinfo" | "editmyusercss" | "editmyuserjs" | "editmyuserjson" | "editmyuserjsredirect" | "editmywatchlist" | "editprotected" | "editsemiprotected" | "editsitecss" | "editsitejs" | "editsitejson" | "editusercss" | "edituserjs" | "edituserjson" | "hideuser" | "import" | "importupload" | "interwiki" | "ipblock-exempt" | "linkpurge" | "mailpassword" | "managechangetags" | "markbotedits" | "mergehistory" | "minoredit" | "move" | "move-categorypages" | "move-rootuserpages" | "move-subpages" | "movefile" | "nominornewtalk" | "noratelimit" | "nuke" | "override-export-depth" | "pagelang" | "patrol" | "patrolmarks" | "protect" | "purge" | "read" | "renameuser" | "renameuser-global" | "renderfile" | "renderfile-nonstandard" | "reupload" | "reupload-own" | "reupload-shared" | "rollback" | "sendemail" | "siteadmin" | "stashbasehtml" | "stashedit" | "suppressionlog" | "suppressredirect" | "suppressrevision" | "unblockself" | "undelete" | "unwatchedpages" | "upload" | "upload_by_url" | "userrights" | "userrights-interwiki" | "viewmyprivateinfo" | "viewmywatchlist" | "viewsuppressed";

/**
 * Rights that make a contributor. The rights by which contributors can be chosen: those that groups give, without rights that every user has.
 *
 * - `apihighlimits`: Get more from one request: the higher limits apply.
 * - `applychangetags`: Put change tags on one's own changes while making them.
 * - `autoconfirmed`: Not be held up by rate limits that count by IP address.
 * - `autocreateaccount`: Have a local account created automatically on a login with an outside account.
 * - `autopatrol`: Have one's own changes patrolled automatically.
 * - `bigdelete`: Delete pages that have many revisions.
 * - `block`: Block other users from editing, and end blocks.
 * - `blockemail`: Keep other users from sending mail, as part of a block.
 * - `bot`: Mark one's edits as those of a bot.
 * - `browsearchive`: Search among deleted pages.
 * - `changetags`: Put change tags on any revisions and log entries, and take them off.
 * - `createaccount`: Create accounts for oneself and others.
 * - `createpage`: Create pages that are no talk pages.
 * - `createtalk`: Create talk pages.
 * - `delete`: Delete pages.
 * - `delete-redirect`: Delete a redirect with a single revision, as when a page is moved over it.
 * - `deletechangetags`: Delete change tags from the database.
 * - `deletedhistory`: See the entries of deleted revisions, without their contents.
 * - `deletedtext`: See the contents of deleted revisions, and compare them.
 * - `deletelogentry`: Hide parts of log entries from the public, and show them again.
 * - `deleterevision`: Hide parts of revisions from the public, and show them again.
 * - `edit`: Edit pages.
 * - `editcontentmodel`: Turn a page into one of another content model, such as JSON.
 * - `editinterface`: Edit the messages of the user interface.
 * - `editmyoptions`: Change one's own preferences.
 * - `editmyprivateinfo`: Change one's own mail address and real name.
 * - `editmyusercss`: Edit one's own pages of styles.
 * - `editmyuserjs`: Edit one's own pages of scripts.
 * - `editmyuserjson`: Edit one's own pages of JSON.
 * - `editmyuserjsredirect`: Edit one's own pages of scripts that are redirects.
 * - `editmywatchlist`: Change one's own watchlist.
 * - `editprotected`: Edit pages that are protected for administrators, as far as no protection extends to them from others.
 * - `editsemiprotected`: Edit pages that are protected from new users.
 * - `editsitecss`: Edit the styles of the whole site.
 * - `editsitejs`: Edit the scripts of the whole site.
 * - `editsitejson`: Edit pages of JSON that the whole site uses.
 * - `editusercss`: Edit other users' pages of styles.
 * - `edituserjs`: Edit other users' pages of scripts.
 * - `edituserjson`: Edit other users' pages of JSON.
 * - `hideuser`: Hide the name of a user from the public, as part of a block.
 * - `import`: Import pages straight from other wikis.
 * - `importupload`: Import pages from a file.
 * - `interwiki`: Change the table of prefixes of other sites.
 * - `ipblock-exempt`: Edit from addresses that are blocked, while one's own account is not.
 * - `managechangetags`: Define change tags, and switch them on and off.
 * - `markbotedits`: Mark edits that one rolls back, and the rollback itself, as those of a bot.
 * - `mergehistory`: Merge the histories of pages.
 * - `minoredit`: Mark one's edits as minor.
 * - `move`: Move pages to other titles.
 * - `move-categorypages`: Move the pages of categories.
 * - `move-rootuserpages`: Move the main pages of users, not only their subpages.
 * - `move-subpages`: Move pages together with their subpages.
 * - `movefile`: Move files to other names.
 * - `nominornewtalk`: Edit a user's talk page as minor without the user being told of a new message.
 * - `noratelimit`: Not be held up by limits of how often an action may be taken.
 * - `nuke`: Delete the new pages of a user all at once.
 * - `override-export-depth`: Export, with a page, the pages that it links to, up to five links away.
 * - `pagelang`: Change the language of a page.
 * - `patrol`: Mark changes of others as patrolled.
 * - `patrolmarks`: See which changes are patrolled.
 * - `protect`: Change the protections of pages, and edit pages to which one extends from others.
 * - `read`: Read pages.
 * - `renameuser`: Give users of this site other names.
 * - `renameuser-global`: Give users other names on all sites that share their accounts.
 * - `reupload`: Upload a new version of a file.
 * - `reupload-own`: Upload a new version of a file that one uploaded first oneself.
 * - `reupload-shared`: Upload a file under a name that a shared repository has already.
 * - `rollback`: Take back the last edits of a user to a page with one step.
 * - `sendemail`: Send mail to other users through the site.
 * - `siteadmin`: Make the database read-only, and writable again.
 * - `suppressionlog`: See log entries that are hidden from administrators.
 * - `suppressredirect`: Move a page without leaving a redirect.
 * - `suppressrevision`: Hide parts of revisions and log entries from administrators, too, and show them again.
 * - `unblockself`: End a block of oneself.
 * - `undelete`: Restore deleted pages and revisions.
 * - `unwatchedpages`: See which pages nobody watches.
 * - `upload`: Upload files.
 * - `upload_by_url`: Upload files by naming the address where they are.
 * - `userrights`: Change the groups of any user.
 * - `userrights-interwiki`: Change the groups of users of other wikis.
 * - `viewmyprivateinfo`: See one's own mail address and real name.
 * - `viewmywatchlist`: See one's own watchlist.
 * - `viewsuppressed`: See revisions and log entries that are hidden from administrators.
 */
export type ContributorRights = "apihighlimits" | "applychangetags" | "autoconfirmed" | "autocreateaccount" | "autopatrol" | "bigdelete" | "block" | "blockemail" | "bot" | "browsearchive" | "changetags" | "createaccount" | "createpage" | "createtalk" | "delete" | "delete-redirect" | "deletechangetags" | "deletedhistory" | "deletedtext" | "deletelogentry" | "deleterevision" | "edit" | "editcontentmodel" | "editinterface" | "editmyoptions" | "editmyprivateinfo" | "editmyusercss" | "editmyuserjs" | "editmyuserjson" | "editmyuserjsredirect" | "editmywatchlist" | "editprotected" | "editsemiprotected" | "editsitecss" | "editsitejs" | "editsitejson" | "editusercss" | "edituserjs" | "edituserjson" | "hideuser" | "import" | "importupload" | "interwiki" | "ipblock-exempt" | "managechangetags" | "markbotedits" | "mergehistory" | "minoredit" | "move" | "move-categorypages" | "move-rootuserpages" | "move-subpages" | "movefile" | "nominornewtalk" | "noratelimit" | "nuke" | "override-export-depth" | "pagelang" | "patrol" | "patrolmarks" | "protect" | "read" | "renameuser" | "renameuser-global" | "reupload" | "reupload-own" | "reupload-shared" | "rollback" | "sendemail" | "siteadmin" | "suppressionlog" | "suppressredirect" | "suppressrevision" | "unblockself" | "undelete" | "unwatchedpages" | "upload" | "upload_by_url" | "userrights" | "userrights-interwiki" | "viewmyprivateinfo" | "viewmywatchlist" | "viewsuppressed";

/** Icon names. The names of the icons of the design system Codex, as its package has them. The document leaves out 18 names of brands' logos. */
export type Icons = "cdxIconAdd" | "cdxIconAlert" | "cdxIconAlignCenter" | "cdxIconAlignLeft" | "cdxIconAlignRight" | "cdxIconAppearance" | "cdxIconArrowDown" | "cdxIconArrowNext" | "cdxIconArrowPrevious" | "cdxIconArrowUp" | "cdxIconArticle" | "cdxIconArticleAdd" | "cdxIconArticleCheck" | "cdxIconArticleDisambiguation" | "cdxIconArticleNotFound" | "cdxIconArticleRedirect" | "cdxIconArticleSearch" | "cdxIconArticles" | "cdxIconArticlesSearch" | "cdxIconAttachment" | "cdxIconBell" | "cdxIconBellOutline" | "cdxIconBigger" | "cdxIconBlock" | "cdxIconBold" | "cdxIconBook" | "cdxIconBookmark" | "cdxIconBookmarkList" | "cdxIconBookmarkOutline" | "cdxIconBright" | "cdxIconBrowser" | "cdxIconCalendar" | "cdxIconCamera" | "cdxIconCancel" | "cdxIconChart" | "cdxIconCheck" | "cdxIconCheckAll" | "cdxIconClear" | "cdxIconClock" | "cdxIconClose" | "cdxIconCode" | "cdxIconCollapse" | "cdxIconConfigure" | "cdxIconCopy" | "cdxIconCut" | "cdxIconDatabase" | "cdxIconDie" | "cdxIconDoubleChevronEnd" | "cdxIconDoubleChevronStart" | "cdxIconDownTriangle" | "cdxIconDownload" | "cdxIconDraggable" | "cdxIconEdit" | "cdxIconEditLock" | "cdxIconEditUndo" | "cdxIconEllipsis" | "cdxIconError" | "cdxIconExitFullscreen" | "cdxIconExpand" | "cdxIconEye" | "cdxIconEyeClosed" | "cdxIconFeedback" | "cdxIconFlag" | "cdxIconFolderPlaceholder" | "cdxIconFullscreen" | "cdxIconFunction" | "cdxIconFunctionArgument" | "cdxIconFunnel" | "cdxIconGlobe" | "cdxIconHalfBright" | "cdxIconHalfStar" | "cdxIconHand" | "cdxIconHeart" | "cdxIconHelp" | "cdxIconHelpNotice" | "cdxIconHieroglyph" | "cdxIconHighlight" | "cdxIconHistory" | "cdxIconHome" | "cdxIconImage" | "cdxIconImageAdd" | "cdxIconImageBroken" | "cdxIconImageGallery" | "cdxIconImageLayoutBasic" | "cdxIconImageLayoutFrame" | "cdxIconImageLayoutFrameless" | "cdxIconImageLayoutThumbnail" | "cdxIconImageLock" | "cdxIconIndent" | "cdxIconInfo" | "cdxIconInfoFilled" | "cdxIconInstance" | "cdxIconItalic" | "cdxIconJournal" | "cdxIconKey" | "cdxIconKeyboard" | "cdxIconLabFlask" | "cdxIconLanguage" | "cdxIconLargerText" | "cdxIconLayout" | "cdxIconLightbulb" | "cdxIconLink" | "cdxIconLinkExternal" | "cdxIconLinkSecure" | "cdxIconListBullet" | "cdxIconListNumbered" | "cdxIconLiteral" | "cdxIconLock" | "cdxIconLogIn" | "cdxIconLogOut" | "cdxIconMap" | "cdxIconMapPin" | "cdxIconMapPinAdd" | "cdxIconMapTrail" | "cdxIconMarkup" | "cdxIconMathematics" | "cdxIconMathematicsDisplayBlock" | "cdxIconMathematicsDisplayDefault" | "cdxIconMathematicsDisplayInline" | "cdxIconMenu" | "cdxIconMerge" | "cdxIconMessage" | "cdxIconMoon" | "cdxIconMove" | "cdxIconMoveFirst" | "cdxIconMoveLast" | "cdxIconMusicalScore" | "cdxIconNetwork" | "cdxIconNetworkOff" | "cdxIconNewWindow" | "cdxIconNewline" | "cdxIconNewspaper" | "cdxIconNext" | "cdxIconNoWikitext" | "cdxIconNotBright" | "cdxIconNotice" | "cdxIconOngoingConversation" | "cdxIconOutdent" | "cdxIconOutline" | "cdxIconPageSettings" | "cdxIconPalette" | "cdxIconPaste" | "cdxIconPause" | "cdxIconPlay" | "cdxIconPower" | "cdxIconPrevious" | "cdxIconPrinter" | "cdxIconPushPin" | "cdxIconPuzzle" | "cdxIconQrCode" | "cdxIconQuotes" | "cdxIconRecentChanges" | "cdxIconRedo" | "cdxIconReference" | "cdxIconReferenceExisting" | "cdxIconReferences" | "cdxIconReload" | "cdxIconRestore" | "cdxIconRobot" | "cdxIconSandbox" | "cdxIconSearch" | "cdxIconSearchCaseSensitive" | "cdxIconSearchDiacritics" | "cdxIconSearchRegularExpression" | "cdxIconSettings" | "cdxIconShare" | "cdxIconSignature" | "cdxIconSmaller" | "cdxIconSmallerText" | "cdxIconSortVertical" | "cdxIconSpecialCharacter" | "cdxIconSpecialPages" | "cdxIconSpeechBubble" | "cdxIconSpeechBubbleAdd" | "cdxIconSpeechBubbles" | "cdxIconStar" | "cdxIconStop" | "cdxIconStrikethrough" | "cdxIconSubscript" | "cdxIconSubtract" | "cdxIconSuccess" | "cdxIconSuperscript" | "cdxIconTable" | "cdxIconTableAddColumnAfter" | "cdxIconTableAddColumnBefore" | "cdxIconTableAddRowAfter" | "cdxIconTableAddRowBefore" | "cdxIconTableCaption" | "cdxIconTableMergeCells" | "cdxIconTableMoveColumnAfter" | "cdxIconTableMoveColumnBefore" | "cdxIconTableMoveRowAfter" | "cdxIconTableMoveRowBefore" | "cdxIconTag" | "cdxIconTemplateAdd" | "cdxIconTextDirLTR" | "cdxIconTextDirRTL" | "cdxIconTextFlow" | "cdxIconTextStyle" | "cdxIconTextSummary" | "cdxIconTrash" | "cdxIconTray" | "cdxIconUnBlock" | "cdxIconUnFlag" | "cdxIconUnLink" | "cdxIconUnLock" | "cdxIconUnStar" | "cdxIconUnderline" | "cdxIconUndo" | "cdxIconUpTriangle" | "cdxIconUpdate" | "cdxIconUpload" | "cdxIconUserActive" | "cdxIconUserAdd" | "cdxIconUserAnonymous" | "cdxIconUserAvatar" | "cdxIconUserAvatarOutline" | "cdxIconUserContributions" | "cdxIconUserGroup" | "cdxIconUserRights" | "cdxIconUserTalk" | "cdxIconUserTemporary" | "cdxIconUserTemporaryLocation" | "cdxIconViewCompact" | "cdxIconViewDetails" | "cdxIconVisionSimulator" | "cdxIconVolumeDown" | "cdxIconVolumeOff" | "cdxIconVolumeUp" | "cdxIconWatchlist" | "cdxIconWikitext" | "cdxIconWindow" | "cdxIconZoomIn" | "cdxIconZoomOut" | (string & {});

/**
 * Revision properties. What can be said of a revision. Deprecated: `parsetree`.
 *
 * - `comment`: The comment of the edit.
 * - `content`: The contents of each slot.
 * - `contentmodel`: The content model of each slot, such as `wikitext`.
 * - `flags`: Whether the edit was marked as minor.
 * - `ids`: The ids of the revision and of the one before it.
 * - `parsedcomment`: The comment of the edit in HTML.
 * - `roles`: The names of the slots that the revision has.
 * - `sha1`: The SHA-1 of the revision, in hexadecimal digits.
 * - `size`: The size of the revision in bytes.
 * - `slotsha1`: The SHA-1 of each slot, in hexadecimal digits.
 * - `slotsize`: The size of each slot in bytes.
 * - `tags`: The change tags of the revision.
 * - `timestamp`: When the revision was made.
 * - `user`: The name of the author.
 * - `userid`: The id of the author.
 * - `parsetree`: The parse tree of the contents, in XML. Superseded by the actions `expandtemplates` and `parse`.
 */
export type RevisionProperties = "comment" | "content" | "contentmodel" | "flags" | "ids" | "parsedcomment" | "roles" | "sha1" | "size" | "slotsha1" | "slotsize" | "tags" | "timestamp" | "user" | "userid" | "parsetree";

/**
 * External-link schemes. How an outside link begins, without `://` or `:`. The document leaves out one scheme, the name of a product. What other values look like (decided: D-195).
 *
 * - (empty): Both `http` and `https`.
 * - `bitcoin`: Payments in the currency Bitcoin.
 * - `ftp`: Files of a server that speaks FTP.
 * - `ftps`: Files of a server that speaks FTP over TLS.
 * - `geo`: Places on earth, by their coordinates.
 * - `git`: Git repositories.
 * - `gopher`: Documents of servers that speak Gopher, older than the web.
 * - `http`: Web pages that are sent in the clear.
 * - `https`: Web pages that are sent over TLS.
 * - `irc`: Channels of Internet Relay Chat.
 * - `ircs`: Channels of Internet Relay Chat over TLS.
 * - `magnet`: Files of peer-to-peer networks, by the hash of their contents.
 * - `mailto`: Mail addresses.
 * - `matrix`: Users and rooms of the chat network Matrix.
 * - `mms`: Streams of sound and film in a protocol of Microsoft.
 * - `news`: Newsgroups and articles of Usenet.
 * - `nntp`: Articles of one news server.
 * - `redis`: Databases of the kind Redis.
 * - `sftp`: Files of a server, over SSH.
 * - `sip`: Addresses for calls over the internet.
 * - `sips`: Addresses for calls over the internet, set up over TLS.
 * - `sms`: Phone numbers to send short messages to.
 * - `ssh`: Logins to a remote computer over SSH.
 * - `svn`: Subversion repositories.
 * - `tel`: Phone numbers to call.
 * - `telnet`: Sessions on a remote computer that are sent in the clear.
 * - `urn`: Lasting names of resources, such as ISBNs.
 * - `worldwind`: Views of the globe program World Wind.
 * - `xmpp`: Addresses for chats in the protocol XMPP.
 */
export type UrlProtocols = "" | "bitcoin" | "ftp" | "ftps" | "geo" | "git" | "gopher" | "http" | "https" | "irc" | "ircs" | "magnet" | "mailto" | "matrix" | "mms" | "news" | "nntp" | "redis" | "sftp" | "sip" | "sips" | "sms" | "ssh" | "svn" | "tel" | "telnet" | "urn" | "worldwind" | "xmpp" | (string & {});

/**
 * User groups. The groups into which users can be put. Groups that everybody is in automatically, such as `user`, are not among them.
 *
 * - `bot`: Accounts of programs, whose edits readers can leave out of recent changes.
 * - `bureaucrat`: Users who put others into most groups.
 * - `interface-admin`: Users who edit the styles and scripts of the whole site.
 * - `suppress`: Users who hide revisions and log entries from administrators, too.
 * - `sysop`: Administrators, who delete and protect pages and block users.
 */
export type UserGroups = "bot" | "bureaucrat" | "interface-admin" | "suppress" | "sysop";
