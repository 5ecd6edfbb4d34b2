import { useEffect, useRef, useState } from "react";
import { adminFailure, MAY_BE_DONE } from "@/admin/fields/adminFailure.ts";
import type { BlogCategory } from "@/reading/blog/post.ts";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { counted } from "@/ui/counted.ts";
import { showToast } from "@/ui/toast.ts";
import { useRenameCategory } from "./api.ts";
import { DeleteCategoryDialog } from "./DeleteCategoryDialog.tsx";
import { NameForm } from "./NameForm.tsx";

const GONE = { title: "Someone else has deleted this category" };

interface CategoryRowProps {
  category: BlogCategory;
  posts: number | undefined;
}

export function CategoryRow({ category, posts }: CategoryRowProps) {
  const { id, name } = category;
  const [doing, setDoing] = useState<"renaming" | "deleting">();
  const rename = useRenameCategory();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);

  useEffect(() => {
    if (doing === "renaming") box.current?.querySelector("input")?.select();
    else if (wasRenaming.current) button.current?.focus();
    wasRenaming.current = doing === "renaming";
  }, [doing]);

  const send = async (newName: string) => {
    try {
      await rename.mutateAsync({ id, name: newName });
    } catch (error) {
      showToast(
        adminFailure(error, { title: "The category wasn't renamed" }, { ...MAY_BE_DONE, "not-found": GONE }),
      );
      throw error;
    }
    showToast({ title: "Category renamed" });
    setDoing(undefined);
  };

  if (doing === "renaming") {
    return (
      <Card className="p-4">
        <div ref={box}>
          <NameForm
            label={`New name of “${name}”`}
            name={name}
            labels={["Save", "Saving..."]}
            isBusy={rename.isPending}
            onSend={send}
            onCancel={() => setDoing(undefined)}
          />
        </div>
      </Card>
    );
  }
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-sm text-quiet">{posts === undefined ? "…" : counted(posts, "post", "posts")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button ref={button} tone="outline" onClick={() => setDoing("renaming")}>
          <span>
            Rename<span className="sr-only">{` ${name}`}</span>
          </span>
        </Button>
        <Button
          tone="outline"
          onClick={() => setDoing("deleting")}
          className="hover:!border-alarm hover:!text-alarm"
        >
          <span>
            Delete<span className="sr-only">{` ${name}`}</span>
          </span>
        </Button>
      </div>
      {doing === "deleting" && (
        <DeleteCategoryDialog category={category} posts={posts} onClose={() => setDoing(undefined)} />
      )}
    </Card>
  );
}
