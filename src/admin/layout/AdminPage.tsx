import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { AdminOnly } from "@/admin/login/AdminOnly.tsx";
import { EndedAccess } from "@/admin/login/EndedAccess.tsx";
import { useRole } from "@/admin/login/role.ts";
import { AdminHeader } from "./AdminHeader.tsx";
import { ADMIN_SECTIONS, isInSection } from "./adminSections.ts";

interface AdminPageProps {
  title: string;
  actions?: ReactNode;
  back?: ReactNode;
  children: ReactNode;
}

export function AdminPage({ title, actions, back, children }: AdminPageProps) {
  const role = useRole();
  const { pathname } = useLocation();
  const section = ADMIN_SECTIONS.find((each) => isInSection(pathname, each));
  const isRefused = section?.forOwners === true && role === "editor";
  return (
    <AdminOnly>
      <PageMeta title={title} />
      {role === null && <EndedAccess />}
      <AdminHeader isOwner={role === "owner"} />
      {back}
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
        {actions && !isRefused && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      {isRefused ? <OwnersOnly /> : children}
    </AdminOnly>
  );
}

function OwnersOnly() {
  return (
    <Notice
      title="This part is for owners"
      text="You are an editor. Ask an owner of this site if you need something done here."
    >
      <ButtonLink to="/admin">Back to the overview</ButtonLink>
    </Notice>
  );
}
