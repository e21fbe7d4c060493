import type { Database, Runner } from './db/client.ts';
import type { Routes } from './http/access.ts';
import type { RateLimiter } from './http/rate-limits.ts';
import { auditRepository } from './modules/audit/audit.repository.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { auditService } from './modules/audit/audit.service.ts';
import type { FamiliesRepository } from './modules/families/families.repository.ts';
import { deskRepository } from './modules/schools/desk.repository.ts';
import { deskService } from './modules/schools/desk.service.ts';
import type { InvitationsService } from './modules/schools/invitations.service.ts';
import { pupilListRepository } from './modules/schools/pupil-list.repository.ts';
import { pupilListRoutes } from './modules/schools/pupil-list.routes.ts';
import { pupilListService } from './modules/schools/pupil-list.service.ts';
import { schoolClassesRepository } from './modules/schools/school-classes.repository.ts';
import { schoolClassesRoutes } from './modules/schools/school-classes.routes.ts';
import { schoolClassesService } from './modules/schools/school-classes.service.ts';
import { schoolCodesRepository } from './modules/schools/school-codes.repository.ts';
import { schoolCodesRoutes } from './modules/schools/school-codes.routes.ts';
import { schoolCodesService } from './modules/schools/school-codes.service.ts';
import { schoolPupilsRepository } from './modules/schools/school-pupils.repository.ts';
import { schoolPupilsService } from './modules/schools/school-pupils.service.ts';
import { schoolRequestsRepository } from './modules/schools/school-requests.repository.ts';
import { schoolRequestsService } from './modules/schools/school-requests.service.ts';
import { supportRepository } from './modules/schools/support.repository.ts';
import { supportService } from './modules/schools/support.service.ts';
import { staffRepository } from './modules/schools/staff.repository.ts';
import { staffRoutes } from './modules/schools/staff.routes.ts';
import { staffService } from './modules/schools/staff.service.ts';
import type { Clock } from './ports/clock.ts';
import type { Identity, SecretTokens } from './ports/identity.ts';
import type { Queue } from './ports/queue.ts';

export type SchoolsNeeds = {
  readonly db: Database;
  readonly families: FamiliesRepository;
  readonly identity: Pick<Identity, 'hashPassword'>;
  readonly tokens: SecretTokens;
  readonly invitations: Pick<InvitationsService, 'invite'>;
  readonly queue: Queue;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly onError: (error: Error) => void;
  readonly now: Clock;
  readonly newId: () => string;
  readonly draw: () => number;
};

/** A school's desk, the codes that bring families to it, and the record of who saw a child. */
export const openSchools = async (needs: SchoolsNeeds) => {
  const { db, queue, tokens, transaction, onError, now, newId } = needs;
  const desk = deskService({ desks: deskRepository(db), now });
  const { deskOf } = desk;
  const staffRows = staffRepository(db);
  const classRows = schoolClassesRepository(db);
  const pupilRows = schoolPupilsRepository(db);
  const shared = { ...needs, deskOf, staff: staffRows, pupils: pupilRows, classes: classRows };
  const classes = schoolClassesService(shared);
  const audit = auditService({ audit: auditRepository(db), onError, now, newId });
  await queue.repeat('forget-old-audit', '23 2 * * *', audit.forgetOld);
  return {
    desk,
    audit,
    staff: staffService({ ...shared, invite: needs.invitations.invite }),
    classes,
    pupils: schoolPupilsService({ ...shared, ownClass: classes.ownClass }),
    pupilLists: pupilListService({ ...shared, lists: pupilListRepository(db) }),
    requests: schoolRequestsService({ ...shared, requests: schoolRequestsRepository(db) }),
    support: supportService({ rows: supportRepository(db), classes: classRows, audit, now, newId }),
    schoolCodes: schoolCodesService({ codes: schoolCodesRepository(db), tokens, transaction, now, newId }),
  };
};
type Schools = Awaited<ReturnType<typeof openSchools>>;

export const schoolsRoutes = (app: Routes, { schools, limiter }: { readonly schools: Schools; readonly limiter: RateLimiter }): void => {
  staffRoutes(app, { ...schools, limiter });
  schoolClassesRoutes(app, { ...schools, limiter });
  pupilListRoutes(app, { ...schools, limiter });
  schoolCodesRoutes(app, { ...schools, limiter });
  auditRoutes(app, schools);
};
