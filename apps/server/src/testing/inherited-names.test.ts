import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readDifficulty } from '@hedgerow/domain/difficulties';
import { readKeyStage } from '@hedgerow/domain/key-stages';
import { readPlanId } from '@hedgerow/domain/plans';
import { expect, test } from 'vitest';
import { inheritedNames } from './fuzz-input.ts';
import { startTestApp } from './test-app.ts';
import { aPupil } from './people.ts';

const testApp = startTestApp();
const root = fileURLToPath(new URL('../../../../', import.meta.url));

test.each(inheritedNames)('“%s” is no plan, key stage or difficulty, and no call fails on it', async (name) => {
  expect([readPlanId(name), readKeyStage(name), readDifficulty(name)]).toEqual([undefined, undefined, undefined]);
  const pupil = await aPupil(testApp());
  const { parent, id: childId } = pupil;
  const answers = await Promise.all([
    parent.post('/api/payments/checkout', { planIds: [name], childIds: [childId] }),
    parent.post('/api/payments/create-subscription-payment', { childId, planId: name }),
    parent.post('/api/stripe/individual-checkout', { childId, planId: name }),
    parent.post('/api/stripe/preview-change', { childId, planId: name }),
    pupil.post('/api/assessments/generate', { subject: 'Maths', topic: 'Fractions', difficulty: name, keyStage: name, questionCount: 5 }),
    pupil.get(`/api/adaptive-learning/recommendations/${childId}?keyStage=${name}&subject=${name}`),
  ]);
  for (const answer of answers) expect(answer.statusCode).toBeLessThan(500);
});

/** Looked up by our own names alone: what a pattern let through (a letter, a sign, an extension with its dot), tables, flags, fields. */
const byOurOwnNames = new Set(
  'letters soundWords sqlStates themes auditedCalls frameworkCodes entities escapes closerOf kindOfExtension known flags on data fields'.split(
    ' ',
  ),
);

test('nothing looks a text up in an object that answers to inherited names', () => {
  const files = ['packages/domain/src/**/*.ts', 'packages/contracts/src/**/*.ts', 'apps/server/src/**/*.ts'].flatMap((pattern) =>
    globSync(pattern, { cwd: root }).filter((file) => !/test|testing|migrations/.test(file)),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const text = readFileSync(`${root}${file}`, 'utf8');
    return Array.from(text.matchAll(/const (\w+): (?:Readonly<)?(?:Partial<)?Record<string, [^=]*= \{/g), ([, name = '']) => name)
      .filter((name) => new RegExp(`\\b${name}\\[`).test(text) && !text.includes(`Object.hasOwn(${name},`) && !byOurOwnNames.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
