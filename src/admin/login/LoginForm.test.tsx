import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "@/backend/queryClient.ts";
import { LoginForm } from "./LoginForm.tsx";

const EMAIL = "Enter an e-mail address, such as name@example.org";
const TEN_MB = 10_000_000;

test.for<[what: string, email: string, password: string, label: string, words: string]>([
  ["an e-mail of 10 MB", `a@${"b.".repeat(TEN_MB / 2)}cz`, "secret", "Email", EMAIL],
  ["an e-mail of 10 MB of dots", `${"a.".repeat(TEN_MB / 2)}@b.cz`, "secret", "Email", EMAIL],
  ["an e-mail with NUL", "admin\0@example.com", "secret", "Email", EMAIL],
  ["a password of 10 MB", "a@example.com", "x".repeat(TEN_MB), "Password", "too long for a password"],
  ["a password with NUL", "a@example.com", "a\0b", "Password", "a character that no password can have"],
])(
  "%s is refused with a message beside its field, and nobody is asked",
  async ([, email, password, label, words]) => {
    const fetched = vi.spyOn(globalThis, "fetch");
    render(
      <QueryClientProvider client={createQueryClient()}>
        <LoginForm />
      </QueryClientProvider>,
    );
    fireEvent.change(screen.getByLabelText("Email"), { target: { value: email } });
    fireEvent.change(screen.getByLabelText("Password"), { target: { value: password } });
    await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(fetched).not.toHaveBeenCalled();
  },
);

test("a missing e-mail address or password is named beside its field, and nothing is sent", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LoginForm />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText("Email"), "admin");
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  expect(await screen.findByText(EMAIL)).toBeVisible();
  expect(screen.getByText("Enter your password")).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveFocus();
  expect(fetched).not.toHaveBeenCalled();
});
