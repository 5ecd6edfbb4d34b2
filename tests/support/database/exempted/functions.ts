import type { Exempted } from "./attacks.ts";

/** What visitors are meant to call. */
export const FOR_VISITORS: Exempted = {
  stuffing: ["handle_clinic_upvote"],
  hardness: ["create_human_check"],
  falseFailures: ["handle_captcha_failure"],
  bans: ["is_ip_banned"],
  takenApart: ["published_post"],
  factsTakenApart: ["clinic_facts", "clinics_facts"],
  mergedInCircles: ["clinic_after_merges"],
  unpublished: ["sponsored_price"],
};

/** They tell those who are signed in whether they are admins themselves. */
export const FOR_SIGNED_IN: Exempted = { foreignTokens: ["admin_role", "is_admin"] };

/** What editors may call too; everything else is for owners or the operator. */
export const FOR_EDITORS: Exempted = {
  passwordAlone: ["own_two_steps"],
  deciding: [
    ...["accept_submission", "desk_reports", "desk_submissions", "finish_report", "reject_report"],
    ...["reject_submission", "reopen_report", "reopen_submission", "report_to_decide", "similar_clinics"],
    "submission_to_decide",
  ],
  bin: ["bin_report", "bin_submission", "put_back_report", "put_back_submission"],
  imports: ["apply_import", "check_import", "drop_import", "export_rows"],
  readingHistory: ["history_change", "history_page", "history_people", "restore_history"],
  editing: ["desk_clinics", "facts_to_edit"],
  overview: ["desk_overview"],
  pictures: ["unused_pictures"],
  drafts: ["post_to_edit"],
};

/** What only owners may call. */
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
      "take_back_voiding",
      "void_votes_of_address",
    ],
    ...["voidings", "vote_addresses", "votes_of_address"],
  ],
  merging: ["merge_clinics", "merge_numbers", "unmerge_clinic"],
  sponsoredPrice: ["set_sponsored_price"],
  shortening: ["changes_before", "shorten_history"],
};

/** What only the operator's key may call. */
export const FOR_OPERATOR: Exempted = {
  operator: ["audit_votes", "end_admin_sessions", "make_admin", "verify_admin_login"],
};

/** What visitors may execute inside the database beside what they call. */
export const INSIDE: Exempted = {
  stuffing: ["upvote"],
  hardness: ["give_human_check"],
  falseFailures: ["record_captcha_failure"],
  bans: ["is_session_banned"],
  // The checks of a table run with the rights of whoever writes to it.
  submissions: ["is_visible", "is_web_url"],
  // A policy runs with the rights of whoever reads.
  costly: ["has_costly_operators", "has_costly_words", "is_modest_query", "refuse_costly_query"],
  sponsorships: ["directory_day"],
  // The API runs it before each request, with the rights of whoever calls.
  timeLimits: ["before_request"],
};

/** The checks of a table run with the rights of whoever writes to it: what only admins write. */
export const CHECKS: Exempted = {
  clinics: ["composed", "is_price_list", "is_text", "is_text_list"],
  blog: ["is_image_url", "is_slug", "size_in_json"],
  writingFacts: ["is_list_of_treatments", "is_past_day", "treatments"],
};

/** Functions of the schema `private` that run with their owner's rights. */
export const OWNERS_RIGHTS: Exempted = {
  stuffing: ["upvote"],
  hardness: ["give_human_check"],
  falseFailures: ["record_captcha_failure"],
  bans: ["is_session_banned"],
  takenApart: ["published_post"],
  factsTakenApart: ["clinic_facts", "clinics_facts"],
  mergedInCircles: ["clinic_after_merges"],
  unpublished: ["sponsored_price"],
  submissions: ["count_sender", "count_submission", "take_in_submission"],
  reports: ["take_in_figure_report"],
  inside: ["client_address_hash", "keyed_hash"],

  foreignTokens: ["admin_role", "is_admin", "is_owner", "role_of_caller"],
  passwordAlone: ["has_two_steps", "own_two_steps"],
  operator: ["audit_votes", "end_admin_sessions", "make_admin", "verify_admin_login"],
  people: [
    ...["add_admin", "admin_people", "change_admin_role", "remove_admin", "sign_out_admin"],
    ...["restore_votes_as_admin", "void_votes_as_admin"],
  ],
  votesDesk: [
    ...["audit_votes_as_owner", "block_visitors_as_owner", "blocks_for_owner", "days_of_address_for_owner"],
    ...["end_block_as_owner", "pause_visitors_as_owner", "pauses_for_owner", "suspicious_days_for_owner"],
    "suspicious_hours_for_owner",
    ...["take_back_voiding_as_owner", "void_votes_of_address_as_owner", "voidings_for_owner"],
    ...["vote_addresses_for_owner", "votes_of_address_for_owner"],
  ],
  merging: ["merge_clinics_as_owner", "merge_numbers", "unmerge_clinic_as_owner"],
  sponsoredPrice: ["set_sponsored_price_as_owner"],

  deciding: [
    ...["accept_submission", "decide_report", "desk_page", "desk_reports", "desk_submissions"],
    ...[
      "reject_submission",
      "reopen_submission",
      "report_to_decide",
      "similar_clinics",
      "submission_to_decide",
    ],
  ],
  imports: ["apply_import", "check_import", "drop_import", "export_rows"],
  readingHistory: ["history_change", "history_page", "history_people", "restore_history"],
  writingHistory: ["write_history"],
  historyLimit: ["allow_history"],
  shortening: ["changes_before", "shorten_history"],
  bin: ["bin_report", "bin_submission"],
  editing: ["desk_clinics", "facts_to_edit"],
  overview: ["desk_overview"],
  pictures: ["unused_pictures"],
  drafts: ["post_to_edit"],
  blog: ["keep_category", "leave_category"],
  headlines: ["follow_facts", "keep_facts_with_clinic"],
  writingFacts: ["take_in_fact"],
};

/** Those of them that nobody may execute: only other functions and triggers do. */
export const CLOSED = new Set([
  "allow_history",
  ...[
    "client_address_hash",
    "count_sender",
    "count_submission",
    "desk_page",
    "follow_facts",
    "has_two_steps",
  ],
  ...["keep_category", "keep_facts_with_clinic", "keyed_hash", "leave_category", "take_in_fact"],
  ...["take_in_figure_report", "take_in_submission", "write_history"],
]);

/** Calls that write, so that a read-only GET cannot reach them. */
export const WRITING: Exempted = {
  stuffing: ["handle_clinic_upvote"],
  hardness: ["create_human_check"],
  falseFailures: ["handle_captcha_failure"],
  operator: ["end_admin_sessions", "make_admin", "verify_admin_login"],
  people: [
    ...["add_admin", "change_admin_role", "remove_admin", "sign_out_admin"],
    ...["restore_votes", "void_votes"],
  ],
  votesDesk: [
    ...["block_visitors", "end_block", "pause_visitors", "take_back_voiding", "void_votes_of_address"],
  ],
  merging: ["merge_clinics", "unmerge_clinic"],
  sponsoredPrice: ["set_sponsored_price"],
  deciding: [
    ...["accept_submission", "reject_submission", "reopen_submission"],
    ...["finish_report", "reject_report", "reopen_report"],
  ],
  bin: ["bin_report", "bin_submission", "put_back_report", "put_back_submission"],
  imports: ["apply_import", "check_import", "drop_import"],
  readingHistory: ["restore_history"],
  shortening: ["shorten_history"],
};
