/** One question that was shown: planned, a similar one straight after a miss, or a missed one that came back. */
export type TurnKind = 'planned' | 'similar' | 'return';
export type Turn = {
  readonly kind: TurnKind;
  /** The planned question that it belongs to, counted from 0. */
  readonly slot: number;
  /** Not right on the first try. */
  readonly missed: boolean;
};
export type Course = { readonly planned: number; readonly turns: readonly Turn[] };
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

/**
 * What comes next, once the last question is closed; undefined when the practice is over. Every missed question comes back once in
 * its session: a similar one at once, and the question (or one like it) after three to five others. What is missed again is for
 * tomorrow (memory.ts). Where nothing is like it (`hasSimilar`), it only comes back: straight after its answer it would be copied,
 * so the very last one waits for tomorrow too.
 */
export const nextTurn = (course: Course, hasSimilar = true): Next | undefined => {
  const { planned, turns } = course;
  const last = turns.at(-1);
  if (hasSimilar && last?.kind === 'planned' && last.missed) return { kind: 'similar', slot: last.slot };
  const back = waiting(course);
  const ripe = back.find((slot) => othersSince(course, slot) >= fewestBetween);
  if (ripe !== undefined) return { kind: 'return', slot: ripe };
  const asked = turns.filter(({ kind }) => kind === 'planned').length;
  if (asked < planned) return { kind: 'planned', slot: asked };
  const first = back.find((slot) => hasSimilar || othersSince(course, slot) > 0);
  return first === undefined ? undefined : { kind: 'return', slot: first };
};
