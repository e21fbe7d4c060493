import * as z from 'zod/mini';
import { addedTeacherRoles, classTeacherRoles } from '@hedgerow/domain/class-teachers';
import { id } from './shapes.ts';

export const classTeacherMessages = {
  colleague: 'Please choose a colleague of your school.',
  role: 'Please choose what they do in this class.',
  owner: 'This is the teacher whose class it is. The administrator can give the class to another teacher.',
  until: 'Please choose the last day of the cover: from today on, within a year.',
} as const;

/** Somebody who teaches a class, as colleagues see them. */
export const ClassTeacher = z.object({
  id,
  name: z.string(),
  role: z.enum(classTeacherRoles),
  /** YYYY-MM-DD, the last day of a cover; null for the others. */
  until: z.nullable(z.string()),
});
export type ClassTeacher = z.output<typeof ClassTeacher>;

/** Who else sees a child in a class, beside its teacher, as the parent reads it. */
export const AlsoTeaches = z.object({ name: z.string(), role: z.enum(addedTeacherRoles), until: z.nullable(z.string()) });
export type AlsoTeaches = z.output<typeof AlsoTeaches>;

/** GET /api/teacher/classes/{classId}/teachers, GET /api/school/classes/{id}/teachers: the owner first. */
export const ClassTeachers = z.object({
  teachers: z.array(ClassTeacher),
  /** Whether this reader adds and removes teachers. */
  mayManage: z.boolean(),
  /** Of the school's staff, who is not there yet; nobody where the reader adds nobody. */
  colleagues: z.array(z.object({ id, name: z.string() })),
});
export type ClassTeachers = z.output<typeof ClassTeachers>;

/** PUT …/teachers/{teacherId}: adds a colleague, or changes what they do. `until` is for a cover, which has to have it. */
export const ClassTeacherBody = z.object({
  role: z.enum(addedTeacherRoles, classTeacherMessages.role),
  until: z.optional(z.string(classTeacherMessages.until)),
});
export type ClassTeacherBody = z.output<typeof ClassTeacherBody>;
export const ClassTeacherParams = z.object({ classId: id, teacherId: id });
export const SchoolClassTeacherParams = z.object({ id, teacherId: id });
