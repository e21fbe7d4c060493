import type { Note } from '@hedgerow/contracts/notes';
import { expect, test } from 'vitest';
import { aPupil, opensScreens } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const nobody = '01a1fd6f-0000-7000-8000-000000000000';
const path = (childId: string, more = ''): string => `/api/parent/child/${childId}/notes${more}`;

test('a child reads a note from their parent once, and the parent sees that it was read', async () => {
  const maya = await aPupil(testApp(), { firstName: 'Maya' });
  const sent = await maya.parent.post(path(maya.id), { words: '  Well done with the fractions!  ' });
  expect([sent.statusCode, sent.json<Note[]>()]).toMatchObject([
    200,
    [{ from: 'Ann', words: 'Well done with the fractions!', readAt: null }],
  ]);
  const [note] = (await maya.get('/api/student/notes')).json<Note[]>();
  const looking = await opensScreens(maya.parent, maya.id);
  expect((await looking.get('/api/student/notes')).json<Note[]>()).toHaveLength(1);
  expect((await looking.post(`/api/student/notes/${note?.id}/read`)).statusCode).toBe(403);
  expect((await maya.post(`/api/student/notes/${note?.id}/read`)).json()).toEqual([]);
  expect((await maya.post(`/api/student/notes/${note?.id}/read`)).statusCode).toBe(200);
  expect((await maya.parent.get(path(maya.id))).json<Note[]>()[0]?.readAt).toBe(testApp().clock.now.toISOString());
});

test('words that a child should not read, none, too many and a fourth that waits are refused; one taken back makes room', async () => {
  const maya = await aPupil(testApp());
  for (const words of ['', '   ', 'x'.repeat(301), 'you fucking idiot'])
    expect([words.slice(0, 20), (await maya.parent.post(path(maya.id), { words })).statusCode]).toEqual([words.slice(0, 20), 400]);
  for (const words of ['One', 'Two', 'Three']) await maya.parent.post(path(maya.id), { words });
  expect((await maya.parent.post(path(maya.id), { words: 'Four' })).statusCode).toBe(409);
  const [newest] = (await maya.parent.get(path(maya.id))).json<Note[]>();
  expect((await maya.parent.delete(path(maya.id, `/${newest?.id}`))).json<Note[]>()).toHaveLength(2);
  expect((await maya.parent.delete(path(maya.id, `/${newest?.id}`))).statusCode).toBe(404);
  expect((await maya.parent.post(path(maya.id), { words: 'Four' })).statusCode).toBe(200);
});

test('nobody writes to or reads of somebody else’s child', async () => {
  const [maya, other] = [await aPupil(testApp()), await aPupil(testApp())];
  const [note] = (await maya.parent.post(path(maya.id), { words: 'Hello' })).json<Note[]>();
  for (const [caller, expected] of [
    [testApp().visitor(), 401],
    [maya, 403],
    [other.parent, 404],
  ] as const) {
    const answers = [
      await caller.get(path(maya.id)),
      await caller.post(path(maya.id), { words: 'Mine' }),
      await caller.delete(path(maya.id, `/${note?.id}`)),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([expected, expected, expected]);
  }
  expect((await other.post(`/api/student/notes/${note?.id}/read`)).statusCode).toBe(404);
  expect((await maya.post(`/api/student/notes/${nobody}/read`)).statusCode).toBe(404);
  expect((await maya.parent.get('/api/student/notes')).statusCode).toBe(403);
  expect((await maya.post('/api/student/notes/constructor/read')).statusCode).toBe(400);
});
