/** A part of the desk in its menu. */
export interface AdminSection {
  path: string;
  name: string;
  /** Left out of an editor's menu; the database refuses there anyway. */
  forOwners?: true;
}

/** The menu, in this order. A part comes in with its page, so that no entry leads nowhere. */
export const ADMIN_SECTIONS: AdminSection[] = [
  { path: "/admin", name: "Overview" },
  { path: "/admin/submissions", name: "Submissions" },
  { path: "/admin/reports", name: "Reports" },
  { path: "/admin/clinics", name: "Clinics" },
  { path: "/admin/national", name: "National" },
  { path: "/admin/import", name: "Import and export" },
  { path: "/admin/sponsors", name: "Sponsors" },
  { path: "/admin/votes", name: "Votes", forOwners: true },
  { path: "/admin/blog", name: "Blog" },
  // Editors find their own two-step sign-in there.
  { path: "/admin/people", name: "People" },
  { path: "/admin/history", name: "History" },
];

/** Whether a path is of that part: its own page, or one below it. */
export function isInSection(pathname: string, { path }: AdminSection): boolean {
  return pathname === path || (path !== "/admin" && pathname.startsWith(`${path}/`));
}
