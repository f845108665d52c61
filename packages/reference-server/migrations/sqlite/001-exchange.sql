-- Tables and columns that the documents name have the names they have there; the others are this server's own.

CREATE TABLE te_tenants (
  te_id INTEGER PRIMARY KEY AUTOINCREMENT,
  te_code TEXT NOT NULL UNIQUE,
  te_name TEXT NOT NULL
) STRICT;
CREATE INDEX te_name ON te_tenants (te_name);

CREATE TABLE api_keys (
  key_id TEXT PRIMARY KEY,
  key_hash BLOB NOT NULL,
  key_kind TEXT NOT NULL,
  key_te_id INTEGER REFERENCES te_tenants (te_id),
  key_label TEXT NOT NULL,
  key_addresses TEXT NOT NULL,
  key_revoked INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE us_users (
  us_id INTEGER PRIMARY KEY AUTOINCREMENT,
  us_te_id INTEGER REFERENCES te_tenants (te_id),
  us_username TEXT NOT NULL,
  us_token TEXT NOT NULL DEFAULT '',
  us_token_validity TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX us_username ON us_users (us_username);

CREATE TABLE ex_extensions (
  ex_id INTEGER PRIMARY KEY AUTOINCREMENT,
  ex_te_id INTEGER NOT NULL REFERENCES te_tenants (te_id),
  ex_number TEXT NOT NULL,
  ex_name TEXT NOT NULL,
  ex_webuser TEXT NOT NULL DEFAULT '',
  ex_token TEXT NOT NULL DEFAULT '',
  ex_token_validity TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX ex_webuser ON ex_extensions (ex_webuser);

CREATE TABLE sipfriends (
  sip_id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  ex_id INTEGER NOT NULL REFERENCES ex_extensions (ex_id)
) STRICT;
CREATE INDEX sip_name ON sipfriends (name);

CREATE TABLE ps_endpoints (
  id TEXT NOT NULL PRIMARY KEY,
  ex_id INTEGER NOT NULL REFERENCES ex_extensions (ex_id)
) STRICT;

CREATE TABLE pa_paginggroups (
  pa_id INTEGER PRIMARY KEY AUTOINCREMENT,
  pa_te_id INTEGER NOT NULL REFERENCES te_tenants (te_id),
  pa_number TEXT NOT NULL,
  pa_name TEXT NOT NULL,
  pa_pin TEXT NOT NULL,
  pa_bidirectional TEXT NOT NULL,
  pa_checkinuse TEXT NOT NULL,
  pa_me_id TEXT NOT NULL,
  pa_manualheader TEXT NOT NULL
) STRICT;
CREATE INDEX pa_tenant ON pa_paginggroups (pa_te_id, pa_id);

CREATE TABLE de_destinations (
  de_id INTEGER PRIMARY KEY AUTOINCREMENT,
  de_te_id INTEGER NOT NULL REFERENCES te_tenants (te_id),
  de_type_src TEXT NOT NULL,
  de_type_id_src INTEGER NOT NULL,
  de_type_dst TEXT NOT NULL,
  de_type_id_dst TEXT NOT NULL,
  de_ord INTEGER NOT NULL
) STRICT;
CREATE INDEX de_source ON de_destinations (de_type_id_src, de_type_src, de_ord);

-- Requests that may be repeated, by API key and Idempotency-Key.
CREATE TABLE receipts (
  rc_caller TEXT NOT NULL,
  rc_key TEXT NOT NULL,
  rc_fingerprint TEXT NOT NULL,
  rc_answer TEXT,
  rc_made INTEGER NOT NULL,
  PRIMARY KEY (rc_caller, rc_key)
) STRICT;
CREATE INDEX rc_made ON receipts (rc_made);
