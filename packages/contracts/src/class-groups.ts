import * as z from 'zod/mini';
import { mostGroupsOfClass } from '@hedgerow/domain/class-teachers';
import { id, line } from './shapes.ts';

export const classGroupMessages = {
  name: 'Please give the group a name.',
  pupils: 'Please choose at least one pupil.',
  taken: 'There is a group with this name in the class already.',
  most: `A class can have up to ${mostGroupsOfClass} groups.`,
} as const;

/** Some pupils of a class, under a name: "Booster". It stands with the class (GET /api/teacher/classes). */
export const ClassGroup = z.object({ id, name: z.string(), childIds: z.array(id) });
export type ClassGroup = z.output<typeof ClassGroup>;

/** POST /api/teacher/classes/{classId}/groups, PUT …/groups/{groupId}: the name, and who is in it. */
export const ClassGroupBody = z.object({
  name: line(40, classGroupMessages.name),
  childIds: z.array(id).check(z.minLength(1, classGroupMessages.pupils), z.maxLength(100, classGroupMessages.pupils)),
});
export type ClassGroupBody = z.output<typeof ClassGroupBody>;
export const ClassGroupParams = z.object({ classId: id, groupId: id });
