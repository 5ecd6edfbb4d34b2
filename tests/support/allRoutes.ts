import { adminRoutes } from "../../src/app/adminRoutes.ts";
import { routes } from "../../src/app/routes.tsx";

/** Every path of the product, those of the desk too. */
export const allRoutes = [...routes.filter(({ path }) => path !== "/admin/*"), ...adminRoutes];
