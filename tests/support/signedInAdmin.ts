export function storeAdminSession(): void {
  const session = {
    ...{ access_token: "a.b.c", refresh_token: "r", token_type: "bearer", expires_in: 3600 },
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: "5b1f6d1e-0000-4000-8000-000000000001", email: "admin@example.com" },
  };
  localStorage.setItem("ivf-admin-session", JSON.stringify(session));
  localStorage.setItem("admin_authenticated", "true");
  localStorage.setItem("admin_email", session.user.email);
}
