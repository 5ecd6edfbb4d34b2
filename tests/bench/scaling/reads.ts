import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { CLINIC_COLUMNS } from "../../../src/directory/clinics/clinicColumns.ts";
import { processorTime } from "./processorTime.ts";

const CONNECTIONS = 8;

export const READS = {
  "the list's first page": `/clinics?select=${CLINIC_COLUMNS}&order=id&offset=0&limit=1000`,
  "one clinic": `/clinics?select=${CLINIC_COLUMNS}&id=eq.reprofit&limit=1`,
  "a clinic's facts": "/rpc/clinic_facts?p_clinic_id=reprofit",
};

export interface Api {
  socket: string;
  database: number;
}

/** The processor time of a call in each program, and how many a second the clock saw. */
export interface Round {
  postgresMs: number;
  postgrestMs: number;
  kB: number;
  aSecond: number;
}

/** Asks PostgREST at its socket, without a gateway. */
export async function readRound(
  { socket: socketPath, database }: Api,
  path: string,
  calls: number,
): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let [left, bytes] = [calls, 0];
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const read = await ask(agent, socketPath, path);
      bytes += read;
    }
  };
  await ask(agent, socketPath, path);
  const [before, began] = [processorTime(database), performance.now()];
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const seconds = (performance.now() - began) / 1_000;
  // A tick that has just begun is counted when it ends.
  await pause(20);
  const after = processorTime(database);
  agent.destroy();
  return {
    postgresMs: (after.postgres - before.postgres) / calls,
    postgrestMs: (after.postgrest - before.postgrest) / calls,
    kB: bytes / calls / 1_000,
    aSecond: calls / seconds,
  };
}

function ask(agent: Agent, socketPath: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath, path, agent }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.once("end", () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
    });
    outgoing.once("error", reject);
    outgoing.end();
  });
}
