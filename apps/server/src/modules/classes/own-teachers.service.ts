import type { ClassTeacherBody, ClassTeachers } from '@hedgerow/contracts/class-teachers';
import type { Actor } from '@hedgerow/domain/access';
import { mayInClass } from '@hedgerow/domain/class-teachers';
import type { ClassTeachersService } from '../schools/class-teachers.service.ts';
import type { OwnClass } from './own-class.ts';

export type OwnTeachersDeps = { readonly ownClass: OwnClass; readonly classTeachers: Pick<ClassTeachersService, 'of' | 'put' | 'remove'> };

/** Who teaches a class, for those who do; its owner adds and removes. Errors: not_found (not theirs), forbidden (not the owner). */
export const ownTeachersService = ({ ownClass, classTeachers }: OwnTeachersDeps) => ({
  of: async (actor: Actor, classId: string): Promise<ClassTeachers> => {
    const taught = await ownClass(actor, classId, 'read');
    return classTeachers.of(taught, mayInClass(taught.role, 'manage'));
  },
  put: async (actor: Actor, classId: string, teacherId: string, body: ClassTeacherBody): Promise<ClassTeachers> =>
    classTeachers.put(await ownClass(actor, classId, 'manage'), teacherId, body),
  remove: async (actor: Actor, classId: string, teacherId: string): Promise<ClassTeachers> =>
    classTeachers.remove(await ownClass(actor, classId, 'manage'), teacherId),
});
export type OwnTeachersService = ReturnType<typeof ownTeachersService>;
