import { denoProject } from "../_shared/denoProject.ts";
import { handleAddPerson } from "./handler.ts";

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

const api = denoProject();

Deno.serve((request) => handleAddPerson(request, api));
