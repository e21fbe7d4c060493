import { expect, test } from 'vitest';
import { openHouse } from '../testing/house.ts';
import { letterTo } from '../testing/letters.ts';
import { commands } from './commands.ts';
import { readFlags } from './read-flags.ts';

const house = openHouse();
const run = (name: string, flags: Record<string, string>, production = false) =>
  commands[name]?.run(flags, { production, publicUrl: 'http://localhost:3000', invitations: house().services.invitations });

test('an operator makes a school and invites a teacher, who gets a letter', async () => {
  await expect(run('invite-teacher', { email: 'tess@example.test' })).rejects.toThrow('There is no such school.');
  const made = await run('create-school', { name: 'Oak Lane Primary' });
  const invited = await run('invite-teacher', { email: 'Tess@Example.test', school: String(made?.['schoolId']) });
  expect(invited).toMatchObject({ schoolId: made?.['schoolId'], email: 'tess@example.test' });
  const letter = await letterTo(house(), 'tess@example.test', 'invites you');
  expect(letter.links[0]).toBe(invited?.['link']);
});

test('a trial has a teacher at once, production does not', async () => {
  const flags = { email: 'trial@example.test', password: 'quiet heron 47' };
  const made = await run('create-teacher', flags);
  const signedIn = await house().visitor().post('/api/simple-auth/login', flags);
  expect(signedIn.json()).toMatchObject({ user: { id: made?.['userId'], role: 'teacher' } });
  await expect(run('create-teacher', flags, true)).rejects.toThrow('in production use invite-teacher');
  await expect(run('create-teacher', flags)).rejects.toThrow('already exists');
});

test('what is missing is said in one line', async () => {
  await expect(run('create-school', {})).rejects.toThrow('--name is missing.');
  await expect(run('create-teacher', { email: 'x' })).rejects.toThrow('--email is not an e-mail address.');
});

test('flags are read in both spellings', () => {
  expect(readFlags(['--email', 'a@b.example', '--name=Oak Lane = best', '--json', '--school', '7'])).toEqual({
    email: 'a@b.example',
    name: 'Oak Lane = best',
    json: '',
    school: '7',
  });
});
