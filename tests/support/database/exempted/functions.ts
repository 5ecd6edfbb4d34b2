import type { Exempted } from "./attacks.ts";

export const FOR_VISITORS: Exempted = {
  stuffing: ["handle_clinic_upvote"],
  hardness: ["create_human_check"],
  falseFailures: ["handle_captcha_failure"],
  bans: ["is_ip_banned"],
  takenApart: ["published_post"],
  factsTakenApart: ["clinic_facts", "clinics_facts"],
  lawTakenApart: ["country_laws"],
  mergedInCircles: ["clinic_after_merges"],
  unpublished: ["sponsored_price"],
  experience: ["report_experience"],
  health: ["health"],
};

export const FOR_SIGNED_IN: Exempted = { foreignTokens: ["admin_role", "is_admin"] };

export const FOR_EDITORS: Exempted = {
  passwordAlone: ["own_two_factor"],
  deciding: [
    ...["accept_submission", "admin_reports", "admin_submissions", "finish_report", "reject_report"],
    ...["reject_submission", "reopen_report", "reopen_submission", "report_to_review", "similar_clinics"],
    "submission_to_review",
  ],
  bin: ["bin_report", "bin_submission", "restore_report", "restore_submission"],
  imports: ["apply_import", "check_import", "drop_import", "export_rows", "undo_import"],
  readingHistory: ["history_change", "history_page", "history_people", "restore_history"],
  editing: ["admin_clinics", "facts_to_edit"],
  overview: ["admin_overview"],
  speed: ["speed_and_errors"],
  pictures: ["unused_pictures"],
  drafts: ["post_to_edit"],
};

export const FOR_OWNERS: Exempted = {
  people: [
    ...["add_admin", "admin_people", "change_admin_role", "remove_admin", "sign_out_admin"],
    ...["restore_votes", "void_votes"],
  ],
  votesDesk: [
    ...["audit_votes_as_owner", "block_visitors", "blocks", "days_of_address", "end_block"],
    ...[
      "pause_visitors",
      "pauses",
      "suspicious_days",
      "suspicious_hours",
      "undo_voiding",
      "void_votes_of_address",
    ],
    ...["voidings", "vote_addresses", "votes_of_address"],
  ],
  merging: ["merge_clinics", "merge_preview", "unmerge_clinic"],
  sponsoredPrice: ["set_sponsored_price"],
  shortening: ["count_history_before", "delete_history_before"],
};

export const FOR_OPERATOR: Exempted = {
  operator: ["audit_votes", "end_admin_sessions", "make_admin", "verify_admin_login"],
};

export const INSIDE: Exempted = {
  stuffing: ["upvote"],
  hardness: ["create_human_check"],
  falseFailures: ["record_captcha_failure"],
  bans: ["is_session_banned"],
  experience: ["store_experience"],
  // Checks of a table run with the writer's rights.
  submissions: ["has_visible_text", "is_email", "is_web_url"],
  // Policies run with the reader's rights.
  costly: ["has_costly_operators", "has_costly_syntax", "assert_cheap_query", "raise_costly_query"],
  sponsorships: ["directory_today"],
  // The API runs it before each request, with the caller's rights.
  timeLimits: ["before_request"],
};

export const CHECKS: Exempted = {
  clinics: ["normalize_list", "is_price_list", "is_text", "is_text_list"],
  blog: ["is_image_url", "is_slug", "json_size"],
  writingFacts: [
    ...["is_address", "is_opening_hours", "is_past_day", "is_quotient", "is_treatment_list"],
    "treatment_codes",
  ],
  law: ["is_date_of_text", "is_law_code", "is_line", "law_codes"],
};

export const OWNERS_RIGHTS: Exempted = {
  stuffing: ["upvote"],
  hardness: ["create_human_check"],
  falseFailures: ["record_captcha_failure"],
  bans: ["is_session_banned"],
  takenApart: ["published_post"],
  factsTakenApart: ["clinic_facts", "clinics_facts"],
  lawTakenApart: ["country_laws"],
  mergedInCircles: ["clinic_after_merges"],
  unpublished: ["sponsored_price"],
  experience: ["store_experience"],
  health: ["health"],
  submissions: ["count_sender", "count_submission", "check_submission"],
  reports: ["check_figure_report"],
  inside: ["client_address_hash", "keyed_hash"],

  foreignTokens: ["admin_role", "is_admin", "is_owner", "caller_role"],
  passwordAlone: ["has_two_factor", "own_two_factor"],
  operator: ["audit_votes", "end_admin_sessions", "make_admin", "verify_admin_login"],
  people: [
    ...["add_admin", "admin_people", "change_admin_role", "remove_admin", "sign_out_admin"],
    ...["restore_votes_as_owner", "void_votes_as_owner"],
  ],
  votesDesk: [
    ...["audit_votes_as_owner", "block_visitors_as_owner", "blocks_for_owner", "days_of_address_for_owner"],
    ...["end_block_as_owner", "pause_visitors_as_owner", "pauses_for_owner", "suspicious_days_for_owner"],
    "suspicious_hours_for_owner",
    ...["undo_voiding_as_owner", "void_votes_of_address_as_owner", "voidings_for_owner"],
    ...["vote_addresses_for_owner", "votes_of_address_for_owner"],
  ],
  merging: ["merge_clinics_as_owner", "merge_preview", "unmerge_clinic_as_owner"],
  sponsoredPrice: ["set_sponsored_price_as_owner"],

  deciding: [
    ...["accept_submission", "decide_report", "admin_list_page", "admin_reports", "admin_submissions"],
    ...[
      "reject_submission",
      "reopen_submission",
      "report_to_review",
      "similar_clinics",
      "submission_to_review",
    ],
  ],
  imports: ["apply_import", "check_import", "drop_import", "export_rows", "undo_import"],
  readingHistory: ["history_change", "history_page", "history_people", "restore_history"],
  writingHistory: ["write_history"],
  historyLimit: ["check_history_quota"],
  shortening: ["count_history_before", "delete_history_before"],
  bin: ["bin_report", "bin_submission"],
  editing: ["admin_clinics", "facts_to_edit"],
  overview: ["admin_overview"],
  speed: ["speed_and_errors"],
  pictures: ["unused_pictures"],
  drafts: ["post_to_edit"],
  blog: ["check_post_category", "clear_deleted_category"],
  headlines: ["refresh_after_fact_change", "cascade_clinic_facts"],
  writingFacts: ["check_fact", "keep_ages_apart"],
};

export const CLOSED = new Set([
  "check_history_quota",
  ...[
    "client_address_hash",
    "count_sender",
    "count_submission",
    "admin_list_page",
    "refresh_after_fact_change",
    "has_two_factor",
  ],
  ...["check_post_category", "cascade_clinic_facts", "keyed_hash", "clear_deleted_category", "check_fact"],
  ...["check_figure_report", "check_submission", "keep_ages_apart", "write_history"],
]);

/** Calls that write, which a read-only GET can't reach. */
export const WRITING: Exempted = {
  stuffing: ["handle_clinic_upvote"],
  hardness: ["create_human_check"],
  falseFailures: ["handle_captcha_failure"],
  experience: ["report_experience"],
  operator: ["end_admin_sessions", "make_admin", "verify_admin_login"],
  people: [
    ...["add_admin", "change_admin_role", "remove_admin", "sign_out_admin"],
    ...["restore_votes", "void_votes"],
  ],
  votesDesk: [...["block_visitors", "end_block", "pause_visitors", "undo_voiding", "void_votes_of_address"]],
  merging: ["merge_clinics", "unmerge_clinic"],
  sponsoredPrice: ["set_sponsored_price"],
  deciding: [
    ...["accept_submission", "reject_submission", "reopen_submission"],
    ...["finish_report", "reject_report", "reopen_report"],
  ],
  bin: ["bin_report", "bin_submission", "restore_report", "restore_submission"],
  imports: ["apply_import", "check_import", "drop_import", "undo_import"],
  readingHistory: ["restore_history"],
  shortening: ["delete_history_before"],
};
