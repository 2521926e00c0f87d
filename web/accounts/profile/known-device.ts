import { truncate } from "../../text/truncate.ts";

/** A browser and the system it runs on, or only what a program calls itself; empty when it says nothing. */
export type Device = { browser: string; system: string } | { name: string };

/** Characters of what an unknown program calls itself that are shown. */
const NAME_MOST = 60;

/** Each says to be some of those below it, too. */
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

/** Android says to be Linux, and iPhones to be like Macs. */
const SYSTEMS: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

/** What a `User-Agent` tells of a device, as people call it. */
export function describeDevice(userAgent: string): Device {
  const [browser, system] = [findName(BROWSERS, userAgent), findName(SYSTEMS, userAgent)];
  return browser && system ? { browser, system } : { name: truncate(userAgent.trim(), NAME_MOST) };
}

function findName(known: [sign: RegExp, name: string][], text: string): string | undefined {
  return known.find(([sign]) => sign.test(text))?.[1];
}
