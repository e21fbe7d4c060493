import { expect, test } from 'vitest';
import { uuid7 } from '../../db/uuid7.ts';
import { aPupil } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp({ RATE_LIMIT_FACTOR: '1' });

test('pages of files are drawn 120 times an hour for a person, and then others have their turn', async () => {
  const [pupil, other] = [await aPupil(testApp()), await aPupil(testApp())];
  const ask = async (who: typeof pupil) => (await who.get(`/api/files/${uuid7()}/page`)).statusCode;
  const codes = new Set<number>();
  for (let at = 0; at < 120; at += 1) codes.add(await ask(pupil));
  expect([...codes]).toEqual([404]);
  expect(await ask(pupil)).toBe(429);
  expect(await ask(other)).toBe(404);
});
