import { expect, test } from 'vitest';
import { openBank } from './bank.ts';
import type { ObjectiveRef } from './objective-ref.ts';
import { rankObjectives, stagesAmong } from './rank-objectives.ts';
import type { NearObjectives } from './ranking-features.ts';
import { readRequest, searchOf } from './read-request.ts';

const { index } = openBank();
const search = searchOf(index, new Map());
const request = { subject: 'chemistry', keyStage: 'KS4' } as const;
const among = stagesAmong(search, request);
const ranked = (text: string, near?: NearObjectives) => rankObjectives(search, readRequest(search, { ...request, text }), among, near);
const everywhere = (value: number): Map<ObjectiveRef, { names: number; ask: number; asks: number; questions: number; nearest: number }> =>
  new Map(
    among.own.flatMap(({ refs, isWhole }) =>
      isWhole ? [] : refs.map((ref) => [ref, { names: value, ask: value, asks: value, questions: value, nearest: value }] as const),
    ),
  );

test('what is asked for in the words of an ask goes first, and the chances are shares of one', () => {
  const asks = among.own.flatMap(({ isWhole, refs: [ref], asks: [ask] }) =>
    isWhole || ref === undefined || ask === undefined ? [] : [{ ref, ask }],
  );
  const found = asks.filter(({ ref, ask }) => ranked(ask)[0]?.match.place.refs[0] === ref);
  expect(asks.length).toBeGreaterThan(50);
  expect(found.length).toBeGreaterThan(asks.length * 0.95);
  const chances = ranked('test for sulfate ions').map(({ chance }) => chance);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(chances).toEqual(chances.toSorted((a, b) => b - a));
});

test('where words do not tell, what lies nearest in meaning goes first', () => {
  const near = everywhere(0.2);
  const [, other] = [...near.keys()];
  if (other === undefined) throw new Error('There is one objective only');
  near.set(other, { names: 0.9, ask: 0.9, asks: 0.85, questions: 0.8, nearest: 0.9 });
  expect(ranked('zzyzx', near)[0]?.match.place.refs).toEqual([other]);
});

test('of two stages that are called so the own one goes first', () => {
  const ofYear7 = { subject: 'maths', keyStage: 'KS3', text: 'prime numbers' } as const;
  const [best] = rankObjectives(search, readRequest(search, ofYear7), stagesAmong(search, ofYear7), undefined);
  expect(best?.match.place.entry.keyStage).toBe('KS3');
});

test('whoever names a tense gets that tense, whatever verbs are named beside it', () => {
  const ofYear9 = { subject: 'spanish', keyStage: 'KS3', text: 'preterite tense regular ar er ir verbs' } as const;
  const [best] = rankObjectives(search, readRequest(search, ofYear9), stagesAmong(search, ofYear9), undefined);
  expect(best?.match.place.refs[0]).toMatch(/\/preterite$/);
});
