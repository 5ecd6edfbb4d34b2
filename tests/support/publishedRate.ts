export function publishedRate(clinic: string, percentage: number, about: object = {}): object {
  return {
    ...{ clinic_id: clinic, status: "sourced", published_by: "register", source_name: "Test register" },
    ...{ source_url: "https://register.example", checked_on: "2026-11-01", checked_by: "test" },
    ...{ outcome: "live_birth", denominator: "started_cycle", eggs: "own", embryos: "any", tested: null },
    ...{ period_from: "2024-01-01", period_to: "2024-12-31", percentage, n: 900, ...about },
  };
}
