import { expect, test } from 'vitest';
import { aPupil } from './people.ts';
import { startTestApp } from './test-app.ts';

const testApp = startTestApp();
const topic = { subject: 'Geography', topic: 'Plate tectonics' };

test('what a child made is read by their own parent, and for another family it does not exist', async () => {
  const [max, ivy] = [await aPupil(testApp(), { year: 8 }), await aPupil(testApp(), { year: 8 })];
  const made = async (path: string, wish: object) => (await max.post(path, wish)).json<{ readonly id: string }>();
  const { id: assessment } = await made('/api/assessments/generate', { ...topic, difficulty: 'beginner', numQuestions: 5 });
  const { id: guide } = await made('/api/revision-guides/generate', topic);
  const paths = [
    `/api/assessments/${assessment}`,
    `/api/revision-guides/${guide}`,
    `/api/revision-guides/${guide}/download?format=html`,
    `/api/assessments/user/${max.id}`,
    `/api/revision-guides/user/${max.id}`,
    `/api/files/user/${max.id}`,
    `/api/student/stats/${max.id}`,
    `/api/student/progress/${max.id}`,
    `/api/student/recent-activity/${max.id}`,
  ];
  for (const path of paths) {
    const statuses = [];
    for (const who of [max.parent, ivy.parent, ivy]) statuses.push((await who.get(path)).statusCode);
    expect([path, ...statuses]).toEqual([path, 200, 404, 404]);
  }
});
