import { usualReading } from '@hedgerow/domain/reading';
import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil, aTeacher } from '../../testing/people.ts';

const testApp = startTestApp();
const nobody = '01a1fd6f-0000-7000-8000-000000000000';

type Row = readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body: object, statuses: readonly number[]];
const everybody = (status: number): readonly number[] => [status, status, status, status, status];
/** A visitor, a pupil, their parent, another family's parent, a teacher. Where a call would end something it is sent without what it needs: 400 is who was let in. */
const adults = (status: number): readonly number[] => [401, 403, status, status, status];
const parents = (own: number, foreign = own): readonly number[] => [401, 403, own, foreign, 403];

const rows: readonly Row[] = [
  ['POST', '/api/simple-auth/register', {}, everybody(400)],
  ['POST', '/api/simple-auth/login', {}, everybody(400)],
  ['POST', '/api/child-auth/child-login', {}, everybody(400)],
  ['GET', '/api/simple-auth/profile', {}, everybody(200)],
  ['GET', '/api/auth/profile', {}, everybody(200)],
  ['GET', '/api/auth/user', {}, [401, 200, 200, 200, 200]],
  ['POST', '/api/auth/reset-password', {}, everybody(400)],
  ['POST', '/api/auth/validate-reset-token', {}, everybody(400)],
  ['POST', '/api/auth/confirm-password-reset', {}, everybody(400)],
  ['POST', '/api/auth/change-password', {}, [401, 400, 400, 400, 400]],
  ['GET', '/api/auth/verify-email', {}, everybody(302)],
  ['GET', '/api/auth/confirm-email', {}, everybody(302)],
  ['POST', '/api/auth/resend-verification', {}, adults(200)],
  ['PUT', '/api/simple-auth/profile', { firstName: 'Una' }, adults(200)],
  ['POST', '/api/auth/update-profile', { firstName: 'Una' }, adults(200)],
  ['POST', '/api/auth/onboard', { firstName: 'Una', lastName: 'Lee', role: 'parent' }, parents(200)],
  ['POST', '/api/auth/update-role', { role: 'home_educator' }, adults(403)],
  ['POST', '/api/auth/apply-pending-profile', {}, adults(200)],
  ['POST', '/api/auth/view-as-child/:id', {}, parents(200, 404)],
  ['POST', '/api/auth/return-to-parent', {}, parents(200)],
  ['GET', '/api/parent/children', {}, parents(200)],
  ['PATCH', '/api/parent/child/:id', { school: 'Oak Lane' }, parents(200, 404)],
  ['POST', '/api/parent/child/:id/username', { username: 'matrix.otter' }, parents(200, 404)],
  ['POST', '/api/parent/child/:id/credentials', {}, parents(409, 404)],
  ['GET', '/api/parent/schools', {}, parents(200)],
  ['PUT', '/api/account/reading', usualReading, [401, 200, 200, 200, 200]],
  ['GET', '/api/parent/child/:id/reading', {}, parents(200, 404)],
  ['PUT', '/api/parent/child/:id/reading', usualReading, parents(200, 404)],
  ['GET', '/api/parent/portfolio/:id', {}, parents(200, 404)],
  ['POST', '/api/letters/off', {}, everybody(400)],
  ['POST', '/api/letters/on', {}, everybody(400)],
  ['POST', '/api/parent/child', {}, parents(400)],
  ['POST', '/api/parent/children', {}, parents(400)],
  ['POST', '/api/parent/child/:id/keep', {}, parents(200, 404)],
  ['GET', '/api/onboarding/parent-children', {}, parents(200)],
  ['POST', '/api/onboarding/complete', {}, parents(400)],
  ['POST', '/api/simple-auth/create-child', {}, parents(400)],
  ['POST', '/api/onboarding/child-link', {}, parents(400)],
  ['POST', '/api/onboarding/child-link/look', {}, parents(400)],
  ['POST', '/api/payments/checkout', {}, parents(400)],
  ['POST', '/api/stripe/family-checkout', {}, parents(400)],
  ['POST', '/api/stripe/individual-checkout', { childId: ':id', planId: 'secondary_learn' }, parents(400)],
  ['POST', '/api/payments/cancel-checkout', {}, parents(200)],
  ['POST', '/api/payments/validate-partner-code', { code: 'NONE' }, parents(400)],
  ['POST', '/api/payments/apply-partner-code', { code: 'NONE' }, parents(400)],
  ['GET', '/api/payments/partner-code', {}, parents(200)],
  ['POST', '/api/payments/remove-partner-code', {}, parents(200)],
  ['GET', '/api/family/carers', {}, parents(200)],
  ['POST', '/api/family/carers/invite', {}, parents(400)],
  ['POST', '/api/family/carers/withdraw', {}, parents(200)],
  ['POST', '/api/family/carers/remove', {}, parents(404)],
  ['POST', '/api/family/carers/leave', {}, parents(409)],
  ['GET', '/api/family/carers/invitation', {}, everybody(400)],
  ['POST', '/api/family/carers/accept', {}, parents(400)],
  ['POST', '/api/family/carers/register', {}, everybody(400)],
  ['GET', '/api/auth/sessions', {}, adults(200)],
  ['DELETE', '/api/auth/sessions/:session', {}, adults(404)],
  ['GET', '/api/auth/two-factor', {}, adults(200)],
  ['POST', '/api/auth/two-factor/begin', {}, adults(400)],
  ['POST', '/api/auth/two-factor/confirm', {}, adults(400)],
  ['POST', '/api/auth/two-factor/recovery-codes', {}, adults(400)],
  ['POST', '/api/auth/two-factor/turn-off', {}, adults(400)],
  ['GET', '/api/auth/passkeys', {}, adults(200)],
  ['POST', '/api/auth/passkeys/begin', {}, adults(200)],
  ['POST', '/api/auth/passkeys', {}, adults(400)],
  ['POST', '/api/auth/passkeys/:session/remove', {}, adults(404)],
  ['POST', '/api/auth/passkeys/sign-in/begin', {}, everybody(200)],
  ['POST', '/api/auth/passkeys/sign-in', {}, everybody(400)],
  ['POST', '/api/auth/two-factor/sign-in', { code: '000000' }, everybody(401)],
  ['POST', '/api/auth/two-factor/recovery', { code: '000000' }, everybody(401)],
  ['GET', '/api/account/export', {}, adults(200)],
  ['POST', '/api/account/delete', {}, [401, 400, 400, 400, 400]],
  ['POST', '/api/account/parent-link', {}, [401, 403, 403, 403, 403]],
  ['POST', '/api/account/undo-deletion', {}, everybody(400)],
  ['GET', '/api/auth/invitation', {}, everybody(400)],
  ['POST', '/api/auth/accept-invitation', {}, everybody(400)],
  ['GET', '/api/auth/options', {}, everybody(200)],
  ['GET', '/api/auth/google', {}, everybody(404)],
  ['GET', '/api/auth/google/callback', {}, everybody(302)],
  ['GET', '/api/auth/school/:provider', {}, everybody(404)],
  ['GET', '/api/auth/school/:provider/callback', {}, everybody(302)],
  ['POST', '/api/parent/trusted-devices', {}, parents(200)],
  ['GET', '/api/parent/trusted-devices', {}, parents(200)],
  ['DELETE', '/api/parent/trusted-devices/:session', {}, parents(404)],
  ['GET', '/api/parent/child/:id/pictures', {}, parents(200, 404)],
  ['PUT', '/api/parent/child/:id/pictures', { pictures: ['cat', 'boat', 'cat', 'moon'] }, parents(400, 404)],
  ['DELETE', '/api/parent/child/:id/pictures', {}, parents(200, 404)],
  ['GET', '/api/child-auth/picture-children', {}, everybody(200)],
  ['POST', '/api/child-auth/picture-login', {}, everybody(400)],
  ['GET', '/api/cms/announcements', {}, everybody(200)],
  ['GET', '/api/cms/faq', {}, everybody(200)],
  ['POST', '/api/newsletter/signup', {}, everybody(400)],
  ['GET', '/api/cms/blog', {}, everybody(200)],
  ['GET', '/api/cms/educational-resources', {}, everybody(200)],
  ['GET', '/api/site', {}, everybody(200)],
  ['POST', '/api/contact', {}, everybody(400)],
  ['POST', '/api/page-views', { path: '/about' }, everybody(200)],
  ['GET', '/api/try/quiz?stage=ks1', {}, everybody(200)],
  // These end sessions, so they come last.
  ['POST', '/api/auth/sign-out-everywhere', {}, adults(200)],
  ['POST', '/api/simple-auth/logout', {}, everybody(200)],
];

let callers: readonly Caller[] = [];
let childId = '';
beforeAll(async () => {
  const pupil = await aPupil(testApp());
  childId = pupil.id;
  callers = [testApp().visitor(), pupil, pupil.parent, await aParent(testApp()), await aTeacher(testApp())];
});

test.each(rows)('%s %s', async (method, path, body, statuses) => {
  const url = path.replace(':id', childId).replace(':session', nobody).replace(':provider', 'google');
  const found: number[] = [];
  for (const caller of callers) {
    const json = { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
    const answer = await caller.send({ method, url, ...(method === 'GET' || method === 'DELETE' ? {} : json) });
    found.push(answer.statusCode);
  }
  expect(found).toEqual(statuses);
});

test('every call of this area stands above', () => {
  const described = testApp().app.swagger() as { paths: Record<string, Record<string, unknown>> };
  const ours = /^\/api\/(?:simple-auth|child-auth|auth|account|onboarding|newsletter)\//;
  const existing = Object.entries(described.paths)
    .filter(([path]) => ours.test(path))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{.+?\}/g, ':')}`));
  const tested = rows.filter(([, path]) => ours.test(path)).map(([method, path]) => `${method} ${path.replaceAll(/:\w+/g, ':')}`);
  expect(existing.toSorted()).toEqual(tested.toSorted());
});
