import { createSeededRandom } from "../../../src/demo/random.ts";
import { startTagine, type RunningTagine } from "../program.ts";
import { picture, pictureAnswer, recipePage, testSite, type TestSite } from "../test-site.ts";
import { answerFaults, mayCall, type FuzzRole } from "./answer-faults.ts";
import { fuzzHousehold, type FuzzHousehold } from "./fuzz-household.ts";
import { curlCommand, makeRequest, wireBytes, type FuzzRequest } from "./fuzz-request.ts";
import { PAGES, readOperations, type Operation } from "./operations.ts";
import { lookBack, type LookBack } from "./look-back.ts";
import { quickestMs } from "./quickest-answer.ts";
import { sendRaw } from "./raw-http.ts";

/** Requests between two checks of accounts and data. */
const REFRESH_AFTER = 200;
/** Calls that are slow, and therefore rare. */
const HEAVY = /export\/database|\/restore$|\/import$|\/start$|\/undo$|backups\/upload/;
const HEAVY_PERCENT = 20;
const NO_ANSWER = 0;
const ROLES: FuzzRole[] = ["visitor", "user", "admin", "user's API token", "administrator's API token"];
const ALLOWED_PERCENT = 75;

interface FuzzFinding {
  kind: string;
  curl: string;
  answer: string;
}

export interface FuzzOutcome extends LookBack {
  findings: FuzzFinding[];
  statuses: Record<number, number>;
  operations: number;
  slowestMs: number;
  slowest: string;
}

interface FuzzOptions {
  seed: number;
  requests: number;
  /** A slower response, also when repeated, is a problem. */
  longestMs: number;
}

export async function fuzz(options: FuzzOptions): Promise<FuzzOutcome> {
  await using site = await fuzzSite();
  await using tagine = await startTagine({ ALLOW_PRIVATE_ADDRESSES: "127.0.0.1", TRUST_PROXY: "127.0.0.1" });
  const greeted = tagine.printed().split("\n").length;
  const document = await (await fetch(`${tagine.address}api/openapi.json`)).json();
  const operations = [...readOperations(document), ...PAGES];
  const household = await fuzzHousehold(tagine, site);
  const findings: FuzzFinding[] = [];
  const statuses: Record<number, number> = {};
  const slowest = { ms: 0, call: "" };
  for (let count = 0; count < options.requests; count++) {
    if (count % REFRESH_AFTER === 0) await household.refresh();
    const attempt = prepare(operations, household, { seed: options.seed, number: count });
    const outcome = await make(tagine, attempt, options.longestMs);
    statuses[outcome.status] = (statuses[outcome.status] ?? 0) + 1;
    if (outcome.tookMs > slowest.ms) Object.assign(slowest, { ms: outcome.tookMs, call: outcome.call });
    findings.push(...outcome.findings);
    if (outcome.status === NO_ANSWER) break;
  }
  const last = await lookBack(tagine, greeted);
  return {
    findings,
    statuses,
    operations: operations.length,
    slowestMs: slowest.ms,
    slowest: slowest.call,
    ...last,
  };
}

interface Attempt {
  operation: Operation;
  request: FuzzRequest;
  role: FuzzRole;
}

/** Independent of how many random numbers earlier requests used. */
function prepare(
  operations: Operation[],
  { values, tokenOf }: FuzzHousehold,
  { seed, number }: { seed: number; number: number },
): Attempt {
  const random = createSeededRandom(seed + number * 7919);
  const turn = operations[number % operations.length];
  const isPassedOver = turn && HEAVY.test(turn.path) && !random.chance(HEAVY_PERCENT);
  const operation =
    !turn || isPassedOver ? random.pick(operations.filter(({ path }) => !HEAVY.test(path))) : turn;
  const allowed = ROLES.filter((one) => mayCall(operation, one));
  const role = random.pick(random.chance(ALLOWED_PERCENT) ? allowed : ROLES);
  const request = makeRequest(operation, values, random);
  const token = tokenOf(role);
  // Wrong passwords count per address, so most requests have their own.
  const from = random.chance(80) ? `10.${random.between(10, 99)}.${random.between(0, 255)}.7` : "10.1.1.1";
  const headers = [`X-Forwarded-For: ${from}`, ...(token ? [`Authorization: Bearer ${token}`] : [])];
  return { operation, role, request: { ...request, headers: [...request.headers, ...headers] } };
}

interface Seen {
  status: number;
  tookMs: number;
  call: string;
  findings: FuzzFinding[];
}

async function make(tagine: RunningTagine, attempt: Attempt, longestMs: number): Promise<Seen> {
  const { operation, request, role } = attempt;
  const port = Number(new URL(tagine.address).port);
  const curl = curlCommand(request, tagine.address);
  const call = `${request.method} ${request.target.slice(0, 100)}, ${request.body?.length ?? 0} bytes`;
  const send = () => sendRaw(port, wireBytes(request, port));
  try {
    const answer = await send();
    const faults = answerFaults(answer, { operation, request, role, dataDir: tagine.dataDir });
    const tookMs = await quickestMs(tagine, send, { firstMs: answer.tookMs, enoughMs: longestMs });
    if (tookMs > longestMs) faults.push("slow");
    const summary = `${answer.status} in ${tookMs.toFixed(0)} ms: ${answer.body.toString("utf8").slice(0, 300)}`;
    const found = faults.map((fault) => ({
      kind: `${fault} | ${operation.method} ${operation.path} | ${role}`,
      curl,
      answer: summary,
    }));
    return { status: answer.status, tookMs, call, findings: found };
  } catch (problem) {
    const kind = `no answer | ${operation.method} ${operation.path} | ${role}`;
    return { status: NO_ANSWER, tookMs: 0, call, findings: [{ kind, curl, answer: String(problem) }] };
  }
}

async function fuzzSite(): Promise<TestSite> {
  const site = testSite();
  const photo = await picture(90, 60);
  site.page("/recipe", recipePage({ image: `${site.origin}/picture` }));
  site.on("/picture", () => pictureAnswer(photo));
  site.on("/error", () => new Response("Broken", { status: 500 }));
  site.on("/redirect", () => Response.redirect("http://10.0.0.1/inside"));
  site.on("/hook", () => new Response(null, { status: 204 }));
  return site;
}
