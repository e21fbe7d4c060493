/** One question that was shown: planned, a similar one straight after a miss, an easier one after two, or a missed one that came back. */
export type TurnKind = 'planned' | 'similar' | 'easier' | 'return';
export type Turn = {
  readonly kind: TurnKind;
  /** The planned question that it belongs to, counted from 0. */
  readonly slot: number;
  /** What it is on; null where nobody knows, and then it is on nothing but its own slot. */
  readonly objective: string | null;
  /** Not right on the first try. */
  readonly missed: boolean;
};
export type Course = { readonly planned: number; readonly turns: readonly Turn[] };
/** What there is for the question that was missed last. */
export type Offers = { readonly hasSimilar?: boolean; readonly hasEasier?: boolean };
export type Next = { readonly kind: TurnKind; readonly slot: number };

/** A missed question comes back after at least so many others; never later than two more while others are left. */
export const fewestBetween = 3;

/** Slots that were missed and have not come back yet, the longest waiting first. */
const waiting = ({ turns }: Course): readonly number[] =>
  [...new Set(turns.filter(({ missed, kind }) => missed && kind !== 'return').map(({ slot }) => slot))].filter(
    (slot) => !turns.some((turn) => turn.kind === 'return' && turn.slot === slot),
  );

/** Questions on something else since this one was last before the pupil. */
const othersSince = ({ turns }: Course, slot: number): number => turns.length - 1 - turns.findLastIndex((turn) => turn.slot === slot);

const isOnTheSame = (one: Turn, other: Turn): boolean =>
  one.slot === other.slot || (one.objective !== null && one.objective === other.objective);

/** So many misses in a row on anything: whoever fails everything is never left without something that they can do. */
const manyMissed = 3;

/**
 * The last two were missed, one after the other, and both on the same; or the last three, whatever they were on; or what came back was
 * missed again. For what was missed as often as that there is one easier question, and the rest is for tomorrow.
 */
const stuckOn = ({ turns }: Course): Turn | undefined => {
  const [before, last] = turns.slice(-2);
  if (before === undefined || last === undefined || !last.missed || last.kind === 'easier') return undefined;
  if (last.kind !== 'return' && before.missed && isOnTheSame(before, last)) return last;
  if (turns.some(({ kind, slot }) => kind === 'easier' && slot === last.slot)) return undefined;
  const latest = turns.slice(-manyMissed);
  const isFailing = latest.length === manyMissed && latest.every(({ missed, kind }) => missed && kind !== 'easier');
  return last.kind === 'return' || isFailing ? last : undefined;
};

/**
 * What comes next, once the last question is closed; undefined when the practice is over. Every missed question comes back once in
 * its session: a similar one at once, and the question (or one like it) after three to five others. What is missed again is for
 * tomorrow (memory.ts). Whoever is stuck (two misses in a row on one objective, or what came back) gets an easier one instead, and its beginning is shown.
 * Where nothing is like it (`hasSimilar`), it only comes back: straight after its answer it would be copied,
 * so the very last one waits for tomorrow too.
 */
export const nextTurn = (course: Course, { hasSimilar = true, hasEasier = true }: Offers = {}): Next | undefined => {
  const { planned, turns } = course;
  const last = turns.at(-1);
  const stuck = hasEasier ? stuckOn(course) : undefined;
  if (stuck !== undefined) return { kind: 'easier', slot: stuck.slot };
  if (hasSimilar && last?.kind === 'planned' && last.missed) return { kind: 'similar', slot: last.slot };
  const back = waiting(course);
  const ripe = back.find((slot) => othersSince(course, slot) >= fewestBetween);
  if (ripe !== undefined) return { kind: 'return', slot: ripe };
  const asked = turns.filter(({ kind }) => kind === 'planned').length;
  if (asked < planned) return { kind: 'planned', slot: asked };
  const first = back.find((slot) => hasSimilar || othersSince(course, slot) > 0);
  return first === undefined ? undefined : { kind: 'return', slot: first };
};
