import { expect, test } from 'vitest';
import type { Assessment } from '@hedgerow/contracts/assessments';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil } from '../../testing/people.ts';

const testApp = startTestApp();

test('a pupil who asks for comprehension finds the text beside the questions, also when coming back', async () => {
  const pupil = await aPupil(testApp(), { year: 5 });
  const answer = await pupil.post('/api/assessments/generate', {
    subject: 'English',
    topic: 'comprehension',
    difficulty: 'intermediate',
    numQuestions: 6,
  });
  expect(answer.statusCode).toBe(200);
  const made = answer.json<Assessment>();
  expect(made).toMatchObject({ keyStage: 'KS2', coverage: 'exact', totalQuestions: 6 });
  expect(made.comprehensionContent?.content.length).toBeGreaterThan(200);
  expect(made.origin).toContain(`“${made.comprehensionContent?.title}”`);

  const again = (await pupil.get(`/api/assessments/${made.id}`)).json<Assessment>();
  expect(again.comprehensionContent).toEqual(made.comprehensionContent);
});
