import { expect, type Page } from "@playwright/test";

export async function askForVote(page: Page, clinic: string) {
  await page.getByRole("button", { name: `so far: ${clinic}` }).click();
  await expect(page.getByRole("dialog", { name: "Are you human?" })).toContainText(clinic);
}

export async function puzzlePositions(page: Page) {
  const centre = async (name: string) => {
    const button = page.getByRole("button", { name, exact: true });
    // Waits until it stands still: a mouse or a finger doesn't.
    await button.hover({ trial: true });
    const box = await button.boundingBox();
    if (!box) throw new Error(`${name} is not on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return { baby: await centre("Baby"), crib: await centre("Crib") };
}

export async function dragByMouse(page: Page, to: { x: number; y: number }) {
  const { baby } = await puzzlePositions(page);
  await page.mouse.move(baby.x, baby.y);
  await page.mouse.down();
  await page.mouse.move((baby.x + to.x) / 2, (baby.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** Real touches, through the browser's input pipeline. */
export async function dragByTouch(page: Page, to: { x: number; y: number }) {
  const { baby } = await puzzlePositions(page);
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await send("touchStart", [baby]);
  await send("touchMove", [{ x: (baby.x + to.x) / 2, y: (baby.y + to.y) / 2 }]);
  await send("touchMove", [to]);
  await send("touchEnd", []);
  await touch.detach();
}

export async function vote(page: Page, clinic: string) {
  await askForVote(page, clinic);
  await page.getByRole("button", { name: "Place the baby in the crib" }).click();
}

export async function expectToast(page: Page, title: string, text: string) {
  // Looked at once: between two looks it may go.
  const toast = page.getByRole("listitem").filter({ hasText: title }).filter({ hasText: text }).last();
  await expect(toast).toBeVisible();
}

export async function storedVotes(page: Page, clinicId: string, site = ""): Promise<number> {
  const answer = await page.request.get(`${site}/rest/v1/clinics?select=upvote_count&id=eq.${clinicId}`, {
    headers: { apikey: "sb_publishable_embedded-backend" },
  });
  const rows: { upvote_count: number }[] = await answer.json();
  return rows[0]?.upvote_count ?? Number.NaN;
}
