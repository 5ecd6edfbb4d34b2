import type { Role } from "@/admin/login/role.ts";

/** Somebody who may use the desk. */
export interface Person {
  id: string;
  email: string;
  role: Role;
  /** ISO instant. */
  addedAt: string;
  /** Null when the operator added the account. */
  addedBy: string | null;
  lastSignInAt: string | null;
  /** Null where Auth knows no second factors. */
  hasTwoSteps: boolean | null;
  isSelf: boolean;
}

/** The role that somebody does not have. */
export function otherRole(role: Role): Role {
  return role === "owner" ? "editor" : "owner";
}

/** `an owner`, `an editor`. */
export function aRole(role: Role): string {
  return `an ${role}`;
}
