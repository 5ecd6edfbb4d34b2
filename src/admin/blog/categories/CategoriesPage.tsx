import { useQuery } from "@tanstack/react-query";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { adminFailure, MAY_BE_DONE } from "@/admin/fields/adminFailure.ts";
import { allPostsQuery } from "../api.ts";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { BackLink } from "@/ui/BackLink.tsx";
import { showToast } from "@/ui/toast.ts";
import { currentCategoriesQuery, useAddCategory } from "./api.ts";
import { CategoryRow } from "./CategoryRow.tsx";
import { NameForm } from "./NameForm.tsx";

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
      showToast(adminFailure(error, { title: "The category wasn't added" }, MAY_BE_DONE));
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
  const { data: posts } = useQuery(allPostsQuery());
  return (
    <QueryResult result={useQuery(currentCategoriesQuery())} what="the categories">
      {(categories) =>
        categories.length === 0 ? (
          <p className="text-quiet">No categories yet.</p>
        ) : (
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
        )
      }
    </QueryResult>
  );
}
