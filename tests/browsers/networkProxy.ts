import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface NetworkProxy {
  url: string;
  cut(): void;
  restore(): void;
  close(): void;
}

/** No driver takes the network away from a service worker. */
export async function startProxy(siteUrl: string): Promise<NetworkProxy> {
  const { hostname, port } = new URL(siteUrl);
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    join(near, far);
    join(far, near);
  });
  const join = (from: Socket, to: Socket) => {
    ends.add(from);
    from.on("error", () => to.destroy());
    from.once("close", () => {
      ends.delete(from);
      to.destroySoon();
    });
    from.pipe(to);
  };
  const hangUp = () => {
    for (const end of ends) end.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      hangUp();
    },
    restore: () => void (isCut = false),
    close() {
      server.close();
      hangUp();
    },
  };
}
