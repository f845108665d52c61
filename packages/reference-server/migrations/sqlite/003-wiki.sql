-- The stored wiki. src/storage/wiki/tables.ts says what the columns mean.

ALTER TABLE accounts ADD COLUMN ac_edits INTEGER NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN ac_gender TEXT NOT NULL DEFAULT 'unknown';
ALTER TABLE accounts ADD COLUMN ac_has_email INTEGER NOT NULL DEFAULT 0;

CREATE TABLE wiki_pages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ns INTEGER NOT NULL,
  title TEXT NOT NULL,
  is_redirect INTEGER NOT NULL,
  is_new INTEGER NOT NULL,
  touched TEXT NOT NULL,
  length INTEGER NOT NULL,
  latest INTEGER NOT NULL,
  model TEXT NOT NULL,
  language TEXT NOT NULL,
  random REAL NOT NULL
) STRICT;
CREATE UNIQUE INDEX wiki_pages_1 ON wiki_pages (ns, title);
CREATE INDEX wiki_pages_2 ON wiki_pages (random);
CREATE INDEX wiki_pages_3 ON wiki_pages (ns, is_redirect, random);
CREATE INDEX wiki_pages_4 ON wiki_pages (is_redirect, ns, length);

CREATE TABLE wiki_revisions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  page INTEGER NOT NULL,
  parent INTEGER NOT NULL,
  timestamp TEXT NOT NULL,
  account INTEGER NOT NULL,
  user_name TEXT NOT NULL,
  comment TEXT NOT NULL,
  minor INTEGER NOT NULL,
  hidden INTEGER NOT NULL,
  length INTEGER NOT NULL,
  sha1 TEXT NOT NULL,
  model TEXT NOT NULL
) STRICT;
CREATE INDEX wiki_revisions_1 ON wiki_revisions (page, timestamp, id);
CREATE INDEX wiki_revisions_2 ON wiki_revisions (timestamp, id);
CREATE INDEX wiki_revisions_3 ON wiki_revisions (user_name, timestamp, id);

CREATE TABLE wiki_deleted_revisions (
  id INTEGER NOT NULL,
  page INTEGER NOT NULL,
  parent INTEGER NOT NULL,
  timestamp TEXT NOT NULL,
  account INTEGER NOT NULL,
  user_name TEXT NOT NULL,
  comment TEXT NOT NULL,
  minor INTEGER NOT NULL,
  hidden INTEGER NOT NULL,
  length INTEGER NOT NULL,
  sha1 TEXT NOT NULL,
  model TEXT NOT NULL,
  ns INTEGER NOT NULL,
  title TEXT NOT NULL,
  PRIMARY KEY (id)
) STRICT;
CREATE INDEX wiki_deleted_revisions_1 ON wiki_deleted_revisions (ns, title, timestamp, id);
CREATE INDEX wiki_deleted_revisions_2 ON wiki_deleted_revisions (timestamp, id);
CREATE INDEX wiki_deleted_revisions_3 ON wiki_deleted_revisions (user_name, timestamp, id);

CREATE TABLE wiki_texts (
  revision INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (revision)
) STRICT;

CREATE TABLE wiki_links (
  kind TEXT NOT NULL,
  source INTEGER NOT NULL,
  source_ns INTEGER NOT NULL,
  ns INTEGER NOT NULL,
  title TEXT NOT NULL,
  fragment TEXT NOT NULL,
  interwiki TEXT NOT NULL,
  PRIMARY KEY (source, kind, ns, title)
) STRICT, WITHOUT ROWID;
CREATE INDEX wiki_links_1 ON wiki_links (kind, ns, title, source);
CREATE INDEX wiki_links_2 ON wiki_links (kind, ns, title, source_ns, source);

CREATE TABLE wiki_category_links (
  source INTEGER NOT NULL,
  category TEXT NOT NULL,
  type TEXT NOT NULL,
  sort_key TEXT NOT NULL,
  sort_prefix TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  PRIMARY KEY (source, category)
) STRICT, WITHOUT ROWID;
CREATE INDEX wiki_category_links_1 ON wiki_category_links (category, type, sort_key, source);
CREATE INDEX wiki_category_links_2 ON wiki_category_links (category, timestamp, source);

CREATE TABLE wiki_categories (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  pages INTEGER NOT NULL,
  subcategories INTEGER NOT NULL,
  files INTEGER NOT NULL,
  hidden INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX wiki_categories_1 ON wiki_categories (title);
CREATE INDEX wiki_categories_2 ON wiki_categories (pages, title);

CREATE TABLE wiki_external_links (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  source INTEGER NOT NULL,
  url TEXT NOT NULL,
  host TEXT NOT NULL,
  path TEXT NOT NULL
) STRICT;
CREATE INDEX wiki_external_links_1 ON wiki_external_links (source, url);
CREATE INDEX wiki_external_links_2 ON wiki_external_links (host, path, id);

CREATE TABLE wiki_language_links (
  source INTEGER NOT NULL,
  language TEXT NOT NULL,
  title TEXT NOT NULL,
  PRIMARY KEY (source, language)
) STRICT, WITHOUT ROWID;
CREATE INDEX wiki_language_links_1 ON wiki_language_links (language, title, source);

CREATE TABLE wiki_interwiki_links (
  source INTEGER NOT NULL,
  prefix TEXT NOT NULL,
  title TEXT NOT NULL,
  PRIMARY KEY (source, prefix, title)
) STRICT, WITHOUT ROWID;
CREATE INDEX wiki_interwiki_links_1 ON wiki_interwiki_links (prefix, title, source);

CREATE TABLE wiki_page_properties (
  page INTEGER NOT NULL,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  sort REAL,
  PRIMARY KEY (page, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX wiki_page_properties_1 ON wiki_page_properties (name, page);
CREATE INDEX wiki_page_properties_2 ON wiki_page_properties (name, sort, page);

CREATE TABLE wiki_files (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  state TEXT NOT NULL,
  archive_name TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  account INTEGER NOT NULL,
  user_name TEXT NOT NULL,
  comment TEXT NOT NULL,
  size INTEGER NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bits INTEGER NOT NULL,
  media_type TEXT NOT NULL,
  mime TEXT NOT NULL,
  sha1 TEXT NOT NULL,
  metadata TEXT NOT NULL,
  hidden INTEGER NOT NULL,
  archive_id INTEGER NOT NULL,
  storage_key TEXT NOT NULL,
  deleted_timestamp TEXT NOT NULL,
  deleted_by TEXT NOT NULL,
  deleted_reason TEXT NOT NULL
) STRICT;
CREATE INDEX wiki_files_1 ON wiki_files (state, title, timestamp, archive_id);
CREATE INDEX wiki_files_2 ON wiki_files (state, timestamp, title);
CREATE INDEX wiki_files_3 ON wiki_files (state, size, title);
CREATE INDEX wiki_files_4 ON wiki_files (state, sha1, title);
CREATE INDEX wiki_files_5 ON wiki_files (state, user_name, timestamp);
CREATE INDEX wiki_files_6 ON wiki_files (state, mime);

CREATE TABLE wiki_stashed_files (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account INTEGER NOT NULL,
  file_key TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  status TEXT NOT NULL,
  size INTEGER NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bits INTEGER NOT NULL,
  media_type TEXT NOT NULL,
  mime TEXT NOT NULL,
  sha1 TEXT NOT NULL
) STRICT;
CREATE INDEX wiki_stashed_files_1 ON wiki_stashed_files (account, id);
CREATE UNIQUE INDEX wiki_stashed_files_2 ON wiki_stashed_files (file_key);

CREATE TABLE wiki_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  type TEXT NOT NULL,
  action TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  account INTEGER NOT NULL,
  user_name TEXT NOT NULL,
  ns INTEGER NOT NULL,
  title TEXT NOT NULL,
  page INTEGER NOT NULL,
  comment TEXT NOT NULL,
  params TEXT NOT NULL,
  hidden INTEGER NOT NULL
) STRICT;
CREATE INDEX wiki_log_1 ON wiki_log (timestamp, id);
CREATE INDEX wiki_log_2 ON wiki_log (type, timestamp, id);
CREATE INDEX wiki_log_3 ON wiki_log (user_name, timestamp, id);
CREATE INDEX wiki_log_4 ON wiki_log (ns, title, timestamp, id);
CREATE INDEX wiki_log_5 ON wiki_log (type, action, timestamp, id);

CREATE TABLE wiki_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  type TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  account INTEGER NOT NULL,
  user_name TEXT NOT NULL,
  ns INTEGER NOT NULL,
  title TEXT NOT NULL,
  page INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  old_revision INTEGER NOT NULL,
  old_length INTEGER NOT NULL,
  new_length INTEGER NOT NULL,
  comment TEXT NOT NULL,
  minor INTEGER NOT NULL,
  bot INTEGER NOT NULL,
  patrolled INTEGER NOT NULL,
  hidden INTEGER NOT NULL,
  log INTEGER NOT NULL,
  log_type TEXT NOT NULL,
  log_action TEXT NOT NULL,
  params TEXT NOT NULL
) STRICT;
CREATE INDEX wiki_changes_1 ON wiki_changes (timestamp, id);
CREATE INDEX wiki_changes_2 ON wiki_changes (ns, title, timestamp);
CREATE INDEX wiki_changes_3 ON wiki_changes (user_name, timestamp, id);
CREATE INDEX wiki_changes_4 ON wiki_changes (page);
CREATE INDEX wiki_changes_5 ON wiki_changes (revision);

CREATE TABLE wiki_tags (
  name TEXT NOT NULL,
  display_name TEXT NOT NULL,
  description TEXT NOT NULL,
  is_defined INTEGER NOT NULL,
  is_active INTEGER NOT NULL,
  sources TEXT NOT NULL,
  hits INTEGER NOT NULL,
  PRIMARY KEY (name)
) STRICT, WITHOUT ROWID;

CREATE TABLE wiki_tagged (
  tag TEXT NOT NULL,
  revision INTEGER NOT NULL,
  log INTEGER NOT NULL,
  change_id INTEGER NOT NULL
) STRICT;
CREATE INDEX wiki_tagged_1 ON wiki_tagged (tag, revision);
CREATE INDEX wiki_tagged_2 ON wiki_tagged (tag, log);
CREATE INDEX wiki_tagged_3 ON wiki_tagged (tag, change_id);
CREATE INDEX wiki_tagged_4 ON wiki_tagged (revision);
CREATE INDEX wiki_tagged_5 ON wiki_tagged (log);
CREATE INDEX wiki_tagged_6 ON wiki_tagged (change_id);

CREATE TABLE wiki_blocks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  target TEXT NOT NULL,
  account INTEGER NOT NULL,
  range_start TEXT NOT NULL,
  range_end TEXT NOT NULL,
  is_auto INTEGER NOT NULL,
  by_account INTEGER NOT NULL,
  by_name TEXT NOT NULL,
  reason TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  expiry TEXT NOT NULL,
  anonymous_only INTEGER NOT NULL,
  no_account INTEGER NOT NULL,
  autoblock INTEGER NOT NULL,
  no_email INTEGER NOT NULL,
  own_talk INTEGER NOT NULL,
  hidden INTEGER NOT NULL,
  sitewide INTEGER NOT NULL,
  restrictions TEXT NOT NULL
) STRICT;
CREATE INDEX wiki_blocks_1 ON wiki_blocks (target);
CREATE INDEX wiki_blocks_2 ON wiki_blocks (timestamp, id);
CREATE INDEX wiki_blocks_3 ON wiki_blocks (account);
CREATE INDEX wiki_blocks_4 ON wiki_blocks (range_start, range_end);

CREATE TABLE wiki_protections (
  page INTEGER NOT NULL,
  type TEXT NOT NULL,
  level TEXT NOT NULL,
  cascade INTEGER NOT NULL,
  expiry TEXT NOT NULL,
  PRIMARY KEY (page, type)
) STRICT, WITHOUT ROWID;
CREATE INDEX wiki_protections_1 ON wiki_protections (type, level, page);

CREATE TABLE wiki_protected_titles (
  ns INTEGER NOT NULL,
  title TEXT NOT NULL,
  account INTEGER NOT NULL,
  user_name TEXT NOT NULL,
  reason TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  expiry TEXT NOT NULL,
  level TEXT NOT NULL,
  PRIMARY KEY (ns, title)
) STRICT, WITHOUT ROWID;
CREATE INDEX wiki_protected_titles_1 ON wiki_protected_titles (timestamp, ns, title);

CREATE TABLE wiki_watched (
  account INTEGER NOT NULL,
  ns INTEGER NOT NULL,
  title TEXT NOT NULL,
  notified TEXT,
  expiry TEXT,
  PRIMARY KEY (account, ns, title)
) STRICT, WITHOUT ROWID;
CREATE INDEX wiki_watched_1 ON wiki_watched (ns, title);

CREATE TABLE wiki_statistics (
  name TEXT NOT NULL,
  value INTEGER NOT NULL,
  PRIMARY KEY (name)
) STRICT, WITHOUT ROWID;
