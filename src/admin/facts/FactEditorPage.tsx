import { useParams } from "react-router-dom";
import { useClinicToEdit } from "@/admin/clinics/useClinicToEdit.ts";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { BackLink } from "@/ui/BackLink.tsx";
import { KIND_NAMES, KINDS } from "./factForm.ts";
import { FactNotFound, FactToEdit } from "./FactToEdit.tsx";

export default function FactEditorPage() {
  const { id = "", kind: named, fact } = useParams();
  const kind = KINDS.find((each) => each === named);
  const { known } = useClinicToEdit(id);
  const name = kind ? KIND_NAMES[kind].one.toLowerCase() : "fact";
  return (
    <AdminPage
      title={fact === undefined ? `New ${name}` : `Change a ${name}`}
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
      {!kind && <FactNotFound />}
    </AdminPage>
  );
}
