import { Route, Routes } from "react-router-dom";
import { deskRoutes } from "./deskRoutes.ts";
import NotFoundPage from "./NotFoundPage.tsx";

/** The pages below /admin. */
export default function DeskRoutes() {
  return (
    <Routes>
      {deskRoutes.map(({ path, page: Page }) => (
        <Route key={path} path={path.replace(/^\/admin\/?/, "")} element={<Page />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
