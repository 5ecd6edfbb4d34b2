import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";

const HEADERS = { apikey: "sb_publishable_embedded-backend", prefer: "return=representation" };

export function someClinicName(): string {
  return `Klinika ${randomUUID().slice(0, 8)}`;
}

async function send(request: APIRequestContext, table: string, row: object): Promise<string> {
  const answer = await request.post(`/rest/v1/${table}?select=id`, { headers: HEADERS, data: row });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json())[0].id;
}

export function proposeClinic(request: APIRequestContext, clinicName: string, fields: object = {}) {
  return send(request, "clinic_submissions", {
    clinic_name: clinicName,
    country: "Czechia",
    website: `https://${clinicName.replaceAll(" ", "-").toLowerCase()}.example/`,
    satisfaction: 4,
    relationship: "patient",
    ...fields,
  });
}

export function reportFigure(request: APIRequestContext, figure: string) {
  return send(request, "figure_reports", {
    clinic_id: "reprofit",
    figure,
    right_value: "€3,300 since 1 September",
    source_url: "https://reprofit.cz/en/price-list",
    email: "clinic@example.org",
  });
}
