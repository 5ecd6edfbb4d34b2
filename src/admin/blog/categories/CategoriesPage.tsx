import { useQuery } from "@tanstack/react-query";
import { failureOf } from "@/backend/errors.ts";
import { adminFailure } from "@/admin/fields/adminFailure.ts";
import { allPostsQuery } from "../api.ts";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { BackLink } from "@/ui/BackLink.tsx";
import { Card } from "@/ui/Card.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";
import { showToast } from "@/ui/toast.ts";
import { currentCategoriesQuery, useAddCategory } from "./api.ts";
import { CategoryRow } from "./CategoryRow.tsx";
import { NameForm } from "./NameForm.tsx";

const NOT_LOADED = { title: "We couldn't load the categories" };

export default function CategoriesPage() {
  return (
    <AdminPage title="Categories of the blog" back={<BackLink to="/admin/blog">Back to the posts</BackLink>}>
      <NewCategory />
      <Categories />
    </AdminPage>
  );
}

function NewCategory() {
  const { mutateAsync, isPending } = useAddCategory();
  const send = async (name: string) => {
    try {
      await mutateAsync(name);
    } catch (error) {
      showToast(adminFailure(error, { title: "The category wasn't added" }));
      throw error;
    }
    showToast({ title: "Category added" });
  };
  return (
    <div className="mb-8 max-w-2xl">
      <NameForm label="New category" name="" labels={["Add", "Adding..."]} isBusy={isPending} onSend={send} />
    </div>
  );
}

function Categories() {
  const { data: categories, error, refetch } = useQuery(currentCategoriesQuery());
  const { data: posts } = useQuery(allPostsQuery());
  if (!categories) {
    return error ? (
      <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  }
  if (categories.length === 0) return <p className="text-quiet">No categories yet.</p>;
  return (
    <ul className="grid max-w-2xl gap-3">
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryRow
            category={category}
            posts={posts?.filter((post) => post.category?.id === category.id).length}
          />
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the categories...
      </p>
      <Skeleton className="grid max-w-2xl gap-3">
        {["a", "b", "c"].map((row) => (
          <Card key={row} className="p-4">
            <SkeletonBlock className="h-12 rounded" />
          </Card>
        ))}
      </Skeleton>
    </>
  );
}
