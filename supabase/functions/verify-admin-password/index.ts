import { denoProject } from "../_shared/denoProject.ts";
import { handleVerifyAdminPassword } from "./handler.ts";

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

const api = denoProject();

Deno.serve((request) => handleVerifyAdminPassword(request, api));
