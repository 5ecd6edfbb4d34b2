import { expect, test, vi } from "vitest";
import { handleAddPerson } from "../../supabase/functions/add-person/handler.ts";

test.for([
  [
    "refuses",
    async () => Response.json({ code: "PT403", hint: "owners-only", message: "No" }, { status: 403 }),
    403,
  ],
  ["gives no answer", () => Promise.reject(new TypeError("fetch failed")), 503],
] as const)("where the database %s after all, the account is deleted again", async ([, second, status]) => {
  vi.spyOn(console, "error").mockReturnValue();
  const calls: string[] = [];
  const answers = [
    async () => Response.json({ code: "PT404", hint: "no-such-account", message: "None" }, { status: 404 }),
    async () => Response.json({ id: "7" }),
    second,
    async () => Response.json({}),
  ];
  const request = new Request("http://function/", {
    method: "POST",
    headers: { authorization: "Bearer a.b.c" },
    body: JSON.stringify({ email: "a@example.org", role: "editor" }),
  });
  const response = await handleAddPerson(request, {
    url: "http://project",
    secretKey: "sb_secret_x",
    fetch: (asked) => {
      const of = asked.headers.get("authorization") ?? asked.headers.get("apikey");
      calls.push(`${asked.method} ${new URL(asked.url).pathname} as ${of}`);
      return answers[calls.length - 1]?.() ?? Promise.reject(new Error("one call too many"));
    },
  });
  expect(response.status).toBe(status);
  expect(await response.text()).not.toContain('password":"');
  expect(calls).toEqual([
    "POST /rest/v1/rpc/add_admin as Bearer a.b.c",
    "POST /auth/v1/admin/users as sb_secret_x",
    "POST /rest/v1/rpc/add_admin as Bearer a.b.c",
    "DELETE /auth/v1/admin/users/7 as sb_secret_x",
  ]);
});
