import * as z from 'zod/mini';
import { classRequestKinds, classRequestStates } from '@hedgerow/domain/class-requests';
import { subjectIds } from '@hedgerow/domain/subjects';
import { yearGroups } from '@hedgerow/domain/year-groups';
import { id, instant, line, longText } from './shapes.ts';

export const classRequestMessages = {
  className: 'Please give the class a name.',
  subject: 'Please choose a subject.',
  yearGroup: 'Please choose a year group.',
  pupilName: 'Please write the pupil’s name.',
  asked: 'You have asked for this already. Your administrator will answer it.',
  answered: 'Your administrator has answered this already.',
} as const;

const note = z._default(longText(500), '');

/** POST /api/teacher/requests: what is asked goes to the school's administrator and changes nothing by itself. */
export const ClassRequestBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('new_class'),
    className: line(60, classRequestMessages.className),
    subject: z.enum(subjectIds, classRequestMessages.subject),
    yearGroup: z.literal(yearGroups, classRequestMessages.yearGroup),
    note,
  }),
  z.object({ kind: z.literal('end_class'), classId: id, note }),
  z.object({ kind: z.literal('add_pupil'), classId: id, pupilName: line(120, classRequestMessages.pupilName), note }),
  z.object({ kind: z.literal('remove_pupil'), classId: id, childId: id, note }),
]);
export type ClassRequestBody = z.output<typeof ClassRequestBody>;

/** A request as the teacher who made it sees it. */
export const ClassRequest = z.object({
  id,
  kind: z.enum(classRequestKinds),
  state: z.enum(classRequestStates),
  classId: z.nullable(id),
  className: z.string(),
  childId: z.nullable(id),
  pupilName: z.string(),
  note: z.string(),
  createdAt: instant,
  decidedAt: z.nullable(instant),
  /** What the administrator said; '' for nothing. */
  answer: z.string(),
});
export type ClassRequest = z.output<typeof ClassRequest>;
/** GET /api/teacher/requests: the newest first. */
export const ClassRequests = z.array(ClassRequest);
