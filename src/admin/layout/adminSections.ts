export interface AdminSection {
  path: string;
  name: string;
  /** Hidden from editors, who are told so at its address; the database refuses them anyway. */
  forOwners?: true;
}

export const ADMIN_GROUPS: { name: string; sections: AdminSection[] }[] = [
  {
    name: "Inbox",
    sections: [
      { path: "/admin", name: "Overview" },
      { path: "/admin/submissions", name: "Submissions" },
      { path: "/admin/reports", name: "Reports" },
    ],
  },
  {
    name: "Directory",
    sections: [
      { path: "/admin/clinics", name: "Clinics" },
      { path: "/admin/national", name: "National" },
      { path: "/admin/rules", name: "Law" },
      { path: "/admin/import", name: "Import and export" },
      { path: "/admin/sponsors", name: "Sponsors" },
      { path: "/admin/votes", name: "Votes", forOwners: true },
    ],
  },
  { name: "Writing", sections: [{ path: "/admin/blog", name: "Blog" }] },
  {
    name: "Settings",
    sections: [
      // Editors set up their own two-step sign-in there.
      { path: "/admin/people", name: "People" },
      { path: "/admin/history", name: "History" },
      { path: "/admin/speed", name: "Speed and errors" },
    ],
  },
];

export const ADMIN_SECTIONS = ADMIN_GROUPS.flatMap(({ sections }) => sections);

export function isInSection(pathname: string, { path }: AdminSection): boolean {
  return pathname === path || (path !== "/admin" && pathname.startsWith(`${path}/`));
}
