import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { asOwner } from "./clients.ts";

export function newPost() {
  return { title: "Test post", slug: `test-${randomUUID()}`, content: "<p>Test</p>" };
}

export async function somePost({ published }: { published: boolean }): Promise<string> {
  const id = randomUUID();
  await asOwner`insert into public.blog_posts ${asOwner({ id, ...newPost(), published })}`;
  onTestFinished(async () => {
    await asOwner`delete from public.blog_posts where id = ${id}`;
  });
  return id;
}

export async function readPost(id: string) {
  const [row] = await asOwner<
    {
      title: string;
      slug: string;
      published: boolean;
      published_at: Date | null;
      created_at: Date;
      updated_at: Date;
    }[]
  >`select title, slug, published, published_at, created_at, updated_at from public.blog_posts where id = ${id}`;
  return row;
}

export async function readBlog(): Promise<unknown> {
  return asOwner`select p::text from public.blog_posts p union all
    select c::text from public.blog_categories c order by 1`;
}
