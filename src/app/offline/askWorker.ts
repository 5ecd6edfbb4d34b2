import type { ToWorker } from "./messages.ts";

export function askWorker(worker: ServiceWorker, question: ToWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => resolve(data));
    port1.start();
    worker.postMessage(question, [port2]);
  });
}
