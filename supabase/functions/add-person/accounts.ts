import { keyHeaders, type ProjectApi } from "../_shared/projectApi.ts";

export type AccountResult = { id: string } | "exists" | "address-refused" | "failed";

const REFUSED_ADDRESS = new Set<unknown>(["email_address_invalid", "validation_failed"]);

export async function makeAccount(api: ProjectApi, email: string, password: string): Promise<AccountResult> {
  try {
    const response = await callAuth(api, "POST", "", { email, password, email_confirm: true });
    const said: { id?: unknown; code?: unknown; error_code?: unknown } = await response.json();
    if (response.ok && typeof said.id === "string") return { id: said.id };
    const code = said.error_code ?? said.code;
    if (code === "email_exists") return "exists";
    console.error("Auth made no account", response.status, code);
    return REFUSED_ADDRESS.has(code) ? "address-refused" : "failed";
  } catch (error) {
    console.error("Auth could not be asked for an account", error);
    return "failed";
  }
}

export async function dropAccount(api: ProjectApi, id: string): Promise<void> {
  try {
    const response = await callAuth(api, "DELETE", `/${id}`);
    if (!response.ok) console.error("An account without a role stays", id, response.status);
  } catch (error) {
    console.error("An account without a role stays", id, error);
  }
}

function callAuth(api: ProjectApi, method: string, path: string, body?: object): Promise<Response> {
  return api.fetch(
    new Request(`${api.url}/auth/v1/admin/users${path}`, {
      method,
      headers: { "content-type": "application/json", ...keyHeaders(api.secretKey) },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
}
