import type { AuditKind } from '@hedgerow/domain/audit';

/**
 * Whose data a call shows or changes. `child` and `class` are named by a parameter of the address; `taught` is everybody whom the
 * teacher teaches, `school` everybody at the administrator's school, `family` the children of the parent; `answer` are those whom
 * the call itself names (`request.concerned`).
 */
export type ChildRef = { readonly of: 'child' | 'class'; readonly id: string } | { readonly of: 'taught' | 'school' | 'family' | 'answer' };
export type AuditedCall = { readonly kind: AuditKind } & ChildRef;

const child = (kind: AuditKind, parameter = 'id') => ({ kind, of: 'child', id: parameter }) as const;
const ofClass = (kind: AuditKind, parameter = 'id') => ({ kind, of: 'class', id: parameter }) as const;

/** By method and pattern. A parent's own reading of their child is not noted: it is the parent's record. */
export const auditedCalls: Readonly<Record<string, AuditedCall>> = {
  'POST /api/auth/view-as-child/:id': child('viewed-as-child'),
  'PATCH /api/parent/child/:id': child('profile'),
  'DELETE /api/parent/child/:id': child('profile'),
  'POST /api/parent/child/:id/keep': child('profile'),
  'POST /api/parent/child/:id/username': child('credentials'),
  'POST /api/parent/child/:id/credentials': child('credentials'),
  'PUT /api/parent/child/:id/pictures': child('credentials'),
  'DELETE /api/parent/child/:id/pictures': child('credentials'),
  'POST /api/onboarding/child-link': { kind: 'profile', of: 'answer' },
  'GET /api/account/export': { kind: 'export', of: 'answer' },
  'POST /api/stripe/change-plan': { kind: 'plan', of: 'family' },
  'POST /api/stripe/cancel-subscription': { kind: 'plan', of: 'family' },
  'POST /api/stripe/keep-subscription': { kind: 'plan', of: 'family' },
  'POST /api/stripe/refund': { kind: 'plan', of: 'family' },
  'POST /api/payments/create-subscription-payment': child('plan', 'childId'),
  'POST /api/school-codes/join': { kind: 'consent', of: 'answer' },
  'POST /api/parent/child/:id/schools/:consentId/withdraw': child('consent'),
  'POST /api/parent/child/:id/schools/:consentId/words': child('consent'),

  'GET /api/teacher/classes': { kind: 'figures', of: 'taught' },
  'GET /api/teacher/class-joins': { kind: 'figures', of: 'answer' },
  'POST /api/teacher/class-joins': { kind: 'school-change', of: 'answer' },
  'GET /api/teacher/homework': { kind: 'figures', of: 'taught' },
  'DELETE /api/teacher/classes/:classId/homework/:groupId': { kind: 'set-work', of: 'answer' },
  'GET /api/teacher/classes/:classId/follow-ups': { kind: 'figures', of: 'answer' },
  'POST /api/teacher/classes/:classId/follow-ups': { kind: 'set-work', of: 'answer' },
  'POST /api/teacher/set-work': { kind: 'set-work', of: 'answer' },
  'POST /api/teacher/classes/:classId/homework/:groupId/remind': { kind: 'set-work', of: 'answer' },
  'POST /api/teacher/classes/:classId/pupils/:childId/card': child('credentials', 'childId'),
  // The list says who has a card, and nothing of anybody's work.
  'GET /api/teacher/classes/:classId/sign-in': { kind: 'figures', of: 'answer' },
  'PUT /api/teacher/classes/:classId/sign-in': ofClass('credentials', 'classId'),
  'POST /api/teacher/classes/:classId/sign-in/code': ofClass('credentials', 'classId'),
  'POST /api/teacher/classes/:classId/sign-in/let-in': { kind: 'credentials', of: 'answer' },
  'POST /api/teacher/classes/:classId/sign-in/cards': { kind: 'credentials', of: 'answer' },
  // A list of colleagues shows nothing of a child; who else may see the class is a change for all of it.
  'GET /api/teacher/classes/:classId/teachers': { kind: 'figures', of: 'answer' },
  'PUT /api/teacher/classes/:classId/teachers/:teacherId': ofClass('class-teachers', 'classId'),
  'DELETE /api/teacher/classes/:classId/teachers/:teacherId': ofClass('class-teachers', 'classId'),
  // A scheme is the class's own plan: nothing of a pupil is in it.
  'GET /api/teacher/classes/:classId/scheme': { kind: 'figures', of: 'answer' },
  'PUT /api/teacher/classes/:classId/scheme': { kind: 'set-work', of: 'answer' },
  'DELETE /api/teacher/classes/:classId/scheme': { kind: 'set-work', of: 'answer' },
  'POST /api/teacher/classes/:classId/starter': { kind: 'figures', of: 'answer' },
  'GET /api/teacher/classes/:classId/topics': { kind: 'figures', of: 'answer' },
  // Reading who is linked shows no work; the list itself is the platform's.
  'POST /api/teacher/classes/:classId/platform/:courseId/list': ofClass('figures', 'classId'),
  'POST /api/teacher/classes/:classId/platform/:courseId/links': { kind: 'school-change', of: 'answer' },
  'DELETE /api/teacher/classes/:classId/platform/:courseId/links/:childId': child('school-change', 'childId'),
  // A group is how a teacher sorts a list: it shows and changes nothing of a pupil.
  'POST /api/teacher/classes/:classId/groups': { kind: 'set-work', of: 'answer' },
  'PUT /api/teacher/classes/:classId/groups/:groupId': { kind: 'set-work', of: 'answer' },
  'DELETE /api/teacher/classes/:classId/groups/:groupId': { kind: 'set-work', of: 'answer' },
  'GET /api/teacher/departments/:subject': { kind: 'figures', of: 'answer' },
  'GET /api/teacher/support-pupils': { kind: 'work', of: 'answer' },
  'GET /api/school/classes/:id/teachers': { kind: 'school-list', of: 'answer' },
  'PUT /api/school/classes/:id/teachers/:teacherId': ofClass('class-teachers'),
  'DELETE /api/school/classes/:id/teachers/:teacherId': ofClass('class-teachers'),

  'GET /api/school/pupils': { kind: 'school-list', of: 'school' },
  'GET /api/school/classes/:id/pupils': ofClass('school-list'),
  'POST /api/school/classes/:id/pupils': { kind: 'school-change', of: 'answer' },
  'DELETE /api/school/classes/:id/pupils/:childId': child('school-change', 'childId'),
  'GET /api/school/sign-on/people': { kind: 'school-list', of: 'answer' },
  'DELETE /api/school/sign-on/people/:id': { kind: 'credentials', of: 'answer' },
  'POST /api/school/classes/:id/cards': { kind: 'credentials', of: 'answer' },
  'POST /api/school/cards': { kind: 'credentials', of: 'answer' },
  'POST /api/school/pupils/:id/card': child('credentials'),
  'POST /api/school/pupils/:id/remove': child('school-change'),
  'POST /api/school/pupils/:id/keep': child('school-change'),
  'POST /api/school/pupil-list': { kind: 'school-change', of: 'answer' },
  'POST /api/school/roll-over': { kind: 'school-change', of: 'answer' },
  'POST /api/school/classes/archive': { kind: 'school-change', of: 'answer' },
  'POST /api/school/class-changes/:id/undo': { kind: 'school-change', of: 'answer' },
  'POST /api/school/requests/:id': { kind: 'school-change', of: 'answer' },
};

const childNames = ['childId', 'studentId', 'pupilId', 'userId'];

/** What a teacher's call that nobody has listed is noted as: its parameters say whose it is. */
export const unlistedStaffCall = (method: string, url: string, parameters: Readonly<Record<string, unknown>>): AuditedCall | undefined => {
  const reads = method === 'GET' || method === 'HEAD';
  const named = childNames.find((name) => name in parameters);
  if (named !== undefined) return child(reads ? 'work' : 'set-work', named);
  if ('classId' in parameters) return ofClass(reads ? 'figures' : 'set-work', 'classId');
  return /\/class(?:es)?\/:id(?:\/|$)/.test(url) ? ofClass(reads ? 'figures' : 'set-work') : undefined;
};
