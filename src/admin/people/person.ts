import type { Role } from "@/admin/login/role.ts";

export interface Person {
  id: string;
  email: string;
  role: Role;
  addedAt: string;
  addedBy: string | null;
  lastSignInAt: string | null;
  /** Null when Auth has no second factors. */
  hasSecondFactor: boolean | null;
  isSelf: boolean;
}

export function otherRole(role: Role): Role {
  return role === "owner" ? "editor" : "owner";
}

export function withArticle(role: Role): string {
  return `an ${role}`;
}
