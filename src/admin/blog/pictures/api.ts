import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { adminClient } from "@/backend/adminClient.ts";
import { BackendError, rowsOf } from "@/backend/errors.ts";
import { randomUuid } from "@/backend/randomUuid.ts";
import { reencodePicture, UnusablePicture } from "./reencodePicture.ts";
import { LARGEST_BYTES } from "./rules.ts";

const BUCKET = "blog";
const A_YEAR_IN_SECONDS = "31536000";
const ENDINGS: Record<string, string> = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" };

/** @returns its address, as a path if on this site. @throws UnusablePicture, or BackendError if not stored */
async function uploadPicture(file: File): Promise<string> {
  const picture = await reencodePicture(file);
  if (picture.size > LARGEST_BYTES) throw new UnusablePicture("The picture is too large, even made smaller.");
  const bucket = adminClient.storage.from(BUCKET);
  const name = `${new Date().getUTCFullYear()}/${randomUuid()}.${ENDINGS[picture.type]}`;
  // As bytes: a Blob is sent as a form, which Supabase Lite does not read.
  const { error } = await bucket.upload(name, await picture.arrayBuffer(), {
    contentType: picture.type,
    cacheControl: A_YEAR_IN_SECONDS,
  });
  if (error) throw new BackendError(error.message, statusOf(error), error);
  return addressOf(name);
}

function addressOf(name: string): string {
  const address = adminClient.storage.from(BUCKET).getPublicUrl(name).data.publicUrl;
  const { origin, pathname, href } = new URL(address);
  return origin === location.origin ? pathname : href;
}

export const uploadKey = (editor: string) => ["upload-picture", editor] as const;

/** Each editor has its own: a post that was left may still be waiting for its picture. Those of a dialog within have more. */
export const EditorIdContext = createContext("");

/** Its key begins with that of the editor, whose save waits for all. */
export function useUploadPicture(within: string[] = []) {
  const mutationKey = [...uploadKey(useContext(EditorIdContext)), ...within];
  return useMutation({ mutationKey, mutationFn: uploadPicture });
}

/** Storage answers 400 to most refusals; the body has the real status. 0 when no answer came. */
function statusOf(error: object): number {
  const meant = "statusCode" in error ? Number(error.statusCode) : 0;
  return meant || ("status" in error ? Number(error.status) || 0 : 0);
}

export interface StoredPicture {
  name: string;
  address: string;
  day: string;
}

const unusedKey = ["unused-pictures"] as const;

/** Query for pictures in no post, newest first; never cached, since posts change. */
export function unusedPicturesQuery() {
  return queryOptions({
    queryKey: unusedKey,
    queryFn: async ({ signal }): Promise<StoredPicture[]> => {
      const rows = rowsOf(await adminClient.rpc("unused_pictures", {}, { get: true }).abortSignal(signal));
      return rows.map(({ name, created_at: at }) => ({
        name,
        address: addressOf(name),
        day: at.slice(0, 10),
      }));
    },
    staleTime: 0,
  });
}

/** @throws BackendError, also when it is gone already */
async function deletePicture(name: string): Promise<void> {
  const { data, error } = await adminClient.storage.from(BUCKET).remove([name]);
  if (error) throw new BackendError(error.message, statusOf(error), error);
  if (data.length === 0) throw new BackendError("Storage deleted nothing", 404);
}

export function useDeletePicture() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deletePicture,
    onSettled: () => queryClient.invalidateQueries({ queryKey: unusedKey }),
  });
}
