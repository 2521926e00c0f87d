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

/** Notes about values that could not be taken as they are. */
const OF_VALUES = new Set<Sentence>([
  "archive-values-not-taken",
  "archive-user-without-password",
  "archive-text-mended",
]);

/** Requests are answered between so many things. */
const AT_ONCE = 10;

interface State {
  /** What it is called, which its file's name may not say. */
  name: string;
  state: "fresh" | "clashing" | "damaged";
  problem: { code: Sentence; params?: SentenceParams | undefined } | null;
}

/**
 * What an archive holds, compared with what is here: each thing is restored as it would be, and undone before it is done.
 * Whatever would not come back is known then, but for a picture that begins as one and breaks off later: to look at all of
 * each would take as long as restoring them.
 */
export async function readArchiveContents(
  { name, bytes }: { name: string; bytes: number },
  archive: OpenedArchive,
  into: RestoreTarget,
): Promise<ArchiveContents> {
  const { manifest } = archive;
  const how = { force: false, rebase: false, kinds: chooseKinds() };
  const rehearsing = { ...how, archive, into: withoutPictures(into), caller: null };
  const counts = new Map(
    ARCHIVE_KINDS.map((kind) => [kind, { total: 0, fresh: 0, clashing: 0, damaged: 0 }]),
  );
  const notices: ArchiveContents["notices"] = [];
  for (const [at, item] of (await restorePlan(archive, { ...how, caller: null })).entries()) {
    if (at % AT_ONCE === 0) await Bun.sleep(0);
    const { name: called, state, problem } = await findState(item, rehearsing);
    const kind = getCountedKind(item.item);
    const count = kind && counts.get(kind);
    if (count) {
      count.total++;
      count[state]++;
    }
    if (state === "fresh" || notices.length === NOTICES_MOST) continue;
    notices.push({ item: item.item, name: called, state, ...describeProblem(problem) });
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

/** What would be kept of an item: thrown inside its transaction, which then comes to nothing. */
class Rehearsed extends Error {
  override name = "Rehearsed";
  constructor(readonly outcome: ArchiveOutcome) {
    super("This was only to see whether it can be restored");
  }
}

async function findState(item: RestoreItem, run: RestoreRun): Promise<State> {
  const rollBack = (outcome: ArchiveOutcome): never => {
    throw new Rehearsed(outcome);
  };
  try {
    await restoreAlone(item, run, rollBack);
    return { name: item.name, state: "fresh", problem: null };
  } catch (problem) {
    if (problem instanceof Rehearsed) {
      return stateOfOutcome(problem.outcome);
    }
    if (!(problem instanceof ItemNotImported)) throw problem;
    const { problem: code, params, item: name } = problem;
    return problem.kind === "conflict"
      ? { name, state: "clashing", problem: null }
      : { name, state: "damaged", problem: { code, params } };
  }
}

/** An item that lacks a part of it is damaged, too. Single values are only in the report. */
function stateOfOutcome(outcome: ArchiveOutcome): State {
  const { name } = outcome;
  const lack = listNotices(outcome).find(({ code }) => !OF_VALUES.has(code));
  if (!lack) return { name, state: "fresh", problem: null };
  return { name, state: "damaged", problem: { code: lack.code, params: joinLists(lack.params ?? {}) } };
}

/** Pictures are looked at, and not written. */
function withoutPictures(into: RestoreTarget): RestoreTarget {
  const { images } = into;
  const checkPicture = async (bytes: Uint8Array, hash: string) => ({
    key: "rehearsal",
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
