import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { asRows, builtOnce, given, givenRows } from './built-once.ts';
import type { Database } from './client.ts';
import { inTransaction } from './retry.ts';
import { answerEvidence } from './schema/adaptive.ts';
import { uuid7Maker } from './uuid7.ts';

const testApp = startTestApp();
const newId = uuid7Maker();

const statements = (db: Database) => ({
  add: builtOnce(db.insert(answerEvidence).select(givenRows(answerEvidence)).onConflictDoNothing(), 'test_add'),
  of: builtOnce(
    db
      .select({
        position: answerEvidence.position,
        objective: answerEvidence.objective,
        tries: answerEvidence.tries,
        at: answerEvidence.at,
      })
      .from(answerEvidence)
      .where(and(eq(answerEvidence.familyId, sql.placeholder('familyId')), eq(answerEvidence.assessmentId, sql.placeholder('id'))))
      .orderBy(answerEvidence.position),
    'test_of',
  ),
  move: builtOnce(
    db
      .update(answerEvidence)
      .set({ objective: given('objective') })
      .where(eq(answerEvidence.assessmentId, sql.placeholder('id'))),
    'test_move',
  ),
});

const someone = () => ({ familyId: newId(), childId: newId(), assessmentId: newId() });
const at = new Date('2026-11-28T09:00:00.123Z');
const answer = (whose: ReturnType<typeof someone>, position: number, more: { readonly objective?: string; readonly tries?: number } = {}) =>
  ({ ...whose, position, subject: 'maths', keyStage: 'KS2', topicId: 'fractions', level: 1, correct: true, at, ...more }) as const;

test('rows of any number go in with one text; what a row leaves out has the default of its column, and quotes stay what they are', async () => {
  const { db } = testApp().database;
  const { add, of } = statements(db);
  for (const many of [1, 2, 10]) {
    const whose = someone();
    const rows = Array.from({ length: many }, (_, position) =>
      answer(whose, position, position === 0 ? { objective: `it's "so"\\`, tries: 3 } : {}),
    );
    await add(db, asRows(answerEvidence, rows));
    const kept = await of(db, { familyId: whose.familyId, id: whose.assessmentId });
    expect(kept).toHaveLength(many);
    expect(kept[0]).toEqual({ position: 0, objective: `it's "so"\\`, tries: 3, at });
    expect(kept.slice(1).every(({ objective, tries }) => objective === null && tries === 1)).toBe(true);
  }
});

test('it runs in the transaction that it is given: what is rolled back is not there, and others do not see it before', async () => {
  const { db } = testApp().database;
  const { add, of } = statements(db);
  const whose = someone();
  const key = { familyId: whose.familyId, id: whose.assessmentId };
  const seen: number[] = [];
  await expect(
    inTransaction(db, async (runner) => {
      await add(runner, asRows(answerEvidence, [answer(whose, 0)]));
      seen.push((await of(runner, key)).length, (await of(db, key)).length);
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect([...seen, (await of(db, key)).length]).toEqual([1, 0, 0]);
});

test('a value that is null stays null', async () => {
  const { db } = testApp().database;
  const { add, of, move } = statements(db);
  const whose = someone();
  await add(db, asRows(answerEvidence, [answer(whose, 0, { objective: 'halves' })]));
  await move(db, { objective: null, id: whose.assessmentId });
  expect(await of(db, { familyId: whose.familyId, id: whose.assessmentId })).toMatchObject([{ objective: null }]);
});
