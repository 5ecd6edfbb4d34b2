/** Names that stay for ever, so that a monitor can know them. docs/doctor.md explains them. */
export const CODES = {
  settings: ["secret-key-in-settings", "setting-missing", "setting-unsafe", "setting-wrong"],
  contents: ["rates-old"],
  site: [
    ...["administration-not-found", "assets-not-kept", "former-address-lost"],
    ...["new-clinic-not-found", "new-post-not-found", "pages-kept-too-long"],
    ...["policy-blocks-backend", "policy-blocks-scripts", "policy-too-wide", "scripts-missing"],
    ...["search-engines-shut-out", "secret-in-site", "security-header-differs"],
    ...["security-header-missing", "site-lacks-setting", "site-moved", "site-not-served"],
    ...["site-of-another-backend", "site-of-another-version", "sitemap-missing", "sitemap-not-named"],
    ...["sitemap-of-another-host", "unknown-path-not-404", "worker-kept-too-long", "worker-missing"],
    ...["worker-not-a-script", "worker-scope-too-narrow"],
  ],
  backend: [
    ...["address-forgeable", "address-unknown", "anonymous-sign-in-open", "backend-degraded"],
    "backend-empty",
    ...["backend-refuses-readers", "browsers-shut-out", "clock-off", "functions-broken"],
    ...["functions-missing", "key-not-accepted", "law-due", "local-admin-open", "open-to-everybody"],
    ...["origin-not-allowed", "samples-shown", "sign-up-open"],
  ],
  database: [
    ...["cron-job-fails", "cron-job-missing", "cron-off", "every-origin-allowed"],
    ...["grants-missing", "grants-too-wide", "local-admin-present", "migrations-changed"],
    ...["migrations-missing", "migrations-unknown", "origin-without-https", "owner-missing"],
    ...["policies-changed", "role-settings-missing", "row-security-off"],
    ...["traces-kept-too-long", "voters-address-forgeable", "voters-address-unknown"],
  ],
} as const;

export type Code = (typeof CODES)[keyof typeof CODES][number];
