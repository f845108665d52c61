-- MediaWiki's rows as rows of the stored wiki, under the same ids. `hex36` is a function of `mirror.ts`; so is the table `log_params`.

DELETE FROM accounts;
INSERT INTO accounts (ac_id, ac_name, ac_password, ac_groups, ac_registered, ac_edits, ac_gender, ac_has_email)
  SELECT user_id, user_name, '', COALESCE((SELECT group_concat(ug_group, char(10)) FROM real.user_groups WHERE ug_user = user_id), ''),
    unixepoch(iso(user_registration)) * 1000, user_editcount, COALESCE((SELECT up_value FROM real.user_properties WHERE up_user = user_id AND up_property = 'gender'), 'unknown'), user_email_authenticated IS NOT NULL
  FROM real.user;
INSERT INTO wiki_pages
  SELECT page_id, page_namespace, page_title, page_is_redirect, page_is_new, page_touched, page_len, page_latest, COALESCE(page_content_model, 'wikitext'), 'en', page_random FROM real.page;
INSERT INTO wiki_revisions
  SELECT rev_id, rev_page, COALESCE(rev_parent_id, 0), rev_timestamp, COALESCE(actor_user, 0), actor_name, comment_text, rev_minor_edit, rev_deleted, rev_len, hex36(rev_sha1), (SELECT model_name FROM real.slots JOIN real.content ON content_id = slot_content_id JOIN real.content_models ON model_id = content_model WHERE slot_revision_id = rev_id)
  FROM real.revision JOIN real.revision_comment_temp ON revcomment_rev = rev_id JOIN real.comment ON comment_id = revcomment_comment_id JOIN real.actor ON actor_id = rev_actor;
INSERT INTO wiki_deleted_revisions
  SELECT ar_rev_id, ar_page_id, COALESCE(ar_parent_id, 0), ar_timestamp, COALESCE(actor_user, 0), actor_name, comment_text, ar_minor_edit, ar_deleted, ar_len, hex36(ar_sha1), (SELECT model_name FROM real.slots JOIN real.content ON content_id = slot_content_id JOIN real.content_models ON model_id = content_model WHERE slot_revision_id = ar_rev_id), ar_namespace, ar_title
  FROM real.archive JOIN real.comment ON comment_id = ar_comment_id JOIN real.actor ON actor_id = ar_actor;
INSERT INTO wiki_texts
  SELECT slot_revision_id, old_text FROM real.slots JOIN real.content ON content_id = slot_content_id JOIN real.text ON old_id = CAST(substr(content_address, 4) AS INTEGER);
INSERT OR IGNORE INTO wiki_links
  SELECT 'link', pl_from, pl_from_namespace, pl_namespace, pl_title, '', '' FROM real.pagelinks
  UNION ALL SELECT 'template', tl_from, tl_from_namespace, lt_namespace, lt_title, '', '' FROM real.templatelinks JOIN real.linktarget ON lt_id = tl_target_id
  UNION ALL SELECT 'file', il_from, il_from_namespace, 6, il_to, '', '' FROM real.imagelinks
  UNION ALL SELECT 'redirect', rd_from, page_namespace, rd_namespace, rd_title, COALESCE(rd_fragment, ''), COALESCE(rd_interwiki, '') FROM real.redirect JOIN real.page ON page_id = rd_from;
INSERT INTO wiki_category_links SELECT cl_from, cl_to, cl_type, cl_sortkey, cl_sortkey_prefix, cl_timestamp FROM real.categorylinks;
INSERT INTO wiki_categories
  SELECT cat_id, cat_title, cat_pages, cat_subcats, cat_files, EXISTS (SELECT 1 FROM real.page JOIN real.page_props ON pp_page = page_id AND pp_propname = 'hiddencat' WHERE page_namespace = 14 AND page_title = cat_title)
  FROM real.category;
INSERT INTO wiki_external_links
  SELECT el_id, el_from, el_to, substr(el_index, 1, instr(substr(el_index, 9), '/') + 7), substr(el_index, instr(substr(el_index, 9), '/') + 8) FROM real.externallinks;
INSERT INTO wiki_language_links SELECT * FROM real.langlinks;
INSERT INTO wiki_interwiki_links SELECT * FROM real.iwlinks;
INSERT INTO wiki_page_properties SELECT pp_page, pp_propname, pp_value, pp_sortkey FROM real.page_props;
INSERT INTO wiki_files
  SELECT NULL, img_name, 'current', '', img_timestamp, COALESCE(actor_user, 0), actor_name, comment_text, img_size, img_width, img_height, img_bits, img_media_type,
    img_major_mime || '/' || img_minor_mime, hex36(img_sha1), '[]', 0, 0, '', '', '', ''
  FROM real.image JOIN real.comment ON comment_id = img_description_id JOIN real.actor ON actor_id = img_actor
  UNION ALL SELECT NULL, oi_name, 'old', oi_archive_name, oi_timestamp, COALESCE(actor_user, 0), actor_name, comment_text, oi_size, oi_width, oi_height, oi_bits, oi_media_type,
    oi_major_mime || '/' || oi_minor_mime, hex36(oi_sha1), '[]', oi_deleted, 0, '', '', '', ''
  FROM real.oldimage JOIN real.comment ON comment_id = oi_description_id JOIN real.actor ON actor_id = oi_actor;
INSERT INTO wiki_files
  SELECT NULL, fa_name, 'deleted', COALESCE(fa_archive_name, ''), fa_timestamp, COALESCE(actor_user, 0), actor_name, one.comment_text, fa_size, fa_width, fa_height, fa_bits, fa_media_type,
    fa_major_mime || '/' || fa_minor_mime, hex36(fa_sha1), '[]', fa_deleted, fa_id, fa_storage_key, fa_deleted_timestamp, (SELECT user_name FROM real.user WHERE user_id = fa_deleted_user), other.comment_text
  FROM real.filearchive JOIN real.comment one ON one.comment_id = fa_description_id JOIN real.comment other ON other.comment_id = fa_deleted_reason_id JOIN real.actor ON actor_id = fa_actor;
INSERT INTO wiki_stashed_files
  SELECT us_id, us_user, us_key, us_timestamp, us_status, us_size, us_image_width, us_image_height, us_image_bits, us_media_type, us_mime, us_sha1 FROM real.uploadstash;
INSERT INTO wiki_log
  SELECT log_id, log_type, log_action, log_timestamp, COALESCE(actor_user, 0), actor_name, log_namespace, log_title, COALESCE(log_page, 0), comment_text, COALESCE((SELECT params FROM log_params WHERE log = log_id), '{}'), log_deleted
  FROM real.logging JOIN real.comment ON comment_id = log_comment_id JOIN real.actor ON actor_id = log_actor;
INSERT INTO wiki_changes
  SELECT rc_id, CASE rc_type WHEN 0 THEN 'edit' WHEN 1 THEN 'new' WHEN 3 THEN 'log' WHEN 6 THEN 'categorize' ELSE 'external' END, rc_timestamp, COALESCE(actor_user, 0), actor_name, rc_namespace, rc_title,
    rc_cur_id, rc_this_oldid, rc_last_oldid, COALESCE(rc_old_len, 0), COALESCE(rc_new_len, 0), comment_text, rc_minor, rc_bot, rc_patrolled, rc_deleted, rc_logid, COALESCE(rc_log_type, ''), COALESCE(rc_log_action, ''),
    CASE WHEN rc_logid = 0 THEN '' ELSE COALESCE((SELECT params FROM log_params WHERE log = rc_logid), '{}') END
  FROM real.recentchanges JOIN real.comment ON comment_id = rc_comment_id JOIN real.actor ON actor_id = rc_actor;
INSERT INTO wiki_tags SELECT ctd_name, tag_text(ctd_name, 'title'), tag_text(ctd_name, 'description'), ctd_user_defined OR substr(ctd_name, 1, 3) = 'mw-', 1, CASE WHEN substr(ctd_name, 1, 3) = 'mw-' THEN 'software' ELSE 'manual' END, ctd_count FROM real.change_tag_def;
INSERT INTO wiki_tagged SELECT ctd_name, COALESCE(ct_rev_id, 0), COALESCE(ct_log_id, 0), COALESCE(ct_rc_id, 0) FROM real.change_tag JOIN real.change_tag_def ON ctd_id = ct_tag_id;
INSERT INTO wiki_blocks
  SELECT ipb_id, ipb_address, ipb_user, ipb_range_start, ipb_range_end, ipb_auto, COALESCE(actor_user, 0), actor_name, comment_text, ipb_timestamp, ipb_expiry, ipb_anon_only, ipb_create_account,
    ipb_enable_autoblock, ipb_block_email, ipb_allow_usertalk, ipb_deleted, ipb_sitewide, restrictions_of(ipb_id)
  FROM real.ipblocks JOIN real.comment ON comment_id = ipb_reason_id JOIN real.actor ON actor_id = ipb_by_actor;
INSERT INTO wiki_protections SELECT pr_page, pr_type, pr_level, pr_cascade, COALESCE(pr_expiry, 'infinity') FROM real.page_restrictions;
INSERT INTO wiki_protected_titles
  SELECT pt_namespace, pt_title, pt_user, user_name, comment_text, pt_timestamp, pt_expiry, pt_create_perm FROM real.protected_titles JOIN real.comment ON comment_id = pt_reason_id JOIN real.user ON user_id = pt_user;
INSERT INTO wiki_watched SELECT wl_user, wl_namespace, wl_title, wl_notificationtimestamp, we_expiry FROM real.watchlist LEFT JOIN real.watchlist_expiry ON we_item = wl_id;
INSERT INTO wiki_statistics (name, value)
  SELECT 'pages', ss_total_pages FROM real.site_stats UNION ALL SELECT 'articles', ss_good_articles FROM real.site_stats UNION ALL SELECT 'edits', ss_total_edits FROM real.site_stats
  UNION ALL SELECT 'files', ss_images FROM real.site_stats UNION ALL SELECT 'active_users', ss_active_users FROM real.site_stats;
