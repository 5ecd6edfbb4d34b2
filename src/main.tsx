import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "@/app/App.tsx";
import { reloadWhenChunksAreGone } from "@/app/staleChunks.ts";
import { createQueryClient } from "@/backend/queryClient.ts";
import "@/app/styles.css";

reloadWhenChunksAreGone();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id 'root'");
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App queryClient={createQueryClient()} />
    </BrowserRouter>
  </StrictMode>,
);
