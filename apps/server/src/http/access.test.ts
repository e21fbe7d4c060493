import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Actor } from '@hedgerow/domain/access';
import { accessLevels, installAccess } from './access.ts';
import { installErrors } from './errors.ts';

const parent: Actor = { role: 'parent', userId: 'p', familyId: 'f', childIds: ['c'], carer: false };
const pupil: Actor = {
  role: 'student',
  userId: 'c',
  familyId: 'f',
  plan: 'free',
  year: 9,
  phase: 'secondary',
  keyStage: 'KS3',
  viewedBy: null,
};
const teacher: Actor = { role: 'teacher', userId: 't' };

const opened = async (actor: Actor | null, twoFactor = false): Promise<string[]> => {
  const app = Fastify();
  installErrors(app);
  installAccess(
    app,
    async () => (actor === null ? null : { actor, sessionId: 's', twoFactor }),
    () => {},
  );
  for (const access of accessLevels) app.get(`/api/${access}`, { config: { access } }, () => ({}));
  const open: string[] = [];
  for (const access of accessLevels) if ((await app.inject(`/api/${access}`)).statusCode === 200) open.push(access);
  return open;
};

test('each kind of person finds their own accessLevels open', async () => {
  expect(await opened(null)).toEqual(['public', 'machine']);
  const parents = ['public', 'machine', 'signed-in', 'parent', 'owner', 'family', 'adult', 'own-account', 'home-and-school'];
  expect(await opened(parent)).toEqual(parents);
  expect(await opened({ ...parent, carer: true })).toEqual(parents.filter((access) => access !== 'owner'));
  expect(await opened(pupil)).toEqual(['public', 'machine', 'signed-in', 'pupil', 'family', 'own-account', 'home-and-school']);
  expect(await opened({ ...pupil, viewedBy: 'p' })).toEqual(['public', 'machine', 'signed-in', 'pupil', 'family', 'home-and-school']);
});

test("a teacher's door opens once two-step sign-in is set up", async () => {
  expect(await opened(teacher)).toEqual(['public', 'machine', 'signed-in', 'adult', 'own-account']);
  expect(await opened(teacher, true)).toEqual(['public', 'machine', 'signed-in', 'adult', 'own-account', 'teacher', 'home-and-school']);
  expect(await opened({ ...teacher, role: 'administrator' }, true)).toContain('teacher');
  expect(await opened(parent, true)).not.toContain('teacher');
});

test("an operator's door opens to operators alone, with two-step sign-in", async () => {
  const operator: Actor = { role: 'operator', userId: 'o' };
  expect(await opened(operator)).toEqual(['public', 'machine', 'signed-in', 'adult', 'own-account']);
  expect(await opened(operator, true)).toEqual(['public', 'machine', 'signed-in', 'adult', 'own-account', 'operator']);
  for (const other of [parent, pupil, teacher, { ...teacher, role: 'administrator' as const }])
    expect(await opened(other, true)).not.toContain('operator');
});

test('a route without a door stops the server from starting', () => {
  const app = Fastify();
  installAccess(
    app,
    async () => null,
    () => {},
  );
  expect(() => app.get('/api/open', () => ({}))).toThrow('has no access');
});
