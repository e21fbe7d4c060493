import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readDifficulty } from '@hedgerow/domain/difficulties';
import { readKeyStage } from '@hedgerow/domain/key-stages';
import { readPlanId } from '@hedgerow/domain/plans';
import { judgeTime } from '@hedgerow/teaching/answers/judge-time';
import { numberFromWords } from '@hedgerow/teaching/answers/number-words';
import { plainTex } from '@hedgerow/teaching/render/plain-tex';
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
  'letters soundWords sqlStates themes auditedCalls frameworkCodes entities escapes closerOf kindOfExtension known flags on data fields catalogue vulgar toneMarks ligatures shortForms months turnedBy picturedBy operation digits withinNumber loweredSigns raisedSigns unitNames axes heightInside radii others characters'.split(
    ' ',
  ),
);

test.each(inheritedNames)('“%s” is no number, time or sign in what a pupil writes', (name) => {
  expect(numberFromWords(`five ${name}`)).toBeUndefined();
  expect(judgeTime(`${name} past three`, { kind: 'time', at: '03:15' }).verdict).not.toBe('right');
  expect(plainTex(`x \\${name} y`)).not.toMatch(/function|object|native/);
});

const patterns = ['domain', 'contracts', 'curriculum', 'figures', 'teaching'].map((name) => `packages/${name}/src/**/*.ts`);

test('nothing looks a text up in an object that answers to inherited names', () => {
  const files = [...patterns, 'apps/server/src/**/*.ts'].flatMap((pattern) =>
    // A generator looks up what it has drawn itself, and a checker what a generator has.
    globSync(pattern, { cwd: root }).filter((file) => !/test|testing|migrations|generators\//.test(file)),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const text = readFileSync(`${root}${file}`, 'utf8');
    return Array.from(text.matchAll(/const (\w+): (?:Readonly<)?(?:Partial<)?Record<string,[^=]*=\s*\{/g), ([, name = '']) => name)
      .filter((name) => new RegExp(`\\b${name}\\[`).test(text) && !text.includes(`Object.hasOwn(${name},`) && !byOurOwnNames.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
