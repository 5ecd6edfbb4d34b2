import { randomUUID } from "node:crypto";
import type { RefusalCode } from "../../../../src/backend/errorCodes.ts";
import { someAccount, someAdmin, someEditor, someUser } from "../accounts.ts";
import { asOwner, someAddress } from "../clients.ts";
import { holdHashes } from "../locks.ts";
import { asOperator, logIn, someEmail } from "../login.ts";
import { withSettings } from "../settings.ts";
import { refusalOfOwner, type Provoked } from "./provoked.ts";

export const OF_ACCOUNTS = {
  "account-unconfirmed": [
    "PT409",
    async () => {
      const { email } = await someAccount({ admin: false });
      await asOwner`update auth.users set email_confirmed_at = null where email = ${email}`;
      return asOperator().rpc("make_admin", { p_email: email });
    },
  ],
  "admins-only": ["PT403", async () => (await someUser()).rpc("post_to_edit", { p_id: randomUUID() })],
  "already-admin": [
    "PT409",
    async () => {
      const { email } = await someAccount({ admin: true });
      return (await someAdmin()).rpc("add_admin", { p_email: email, p_role: "editor" });
    },
  ],
  "last-owner": [
    "PT403",
    async () => {
      await someAccount({ admin: true });
      return refusalOfOwner("update private.admins set role = 'editor'");
    },
  ],
  "locked-out": [
    "PT429",
    async () => {
      const address = someAddress();
      return withSettings({ login_failures_per_address: 1 }, async () => {
        await logIn(address, someEmail(), "wrong");
        return logIn(address, someEmail(), "wrong");
      });
    },
  ],
  "login-busy": [
    "PT429",
    async () => {
      const release = await holdHashes();
      const told = await logIn(someAddress(), someEmail(), "wrong");
      await release();
      return told;
    },
  ],
  "many-newcomers": [
    "PT429",
    async () => {
      const [owner, { email }] = [await someAdmin(), await someAccount({ admin: false })];
      return withSettings({ people_added_an_hour: 1 }, async () => {
        await owner.rpc("add_admin", { p_email: email, p_role: "editor" });
        return owner.rpc("add_admin", { p_email: email, p_role: "editor" });
      });
    },
  ],
  "no-such-account": ["PT404", () => asOperator().rpc("make_admin", { p_email: "nobody@example.org" })],
  "no-such-admin": ["PT404", async () => (await someAdmin()).rpc("remove_admin", { p_user: randomUUID() })],
  "origin-not-allowed": [
    "PT403",
    () =>
      refusalOfOwner(`select set_config('request.headers', '{"origin": "https://evil.example"}', true),
        private.assert_write_request()`),
  ],
  "no-such-key": ["PT404", () => refusalOfOwner("select private.rotate_key('another')")],
  "no-such-role": [
    "PT400",
    async () => (await someAdmin()).rpc("add_admin", { p_email: "nobody@example.org", p_role: "superuser" }),
  ],
  "owners-only": ["PT403", async () => (await someEditor()).rpc("admin_people")],
} satisfies Partial<Record<RefusalCode, Provoked>>;
