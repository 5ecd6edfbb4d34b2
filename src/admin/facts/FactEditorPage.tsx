import { useParams } from "react-router-dom";
import { useClinicToEdit } from "@/admin/clinics/useClinicToEdit.ts";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { BackLink } from "@/ui/BackLink.tsx";
import { KIND_NAMES, KINDS, type Kind } from "./factForm.ts";
import { FactNotFound, FactToEdit } from "./FactToEdit.tsx";

export default function FactEditorPage() {
  const { id = "", kind: named, fact } = useParams();
  const kind = KINDS.find((each) => each === named);
  const { known } = useClinicToEdit(id);
  return (
    <AdminPage
      title={kind ? titleOf(kind, fact) : "Fact"}
      back={<BackLink to={`/admin/clinics/${id}/facts`}>Back to its facts</BackLink>}
    >
      {known && (
        <p className="-mt-5 mb-6 text-quiet">
          Of <bdi>{known.clinic.name}</bdi>
        </p>
      )}
      {kind && (
        <FactToEdit key={`${id}/${kind}/${fact}`} subject={{ clinicId: id }} kind={kind} factId={fact} />
      )}
      {!kind && <FactNotFound subject={{ clinicId: id }} />}
    </AdminPage>
  );
}

function titleOf(kind: Kind, fact: string | undefined): string {
  const name = KIND_NAMES[kind].one.toLowerCase();
  return fact === undefined ? `New ${name}` : `Change a ${name}`;
}
