import { expect, test } from "vitest";
import { asOwner } from "../support/database/clients.ts";

type Headers = Record<string, string>;
type Settings = { address_header?: string | null; own_proxy_hops?: number };

async function addressSeen(headers: Headers, settings: Settings = {}): Promise<string | null> {
  return asOwner.begin(async (sql) => {
    await sql`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
    await sql`update private.settings set ${sql({ ...DEFAULTS, ...settings })}`;
    const [row] = await sql<{ address: string | null }[]>`
      select host(private.client_address()) as address`;
    await sql`update private.settings set ${sql(DEFAULTS)}`;
    return row?.address ?? null;
  });
}

const DEFAULTS = { address_header: "cf-connecting-ip", own_proxy_hops: 0 };

test.for<[string, Headers, string | null]>([
  ["nothing is known", {}, null],
  ["the platform's header", { "cf-connecting-ip": "203.0.113.7" }, "203.0.113.7"],
  ["the only forwarded entry", { "x-forwarded-for": "203.0.113.7" }, "203.0.113.7"],
  ["the last forwarded entry", { "x-forwarded-for": "1.1.1.1, 2.2.2.2,203.0.113.7 " }, "203.0.113.7"],
  [
    "the platform's header before the forwarded entries",
    { "cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "2.2.2.2" },
    "203.0.113.7",
  ],
  [
    "the forwarded entry when the platform's header is garbage",
    { "cf-connecting-ip": "unknown", "x-forwarded-for": "2.2.2.2" },
    "2.2.2.2",
  ],
  [
    "the forwarded entry when the platform's header is empty",
    { "cf-connecting-ip": "", "x-forwarded-for": "2.2.2.2" },
    "2.2.2.2",
  ],
  [
    "never a header that is not the configured one",
    { "x-real-ip": "2.2.2.2", forwarded: "for=2.2.2.2" },
    null,
  ],
  ["never an entry before a garbage one", { "x-forwarded-for": "2.2.2.2, unknown" }, null],
  ["never an entry before an empty one", { "x-forwarded-for": "2.2.2.2," }, null],
])("%s", async ([, headers, expected]) => {
  expect(await addressSeen(headers)).toBe(expected);
});

test.for<[number, string, string | null]>([
  [0, "1.1.1.1, 2.2.2.2, 3.3.3.3", "3.3.3.3"],
  [1, "1.1.1.1, 2.2.2.2, 3.3.3.3", "2.2.2.2"],
  [2, "1.1.1.1, 2.2.2.2, 3.3.3.3", "1.1.1.1"],
  [3, "1.1.1.1, 2.2.2.2, 3.3.3.3", null],
  [10, "1.1.1.1", null],
])("behind %i proxies of our own, '%s' comes from %s", async ([hops, forwarded, expected]) => {
  const settings = { address_header: null, own_proxy_hops: hops };
  expect(await addressSeen({ "x-forwarded-for": forwarded }, settings)).toBe(expected);
});

test("another header can be configured, and then the default one is ignored", async () => {
  const settings = { address_header: "fly-client-ip" };
  const headers = { "fly-client-ip": "203.0.113.7", "cf-connecting-ip": "2.2.2.2" };
  expect(await addressSeen(headers, settings)).toBe("203.0.113.7");
  expect(await addressSeen({ "cf-connecting-ip": "2.2.2.2" }, settings)).toBeNull();
});

test("with no header configured only the forwarded entries count", async () => {
  const headers = { "cf-connecting-ip": "2.2.2.2", "x-forwarded-for": "203.0.113.7" };
  expect(await addressSeen(headers, { address_header: null })).toBe("203.0.113.7");
});

test.for([
  ...["unknown", "_hidden", "localhost", "1.2.3", "1.2.3.4.5", "256.1.1.1", "1.2.3.4:8080"],
  ...["0.0.0.0/0", "10.0.0.0/8", "::/0", "[2001:db8::1]", "[2001:db8::1]:443", "fe80::1%eth0"],
  ...["2001:db8::g", "1.2.3.4; drop table clinics", "'", "\\", "\u0661.2.3.4", "1.2.3.4 5.6.7.8"],
])("'%s' is no address", async (garbage) => {
  expect(await addressSeen({ "cf-connecting-ip": garbage })).toBeNull();
  expect(await addressSeen({ "x-forwarded-for": garbage })).toBeNull();
});

test("a header of 100 kB is no address and does no harm", async () => {
  expect(await addressSeen({ "x-forwarded-for": "1".repeat(100_000) })).toBeNull();
  expect(await addressSeen({ "x-forwarded-for": "1,".repeat(50_000) + "2.2.2.2" })).toBe("2.2.2.2");
});

test.for([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:DB8:1:2::1", "2001:db8:1:2::"],
  ["2001:db8:1:3::1", "2001:db8:1:3::"],
  ["::1", "::"],
] as const)("IPv6 counts by /64: %s is %s", async ([address, expected]) => {
  expect(await addressSeen({ "cf-connecting-ip": address })).toBe(expected);
});

test.for(["::ffff:203.0.113.7", "::FFFF:203.0.113.7", "::ffff:cb00:7107", "0:0:0:0:0:ffff:203.0.113.7"])(
  "IPv4 inside IPv6 counts as IPv4: %s",
  async (address) => {
    expect(await addressSeen({ "cf-connecting-ip": address })).toBe("203.0.113.7");
  },
);

// 6to4 (RFC 3056), Teredo (RFC 4380), translators (RFC 6052, 7915).
test.for([
  ["2002:cb00:7107::1", "203.0.113.7"],
  ["2002:cb00:7107:ffff:a:b:c:d", "203.0.113.7"],
  ["2001:0:4136:e378:8000:63bf:3fff:fdd2", "192.0.2.45"],
  ["2001::34ff:8ef8", "203.0.113.7"],
  ["64:ff9b::203.0.113.7", "203.0.113.7"],
  ["64:ff9b::cb00:7107", "203.0.113.7"],
  ["::ffff:0:203.0.113.7", "203.0.113.7"],
  // Not translated: another network's own prefix, the next block, a plain address.
  ["64:ff9b:1::203.0.113.7", "64:ff9b:1::"],
  ["2001:1::203.0.113.7", "2001:1::"],
  ["2003:cb00:7107::1", "2003:cb00:7107::"],
  ["64:ff9b:0:0:1::203.0.113.7", "64:ff9b::"],
] as const)("%s counts as %s", async ([address, expected]) => {
  expect(await addressSeen({ "cf-connecting-ip": address })).toBe(expected);
});

async function hashOf(address: string): Promise<string | undefined> {
  const headers = JSON.stringify({ "cf-connecting-ip": address });
  return asOwner.begin(async (sql) => {
    await sql`select set_config('request.headers', ${headers}, true)`;
    const [row] = await sql<{ hash: string }[]>`
      select encode(private.client_address_hash(), 'hex') as hash`;
    return row?.hash;
  });
}

test("neighbours in one /64 share a hash, the next network does not", async () => {
  const first = await hashOf("2001:db8:1:2::1");
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashOf("2001:db8:1:2:ffff::2")).toBe(first);
  expect(await hashOf("2001:db8:1:3::1")).not.toBe(first);
});

test("settings that read back as an empty text after a transaction do no harm", async () => {
  const connection = await asOwner.reserve();
  try {
    await connection`begin`;
    await connection`select set_config('request.headers', '{"x-forwarded-for": "1.1.1.1"}', true)`;
    await connection`commit`;
    const [row] = await connection<{ setting: string; address: string | null; hash: string | null }[]>`
      select current_setting('request.headers', true) as setting, private.client_address() as address,
        private.client_address_hash() as hash`;
    expect(row).toEqual({ setting: "", address: null, hash: null });
  } finally {
    connection.release();
  }
});
