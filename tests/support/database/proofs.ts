import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Visitor } from "./calls.ts";
import { vote } from "./calls.ts";
import { anonymous, asOwner, someAddress } from "./clients.ts";

export interface Challenge {
  algorithm: "SHA-256";
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

export interface SolvedCheck extends Omit<Challenge, "maxnumber"> {
  number: number;
}

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export async function humanCheckKey(): Promise<string> {
  const [row] = await asOwner<{ key: string }[]>`
    select convert_from(secret, 'UTF8') as key from private.keys where purpose = 'human-check'`;
  if (!row) throw new Error("There is no key for human checks");
  return row.key;
}

export async function bindingOf(
  clinicId: string,
  sessionId: string,
  nonceAndExpiry: string,
): Promise<string> {
  const [row] = await asOwner<{ binding: string }[]>`
    select private.human_check_binding(${clinicId}, ${sessionId}, ${nonceAndExpiry}) as binding`;
  return row?.binding ?? "";
}

export async function craftSalt(
  clinicId: string,
  sessionId: string,
  expiresInSeconds = 600,
): Promise<string> {
  const expires = Math.floor(Date.now() / 1000) + expiresInSeconds;
  const nonceAndExpiry = `${randomBytes(12).toString("hex")}?expires=${expires}`;
  return `${nonceAndExpiry}&for=${await bindingOf(clinicId, sessionId, nonceAndExpiry)}&`;
}

export async function askForCheck(visitor: Visitor, clinicId: string, sessionId: string): Promise<Challenge> {
  const { data, error } = await visitor.rpc("create_human_check", {
    p_clinic_id: clinicId,
    p_session_id: sessionId,
  });
  if (error) throw error;
  return data as unknown as Challenge;
}

export function solve({ algorithm, challenge, maxnumber, salt, signature }: Challenge): SolvedCheck {
  for (let number = 0; number <= maxnumber; number++) {
    if (sha256(salt + number) === challenge) return { algorithm, challenge, number, salt, signature };
  }
  throw new Error("No number up to maxnumber solves the check");
}

/** Makes a solved check with the key, which needs no work. */
export async function craftCheck(
  clinicId: string,
  sessionId: string,
  expiresInSeconds = 600,
): Promise<SolvedCheck> {
  const salt = await craftSalt(clinicId, sessionId, expiresInSeconds);
  return sign({ salt, number: 4711 }, await humanCheckKey());
}

export function sign({ salt, number }: { salt: string; number: number }, key: string): SolvedCheck {
  const challenge = sha256(salt + number);
  const signature = createHmac("sha256", key).update(challenge).digest("hex");
  return { algorithm: "SHA-256", challenge, number, salt, signature };
}

export function encodeCheck(solved: object): string {
  return Buffer.from(JSON.stringify(solved)).toString("base64");
}

export function voteWithCheck(
  clinicId: string,
  sessionId: string,
  proof: object | string,
  address = someAddress(),
) {
  const header = typeof proof === "string" ? proof : encodeCheck(proof);
  return vote(anonymous(address, undefined, { "x-human-check": header }), clinicId, sessionId);
}
