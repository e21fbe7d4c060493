import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { PlatformPanel } from './platform-panel.tsx';

const idOf = (n: number): string => `01a1fd6f-0000-7000-8000-00000000000${n}`;
const [classId, courseId] = [idOf(1), idOf(2)];
const [ada, ben, cat] = [
  { id: idOf(3), name: 'Ada Thorne' },
  { id: idOf(4), name: 'Ben Osei' },
  { id: idOf(5), name: 'Cat Ruiz' },
];
const path = `/api/teacher/classes/${classId}/platform`;
const course = {
  id: courseId,
  title: 'Maths 8',
  platform: 'Moodle',
  hasList: true,
  linked: [ada],
  free: [ben, cat],
  waiting: [{ subject: 'u3', name: 'Cat Ruiz', likely: cat }],
};
const list = {
  members: [
    { subject: 'u1', name: 'Ada T', linked: ada, elsewhere: false, likely: null },
    { subject: 'u2', name: '', linked: null, elsewhere: false, likely: null },
    { subject: 'u8', name: 'Dan', linked: null, elsewhere: true, likely: null },
  ],
  notThere: [ben, cat],
  families: [],
};
const panel = () => show(<PlatformPanel shown={{ id: classId, name: '8A' }} />);

test('who came and is not known is linked by the teacher, with the likely pupil chosen; a refusal is read', async () => {
  answer(`GET ${path}`, { json: [course] });
  answer(`POST ${path}/${courseId}/links`, refusal(409, 'This person or this pupil is linked already.'), { json: { success: true } });
  const { person } = panel();
  const row = within(await screen.findByRole('list', { name: 'Came, and nobody knows them' }));
  expect(row.getByText('This is most likely Cat Ruiz. Please check before you link them.')).toBeTruthy();
  await person.click(row.getByRole('button', { name: 'Link Cat Ruiz' }));
  expect(await screen.findByText('This person or this pupil is linked already.')).toBeTruthy();
  answer(`GET ${path}`, { json: [{ ...course, linked: [ada, cat], free: [ben], waiting: [] }] });
  await person.click(row.getByRole('button', { name: 'Link Cat Ruiz' }));
  expect(await screen.findByText(/2 pupils are linked/)).toBeTruthy();
  expect(sentTo(`POST ${path}/${courseId}/links`)[1]).toEqual({ subject: 'u3', childId: cat.id });
});

test('the list of the platform is read by a press: linked, not linked, in another class, and who is not there', async () => {
  answer(`GET ${path}`, { json: [{ ...course, waiting: [] }] });
  answer(`POST ${path}/${courseId}/list`, refusal(503, 'The platform does not answer at the moment. Please try again later.'), {
    json: list,
  });
  answer(`DELETE ${path}/${courseId}/links/${ada.id}`, { json: { success: true } });
  const { person } = panel();
  const press = await screen.findByRole('button', { name: 'Read the class list of the platform' });
  await person.click(press);
  expect(await screen.findByText('The platform does not answer at the moment. Please try again later.')).toBeTruthy();
  await person.click(press);
  expect(await screen.findByRole('link', { name: 'Ada Thorne' })).toBeTruthy();
  expect(screen.getByText('Linked in another class')).toBeTruthy();
  expect(screen.getByText('In 8A, and not linked to anybody', { exact: false })).toBeTruthy();
  const link = screen.getByRole<HTMLButtonElement>('button', { name: 'Link Somebody without a name' });
  expect(link.disabled).toBe(true);
  await person.selectOptions(screen.getByLabelText('Which pupil is Somebody without a name?'), ben.id);
  expect(link.disabled).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Undo the link of Ada Thorne' }));
  expect(await screen.findByRole('button', { name: 'Read it again' })).toBeTruthy();
  expect(sentTo(`DELETE ${path}/${courseId}/links/${ada.id}`)).toHaveLength(1);
});

test('while the list is read again after a link, what was chosen for the others stays', async () => {
  const eve = { ...list.members[1], subject: 'u4', name: 'Eve' };
  answer(`GET ${path}`, { json: [{ ...course, waiting: [] }] });
  answer(`POST ${path}/${courseId}/list`, { json: { ...list, members: [...list.members, eve] } }, 'nothing comes');
  answer(`POST ${path}/${courseId}/links`, { json: { success: true } });
  const { person } = panel();
  await person.click(await screen.findByRole('button', { name: 'Read the class list of the platform' }));
  await person.selectOptions(await screen.findByLabelText('Which pupil is Eve?'), cat.id);
  await person.selectOptions(screen.getByLabelText('Which pupil is Somebody without a name?'), ben.id);
  await person.click(screen.getByRole('button', { name: 'Link Somebody without a name' }));
  await expect.poll(() => sentTo(`POST ${path}/${courseId}/list`).length).toBe(2);
  expect(screen.getByLabelText<HTMLSelectElement>('Which pupil is Eve?').value).toBe(cat.id);
});

test('a class without a course has no panel', async () => {
  answer(`GET ${path}`, { json: [] });
  panel();
  await expect.poll(() => screen.queryByText('Learning platform')).toBeNull();
});
