import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Course, nextTurn, type Turn } from './course.ts';

/** Plays a practice to its end, right or wrong as the pupil's list says (over and over). */
const play = (planned: number, answers: readonly boolean[], objectives: readonly (string | null)[] = ['sums']): readonly Turn[] => {
  let turns: readonly Turn[] = [];
  for (let at = 0; at < planned * 5; at += 1) {
    const course: Course = { planned, turns };
    const next = nextTurn(course);
    if (next === undefined) return turns;
    const objective = objectives[next.slot % objectives.length] ?? null;
    turns = [...turns, { ...next, objective, missed: answers[at % answers.length] === false }];
  }
  throw new Error('the practice never ends');
};

const planned = fc.integer({ min: 5, max: 20 });
const answers = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 });
const objectives = fc.array(fc.constantFrom('sums', 'shapes', null), { minLength: 1, maxLength: 6 });

test('every missed question comes back in its session, within the next thirty', () => {
  fc.assert(
    fc.property(planned, answers, (count, given) => {
      const turns = play(count, given);
      for (const [at, { kind, slot, missed }] of turns.entries()) {
        if (kind !== 'planned' || !missed) continue;
        const back = turns.findIndex((turn, place) => place > at && turn.kind === 'return' && turn.slot === slot);
        expect(back).toBeGreaterThan(at);
        expect(back - at).toBeLessThanOrEqual(30);
      }
    }),
  );
});

test('while others are left, three to five of them stand between', () => {
  fc.assert(
    fc.property(planned, answers, (count, given) => {
      const turns = play(count, given);
      const lastPlanned = turns.findLastIndex(({ kind }) => kind === 'planned');
      for (const [at, { kind, slot }] of turns.entries()) {
        if (kind !== 'return' || at > lastPlanned) continue;
        const between = at - 1 - turns.findLastIndex((turn, place) => place < at && turn.slot === slot);
        expect(between).toBeGreaterThanOrEqual(3);
        expect(between).toBeLessThanOrEqual(5);
      }
    }),
  );
});

test('every planned question is asked once and in order, a similar or an easier one follows a miss at once, and nothing comes back that was right', () => {
  fc.assert(
    fc.property(planned, answers, (count, given) => {
      const turns = play(count, given);
      expect(turns.filter(({ kind }) => kind === 'planned').map(({ slot }) => slot)).toEqual(Array.from({ length: count }, (_, at) => at));
      const after = turns.flatMap((turn, at) => (turn.kind === 'planned' && turn.missed ? [{ slot: turn.slot, next: turns[at + 1] }] : []));
      for (const { slot, next } of after) expect(next).toMatchObject({ kind: expect.stringMatching(/^(?:similar|easier)$/), slot });
      const missed = new Set(turns.filter((turn) => turn.missed && turn.kind !== 'return').map(({ slot }) => slot));
      const back = turns.filter(({ kind }) => kind === 'return').map(({ slot }) => slot);
      expect(back.toSorted((a, b) => a - b)).toEqual([...missed].toSorted((a, b) => a - b));
    }),
  );
});

test('without a mistake there is nothing beside the plan', () => {
  expect(play(8, [true])).toHaveLength(8);
});

test('where nothing is like it, a missed question is followed by the next one, and comes back all the same', () => {
  const missed = { kind: 'planned', slot: 0, objective: 'sums', missed: true } as const;
  expect(nextTurn({ planned: 3, turns: [missed] }, { hasSimilar: false })).toEqual({ kind: 'planned', slot: 1 });
  const others = [1, 2].map((slot) => ({ kind: 'planned', slot, objective: 'sums', missed: false }) as const);
  expect(nextTurn({ planned: 3, turns: [missed, ...others] })).toEqual({ kind: 'return', slot: 0 });
});

test('the last question does not come back at once where nothing is like it: it waits for tomorrow', () => {
  const missed = [0, 1].map((slot) => ({ kind: 'planned', slot, objective: `o${slot}`, missed: true }) as const);
  expect(nextTurn({ planned: 1, turns: missed.slice(0, 1) }, { hasSimilar: false })).toBeUndefined();
  const back = nextTurn({ planned: 2, turns: missed }, { hasSimilar: false });
  expect(back).toEqual({ kind: 'return', slot: 0 });
  expect(nextTurn({ planned: 2, turns: [...missed, { kind: 'return', slot: 0, objective: 'o0', missed: false }] })).toEqual({
    kind: 'return',
    slot: 1,
  });
});

test('two misses in a row on one objective, three on anything or one that came back: an easier one is next; never otherwise, and never two of them without another between', () => {
  fc.assert(
    fc.property(planned, answers, objectives, (count, given, on) => {
      const turns = play(count, given, on);
      for (const [at, turn] of turns.entries()) {
        const [before, last] = [turns[at - 2], turns[at - 1]];
        const isSame =
          before !== undefined &&
          last !== undefined &&
          (before.slot === last.slot || (last.objective !== null && before.objective === last.objective));
        const hadOne = turns.slice(0, at).some(({ kind, slot }) => kind === 'easier' && slot === last?.slot);
        const latest = turns.slice(Math.max(0, at - 3), at);
        const isFailing = latest.length === 3 && latest.every(({ missed, kind }) => missed && kind !== 'easier');
        const isStuck =
          last?.missed === true &&
          last.kind !== 'easier' &&
          ((isSame && before.missed && last.kind !== 'return') || (!hadOne && (isFailing || (at > 1 && last.kind === 'return'))));
        expect(turn.kind === 'easier' ? turn.slot : undefined).toBe(isStuck ? last.slot : undefined);
      }
    }),
  );
});

test('a practice in which everything goes wrong still ends, and is little longer for it', () => {
  const turns = play(5, [false]);
  expect(turns.map(({ kind, slot }) => `${kind} ${slot}`).slice(0, 4)).toEqual(['planned 0', 'similar 0', 'easier 0', 'planned 1']);
  expect(turns.length).toBeLessThanOrEqual(17);
});

test('who misses everything, with nothing like it to offer, is given an easier one, and one more where it came back for nothing', () => {
  let turns: readonly Turn[] = [];
  const next = () => nextTurn({ planned: 4, turns }, { hasSimilar: false });
  for (let at = 0; at < 12; at += 1) {
    const found = next();
    if (found === undefined) break;
    turns = [...turns, { ...found, objective: `o${found.slot}`, missed: true }];
  }
  const names = turns.map(({ kind, slot }) => `${kind} ${slot}`);
  expect(names.slice(0, 6)).toEqual(['planned 0', 'planned 1', 'planned 2', 'easier 2', 'return 0', 'easier 0']);
  // What came back and was missed again has its own; the last of all waits for tomorrow.
  expect(names.filter((name) => name.startsWith('easier'))).toEqual(['easier 2', 'easier 0', 'easier 1']);
});

const turn = (slot: number, objective: string, missed: boolean, kind: Turn['kind'] = 'planned'): Turn => ({
  kind,
  slot,
  objective,
  missed,
});

test('a miss on something else, or one that was right between, is no second miss in a row', () => {
  expect(nextTurn({ planned: 5, turns: [turn(0, 'sums', true, 'similar'), turn(1, 'shapes', true)] })).toEqual({
    kind: 'similar',
    slot: 1,
  });
  expect(nextTurn({ planned: 5, turns: [turn(0, 'sums', true), turn(0, 'sums', false, 'similar'), turn(1, 'sums', true)] })).toEqual({
    kind: 'similar',
    slot: 1,
  });
  const twice = [turn(0, 'sums', true), turn(0, 'sums', true, 'similar')];
  expect(nextTurn({ planned: 5, turns: twice })).toEqual({ kind: 'easier', slot: 0 });
  // Where nothing is easier it goes on as before.
  expect(nextTurn({ planned: 5, turns: twice }, { hasEasier: false })).toEqual({ kind: 'planned', slot: 1 });
});
