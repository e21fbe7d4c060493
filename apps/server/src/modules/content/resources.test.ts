import { expect, test } from 'vitest';
import type { EducationalResource } from '@hedgerow/contracts/content';
import { runs } from '../../testing/runs.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const all = async () => (await testApp().visitor().get('/api/cms/educational-resources')).json<EducationalResource[]>();

test('the free library has many subjects and kinds, each resource once', async () => {
  const resources = await all();
  expect(resources.length).toBeGreaterThanOrEqual(24);
  expect(new Set(resources.map(({ id }) => id)).size).toBe(resources.length);
  expect(new Set(resources.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(7);
  expect(new Set(resources.map(({ resourceType }) => resourceType)).size).toBeGreaterThanOrEqual(7);
});

test('every resource is a real PDF, and the same one each time', { timeout: 400_000 }, async () => {
  const drawn = new Map<string, Buffer>();
  for (const { id, download } of await all()) {
    const answer = await testApp().visitor().get(download);
    expect([id, answer.statusCode, answer.headers['content-type']]).toEqual([id, 200, 'application/pdf']);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.length).toBeGreaterThan(10_000);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[^"]+\.pdf"/);
    drawn.set(download, answer.rawPayload);
  }
  // In the gate one in six is drawn again.
  for (const [download, before] of [...drawn].filter((_, at) => at % runs(6, 1) === 0))
    expect((await testApp().visitor().get(download)).rawPayload.equals(before)).toBe(true);
});

test('a resource that does not exist is not found', async () => {
  expect((await testApp().visitor().get('/api/cms/educational-resources/nothing/pdf')).statusCode).toBe(404);
});
