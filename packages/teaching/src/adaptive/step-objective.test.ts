import { openBank } from '@hedgerow/curriculum/bank';
import { describe, expect, test } from 'vitest';
import { stepObjective } from './step-objective.ts';

const topic = openBank().topic('maths.ks2.fractions');
if (topic === undefined) throw new Error('the bank has fractions');
const now = new Date('2026-11-20T16:00:00Z');
const ids = topic.objectives.filter(({ generators }) => generators.length > 0).map(({ id }) => id);
const onDay = (day: string) => new Date(`2026-11-${day}T00:00:00Z`);
const calculating = { ...topic, objectives: topic.objectives.filter(({ id }) => ids.includes(id)) };
const chosen = (due: readonly (readonly [string, Date])[]) => stepObjective(calculating, new Map(due), { now, year: 6 })?.id;

describe('the objective of a step', () => {
  test('begins with the first, and goes on to the next that was not met', () => {
    const [first = '', second = ''] = ids;
    expect(chosen([])).toBe(first);
    expect(chosen([[first, onDay('28')]])).toBe(second);
  });

  test('is what has been due longest, before anything new', () => {
    const [first = '', second = '', third = ''] = ids;
    const due = [
      [first, onDay('20')],
      [second, onDay('18')],
      [third, onDay('25')],
    ] as const;
    expect(chosen(due)).toBe(second);
  });

  test('is nothing of a later year, but for what was practised already', () => {
    const [first = '', second = '', third = ''] = ids;
    const dated = {
      ...calculating,
      objectives: calculating.objectives.map((one) => ({ ...one, fromYear: one.id === second ? 5 : undefined })),
    };
    const inYear = (year: number, due: readonly (readonly [string, Date])[]) => stepObjective(dated, new Map(due), { now, year })?.id;
    expect(inYear(4, [[first, onDay('28')]])).toBe(third);
    expect(inYear(5, [[first, onDay('28')]])).toBe(second);
    expect(inYear(4, [[second, onDay('18')]])).toBe(second);
  });

  test('is what is due soonest once all were met', () => {
    const last = ids.at(-1) ?? '';
    expect(chosen(ids.map((id) => [id, onDay(id === last ? '22' : '29')]))).toBe(last);
  });

  test('is none where no objective has enough questions', () => {
    const bare = { items: [], facts: [], objectives: topic.objectives.map((objective) => ({ ...objective, generators: [] })) };
    expect(stepObjective(bare, new Map(), { now, year: 6 })).toBeUndefined();
  });
});
