import { expect, test } from 'vitest';
import { aPupil } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp({ RATE_LIMIT_FACTOR: '1' });

test('as many sets of cards an hour as guides: after forty the pupil waits', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 5 });
  const codes: number[] = [];
  for (let at = 0; at < 41; at += 1) codes.push((await pupil.post('/api/flashcards/generate', { topicId: 'no.such.topic' })).statusCode);
  expect(codes).toEqual([...Array.from({ length: 40 }, () => 404), 429]);
});
