import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "@/app/App.tsx";
import { isSnapshotShown, restoreCache } from "@/app/hydration.ts";
import { createQueryClient } from "@/backend/queryClient.ts";
import { reloadForLostChunks } from "@/ui/lostChunks.ts";
import "@/app/everyPage.ts";
import "@/app/styles/index.css";

reloadForLostChunks();

const root = document.getElementById("root") ?? document.body;
const queryClient = createQueryClient();
const app = (
  <StrictMode>
    <BrowserRouter>
      <App queryClient={queryClient} />
    </BrowserRouter>
  </StrictMode>
);

if (isSnapshotShown()) {
  // In pieces, so that a tap in between is answered.
  setTimeout(() => {
    restoreCache(queryClient);
    startTransition(() => void hydrateRoot(root, app));
  });
} else {
  // A shell, such as the 404 page at an unknown path: its own head would stay beside ours.
  for (const element of document.querySelectorAll("[data-shell]")) element.remove();
  createRoot(root).render(app);
}
