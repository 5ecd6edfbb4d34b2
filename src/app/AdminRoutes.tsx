import { Route, Routes } from "react-router-dom";
import { adminRoutes } from "./adminRoutes.ts";
import NotFoundPage from "./NotFoundPage.tsx";

export default function AdminRoutes() {
  return (
    <Routes>
      {adminRoutes.map(({ path, page: Page }) => (
        <Route key={path} path={path.replace(/^\/admin\/?/, "")} element={<Page />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
