import type { ClassResource, TeacherResource } from '@hedgerow/contracts/class-resources';
import { type Actor, readableChild } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { type ClassTeacherRole, mayInClass, wantInClass } from '@hedgerow/domain/class-teachers';
import { AppError } from '@hedgerow/domain/errors';
import { resourceMessages } from '@hedgerow/domain/resource-rules';
import { subjectName } from '@hedgerow/domain/subjects';
import type { Runner } from '#db/client.ts';
import type { TeacherAsks } from '#db/taught-classes.ts';
import type { Arrived } from '#http/receive-upload.ts';
import type { StoredDocument } from '#http/send-document.ts';
import type { Clock } from '#ports/clock.ts';
import type { ResourceCheck } from '#ports/resource-check.ts';
import { mimeOfStored, type Storage } from '#ports/storage.ts';
import type { ClassResourcesRepository, NewResource, ResourceRow } from './class-resources.repository.ts';
import { readResourceDetails } from './resource-details.ts';

export type ClassResourcesDeps = {
  readonly resources: ClassResourcesRepository;
  readonly storage: Pick<Storage, 'put' | 'open' | 'remove'>;
  readonly checkResource: ResourceCheck;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

const notFound = (): AppError => new AppError('not_found', 'Not found');
const dayMs = 86_400_000;

const shared = (row: Omit<ResourceRow, 'sharedBy' | 'schoolId' | 'storageKey'>) => ({
  id: row.id,
  title: row.title,
  subject: row.subject,
  subjectName: subjectName(row.subject),
  description: row.description,
  originalName: row.originalName,
  fileSize: row.bytes,
  sharedAt: row.createdAt.toISOString(),
});

type Taught = { readonly id: string; readonly role: ClassTeacherRole };

/** Whoever shared it, or whose classes all those are that see it: a colleague may have left them. */
const mayRemove = (actor: Actor, row: ResourceRow, shares: readonly { readonly id: string }[], taught: readonly Taught[]): boolean =>
  row.sharedBy === actor.userId ||
  (shares.length > 0 && shares.every((share) => taught.some(({ id, role }) => id === share.id && mayInClass(role, 'manage'))));

/** Documents that teachers share with their classes. */
export const classResourcesService = ({ resources, storage, checkResource, transaction, now, newId }: ClassResourcesDeps) => {
  const asks = ({ userId }: Actor): TeacherAsks => ({ teacherId: userId, today: londonDate(now()), right: 'read' });

  /** The teacher who shared it, whoever teaches a class that sees it, a pupil of such a class, and their parent. */
  const mayOpen = async (actor: Actor, row: ResourceRow): Promise<boolean> => {
    if (actor.role === 'student') return resources.isSharedWith(actor.familyId, [actor.userId], row.id);
    if (actor.role === 'parent' || actor.role === 'home_educator') return resources.isSharedWith(actor.familyId, actor.childIds, row.id);
    if (row.sharedBy === actor.userId) return true;
    const [shares, taught] = await Promise.all([resources.sharesOf([row.id]), resources.classesOf(asks(actor))]);
    return shares.some((share) => taught.some(({ id }) => id === share.id));
  };

  return {
    /** Shares a document with classes. Errors: invalid (a field), not_found (a class that is not theirs), unsupported_type, too_large. */
    share: async (actor: Actor, { path, originalName, bytes, fields }: Arrived): Promise<TeacherResource> => {
      const { classIds, ...details } = readResourceDetails(fields);
      const taught = (await resources.classesOf(asks(actor))).filter(({ id }) => classIds.includes(id));
      const [first] = taught;
      if (first === undefined || taught.length < classIds.length) throw new AppError('not_found', 'Class not found');
      for (const { role } of taught) wantInClass(role, 'teach');
      const kind = await checkResource({ path, originalName });
      const storageKey = await storage.put({ path, kind });
      const { schoolId } = first;
      const file = { originalName, storageKey, mimeType: mimeOfStored[kind], bytes };
      const row = { ...details, ...file, id: newId(), schoolId, sharedBy: actor.userId, createdAt: now() } satisfies NewResource;
      try {
        await transaction((runner) => resources.insert(runner, row, classIds));
      } catch (error) {
        await storage.remove(storageKey);
        throw error;
      }
      return { ...shared(row), classes: taught.map(({ id, name }) => ({ id, name })), sharedBy: null, mayRemove: true };
    },

    listSharedBy: async (actor: Actor): Promise<TeacherResource[]> => {
      const rows = await resources.seenBy(asks(actor));
      if (rows.length === 0) return [];
      const [all, taught] = await Promise.all([
        resources.sharesOf(rows.map(({ resource }) => resource.id)),
        resources.classesOf(asks(actor)),
      ]);
      const shares = Map.groupBy(all, ({ resourceId }) => resourceId);
      return rows.map(({ resource, firstName, lastName }) => {
        const mine = resource.sharedBy === actor.userId;
        const seen = (shares.get(resource.id) ?? []).filter(({ id }) => mine || taught.some((one) => one.id === id));
        return {
          ...shared(resource),
          classes: seen.map(({ id, name }) => ({ id, name })),
          sharedBy: mine ? null : firstName === null ? 'School' : `${firstName} ${lastName}`,
          mayRemove: mayRemove(actor, resource, shares.get(resource.id) ?? [], taught),
        };
      });
    },

    /** What the teachers of a child shared, for the child and their parent. */
    listForChild: async (actor: Actor, childId?: string): Promise<ClassResource[]> => {
      const rows = await resources.ofChild(readableChild(actor, childId));
      return rows.map(({ resource, className, firstName, lastName }) => ({
        ...shared(resource),
        className,
        teacher: firstName === null ? 'School' : `${firstName} ${lastName}`,
      }));
    },

    /** The bytes. Errors: not_found, also when the storage lost the file. */
    open: async (actor: Actor, id: string): Promise<StoredDocument> => {
      const row = await resources.find(id);
      if (row === undefined || !(await mayOpen(actor, row))) throw notFound();
      const { mimeType, originalName, bytes } = row;
      return { stream: await storage.open(row.storageKey), mimeType, originalName, bytes };
    },

    /** By the teacher who shared it, or whose classes they all are. Errors: not_found, forbidden (who may only look at it). */
    remove: async (actor: Actor, id: string): Promise<void> => {
      const row = await resources.find(id);
      if (row === undefined || !(await mayOpen(actor, row))) throw notFound();
      const [shares, taught] = await Promise.all([resources.sharesOf([id]), resources.classesOf(asks(actor))]);
      if (!mayRemove(actor, row, shares, taught)) throw new AppError('forbidden', resourceMessages.notYours);
      await resources.remove(id);
      await storage.remove(row.storageKey);
    },

    /** The classes with which it is shared, and that are taught still. */
    sharedWith: async (id: string): Promise<readonly string[]> => (await resources.sharesOf([id])).map((share) => share.id),

    missingFile: (): AppError => new AppError('invalid', resourceMessages.missing, { details: { field: 'file' } }),

    /** A job: documents whose teacher and classes have all gone, a day old at least. */
    sweep: async (): Promise<void> => {
      for (const key of await resources.removeForgotten(new Date(now().getTime() - dayMs))) await storage.remove(key);
    },
  };
};
export type ClassResourcesService = ReturnType<typeof classResourcesService>;
