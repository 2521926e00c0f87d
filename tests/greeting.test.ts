import { expect, test } from "bun:test";
import { readConfig, type Env } from "../src/config.ts";
import { greet } from "../src/greeting.ts";
import { findPhoneAddresses } from "../src/platform/phone-addresses.ts";
import { VERSION } from "../src/version.ts";

const greeting = (env: Env = {}, made: { email: string; password: string } | null = null) =>
  greet({ config: readConfig([], env), port: 9000, dataFolder: "/data", made, phoneHosts: ["192.168.1.5"] })
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

test("the terminal shows the address for phones with its label", () => {
  expect(greeting()).toEqual([
    `Tagine ${VERSION}`,
    "Open       http://localhost:9000/",
    "On phones  http://192.168.1.5:9000/",
    "Data       /data",
  ]);
  expect(greeting({ HOST: "0.0.0.0", BASE_PATH: "/food" })).toContain(
    "On phones  http://192.168.1.5:9000/food/",
  );
});

test("phones get no address of their own if only one is served, or everyone uses a public one", () => {
  const served = (env: Env) => greeting(env).slice(1);
  expect(served({ HOST: "127.0.0.1" })).toEqual(["Open       http://127.0.0.1:9000/", "Data       /data"]);
  expect(served({ PUBLIC_URL: "https://food.example.org" })).toEqual([
    "Open       https://food.example.org/",
    "Data       /data",
  ]);
});

test("a first start and a demo also show how to sign in", () => {
  expect(greeting({}, { email: "cook@example.org", password: "tavo-kimu-rela-sodi" }).slice(4)).toEqual([
    "First start. Sign in at http://localhost:9000/login with",
    "Email     cook@example.org",
    "Password  tavo-kimu-rela-sodi",
    "The password is shown this once.",
  ]);
  expect(greeting({ IS_DEMO: "true" }).slice(4)).toEqual([
    "Demo. Sign in at http://localhost:9000/login with",
    "Email     demo@example.com",
    "Password  tagine-demo",
  ]);
});

const at = (address: string, more = {}) => [{ address, family: "IPv4", internal: false, ...more }];

test.each([
  ["Wi-Fi", { lo: at("127.0.0.1", { internal: true }), wlan0: at("192.168.1.5") }, ["192.168.1.5"]],
  ["cable and Wi-Fi", { eth0: at("10.0.0.7"), wlan0: at("10.0.0.8") }, ["10.0.0.7", "10.0.0.8"]],
  [
    "containers, virtual machines and VPNs",
    {
      docker0: at("172.17.0.1"),
      "br-8a1c": at("172.18.0.1"),
      virbr0: at("192.168.122.1"),
      tailscale0: at("100.64.0.9"),
      wg0: at("10.8.0.2"),
      enp3s0: at("172.20.1.5"),
    },
    ["172.20.1.5"],
  ],
  ["a public address beside a private one", { eth0: at("203.0.113.9"), eth1: at("10.0.0.7") }, ["10.0.0.7"]],
  ["only a public address", { eth0: at("203.0.113.9") }, ["203.0.113.9"]],
  [
    "only IPv6 or none from the router",
    { eth0: [...at("fe80::1", { family: "IPv6" }), ...at("169.254.3.4")] },
    [],
  ],
])("phones use the address of the own network: %s", (_, interfaces, addresses) => {
  expect(findPhoneAddresses(interfaces)).toEqual(addresses);
});
