-- Accounts of the query interface, and their sessions. Passwords and secrets are stored as hashes.

CREATE TABLE accounts (
  ac_id INTEGER PRIMARY KEY AUTOINCREMENT,
  ac_name TEXT NOT NULL UNIQUE,
  ac_password TEXT NOT NULL,
  ac_groups TEXT NOT NULL,
  ac_registered INTEGER NOT NULL
) STRICT;

CREATE TABLE bot_passwords (
  bp_ac_id INTEGER NOT NULL REFERENCES accounts (ac_id),
  bp_app TEXT NOT NULL,
  bp_password TEXT NOT NULL,
  bp_grants TEXT NOT NULL,
  PRIMARY KEY (bp_ac_id, bp_app)
) STRICT;

CREATE TABLE bearer_tokens (
  bt_hash TEXT PRIMARY KEY,
  bt_ac_id INTEGER NOT NULL REFERENCES accounts (ac_id),
  bt_label TEXT NOT NULL,
  bt_grants TEXT NOT NULL
) STRICT;

-- Of logins; the rows of the kind 'remember' are what a browser logs in again with.
CREATE TABLE sessions (
  se_hash TEXT PRIMARY KEY,
  se_kind TEXT NOT NULL,
  se_ac_id INTEGER NOT NULL REFERENCES accounts (ac_id),
  se_app TEXT NOT NULL DEFAULT '',
  se_expires INTEGER NOT NULL
) STRICT;
CREATE INDEX se_account ON sessions (se_ac_id);
CREATE INDEX se_expires ON sessions (se_expires);

-- How often somebody tried to log in, by what the attempts have in common.
CREATE TABLE attempts (
  at_key TEXT PRIMARY KEY,
  at_count INTEGER NOT NULL,
  at_ends INTEGER NOT NULL
) STRICT;
CREATE INDEX at_ends ON attempts (at_ends);

-- What all servers on this database share and nobody else knows.
CREATE TABLE server_secrets (
  ss_name TEXT PRIMARY KEY,
  ss_value TEXT NOT NULL
) STRICT;
