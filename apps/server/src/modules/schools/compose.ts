import type { Database, Runner } from '#db/client.ts';
import type { Routes } from '#http/access.ts';
import type { RateLimiter } from '#http/rate-limits.ts';
import { auditRepository } from '#modules/audit/audit.repository.ts';
import { auditRoutes } from '#modules/audit/audit.routes.ts';
import { auditService } from '#modules/audit/audit.service.ts';
import type { FamiliesRepository } from '#modules/families/families.repository.ts';
import { deskRepository } from './desk.repository.ts';
import { deskService } from './desk.service.ts';
import type { InvitationsService } from './invitations.service.ts';
import { pupilListRepository } from './pupil-list.repository.ts';
import { pupilListRoutes } from './pupil-list.routes.ts';
import { pupilListService } from './pupil-list.service.ts';
import { schoolClassesRepository } from './school-classes.repository.ts';
import { schoolClassesRoutes } from './school-classes.routes.ts';
import { schoolClassesService } from './school-classes.service.ts';
import { schoolCodesRepository } from './school-codes.repository.ts';
import { schoolCodesRoutes } from './school-codes.routes.ts';
import { schoolCodesService } from './school-codes.service.ts';
import { schoolPupilsRepository } from './school-pupils.repository.ts';
import { schoolPupilsService } from './school-pupils.service.ts';
import { schoolRequestsRepository } from './school-requests.repository.ts';
import { schoolRequestsService } from './school-requests.service.ts';
import { supportRepository } from './support.repository.ts';
import { supportService } from './support.service.ts';
import { staffRepository } from './staff.repository.ts';
import { staffRoutes } from './staff.routes.ts';
import { staffService } from './staff.service.ts';
import type { Clock } from '#ports/clock.ts';
import type { Identity, SecretTokens } from '#ports/identity.ts';
import type { Queue } from '#ports/queue.ts';

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
