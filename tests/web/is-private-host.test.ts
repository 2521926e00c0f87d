import { expect, test } from "bun:test";
import { isPrivateHost } from "../../web/setup/is-private-host.ts";

test.each([
  "localhost",
  "tagine",
  "NAS",
  "tagine.local",
  "tagine.lan",
  "food.home.arpa",
  "tagine.internal",
  "tagine.local.",
  "app.localhost",
  "127.0.0.1",
  "10.1.2.3",
  "192.168.1.5",
  "172.16.0.1",
  "172.31.255.1",
  "169.254.1.1",
  "100.64.0.9",
  "[::1]",
  "[fd12:3456::1]",
  "[fe80::1]",
])("%s is private", (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

test.each([
  "example.org",
  "food.example.org",
  "local.example.org",
  "mylan.com",
  "tagine.localhost.com",
  "8.8.8.8",
  "172.15.0.1",
  "172.32.0.1",
  "192.169.1.1",
  "100.128.0.1",
  "10.example.org",
  "[2001:db8::1]",
])("%s is not", (host) => {
  expect(isPrivateHost(host)).toBe(false);
});
