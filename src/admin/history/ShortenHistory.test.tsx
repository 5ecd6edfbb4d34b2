import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useRole } from "@/admin/login/role.ts";
import { refusedFor, showPage, user, type Answer } from "@/contributing/forms/testing.tsx";
import { dismissToasts } from "@/ui/toast.ts";
import { ShortenHistory } from "./ShortenHistory.tsx";
import { latestDay } from "./shortening.ts";
import { expectLogged } from "../../../tests/support/expectLogged.ts";

vi.mock("@/admin/login/role.ts");

let called: string[];
function answer(count: Answer, shorten: Answer = () => Response.json(1234)) {
  called = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const name = new URL(input instanceof Request ? input.url : input, location.origin).pathname
      .split("/")
      .at(-1);
    called.push(`${name} ${typeof init?.body === "string" ? init.body : ""}`);
    return name === "count_history_before" ? count() : shorten();
  });
}
beforeEach(() => {
  dismissToasts();
  vi.mocked(useRole).mockReturnValue("owner");
  answer(() => Response.json(1234));
});

const field = () => screen.getByLabelText("Delete changes made before");
const choose = (day: string) => fireEvent.change(field(), { target: { value: day } });
const look = () => user.click(screen.getByRole("button", { name: "Count them first" }));
const BEFORE = JSON.stringify({ p_before: "2020-03-01T00:00:00Z" });

test("an owner is told how many changes go before anything does", async () => {
  showPage(<ShortenHistory />, "/");
  choose("2020-03-01");
  await look();
  const dialog = await screen.findByRole("dialog", { name: "Delete 1,234 changes for good?" });
  expect(dialog).toHaveTextContent("This deletes who changed what before 1 March 2020");
  expect(called).toEqual([`count_history_before ${BEFORE}`]);
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("1,234 changes deleted")).toBeVisible();
  expect(called[1]).toBe(`delete_history_before ${BEFORE}`);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("while they are deleted, the dialog stays and then says how many went", async () => {
  const deleted = Promise.withResolvers<Response>();
  answer(
    () => Response.json(1234),
    () => deleted.promise,
  );
  showPage(<ShortenHistory />, "/");
  await look();
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("dialog")).toBeVisible();
  deleted.resolve(Response.json(1234));
  expect(await screen.findByText("1,234 changes deleted")).toBeVisible();
});

test("saying no deletes nothing", async () => {
  showPage(<ShortenHistory />, "/");
  await look();
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancel" }));
  expect(called).toHaveLength(1);
});

test("where nothing is that old, it says so and nothing else", async () => {
  answer(() => Response.json(0));
  showPage(<ShortenHistory />, "/");
  choose("2020-03-01");
  await look();
  expect(await screen.findByText("There are no changes from before 1 March 2020.")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a day of the last year is refused beside the field, and nothing is asked for", async () => {
  showPage(<ShortenHistory />, "/");
  choose("2999-01-01");
  await look();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/^The last year is kept\. Choose /);
  choose("");
  await look();
  expect(field()).toHaveAccessibleDescription("Choose a day");
  expect(called).toEqual([]);
  expect(field()).toHaveAttribute("max", latestDay());
});

test.for([
  ["history-is-kept", 403, "The last year is kept. Choose an earlier day."],
  ["owners-only", 403, "Only owners can do this."],
] as const)("when '%s' is the answer, nothing was deleted and it says so", async ([hint, status, words]) => {
  expectLogged(/BackendError: The server's own words/);
  answer(() => Response.json(5), refusedFor(hint, status));
  showPage(<ShortenHistory />, "/");
  await look();
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText(words)).toBeVisible();
});

test("where the answer is lost, the changes may be deleted", async () => {
  expectLogged(/fetch failed/);
  answer(
    () => Response.json(5),
    () => Promise.reject(new TypeError("fetch failed")),
  );
  showPage(<ShortenHistory />, "/");
  await look();
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("They may be deleted. The history says so at its top.")).toBeVisible();
  expect(screen.queryByText("Nothing was deleted")).toBeNull();
});

test("editors don't see it", () => {
  vi.mocked(useRole).mockReturnValue("editor");
  showPage(<ShortenHistory />, "/");
  expect(document.querySelector("main")).toBeEmptyDOMElement();
});
