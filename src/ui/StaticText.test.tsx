import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { expectLogged } from "../../tests/support/expectLogged.ts";
import { lazyText, StaticText } from "./StaticText.tsx";

const load = vi.fn(async () => ({ default: () => <p>How to read it</p> }));

test("a text of the build stays, and its script isn't loaded", async () => {
  document.body.innerHTML = "<main><div><p>As it was built</p></div></main>";
  const main = document.querySelector("main")!;
  const text = lazyText(load);
  const root = await act(async () => hydrateRoot(main, <StaticText text={text} />));
  expect(screen.getByText("As it was built")).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  main.remove();
});

test("on a page that was reached by a link the text is loaded", async () => {
  render(<StaticText text={lazyText(load)} />);
  expect(await screen.findByText("How to read it")).toBeVisible();
});

test("a text whose script is lost stays away, and the page without it stands", async () => {
  expectLogged(/Error: lost/);
  const text = lazyText(() => Promise.reject(new Error("lost")));
  const { container } = render(
    <>
      <h1>All success rates</h1>
      <StaticText text={text} />
    </>,
  );
  await act(async () => {});
  expect(container).toHaveTextContent(/^All success rates$/);
});
