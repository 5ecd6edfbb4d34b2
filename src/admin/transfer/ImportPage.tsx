import { DeskPage } from "@/admin/layout/DeskPage.tsx";
import { ExportPart } from "./ExportPart.tsx";
import { ImportPart } from "./ImportPart.tsx";

export default function ImportPage() {
  return (
    <DeskPage title="Import and export">
      <ImportPart />
      <ExportPart />
    </DeskPage>
  );
}
