import type { Database, Runner } from '#db/client.ts';
import type { Reader } from '#db/replica.ts';
import type { AuditService } from '#modules/audit/audit.service.ts';
import type { FamiliesRepository } from '#modules/families/families.repository.ts';
import { classChangesRepository } from './class-changes.repository.ts';
import { classChangesService } from './class-changes.service.ts';
import { classJoinsRepository } from './class-joins.repository.ts';
import { classJoinsService } from './class-joins.service.ts';
import { classTeachersRepository } from './class-teachers.repository.ts';
import { classTeachersService } from './class-teachers.service.ts';
import { deskRepository } from './desk.repository.ts';
import { deskService } from './desk.service.ts';
import { invitationsRepository } from './invitations.repository.ts';
import { type InvitationsDeps, invitationsService } from './invitations.service.ts';
import { reportRepository } from './report.repository.ts';
import { reportService } from './report.service.ts';
import { rosterRepository } from './roster/roster.repository.ts';
import { rosterService } from './roster/roster.service.ts';
import { schoolClassesRepository } from './school-classes.repository.ts';
import { schoolClassesService } from './school-classes.service.ts';
import { schoolCodesRepository } from './school-codes.repository.ts';
import { schoolCodesService } from './school-codes.service.ts';
import { schoolPupilsRepository } from './school-pupils.repository.ts';
import { schoolPupilsService } from './school-pupils.service.ts';
import { schoolRequestsRepository } from './school-requests.repository.ts';
import { schoolRequestsService } from './school-requests.service.ts';
import { supportRepository } from './support.repository.ts';
import { supportService } from './support.service.ts';
import { staffRepository } from './staff.repository.ts';
import { staffService } from './staff.service.ts';
import type { ReadArchive } from '#ports/archive.ts';
import type { Clock } from '#ports/clock.ts';
import type { Identity, SecretTokens } from '#ports/identity.ts';

export type SchoolsNeeds = Omit<InvitationsDeps, 'invitations'> & {
  readonly db: Database;
  readonly olderReads: Reader;
  readonly families: FamiliesRepository;
  readonly identity: Pick<Identity, 'hashPassword'>;
  readonly tokens: SecretTokens;
  readonly audit: AuditService;
  readonly readArchive: ReadArchive;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  readonly draw: () => number;
};

/** A school's desk, the invitations of its staff, and the codes that bring families to it. */
export const composeSchools = (needs: SchoolsNeeds) => {
  const { db, audit, tokens, transaction, now, newId } = needs;
  const desk = deskService({ desks: deskRepository(db), now });
  const { deskOf } = desk;
  const staffRows = staffRepository(db);
  const classRows = schoolClassesRepository(db);
  const pupilRows = schoolPupilsRepository(db);
  const joins = classJoinsRepository(db);
  const shared = { ...needs, deskOf, staff: staffRows, pupils: pupilRows, classes: classRows };
  const classes = schoolClassesService(shared);
  const classTeachers = classTeachersService({ ...shared, rows: classTeachersRepository(db), ownClass: classes.ownClass });
  const { alsoTeaching } = classTeachers;
  const invitations = invitationsService({ ...needs, invitations: invitationsRepository(db) });
  return {
    desk,
    invitations,
    staff: staffService({ ...shared, invite: invitations.invite }),
    classes,
    classTeachers,
    pupils: schoolPupilsService({ ...shared, ownClass: classes.ownClass }),
    rosters: rosterService({ ...shared, invitations, rosters: rosterRepository(db) }),
    requests: schoolRequestsService({ ...shared, requests: schoolRequestsRepository(db) }),
    support: supportService({ rows: supportRepository(db), classes: classRows, audit, now, newId }),
    reports: reportService({ deskOf, reports: reportRepository(needs.olderReads), now }),
    classChanges: classChangesService({ deskOf, changes: classChangesRepository(db), transaction, now, newId }),
    classJoins: classJoinsService({ joins, transaction, now, newId }),
    schoolCodes: schoolCodesService({ codes: schoolCodesRepository(db), joins, alsoTeaching, tokens, transaction, now, newId }),
  };
};
