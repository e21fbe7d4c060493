import { createHash } from 'node:crypto';
import {
  type ImportListBody,
  type ListImported,
  type ListPreview,
  type PreviewListBody,
  RosterChoices,
  rosterMessages,
} from '@hedgerow/contracts/rosters';
import type { Actor } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { usernameFor } from '@hedgerow/domain/usernames';
import { academicYearOf, currentYearOf, yearGroupName } from '@hedgerow/domain/year-groups';
import type { Runner } from '#db/client.ts';
import type { ReadArchive } from '#ports/archive.ts';
import type { Clock } from '#ports/clock.ts';
import type { DeskService } from '../desk.service.ts';
import type { InvitationsService } from '../invitations.service.ts';
import { oneRosterFiles, readOneRoster } from './one-roster.ts';
import { readTable } from './read-table.ts';
import type { Roster, RosterPupil } from './roster-list.ts';
import { rosterKeyOf, type SchoolState } from './roster-matching.ts';
import { mergedGroups, type Plan, type PlannedClass, planRoster } from './roster-plan.ts';
import type { NewPupil, RosterRepository } from './roster.repository.ts';

export type RosterDeps = {
  readonly deskOf: DeskService['deskOf'];
  readonly rosters: RosterRepository;
  readonly invitations: Pick<InvitationsService, 'prepare' | 'deliver'>;
  readonly readArchive: ReadArchive;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  /** Unpredictable, 0 <= x < 1. */
  readonly draw: () => number;
};

const mostShown = 100;
const mostMovers = 500;
const sampleSize = 8;
const importTries = 3;
/** What a package may inflate to: enough for the largest school, and read in a moment. */
const archiveLimits = { entryBytes: 12_000_000, totalBytes: 24_000_000 };
const mostFiles = 60;
/** How long an account of the school can be kept after all: 14 days. */
const leavingMs = 14 * 86_400_000;

/** With the pupils whom it was about. */
type TakenIn = ListImported & { readonly childIds: readonly string[] };
type Sent = Pick<PreviewListBody, 'list' | 'archive' | 'choices'>;
type School = { readonly schoolId: string; readonly schoolName: string; readonly userId: string };

const isNothing = ({ pupils, classes, marks, leavers, invitations }: Plan): boolean =>
  pupils.every(({ what }) => what === 'same') &&
  classes.every(({ make }) => !make) &&
  marks.length + invitations.length === 0 &&
  leavers.every(({ leaves }) => !leaves);

/** A school's list: looked at first, then taken in as a whole or not at all. The same list twice changes nothing. */
export const rosterService = (deps: RosterDeps) => {
  const { deskOf, rosters, invitations, readArchive, transaction, now, newId, draw } = deps;

  const stateOf = async ({ schoolId, userId }: School, runner?: Runner): Promise<SchoolState> => {
    // One after the other: a transaction has one connection.
    const pupils = await rosters.pupils(schoolId, runner);
    const classes = await rosters.classes(schoolId, runner);
    const staff = await rosters.staff(schoolId, runner);
    const invited = await rosters.invited(schoolId, now(), runner);
    const addresses = await rosters.hasSignOn(schoolId, runner);
    return { pupils, classes, staff, invited, userId, addresses, today: londonDate(now()) };
  };

  const unpack = (archive: string) => {
    const entries = readArchive(Buffer.from(archive, 'base64'), archiveLimits).filter(({ name }) => !name.endsWith('/'));
    if (entries.length > mostFiles) throw new AppError('invalid', rosterMessages.listTooLong);
    return entries.map(({ name, read }) => {
      const base = name.split('/').at(-1) ?? name;
      return { name: base, text: oneRosterFiles.includes(base.toLowerCase()) ? new TextDecoder().decode(read()) : '' };
    });
  };

  const read = ({ list, archive }: Sent, choices: RosterChoices, state: SchoolState, schoolName: string): Roster => {
    const { today, addresses } = state;
    const academicYear = academicYearOf(today);
    if (archive !== undefined && archive !== '')
      return readOneRoster(unpack(archive), { academicYear, today, schoolName, orgId: choices.orgId, addresses });
    if (list === undefined || list === '') throw new AppError('invalid', rosterMessages.whichFile, { details: { field: 'list' } });
    const knownKeys = new Set(state.pupils.flatMap(({ key }) => key ?? []));
    return readTable(list, { academicYear, knownKeys, columns: choices.columns, groups: choices.groups, addresses });
  };

  const look = async (school: School, sent: Sent, runner?: Runner) => {
    const state = await stateOf(school, runner);
    const choices = sent.choices ?? RosterChoices.parse({});
    const roster = read(sent, choices, state, school.schoolName);
    const plan = planRoster(roster, state, choices);
    const digest = createHash('sha256')
      .update(JSON.stringify([school.schoolId, roster.problems, plan]))
      .digest('hex');
    return { state, roster, plan, digest };
  };

  /** A free username for each, in the order of the list. */
  const usernames = async (runner: Runner, pupils: readonly RosterPupil[]): Promise<string[]> => {
    const used = new Set<string>();
    const drawFor = (pupil: RosterPupil): string => {
      const username = usernameFor(pupil.firstName, pupil.lastName, draw);
      if (used.has(username)) return drawFor(pupil);
      used.add(username);
      return username;
    };
    const first = pupils.map(drawFor);
    const taken = await rosters.takenUsernames(runner, first);
    return pupils.map((pupil, at) => {
      const username = first[at];
      return username === undefined || taken.has(username) ? drawFor(pupil) : username;
    });
  };

  const makeClasses = async (runner: Runner, { schoolId }: School, classes: readonly PlannedClass[]) => {
    const made = classes.flatMap(({ subject, ...one }) => (one.make && subject !== undefined ? [{ ...one, subject, id: newId() }] : []));
    await rosters.addClasses(
      runner,
      made.map((one) => ({
        id: one.id,
        schoolId,
        teacherId: one.teacherId,
        name: one.name,
        subject: one.subject,
        yearGroup: one.yearGroup,
        rosterKey: rosterKeyOf(one),
        rosterSource: one.source,
        createdAt: now(),
      })),
    );
    await rosters.addTeachers(
      runner,
      made.flatMap(({ id, colleagues }) =>
        colleagues.map((userId) => ({ classId: id, userId, role: 'co_teacher' as const, createdAt: now() })),
      ),
    );
    await rosters.waitFor(
      runner,
      made.flatMap(({ id, waitsFor, teacherId, held }) =>
        waitsFor.map((email) => ({ classId: id, email, heldBy: held ? teacherId : null })),
      ),
    );
    return new Map(made.map(({ key, id }) => [key, id] as const));
  };

  const makePupils = async (runner: Runner, { schoolId, schoolName }: School, fresh: readonly RosterPupil[], academicYear: number) => {
    const names = await usernames(runner, fresh);
    const made = fresh.map(({ firstName, lastName, yearGroup, key, address }, at): NewPupil => ({
      firstName,
      address: address ?? null,
      lastName,
      yearGroup,
      key,
      academicYear,
      id: newId(),
      familyId: newId(),
      username: names[at] ?? '',
    }));
    await rosters.create(runner, schoolId, schoolName, made, now());
    return new Map(made.map(({ key, id, familyId }) => [key, { childId: id, familyId }] as const));
  };

  const carryOut = async (runner: Runner, school: School, plan: Plan, academicYear: number) => {
    const { schoolId, schoolName } = school;
    const at = now();
    const classIds = await makeClasses(runner, school, plan.classes);
    for (const { classId, rosterKey, rosterSource } of plan.marks) await rosters.mark(runner, schoolId, classId, rosterKey, rosterSource);
    const fresh = plan.pupils.filter(({ what }) => what === 'create').map(({ pupil }) => pupil);
    const made = await makePupils(runner, school, fresh, academicYear);
    const placed = plan.pupils.map((planned) => {
      const home = planned.before ?? made.get(planned.pupil.key);
      if (home === undefined) throw new Error('a pupil of the list has no account');
      return { ...planned, childId: home.childId, familyId: home.familyId };
    });
    for (const { pupil, renames, rekeys, readdresses, childId, familyId } of placed) {
      const { firstName, lastName, yearGroup } = pupil;
      if (renames) await rosters.rename(runner, { id: childId, familyId, firstName, lastName, yearGroup, academicYear }, at);
      if (rekeys) await rosters.rekey(runner, schoolId, childId, pupil.key);
      if (readdresses) await rosters.readdress(runner, schoolId, childId, pupil.address ?? null);
    }
    await rosters.leaving(
      runner,
      schoolId,
      placed.filter(({ comesBack }) => comesBack).map(({ childId }) => childId),
      null,
    );
    await rosters.regroup(
      runner,
      placed.flatMap(({ regroups, pupil, before, childId, familyId }) =>
        regroups && pupil.groups !== undefined
          ? [{ childId, familyId, schoolId, ...mergedGroups(pupil.groups, before?.groups ?? null), updatedAt: at }]
          : [],
      ),
    );
    const moved = await rosters.takeOut(
      runner,
      schoolId,
      placed.flatMap(({ leaves, childId }) => leaves.map((classId) => ({ classId, childId }))),
    );
    const joins = placed.flatMap(({ joins: refs, childId, familyId }) =>
      refs.map((ref) => ({ classId: classIds.get(ref) ?? ref, childId, familyId, createdAt: at })),
    );
    const joined = await rosters.place(runner, joins);
    const leavers = plan.leavers.filter(({ leaves }) => leaves).map(({ childId }) => childId);
    await rosters.takeOutOfAll(runner, schoolId, leavers);
    await rosters.leaving(runner, schoolId, leavers, new Date(at.getTime() + leavingMs));
    const letters: string[] = [];
    for (const { email } of plan.invitations)
      letters.push((await invitations.prepare(runner, { schoolId, schoolName, email, role: 'teacher' })).invitationId);
    const changed = placed.filter(({ what }) => what === 'change').map(({ childId }) => childId);
    return {
      letters,
      taken: {
        created: fresh.length,
        changed: changed.length,
        same: placed.length - fresh.length - changed.length,
        placed: joined,
        moved,
        classes: classIds.size,
        invited: letters.length,
        left: leavers.length,
        childIds: [...[...made.values()].map(({ childId }) => childId), ...changed, ...leavers],
      } satisfies TakenIn,
    };
  };

  const takeIn = async (runner: Runner, school: School, sent: ImportListBody) => {
    await rosters.alone(runner, school.schoolId);
    const { plan, roster, digest, state } = await look(school, sent, runner);
    // Pressed twice, the second finds nothing to do: that is no other list.
    if (digest !== sent.digest && !(roster.problems.length === 0 && isNothing(plan)))
      throw new AppError('conflict', rosterMessages.listChanged);
    if (roster.problems.length > 0 || plan.undecided > 0) throw new AppError('invalid', rosterMessages.listHasMistakes);
    return carryOut(runner, school, plan, academicYearOf(state.today));
  };

  return {
    preview: async (actor: Actor, sent: PreviewListBody): Promise<ListPreview> => {
      const { schoolId, schoolName, userId } = await deskOf(actor);
      const { roster, plan, digest, state } = await look({ schoolId, schoolName, userId }, sent);
      const count = (what: string): number => plan.pupils.filter((one) => one.what === what).length;
      const names = new Map([
        ...state.classes.map(({ id, name }) => [id, name] as const),
        ...plan.classes.map(({ key, name }) => [key, name] as const),
      ]);
      const namesOf = (refs: readonly string[]): string[] => refs.map((ref) => names.get(ref) ?? '').toSorted();
      const staff = new Map(state.staff.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`] as const));
      const movers = plan.pupils.filter(({ leaves }) => leaves.length > 0);
      return {
        digest,
        kind: roster.kind,
        columns: roster.columns.map((column) => ({ ...column })),
        unread: [...roster.unread],
        orgs: [...roster.orgs],
        orgId: roster.orgId,
        pupils: roster.pupils.length,
        create: count('create'),
        change: count('change'),
        same: count('same'),
        withParent: plan.pupils.filter(({ before }) => before?.linked === true).length,
        problems: roster.problems.slice(0, mostShown),
        problemCount: roster.problems.length,
        notes: [...plan.notes],
        classes: plan.classes.map((one) => ({
          key: one.key,
          name: one.name,
          yearGroup: yearGroupName(one.yearGroup),
          subject: one.subject ?? null,
          pupils: one.pupils,
          make: one.make,
          teacher: staff.get(one.teacherId) ?? '',
          waitsFor: one.waitsFor[0] ?? null,
        })),
        undecided: plan.undecided,
        invitations: plan.invitations.map((one) => ({ ...one, classes: [...one.classes] })),
        movers: movers.slice(0, mostMovers).map(({ pupil, joins, leaves }) => ({
          name: `${pupil.firstName} ${pupil.lastName}`,
          leaves: namesOf(leaves),
          joins: namesOf(joins),
        })),
        moverCount: movers.length,
        leavers: plan.leavers.map((one) => ({
          childId: one.childId,
          name: `${one.firstName} ${one.lastName}`,
          yearGroup: yearGroupName(currentYearOf(one, state.today)),
          classes: namesOf(one.classIds),
          leaves: one.leaves,
        })),
        sample: plan.pupils.slice(0, sampleSize).map(({ pupil, what, joins, leaves, before }) => ({
          line: pupil.line,
          name: `${pupil.firstName} ${pupil.lastName}`,
          yearGroup: yearGroupName(pupil.yearGroup),
          classes: namesOf([...(before?.classIds ?? []).filter((id) => !leaves.includes(id)), ...joins]),
          what,
        })),
      };
    },

    /** All of the list in one transaction. Errors: conflict (another difference than was shown), invalid (mistakes, or something to choose). */
    takeIn: async (actor: Actor, sent: ImportListBody): Promise<TakenIn> => {
      const { schoolId, schoolName, userId } = await deskOf(actor);
      for (let attempt = 1; ; attempt += 1) {
        try {
          const { letters, taken } = await transaction((runner) => takeIn(runner, { schoolId, schoolName, userId }, sent));
          for (const id of letters) await invitations.deliver(id);
          return taken;
        } catch (error) {
          // Somebody took one of the drawn usernames in this very moment.
          if (!rosters.isUsernameTaken(error) || attempt === importTries) throw error;
        }
      }
    },
  };
};
export type RosterService = ReturnType<typeof rosterService>;
