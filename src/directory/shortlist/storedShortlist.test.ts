import { beforeEach, describe, expect, test, vi } from "vitest";

async function openTab() {
  vi.resetModules();
  const [stored, kept] = [await import("./storedList.ts"), await import("./storedShortlist.ts")];
  return { ...stored, ...kept };
}

type Tab = Awaited<ReturnType<typeof openTab>>;
const idsIn = (tab: Tab) => tab.shortlistNow().clinics.map(({ id }) => id);

const tell = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));

function refuse(...methods: ("getItem" | "setItem" | "removeItem")[]) {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("no", "QuotaExceededError");
    });
  }
}

beforeEach(() => localStorage.clear());

describe("The shortlist", () => {
  test("is there again when the site is opened the next time, notes included", async () => {
    const before = await openTab();
    before.addToShortlist(["reprofit", "gennet"]);
    before.setNote("gennet", "Ask about the waiting time");
    const after = await openTab();
    expect(after.shortlistNow()).toEqual({
      clinics: [
        { id: "reprofit", note: "", added: 1 },
        { id: "gennet", note: "Ask about the waiting time", added: 2 },
      ],
      isStored: true,
    });
  });

  test("reports clinics beyond the limit", async () => {
    const tab = await openTab();
    const many = Array.from({ length: 50 }, (_, number) => `c${number}`);
    expect(tab.addToShortlist(many)).toEqual([]);
    expect(tab.addToShortlist(["c1", "one-more"])).toEqual(["one-more"]);
  });

  test("restores a removed clinic with its note and place", async () => {
    const tab = await openTab();
    tab.addToShortlist(["a", "b", "c"]);
    tab.setNote("b", "kind");
    const before = tab.shortlistNow();
    const undo = tab.removeFromShortlist("b");
    expect(idsIn(tab)).toEqual(["a", "c"]);
    undo();
    expect(tab.shortlistNow()).toEqual(before);
    const undoAll = tab.clearShortlist();
    expect(localStorage).toHaveLength(0);
    undoAll();
    expect(tab.shortlistNow()).toEqual(before);
  });

  test("follows a merge, and moves by hand", async () => {
    const tab = await openTab();
    tab.addToShortlist(["a", "b"]);
    tab.followMerge("a", "c");
    tab.moveOnShortlist("c", 1);
    expect(idsIn(tab)).toEqual(["b", "c"]);
  });
});

test("membership and count are known without parsing the list, whatever the notes say", async () => {
  const tab = await openTab();
  tab.addToShortlist(["reprofit", "gennet"]);
  tab.setNote("reprofit", '{"id":"unica","note":"\\"}]},{"id":"gynem"');
  expect(["reprofit", "gennet", "unica", "gynem", "repro"].map(tab.isOnShortlist)).toEqual([
    ...[true, true, false, false, false],
  ]);
  expect(tab.countOnShortlist()).toBe(2);
});

test("a clinic added again on the same page gets its note back", async () => {
  const tab = await openTab();
  tab.addToShortlist(["reprofit", "gennet"]);
  tab.setNote("reprofit", "kind");
  tab.removeFromShortlist("reprofit");
  tab.addToShortlist(["reprofit"]);
  expect(tab.shortlistNow().clinics.map(({ id, note }) => [id, note])).toEqual([
    ["gennet", ""],
    ["reprofit", "kind"],
  ]);
  tab.clearShortlist();
  tab.addToShortlist(["reprofit"]);
  expect(tab.shortlistNow().clinics[0]?.note).toBe("");
});

describe("Two tabs", () => {
  test("don't undo each other's changes", async () => {
    const one = await openTab();
    one.addToShortlist(["reprofit"]);
    const other = await openTab();
    other.addToShortlist(["gennet"]);
    one.setNote("reprofit", "kind");
    expect(one.shortlistNow().clinics.map(({ id, note }) => [id, note])).toEqual([
      ["reprofit", "kind"],
      ["gennet", ""],
    ]);
  });

  test("see each other's changes while they look, and after the back button", async () => {
    const one = await openTab();
    const heard = vi.fn<() => void>();
    const stop = one.subscribeToShortlist(heard);
    expect(idsIn(one)).toEqual([]);
    (await openTab()).addToShortlist(["reprofit"]);
    tell("shortlist");
    expect(idsIn(one)).toEqual(["reprofit"]);
    localStorage.clear();
    tell(null);
    expect(idsIn(one)).toEqual([]);
    (await openTab()).addToShortlist(["gennet"]);
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(idsIn(one)).toEqual(["gennet"]);
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    tell("shortlist");
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe("Where storage is full or blocked", () => {
  test("the list lasts until the page is left, and says so", async () => {
    refuse("getItem", "setItem", "removeItem");
    const tab = await openTab();
    expect(tab.shortlistNow()).toEqual({ clinics: [], isStored: true });
    tab.addToShortlist(["reprofit"]);
    tab.setNote("reprofit", "kind");
    expect(tab.shortlistNow()).toEqual({
      clinics: [{ id: "reprofit", note: "kind", added: 1 }],
      isStored: false,
    });
    expect(tab.isOnShortlist("reprofit")).toBe(true);
    tab.clearShortlist();
    expect(tab.shortlistNow()).toEqual({ clinics: [], isStored: true });
  });

  test("it is stored as soon as there is space again", async () => {
    refuse("setItem");
    const tab = await openTab();
    tab.addToShortlist(["reprofit"]);
    vi.restoreAllMocks();
    tab.addToShortlist(["gennet"]);
    expect(idsIn(await openTab())).toEqual(["reprofit", "gennet"]);
  });
});

test.for(["null", "{", "[]", "7", '{"version":9,"value":[{"id":"a"}]}', '{"version":1,"value":{"id":"a"}}'])(
  "nonsense in storage counts as an empty list: %s",
  async (text) => {
    localStorage.setItem("shortlist", text);
    const tab = await openTab();
    expect(tab.shortlistNow().clinics).toEqual([]);
    tab.addToShortlist(["reprofit"]);
    expect(idsIn(tab)).toEqual(["reprofit"]);
  },
);
