import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import { expect, test } from "vitest";
import { someClinic } from "../support/database/clinics.ts";
import { rolledBack } from "../support/database/rolledBack.ts";

async function voteWith(sql: TransactionSql, headers: object | null, clinic: string): Promise<string> {
  const text = headers === null ? "" : JSON.stringify(headers);
  try {
    await sql.savepoint(async (inner) => {
      await inner`select set_config('request.headers', ${text}, true)`;
      await inner`select public.handle_clinic_upvote(${clinic}, ${randomUUID()})`;
    });
    return "counted";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "failed";
  }
}

test("callers without a known address share one quota", async () => {
  const clinic = await someClinic();
  await rolledBack(async (sql) => {
    const nobodies = [null, {}, { "x-forwarded-for": "unknown" }, { "x-real-ip": "192.0.2.1" }];
    const answers = [];
    for (const headers of nobodies) answers.push(await voteWith(sql, headers, clinic));
    expect(answers).toEqual(["counted", "counted", "counted", "PT429"]);
    expect(await voteWith(sql, { "cf-connecting-ip": "192.0.2.1" }, clinic)).toBe("counted");
  });
});

test("a household's /64 has one quota, whatever address of it votes", async () => {
  const clinic = await someClinic();
  await rolledBack(async (sql) => {
    const answers = [];
    for (const address of [
      "2001:db8:1:2::1",
      "2001:db8:1:2::2",
      "2001:db8:1:2:f::1",
      "2001:db8:1:2:a:b:c:d",
    ]) {
      answers.push(await voteWith(sql, { "cf-connecting-ip": address }, clinic));
    }
    expect(answers).toEqual(["counted", "counted", "counted", "PT429"]);
    expect(await voteWith(sql, { "cf-connecting-ip": "2001:db8:1:3::1" }, clinic)).toBe("counted");
  });
});
