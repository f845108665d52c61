-- As that of SQLite. What is looked for by equality is stored as bytes: no collation that MariaDB, MySQL and TiDB share tells 'a' from 'a '.

-- What is counted here is counted alike on a cluster, where AUTO_INCREMENT is not. 'writes' is the row that every unit of work changes first.
CREATE TABLE IF NOT EXISTS counters (
  co_name VARBINARY(64) NOT NULL PRIMARY KEY,
  co_value BIGINT NOT NULL
) ENGINE=InnoDB;

INSERT IGNORE INTO counters (co_name, co_value) VALUES
  ('writes', 0), ('te_tenants', 0), ('api_keys', 0), ('us_users', 0), ('ex_extensions', 0), ('sipfriends', 0), ('pa_paginggroups', 0), ('de_destinations', 0);

CREATE TABLE IF NOT EXISTS te_tenants (
  te_id BIGINT NOT NULL PRIMARY KEY,
  te_code VARBINARY(255) NOT NULL UNIQUE,
  te_name VARBINARY(1020) NOT NULL,
  KEY te_name (te_name)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS api_keys (
  rowid BIGINT NOT NULL UNIQUE,
  key_id VARBINARY(64) NOT NULL PRIMARY KEY,
  key_hash VARBINARY(32) NOT NULL,
  key_kind VARBINARY(32) NOT NULL,
  key_te_id BIGINT,
  key_label LONGTEXT NOT NULL,
  key_addresses LONGTEXT NOT NULL,
  key_revoked TINYINT NOT NULL DEFAULT 0,
  FOREIGN KEY (key_te_id) REFERENCES te_tenants (te_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS us_users (
  us_id BIGINT NOT NULL PRIMARY KEY,
  us_te_id BIGINT,
  us_username VARBINARY(1020) NOT NULL,
  us_token VARBINARY(64) NOT NULL DEFAULT '',
  us_token_validity VARBINARY(32) NOT NULL DEFAULT '',
  KEY us_username (us_username),
  FOREIGN KEY (us_te_id) REFERENCES te_tenants (te_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS ex_extensions (
  ex_id BIGINT NOT NULL PRIMARY KEY,
  ex_te_id BIGINT NOT NULL,
  ex_number LONGTEXT NOT NULL,
  ex_name LONGTEXT NOT NULL,
  ex_webuser VARBINARY(1020) NOT NULL DEFAULT '',
  ex_token VARBINARY(64) NOT NULL DEFAULT '',
  ex_token_validity VARBINARY(32) NOT NULL DEFAULT '',
  KEY ex_webuser (ex_webuser),
  FOREIGN KEY (ex_te_id) REFERENCES te_tenants (te_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS sipfriends (
  sip_id BIGINT NOT NULL PRIMARY KEY,
  name VARBINARY(1020) NOT NULL,
  ex_id BIGINT NOT NULL,
  KEY sip_name (name),
  FOREIGN KEY (ex_id) REFERENCES ex_extensions (ex_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS ps_endpoints (
  id VARBINARY(1020) NOT NULL PRIMARY KEY,
  ex_id BIGINT NOT NULL,
  FOREIGN KEY (ex_id) REFERENCES ex_extensions (ex_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS pa_paginggroups (
  pa_id BIGINT NOT NULL PRIMARY KEY,
  pa_te_id BIGINT NOT NULL,
  pa_number LONGBLOB NOT NULL,
  pa_name LONGBLOB NOT NULL,
  pa_pin LONGBLOB NOT NULL,
  pa_bidirectional LONGBLOB NOT NULL,
  pa_checkinuse LONGBLOB NOT NULL,
  pa_me_id LONGBLOB NOT NULL,
  pa_manualheader LONGBLOB NOT NULL,
  KEY pa_tenant (pa_te_id, pa_id),
  FOREIGN KEY (pa_te_id) REFERENCES te_tenants (te_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS de_destinations (
  de_id BIGINT NOT NULL PRIMARY KEY,
  de_te_id BIGINT NOT NULL,
  de_type_src VARBINARY(255) NOT NULL,
  de_type_id_src BIGINT NOT NULL,
  de_type_dst LONGTEXT NOT NULL,
  de_type_id_dst LONGTEXT NOT NULL,
  de_ord BIGINT NOT NULL,
  KEY de_source (de_type_id_src, de_type_src, de_ord),
  FOREIGN KEY (de_te_id) REFERENCES te_tenants (te_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;

CREATE TABLE IF NOT EXISTS receipts (
  rc_caller VARBINARY(64) NOT NULL,
  rc_key VARBINARY(255) NOT NULL,
  rc_fingerprint VARBINARY(64) NOT NULL,
  rc_answer LONGTEXT,
  rc_made BIGINT NOT NULL,
  PRIMARY KEY (rc_caller, rc_key),
  KEY rc_made (rc_made)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
