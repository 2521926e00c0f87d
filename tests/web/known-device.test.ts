import { expect, test } from "bun:test";
import { describeDevice, type Device } from "../../web/accounts/profile/known-device.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const ANDROID = "Mozilla/5.0 (Linux; Android 14; SM-S921B)";

const devices: [userAgent: string, device: Device][] = [
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    { browser: "Firefox", system: "Linux" },
  ],
  [
    "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
    { browser: "Firefox", system: "Android" },
  ],
  [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, { browser: "Safari", system: "iPhone" }],
  [`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, { browser: "Chrome", system: "iPhone" }],
  [`${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, { browser: "Firefox", system: "iPhone" }],
  [
    "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1",
    { browser: "Safari", system: "iPad" },
  ],
  [
    `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
    { browser: "Safari", system: "Mac" },
  ],
  [`${MAC} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, { browser: "Chrome", system: "Mac" }],
  [
    `${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    { browser: "Edge", system: "Windows" },
  ],
  [
    `${WINDOWS} ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`,
    { browser: "Opera", system: "Windows" },
  ],
  [`${ANDROID} ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, { browser: "Chrome", system: "Android" }],
  [
    `${ANDROID} ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    { browser: "Samsung Internet", system: "Android" },
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
    { browser: "Chrome", system: "ChromeOS" },
  ],
  ["curl/8.14.1", { name: "curl/8.14.1" }],
  [" HomeAssistant/2026.11 ", { name: "HomeAssistant/2026.11" }],
  ["x".repeat(61), { name: `${"x".repeat(60)}...` }],
  ["Chrome/140.0 somewhere", { name: "Chrome/140.0 somewhere" }],
  ["", { name: "" }],
];

test.each(devices)("%p gets an everyday name", (userAgent, device) => {
  expect(describeDevice(userAgent)).toEqual(device);
});
