-- As that of SQLite.

INSERT IGNORE INTO counters (co_name, co_value) VALUES ('accounts', 0);

CREATE TABLE IF NOT EXISTS accounts (
  ac_id BIGINT NOT NULL PRIMARY KEY,
  ac_name VARBINARY(255) NOT NULL UNIQUE,
  ac_password VARBINARY(255) NOT NULL,
  ac_groups LONGTEXT NOT NULL,
  ac_registered BIGINT NOT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS bot_passwords (
  bp_ac_id BIGINT NOT NULL,
  bp_app VARBINARY(255) NOT NULL,
  bp_password VARBINARY(255) NOT NULL,
  bp_grants LONGTEXT NOT NULL,
  PRIMARY KEY (bp_ac_id, bp_app),
  FOREIGN KEY (bp_ac_id) REFERENCES accounts (ac_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS bearer_tokens (
  bt_hash VARBINARY(64) NOT NULL PRIMARY KEY,
  bt_ac_id BIGINT NOT NULL,
  bt_label LONGTEXT NOT NULL,
  bt_grants LONGTEXT NOT NULL,
  FOREIGN KEY (bt_ac_id) REFERENCES accounts (ac_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS sessions (
  se_hash VARBINARY(64) NOT NULL PRIMARY KEY,
  se_kind VARBINARY(16) NOT NULL,
  se_ac_id BIGINT NOT NULL,
  se_app VARBINARY(255) NOT NULL DEFAULT '',
  se_expires BIGINT NOT NULL,
  KEY se_account (se_ac_id),
  KEY se_expires (se_expires),
  FOREIGN KEY (se_ac_id) REFERENCES accounts (ac_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS attempts (
  at_key VARBINARY(64) NOT NULL PRIMARY KEY,
  at_count BIGINT NOT NULL,
  at_ends BIGINT NOT NULL,
  KEY at_ends (at_ends)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS server_secrets (
  ss_name VARBINARY(64) NOT NULL PRIMARY KEY,
  ss_value VARBINARY(255) NOT NULL
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
