import { copyText } from "@/ui/copyText.ts";

export type Shared = "shared" | "copied" | "cancelled" | "failed";

type Sharing = Partial<Pick<Navigator, "share" | "clipboard">>;

/** Shares a link by the device's own means, else copies it. Never throws: on `failed`, show the link. */
export async function shareLink(link: { title: string; url: string }, device: Sharing): Promise<Shared> {
  if (typeof device.share === "function") {
    try {
      await device.share(link);
      return "shared";
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return "cancelled";
    }
  }
  return (await copyText(link.url, device)) ? "copied" : "failed";
}
