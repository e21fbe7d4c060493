import { expect, test } from 'vitest';
import type { Announcement } from '@hedgerow/contracts/content';
import { announcementMessages, type DeskAnnouncement } from '@hedgerow/contracts/operator-content';
import type { Caller } from '../../testing/caller.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { anOperator, aPupil, aTeacher } from '../../testing/people.ts';

const testApp = startTestApp();
const words = {
  title: 'Maths week',
  message: 'Until Friday.',
  type: 'info',
  audiences: ['parents'],
  from: null,
  until: null,
  active: true,
} as const;
const seenBy = async (who: Caller) => (await who.get('/api/cms/announcements')).json<Announcement[]>().map(({ title }) => title);

test('an announcement reaches those it is for and nobody else; changed and deleted it is so at once', async () => {
  const [olive, pupil, teacher] = await Promise.all([anOperator(testApp()), aPupil(testApp()), aTeacher(testApp())]);
  for (const audience of ['visitors', 'parents', 'pupils', 'schools'] as const)
    await olive.post('/api/operator/announcements', { ...words, title: `For ${audience}`, audiences: [audience] });
  expect(await seenBy(testApp().visitor())).toEqual(['For visitors']);
  expect(await seenBy(pupil.parent)).toEqual(['For parents']);
  expect(await seenBy(pupil)).toEqual(['For pupils']);
  expect(await seenBy(teacher)).toEqual(['For schools']);
  const all = (await olive.get('/api/operator/announcements')).json<DeskAnnouncement[]>();
  const forParents = all.find(({ title }) => title === 'For parents');
  expect(forParents).toMatchObject({ state: 'shown', from: null, until: null });
  const path = `/api/operator/announcements/${forParents?.id}`;
  await olive.put(path, { ...words, title: '<b>Off</b>', active: false });
  expect(await seenBy(pupil.parent)).toEqual([]);
  await olive.put(path, { ...words, title: 'On again' });
  expect(await seenBy(pupil.parent)).toEqual(['On again']);
  await olive.delete(path);
  expect(await seenBy(pupil.parent)).toEqual([]);
});

test('it begins with its first day in London and ends with its last', async () => {
  const olive = await anOperator(testApp());
  const before = testApp().clock.now;
  await olive.post('/api/operator/announcements', {
    ...words,
    title: 'A weekend',
    audiences: ['visitors'],
    from: '2026-11-21',
    until: '2026-11-22',
  });
  const at = async (instant: string) => {
    testApp().clock.now = new Date(instant);
    return (await seenBy(testApp().visitor())).includes('A weekend');
  };
  expect(await at('2026-11-20T23:59:59Z')).toBe(false);
  expect(await at('2026-11-21T00:00:00Z')).toBe(true);
  expect(await at('2026-11-22T23:59:59Z')).toBe(true);
  expect(await at('2026-11-23T00:00:00Z')).toBe(false);
  testApp().clock.now = before;
  const made = (await olive.get('/api/operator/announcements')).json<DeskAnnouncement[]>().find(({ title }) => title === 'A weekend');
  expect(made).toMatchObject({ from: '2026-11-21', until: '2026-11-22', state: 'waiting' });
});

test.each([
  [{ title: '' }, announcementMessages.title],
  [{ message: ' ' }, announcementMessages.message],
  [{ audiences: [] }, announcementMessages.audiences],
  [{ from: '2026-11-22', until: '2026-11-21' }, announcementMessages.order],
  [{ from: '2026-02-31' }, announcementMessages.day],
])('an announcement with %o is refused: %s', async (part, sentence) => {
  const answer = await (await anOperator(testApp())).post('/api/operator/announcements', { ...words, ...part });
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, sentence]);
});

test('an announcement that is not there is not found', async () => {
  const olive = await anOperator(testApp());
  const path = '/api/operator/announcements/01a1fd6f-0000-7000-8000-000000000000';
  expect([(await olive.put(path, words)).statusCode, (await olive.delete(path)).statusCode]).toEqual([404, 404]);
});
