import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { ratesAdvice } from "./rates/advice.ts";
import { fetchDaily, readDaily } from "./rates/ecb.ts";

const KEPT = { date: "2026-10-06", rates: { CZK: 24.405, GBP: 0.8488 } };
const TODAY = "2026-10-09";

function daily({ date = "2026-10-08", czk = "24.310", gbp = "0.84698", more = "" } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube>
		<Cube time='${date}'>
			<Cube currency='USD' rate='1.1186'/>
			<Cube currency='CZK' rate='${czk}'/>
			<Cube currency='GBP' rate='${gbp}'/>${more}
		</Cube>
	</Cube>
</gesmes:Envelope>`;
}

describe("The bank's daily file", () => {
  it("gives its day and the rate of each currency that we keep, with either quotes", () => {
    const read = { date: "2026-10-08", rates: { CZK: 24.31, GBP: 0.84698 } };
    expect(readDaily(daily(), KEPT, TODAY)).toEqual(read);
    expect(readDaily(daily().replaceAll("'", '"'), KEPT, TODAY)).toEqual(read);
  });

  it.each([
    ["a page that asks to wait", "<html>Maintenance</html>", "not the bank's file"],
    ["nothing", "", "not the bank's file"],
    ["entities", `<!DOCTYPE x [<!ENTITY a "b">]>${daily()}`, "declares entities"],
    ["no day", daily({ date: "" }), "is no day"],
    ["a day that is none", daily({ date: "2026-02-30" }), "2026-02-30 is no day"],
    ["tomorrow", daily({ date: "2026-10-10" }), "still to come"],
    ["last month", daily({ date: "2026-09-01" }), "every working day"],
    ["an older day than ours", daily({ date: "2026-10-05" }), "older than those of 2026-10-06"],
    ["two days", daily() + daily(), "day 2 times"],
    ["a currency twice", daily({ more: "<Cube currency='CZK' rate='25'/>" }), "CZK 2 times"],
    ["a currency missing", daily().replace("GBP", "GBX"), "GBP 0 times"],
    ["a rate of zero", daily({ czk: "0" }), "CZK is said to be 0"],
    ["a negative rate", daily({ czk: "-24.3" }), "CZK is said to be -24.3"],
    ["a rate in words", daily({ czk: "NaN" }), "CZK is said to be NaN"],
    ["a rate with a power of ten", daily({ czk: "2.4e1" }), "CZK is said to be 2.4e1"],
    ["a comma", daily({ czk: "24,31" }), "CZK is said to be 24,31"],
    ["a rate that doubled", daily({ gbp: "1.9" }), "GBP is said to be 1.9"],
  ])("is refused with %s", (_, xml, words) => {
    expect(() => readDaily(xml, KEPT, TODAY)).toThrow(words);
  });
});

describe("The bank's server", () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function serve(answer: RequestListener): Promise<string> {
    const started = createServer(answer);
    server = started;
    await new Promise<void>((resolve) => {
      started.listen(0, "127.0.0.1", resolve);
    });
    const { port } = started.address() as AddressInfo;
    return `http://127.0.0.1:${port}/eurofxref-daily.xml`;
  }

  it("is asked for its file", async () => {
    const url = await serve((_, response) => response.end(daily()));
    expect(await fetchDaily(url)).toBe(daily());
  });

  it.each<[string, RequestListener, RegExp]>([
    ["an error", (_, response) => response.writeHead(503).end("later"), /status 503/],
    ["another address", (_, response) => response.writeHead(302, { location: "/" }).end(), /fetch failed/],
    ["without an end", (_, response) => response.end("x".repeat(200_000)), /larger/],
    ["bytes that are no text", (_, response) => response.end(Buffer.from([0xff, 0xfe, 0x80])), /not valid/],
    ["half a file", (request) => request.socket.destroy(), /fetch failed/],
  ])("that answers with %s changes nothing", async (_, answer, words) => {
    await expect(fetchDaily(await serve(answer))).rejects.toThrow(words);
  });
});

it("the doctor says so when the rates are older than three months", () => {
  expect(ratesAdvice("2026-10-09", "2026-10-06")).toBeNull();
  expect(ratesAdvice("2027-02-01", "2026-10-06")).toEqual({
    what: expect.stringContaining("from 2026-10-06"),
    todo: expect.stringContaining("npm run rates"),
  });
});
