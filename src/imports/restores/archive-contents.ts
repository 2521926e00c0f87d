import { ARCHIVE_KINDS, type ArchiveItem, type ArchiveKind } from "../../contract/archive-kinds.ts";
import { NOTICES_MOST, type ArchiveContents } from "../../contract/backups.ts";
import { joinLists } from "../../contract/join-lists.ts";
import { sentence, type Sentence, type SentenceParams } from "../../contract/sentences.ts";
import { chooseKinds } from "../../archiving/archive-kinds.ts";
import { ARCHIVE_LISTS } from "./archive-lists.ts";
import type { OpenedArchive } from "./opened-archive.ts";
import { restoreAlone } from "./restore-item.ts";
import { listKinds, restorePlan, type RestoreItem } from "./restore-plan.ts";
import { ItemNotImported } from "../archives/to-recipe-content.ts";
import { listNotices, type ArchiveOutcome } from "../archives/archive-import.ts";
import type { RestoreRun, RestoreTarget } from "./restore-run.ts";

const VALUE_NOTICES = new Set<Sentence>([
  "archive-values-not-taken",
  "archive-user-without-password",
  "archive-text-mended",
]);

const ITEMS_AT_ONCE = 10;

interface State {
  name: string;
  state: "fresh" | "clashing" | "damaged";
  problem: { code: Sentence; params?: SentenceParams | undefined } | null;
}

/** Rolls every restore back. Only pictures damaged after their header go unnoticed. */
export async function readArchiveContents(
  { name, bytes }: { name: string; bytes: number },
  archive: OpenedArchive,
  into: RestoreTarget,
): Promise<ArchiveContents> {
  const { manifest } = archive;
  const settings = { force: false, rebase: false, kinds: chooseKinds() };
  const run = { ...settings, archive, into: withoutPictures(into), caller: null };
  const counts = new Map(
    ARCHIVE_KINDS.map((kind) => [kind, { total: 0, fresh: 0, clashing: 0, damaged: 0 }]),
  );
  const notices: ArchiveContents["notices"] = [];
  for (const [at, item] of (await restorePlan(archive, run)).entries()) {
    if (at % ITEMS_AT_ONCE === 0) await Bun.sleep(0);
    const { name: realName, state, problem } = await findState(item, run);
    const kind = getCountedKind(item.item);
    const count = kind && counts.get(kind);
    if (count) {
      count.total++;
      count[state]++;
    }
    if (state === "fresh" || notices.length === NOTICES_MOST) continue;
    notices.push({ item: item.item, name: realName, state, ...describeProblem(problem) });
  }
  const kinds = listKinds(archive);
  return {
    name,
    bytes,
    madeAt: manifest?.madeAt ?? null,
    program: manifest && `${manifest.program} ${manifest.version}`,
    kinds: [...counts].filter(([kind]) => kinds[kind]).map(([kind, count]) => ({ kind, ...count })),
    notices,
  };
}

class Rollback extends Error {
  override name = "Rollback";
  constructor(readonly outcome: ArchiveOutcome) {
    super("Rolled back after a preview");
  }
}

async function findState(item: RestoreItem, run: RestoreRun): Promise<State> {
  const rollBack = (outcome: ArchiveOutcome): never => {
    throw new Rollback(outcome);
  };
  try {
    await restoreAlone(item, run, rollBack);
    return { name: item.name, state: "fresh", problem: null };
  } catch (problem) {
    if (problem instanceof Rollback) {
      return toState(problem.outcome);
    }
    if (!(problem instanceof ItemNotImported)) throw problem;
    const { problem: code, params, item: name } = problem;
    return problem.kind === "conflict"
      ? { name, state: "clashing", problem: null }
      : { name, state: "damaged", problem: { code, params } };
  }
}

function toState(outcome: ArchiveOutcome): State {
  const { name } = outcome;
  const lack = listNotices(outcome).find(({ code }) => !VALUE_NOTICES.has(code));
  if (!lack) return { name, state: "fresh", problem: null };
  return { name, state: "damaged", problem: { code: lack.code, params: joinLists(lack.params ?? {}) } };
}

function withoutPictures(into: RestoreTarget): RestoreTarget {
  const { images } = into;
  const checkPicture = async (bytes: Uint8Array, hash: string) => ({
    key: "preview",
    ext: await images.format(bytes),
    hash,
  });
  return {
    ...into,
    images: {
      store: (bytes) => checkPicture(bytes, ""),
      adopt: ({ original, hash }) => checkPicture(original, hash),
      format: images.format,
      remove() {},
    },
    log: { warn() {} },
  };
}

function describeProblem(problem: State["problem"]) {
  const params = problem?.params ?? {};
  return { code: problem?.code ?? null, params, text: problem && sentence(problem.code, params) };
}

/** Trash, meal plans and the like belong to a kind, but aren't counted. */
function getCountedKind(item: ArchiveItem): ArchiveKind | null {
  if (item === "recipe") return "recipes";
  return ARCHIVE_LISTS.find((list) => list.item === item)?.kind ?? null;
}
