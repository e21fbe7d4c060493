import type { AuditPage } from '@hedgerow/contracts/audit';
import { type Parent, readableChild } from '@hedgerow/domain/access';
import { auditKeptMs, type AuditKind, hourOf, supportDesk } from '@hedgerow/domain/audit';
import type { Clock } from '#ports/clock.ts';
import type { AuditedPerson, AuditRepository } from './audit.repository.ts';

/** Somebody saw or changed something of these children. */
export type Sighting = {
  readonly actorId: string;
  readonly kind: AuditKind;
  readonly at: Date;
  readonly whose:
    | { readonly of: 'children'; readonly ids: readonly string[] }
    | { readonly of: 'class' | 'family'; readonly id: string }
    | { readonly of: 'taught' | 'school' };
};

const support: AuditedPerson = { name: 'Support', role: 'operator', school: null };

export type AuditDeps = {
  readonly audit: AuditRepository;
  readonly onError: (error: Error) => void;
  readonly now: Clock;
  readonly newId: () => string;
};

const pageSize = 30;
const mostWaiting = 5000;
/** Waits between tries while the database is away, in ms. */
const pauses = [250, 1000, 5000, 15_000] as const;

const pause = (milliseconds: number): Promise<void> => new Promise((done) => void setTimeout(done, milliseconds).unref());

export const auditService = ({ audit, onError, now, newId }: AuditDeps) => {
  const waiting: Sighting[] = [];
  /** What this process has written in this hour, so that a hundred clicks ask the database once. */
  let written = { hour: 0, keys: new Set<string>() };
  let draining: Promise<void> | undefined;

  const homesOf = ({ whose, actorId, kind, at }: Sighting) => {
    const entry = { actorId, kind, hour: hourOf(at) };
    if (whose.of === 'children') return whose.ids.length === 0 ? Promise.resolve([]) : audit.ofChildren(entry, whose.ids);
    if (whose.of === 'class') return audit.ofClass(entry, whose.id);
    if (whose.of === 'family') return audit.ofFamily(entry, whose.id);
    return whose.of === 'taught' ? audit.ofTeacher(entry) : audit.ofAdministrator(entry);
  };

  const write = async (sighting: Sighting): Promise<void> => {
    const { actorId, kind, at } = sighting;
    const homes = await homesOf(sighting);
    if (homes.length === 0) return;
    const person = actorId === supportDesk ? support : await audit.person(actorId);
    if (person === undefined) return;
    const { name: actorName, role: actorRole, school: schoolName } = person;
    await audit.note(
      { actorId, actorName, actorRole, schoolName, kind, at, hour: hourOf(at) },
      homes.map(({ family_id: familyId, id: childId }) => ({ id: newId(), familyId, childId })),
    );
  };

  /** True when it is written, or the database has been away for all the tries. */
  const tryToWrite = async (sighting: Sighting): Promise<void> => {
    for (const wait of [...pauses, undefined]) {
      try {
        return await write(sighting);
      } catch (error) {
        if (wait === undefined)
          return onError(new Error(`An entry of the record of who saw a child (${sighting.kind}) could not be written.`, { cause: error }));
        await pause(wait);
      }
    }
  };

  const drain = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await tryToWrite(next);
    draining = undefined;
  };

  const isNews = ({ actorId, kind, at, whose }: Sighting): boolean => {
    // A class may have somebody new within the hour: it is asked for each time. One child is the same child.
    const only = whose.of === 'children' && whose.ids.length === 1 ? whose.ids[0] : undefined;
    if (only === undefined) return true;
    const hour = hourOf(at).getTime();
    if (written.hour !== hour) written = { hour, keys: new Set() };
    const key = `${actorId} ${only} ${kind}`;
    if (written.keys.has(key)) return false;
    written.keys.add(key);
    return true;
  };

  return {
    /** After the answer, beside it: nobody waits for this. What cannot be written is said aloud, never lost in silence. */
    note: (sighting: Sighting): void => {
      if (!isNews(sighting)) return;
      if (waiting.length >= mostWaiting) return onError(new Error('The record of who saw a child cannot keep up: an entry was left out.'));
      waiting.push(sighting);
      draining ??= drain();
    },

    /** Everything that was noted is written when this is done. */
    settled: (): Promise<void> => draining ?? Promise.resolve(),

    /** Who has seen or changed something of the parent's child: the newest first. */
    page: async (actor: Parent, childId: string, before: string | undefined): Promise<AuditPage> => {
      const mine = readableChild(actor, childId);
      const rows = await audit.page(mine.familyId, mine.childId, before, pageSize + 1);
      const shown = rows.slice(0, pageSize);
      return {
        entries: shown.map(({ id, actorId, actorName, actorRole, schoolName, kind, at }) => ({
          id,
          who: actorName,
          role: actorRole,
          school: schoolName,
          isYou: actorId === actor.userId,
          what: kind,
          at: at.toISOString(),
        })),
        next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
      };
    },

    /** The nightly job: what is older than two years goes. */
    forgetOld: (): Promise<void> => audit.forget(new Date(now().getTime() - auditKeptMs)),
  };
};
export type AuditService = ReturnType<typeof auditService>;
