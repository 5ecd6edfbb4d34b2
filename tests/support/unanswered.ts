const addresses: string[] = [];

/** Fails the test, whenever the call comes: the page may live on by a retry that takes a while. */
export function noteUnanswered(address: string): void {
  addresses.push(address);
}

export function checkAnswered(): void {
  const unanswered = addresses.splice(0);
  if (unanswered.length > 0) throw new Error(`Nothing answered these calls:\n${unanswered.join("\n")}`);
}
