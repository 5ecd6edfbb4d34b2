import { useAddressParams } from "@/ui/useAddressParams.ts";
import { withParams } from "@/ui/withParams.ts";
import type { Device } from "./speedReport.ts";

export const DAYS = [1, 7, 30] as const;

export interface SpeedFilters {
  days: number;
  device: Device;
  /** Null for the newest release. */
  build: string | null;
}

export function useSpeedFilters(): [SpeedFilters, (change: Partial<SpeedFilters>) => void] {
  const [query, changeAddress] = useAddressParams();
  const filters: SpeedFilters = {
    days: DAYS.find((days) => String(days) === query.get("days")) ?? 7,
    device: query.get("device") === "desktop" ? "desktop" : "phone",
    build: query.get("release"),
  };
  const choose = ({ days, device, build }: Partial<SpeedFilters>) => {
    const values = {
      ...(days !== undefined && { days: days === 7 ? "" : String(days) }),
      ...(device !== undefined && { device: device === "phone" ? "" : device }),
      ...(build !== undefined && { release: build ?? "" }),
    };
    changeAddress((before) => withParams(before, values), true);
  };
  return [filters, choose];
}
