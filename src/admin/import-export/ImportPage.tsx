import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { ExportSection } from "./ExportSection.tsx";
import { ImportSection } from "./ImportSection.tsx";

export default function ImportPage() {
  return (
    <AdminPage title="Import and export">
      <ImportSection />
      <ExportSection />
    </AdminPage>
  );
}
