import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

const lost = () => Promise.reject<string>(loseChunk());

/** As the build does for an import that fails, at once before it rejects. */
function loseChunk(): TypeError {
  dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
  return new TypeError("Importing a module script failed.");
}

let page: AbortController;

/** A document of its own, as far as it can be: new modules and listeners, one storage. */
async function openPage() {
  page?.abort();
  page = new AbortController();
  vi.resetModules();
  const listen = window.addEventListener.bind(window);
  vi.stubGlobal("addEventListener", (type: string, heard: EventListener) =>
    listen(type, heard, { signal: page.signal }),
  );
  const { reloadForLostChunks } = await import("./lostChunks.ts");
  reloadForLostChunks();
  const { importModule } = await import("./importChunk.ts");
  const outcome = vi.fn<(words: string) => void>();
  return { load: () => void importModule(lost).then(outcome, () => outcome("failed")), outcome };
}

/** jsdom can't reload, and says so. */
const watchReloads = () =>
  vi.spyOn(Reflect.get(globalThis, "jsdom").virtualConsole, "emit").mockReturnValue(true);

let reloaded: ReturnType<typeof watchReloads>;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reloaded = watchReloads();
  onTestFinished(() => {
    page.abort();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
});

test("a page whose script is lost is loaded again, and says nothing of it meanwhile", async () => {
  const { load, outcome } = await openPage();
  load();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloaded).toHaveBeenCalledOnce();
  expect(outcome).not.toHaveBeenCalled();
});

test("a script that stays lost is told at once for ten minutes, and then the page is loaded again", async () => {
  (await openPage()).load();
  await vi.advanceTimersByTimeAsync(599_999);
  const { load, outcome } = await openPage();
  load();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledExactlyOnceWith("failed");
  expect(reloaded).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  load();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloaded).toHaveBeenCalledTimes(2);
});

test("while somebody types, the page waits until they have paused for a second", async () => {
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  (await openPage()).load();
  await vi.advanceTimersByTimeAsync(900);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(999);
  expect(reloaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reloaded).toHaveBeenCalledOnce();
});

test.each(["before", "after"])(
  "a page that is left %s its script is lost takes nobody back, and flashes no error",
  async (when) => {
    const { load, outcome } = await openPage();
    if (when === "after") load();
    await vi.advanceTimersByTimeAsync(999);
    dispatchEvent(new Event("beforeunload"));
    if (when === "before") load();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(reloaded).not.toHaveBeenCalled();
    expect(outcome).not.toHaveBeenCalled();
  },
);

test("after ten seconds a page is as good as before: it came back, or a link to an e-mail address never left it", async () => {
  const { load, outcome } = await openPage();
  dispatchEvent(new Event("beforeunload"));
  await vi.advanceTimersByTimeAsync(9_999);
  load();
  await vi.advanceTimersByTimeAsync(0);
  expect(reloaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  load();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloaded).toHaveBeenCalledOnce();
  expect(outcome).not.toHaveBeenCalled();
});

test("offline, a lost script is told and the page stays; online again, the page is loaded again", async () => {
  const { load, outcome } = await openPage();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  load();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outcome).toHaveBeenCalledExactlyOnceWith("failed");
  expect(reloaded).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  load();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloaded).toHaveBeenCalledOnce();
});
