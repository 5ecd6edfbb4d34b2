import { useParams } from "react-router-dom";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { BackLink } from "@/ui/BackLink.tsx";
import { RuleNotFound, RuleToEdit } from "./RuleToEdit.tsx";
import { questionAt, CONDITION, LAW_PATH, lawCountryAt, lawPath, questionTitle } from "./storedRule.ts";

export default function RuleEditorPage() {
  const { country: slug, question, condition } = useParams();
  const country = lawCountryAt(slug);
  // A condition's address has one part more.
  const asked = questionAt(condition === undefined ? question : CONDITION);
  const isKnown = country !== undefined && asked !== undefined && (asked !== CONDITION || condition);
  return (
    <AdminPage
      title={country && asked ? `${country.name}: ${questionTitle(asked)}` : "Rule"}
      back={
        <BackLink to={country ? lawPath(country.slug) : LAW_PATH}>
          {country ? `Back to the law of ${country.name}` : "Back to the law"}
        </BackLink>
      }
    >
      {isKnown ? (
        <RuleToEdit
          key={`${slug}/${asked}/${condition}`}
          country={country}
          asked={asked}
          condition={condition ?? ""}
        />
      ) : (
        <RuleNotFound />
      )}
    </AdminPage>
  );
}
