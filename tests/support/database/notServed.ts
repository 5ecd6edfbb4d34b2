export const NOT_SERVED = [
  ...["/auth/v1/signup", "/auth/v1/otp", "/auth/v1/magiclink", "/auth/v1/recover", "/auth/v1/verify"],
  ...["/auth/v1/admin/users", "/auth/v1/invite", "/auth/v1/authorize", "/auth/v1/callback", "/auth/v1"],
  ...["/auth/v1/token/../signup", "/auth/v1/token/../otp", "/auth/v1/token/%2e%2e/otp", "/auth/v1//otp"],
  ...["/rest/v1/../../auth/v1/otp", "/rest/v1/../../auth/v1/signup", "/rest/v1/%2E%2E/%2E./auth/v1/otp"],
  ...["/rest/v1/..%2f..%2fauth/v1/otp", "/auth/v1/token%2f..%2fotp", "http://127.0.0.1/auth/v1/otp"],
  ...["http://127.0.0.1/rest/v1/../../auth/v1/otp", "/rest/v1/?/../../../auth/v1/otp"],
  ...["/rest/v1/..\\..\\auth/v1/otp", "/functions/v1/../../auth/v1/otp", "//auth/v1/otp", "/auth/v1/%6ftp"],
  ...["/AUTH/v1/otp", "/rest/v1/../../_system/", "/_system/", "/storage/v1/bucket", "/graphql/v1"],
  ...["/functions/v1", "/functions/v1/", "/functions/v1/no-such-function", "/functions/v1/client-ip-not"],
  ...["/functions/v1/constructor", "/functions/v1/__proto__", "/functions/v1/client-ip.js"],
  "/functions/v1/client-ip/../../../auth/v1/otp",
];
