import { execFileSync } from "node:child_process";
import { join } from "node:path";

export interface Certificate {
  certificate: string;
  key: string;
}

export function makeCertificate(folder: string): Certificate {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const args = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  const names = ["-days", "30", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", [...args, ...names, "-keyout", key, "-out", certificate], { stdio: "pipe" });
  return { certificate, key };
}
