import { useParams } from "react-router-dom";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { BackLink } from "@/ui/BackLink.tsx";
import { FactToEdit } from "../FactToEdit.tsx";
import { NATIONAL_PATH } from "../factSubject.ts";

export default function NationalFigurePage() {
  const { country = "", fact } = useParams();
  return (
    <AdminPage
      title={fact === undefined ? "New national figure" : "Change a national figure"}
      back={<BackLink to={NATIONAL_PATH}>Back to National figures</BackLink>}
    >
      <p className="-mt-5 mb-6 text-quiet wrap-anywhere">
        Of <bdi>{country}</bdi>
      </p>
      <FactToEdit key={`${country}/${fact}`} subject={{ country }} kind="results" factId={fact} />
    </AdminPage>
  );
}
