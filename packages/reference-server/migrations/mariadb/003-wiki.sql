-- As that of SQLite.

INSERT IGNORE INTO counters (co_name, co_value) VALUES
  ('wiki_pages', 0), ('wiki_revisions', 0), ('wiki_categories', 0), ('wiki_external_links', 0), ('wiki_files', 0), ('wiki_stashed_files', 0), ('wiki_log', 0), ('wiki_changes', 0), ('wiki_blocks', 0);

ALTER TABLE accounts
  ADD COLUMN IF NOT EXISTS ac_edits BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS ac_gender VARBINARY(64) NOT NULL DEFAULT 'unknown',
  ADD COLUMN IF NOT EXISTS ac_has_email BIGINT NOT NULL DEFAULT 0;

CREATE TABLE IF NOT EXISTS wiki_pages (
  id BIGINT NOT NULL PRIMARY KEY,
  ns BIGINT NOT NULL,
  title VARBINARY(255) NOT NULL,
  is_redirect BIGINT NOT NULL,
  is_new BIGINT NOT NULL,
  touched VARBINARY(64) NOT NULL,
  length BIGINT NOT NULL,
  latest BIGINT NOT NULL,
  model VARBINARY(64) NOT NULL,
  language VARBINARY(64) NOT NULL,
  random DOUBLE NOT NULL,
  UNIQUE KEY wiki_pages_1 (ns, title),
  KEY wiki_pages_2 (random),
  KEY wiki_pages_3 (ns, is_redirect, random),
  KEY wiki_pages_4 (is_redirect, ns, length)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_revisions (
  id BIGINT NOT NULL PRIMARY KEY,
  page BIGINT NOT NULL,
  parent BIGINT NOT NULL,
  timestamp VARBINARY(64) NOT NULL,
  account BIGINT NOT NULL,
  user_name VARBINARY(255) NOT NULL,
  comment LONGBLOB NOT NULL,
  minor BIGINT NOT NULL,
  hidden BIGINT NOT NULL,
  length BIGINT NOT NULL,
  sha1 VARBINARY(64) NOT NULL,
  model VARBINARY(64) NOT NULL,
  KEY wiki_revisions_1 (page, timestamp, id),
  KEY wiki_revisions_2 (timestamp, id),
  KEY wiki_revisions_3 (user_name, timestamp, id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_deleted_revisions (
  id BIGINT NOT NULL,
  page BIGINT NOT NULL,
  parent BIGINT NOT NULL,
  timestamp VARBINARY(64) NOT NULL,
  account BIGINT NOT NULL,
  user_name VARBINARY(255) NOT NULL,
  comment LONGBLOB NOT NULL,
  minor BIGINT NOT NULL,
  hidden BIGINT NOT NULL,
  length BIGINT NOT NULL,
  sha1 VARBINARY(64) NOT NULL,
  model VARBINARY(64) NOT NULL,
  ns BIGINT NOT NULL,
  title VARBINARY(255) NOT NULL,
  PRIMARY KEY (id),
  KEY wiki_deleted_revisions_1 (ns, title, timestamp, id),
  KEY wiki_deleted_revisions_2 (timestamp, id),
  KEY wiki_deleted_revisions_3 (user_name, timestamp, id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_texts (
  revision BIGINT NOT NULL,
  text LONGBLOB NOT NULL,
  PRIMARY KEY (revision)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_links (
  kind VARBINARY(64) NOT NULL,
  source BIGINT NOT NULL,
  source_ns BIGINT NOT NULL,
  ns BIGINT NOT NULL,
  title VARBINARY(255) NOT NULL,
  fragment VARBINARY(1020) NOT NULL,
  interwiki VARBINARY(255) NOT NULL,
  PRIMARY KEY (source, kind, ns, title),
  KEY wiki_links_1 (kind, ns, title, source),
  KEY wiki_links_2 (kind, ns, title, source_ns, source)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_category_links (
  source BIGINT NOT NULL,
  category VARBINARY(255) NOT NULL,
  type VARBINARY(64) NOT NULL,
  sort_key VARBINARY(512) NOT NULL,
  sort_prefix VARBINARY(255) NOT NULL,
  timestamp VARBINARY(64) NOT NULL,
  PRIMARY KEY (source, category),
  KEY wiki_category_links_1 (category, type, sort_key, source),
  KEY wiki_category_links_2 (category, timestamp, source)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_categories (
  id BIGINT NOT NULL PRIMARY KEY,
  title VARBINARY(255) NOT NULL,
  pages BIGINT NOT NULL,
  subcategories BIGINT NOT NULL,
  files BIGINT NOT NULL,
  hidden BIGINT NOT NULL,
  UNIQUE KEY wiki_categories_1 (title),
  KEY wiki_categories_2 (pages, title)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_external_links (
  id BIGINT NOT NULL PRIMARY KEY,
  source BIGINT NOT NULL,
  url VARBINARY(2000) NOT NULL,
  host VARBINARY(1000) NOT NULL,
  path VARBINARY(1000) NOT NULL,
  KEY wiki_external_links_1 (source, url),
  KEY wiki_external_links_2 (host, path, id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_language_links (
  source BIGINT NOT NULL,
  language VARBINARY(64) NOT NULL,
  title VARBINARY(255) NOT NULL,
  PRIMARY KEY (source, language),
  KEY wiki_language_links_1 (language, title, source)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_interwiki_links (
  source BIGINT NOT NULL,
  prefix VARBINARY(64) NOT NULL,
  title VARBINARY(255) NOT NULL,
  PRIMARY KEY (source, prefix, title),
  KEY wiki_interwiki_links_1 (prefix, title, source)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_page_properties (
  page BIGINT NOT NULL,
  name VARBINARY(255) NOT NULL,
  value LONGBLOB NOT NULL,
  sort DOUBLE,
  PRIMARY KEY (page, name),
  KEY wiki_page_properties_1 (name, page),
  KEY wiki_page_properties_2 (name, sort, page)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_files (
  id BIGINT NOT NULL PRIMARY KEY,
  title VARBINARY(255) NOT NULL,
  state VARBINARY(64) NOT NULL,
  archive_name VARBINARY(255) NOT NULL,
  timestamp VARBINARY(64) NOT NULL,
  account BIGINT NOT NULL,
  user_name VARBINARY(255) NOT NULL,
  comment LONGBLOB NOT NULL,
  size BIGINT NOT NULL,
  width BIGINT NOT NULL,
  height BIGINT NOT NULL,
  bits BIGINT NOT NULL,
  media_type VARBINARY(64) NOT NULL,
  mime VARBINARY(64) NOT NULL,
  sha1 VARBINARY(64) NOT NULL,
  metadata LONGBLOB NOT NULL,
  hidden BIGINT NOT NULL,
  archive_id BIGINT NOT NULL,
  storage_key VARBINARY(255) NOT NULL,
  deleted_timestamp VARBINARY(64) NOT NULL,
  deleted_by VARBINARY(255) NOT NULL,
  deleted_reason LONGBLOB NOT NULL,
  KEY wiki_files_1 (state, title, timestamp, archive_id),
  KEY wiki_files_2 (state, timestamp, title),
  KEY wiki_files_3 (state, size, title),
  KEY wiki_files_4 (state, sha1, title),
  KEY wiki_files_5 (state, user_name, timestamp),
  KEY wiki_files_6 (state, mime)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_stashed_files (
  id BIGINT NOT NULL PRIMARY KEY,
  account BIGINT NOT NULL,
  file_key VARBINARY(255) NOT NULL,
  timestamp VARBINARY(64) NOT NULL,
  status VARBINARY(64) NOT NULL,
  size BIGINT NOT NULL,
  width BIGINT NOT NULL,
  height BIGINT NOT NULL,
  bits BIGINT NOT NULL,
  media_type VARBINARY(64) NOT NULL,
  mime VARBINARY(64) NOT NULL,
  sha1 VARBINARY(64) NOT NULL,
  KEY wiki_stashed_files_1 (account, id),
  UNIQUE KEY wiki_stashed_files_2 (file_key)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_log (
  id BIGINT NOT NULL PRIMARY KEY,
  type VARBINARY(64) NOT NULL,
  action VARBINARY(64) NOT NULL,
  timestamp VARBINARY(64) NOT NULL,
  account BIGINT NOT NULL,
  user_name VARBINARY(255) NOT NULL,
  ns BIGINT NOT NULL,
  title VARBINARY(255) NOT NULL,
  page BIGINT NOT NULL,
  comment LONGBLOB NOT NULL,
  params LONGBLOB NOT NULL,
  hidden BIGINT NOT NULL,
  KEY wiki_log_1 (timestamp, id),
  KEY wiki_log_2 (type, timestamp, id),
  KEY wiki_log_3 (user_name, timestamp, id),
  KEY wiki_log_4 (ns, title, timestamp, id),
  KEY wiki_log_5 (type, action, timestamp, id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_changes (
  id BIGINT NOT NULL PRIMARY KEY,
  type VARBINARY(64) NOT NULL,
  timestamp VARBINARY(64) NOT NULL,
  account BIGINT NOT NULL,
  user_name VARBINARY(255) NOT NULL,
  ns BIGINT NOT NULL,
  title VARBINARY(255) NOT NULL,
  page BIGINT NOT NULL,
  revision BIGINT NOT NULL,
  old_revision BIGINT NOT NULL,
  old_length BIGINT NOT NULL,
  new_length BIGINT NOT NULL,
  comment LONGBLOB NOT NULL,
  minor BIGINT NOT NULL,
  bot BIGINT NOT NULL,
  patrolled BIGINT NOT NULL,
  hidden BIGINT NOT NULL,
  log BIGINT NOT NULL,
  log_type VARBINARY(64) NOT NULL,
  log_action VARBINARY(64) NOT NULL,
  params LONGBLOB NOT NULL,
  KEY wiki_changes_1 (timestamp, id),
  KEY wiki_changes_2 (ns, title, timestamp),
  KEY wiki_changes_3 (user_name, timestamp, id),
  KEY wiki_changes_4 (page),
  KEY wiki_changes_5 (revision)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_tags (
  name VARBINARY(255) NOT NULL,
  display_name LONGBLOB NOT NULL,
  description LONGBLOB NOT NULL,
  is_defined BIGINT NOT NULL,
  is_active BIGINT NOT NULL,
  sources VARBINARY(255) NOT NULL,
  hits BIGINT NOT NULL,
  PRIMARY KEY (name)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_tagged (
  tag VARBINARY(255) NOT NULL,
  revision BIGINT NOT NULL,
  log BIGINT NOT NULL,
  change_id BIGINT NOT NULL,
  KEY wiki_tagged_1 (tag, revision),
  KEY wiki_tagged_2 (tag, log),
  KEY wiki_tagged_3 (tag, change_id),
  KEY wiki_tagged_4 (revision),
  KEY wiki_tagged_5 (log),
  KEY wiki_tagged_6 (change_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_blocks (
  id BIGINT NOT NULL PRIMARY KEY,
  target VARBINARY(255) NOT NULL,
  account BIGINT NOT NULL,
  range_start VARBINARY(64) NOT NULL,
  range_end VARBINARY(64) NOT NULL,
  is_auto BIGINT NOT NULL,
  by_account BIGINT NOT NULL,
  by_name VARBINARY(255) NOT NULL,
  reason LONGBLOB NOT NULL,
  timestamp VARBINARY(64) NOT NULL,
  expiry VARBINARY(64) NOT NULL,
  anonymous_only BIGINT NOT NULL,
  no_account BIGINT NOT NULL,
  autoblock BIGINT NOT NULL,
  no_email BIGINT NOT NULL,
  own_talk BIGINT NOT NULL,
  hidden BIGINT NOT NULL,
  sitewide BIGINT NOT NULL,
  restrictions LONGBLOB NOT NULL,
  KEY wiki_blocks_1 (target),
  KEY wiki_blocks_2 (timestamp, id),
  KEY wiki_blocks_3 (account),
  KEY wiki_blocks_4 (range_start, range_end)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_protections (
  page BIGINT NOT NULL,
  type VARBINARY(64) NOT NULL,
  level VARBINARY(64) NOT NULL,
  `cascade` BIGINT NOT NULL,
  expiry VARBINARY(64) NOT NULL,
  PRIMARY KEY (page, type),
  KEY wiki_protections_1 (type, level, page)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_protected_titles (
  ns BIGINT NOT NULL,
  title VARBINARY(255) NOT NULL,
  account BIGINT NOT NULL,
  user_name VARBINARY(255) NOT NULL,
  reason LONGBLOB NOT NULL,
  timestamp VARBINARY(64) NOT NULL,
  expiry VARBINARY(64) NOT NULL,
  level VARBINARY(64) NOT NULL,
  PRIMARY KEY (ns, title),
  KEY wiki_protected_titles_1 (timestamp, ns, title)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_watched (
  account BIGINT NOT NULL,
  ns BIGINT NOT NULL,
  title VARBINARY(255) NOT NULL,
  notified VARBINARY(64),
  expiry VARBINARY(64),
  PRIMARY KEY (account, ns, title),
  KEY wiki_watched_1 (ns, title)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS wiki_statistics (
  name VARBINARY(255) NOT NULL,
  value BIGINT NOT NULL,
  PRIMARY KEY (name)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
