import { truncate } from "../../text/truncate.ts";

export type Device = { browser: string; system: string } | { name: string };

const NAME_MOST = 60;

/** Browsers claim to be those below them, too. */
const BROWSERS: [sign: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|OPX|Opera)\//, "Opera"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bYaBrowser\//, "Yandex"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
];

/** Android claims to be Linux, and iPhones a Mac. */
const SYSTEMS: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

export function describeDevice(userAgent: string): Device {
  const [browser, system] = [findName(BROWSERS, userAgent), findName(SYSTEMS, userAgent)];
  return browser && system ? { browser, system } : { name: truncate(userAgent.trim(), NAME_MOST) };
}

function findName(known: [sign: RegExp, name: string][], text: string): string | undefined {
  return known.find(([sign]) => sign.test(text))?.[1];
}
