import { adminRoutes } from "../../src/app/adminRoutes.ts";
import { routes } from "../../src/app/routes.tsx";

export const allRoutes = [...routes.filter(({ path }) => path !== "/admin/*"), ...adminRoutes];
