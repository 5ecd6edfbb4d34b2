import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { ExportPart } from "./ExportPart.tsx";
import { ImportPart } from "./ImportPart.tsx";

export default function ImportPage() {
  return (
    <AdminPage title="Import and export">
      <ImportPart />
      <ExportPart />
    </AdminPage>
  );
}
