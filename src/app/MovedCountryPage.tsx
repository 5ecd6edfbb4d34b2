import { Navigate, useLocation, useParams } from "react-router-dom";
import { rulesPath } from "@/law/lawPages.ts";

/** A country's former address. Hosts redirect it themselves (`public/_redirects`). */
export default function MovedCountryPage() {
  const { slug = "" } = useParams();
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: rulesPath(slug), search, hash }} replace />;
}
