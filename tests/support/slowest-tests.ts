export interface TestTime {
  seconds: number;
  name: string;
  /** Includes the line: `tests/serve.test.ts:12`. */
  place: string;
}

export function readTestTimes(report: string): TestTime[] {
  return [...report.matchAll(/<testcase (?<attributes>[^>]*)>/g)].map(({ groups }) => {
    const get = (name: string) =>
      unescape(new RegExp(`\\b${name}="([^"]*)"`).exec(groups?.["attributes"] ?? "")?.[1] ?? "");
    return { seconds: Number(get("time")), name: get("name"), place: `${get("file")}:${get("line")}` };
  });
}

export function listSlowest(times: TestTime[], atMost: number): string[] {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, atMost)
    .map(({ seconds, name, place }) => `${seconds.toFixed(1).padStart(6)} s  ${place}  ${name}`);
}

const CHARACTERS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescape(text: string): string {
  return text.replace(/&(\w+);/g, (entity, name: string) => CHARACTERS[name] ?? entity);
}
