import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { BackendError } from "@/backend/errors.ts";
import { QueryResult } from "./QueryResult.tsx";

const FAILED = new BackendError("no rows", 500, {});

function show(data: string | undefined, error: Error | null) {
  const refetch = vi.fn();
  render(
    <QueryResult result={{ data, error, refetch }} what="the posts">
      {(posts) => <p>{posts}</p>}
    </QueryResult>,
  );
  return refetch;
}

test("what is being loaded says so", () => {
  show(undefined, null);
  expect(screen.getByRole("status")).toHaveTextContent("Loading the posts...");
});

test("what could not be loaded says so, and is loaded again on request", async () => {
  const refetch = show(undefined, FAILED);
  expect(screen.getByRole("alert")).toHaveTextContent("We couldn't load the posts");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(refetch).toHaveBeenCalledOnce();
});

test("what could not be refreshed stays, and says that it may be out of date", async () => {
  const refetch = show("Ten posts", FAILED);
  expect(screen.getByText("Ten posts")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("may be out of date");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(refetch).toHaveBeenCalledOnce();
});

test("an empty answer is an answer", () => {
  show("", null);
  expect(screen.queryByRole("status")).toBeNull();
});
