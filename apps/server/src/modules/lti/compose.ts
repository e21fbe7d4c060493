import type { Database } from '#db/client.ts';
import type { Seals } from '#ports/identity.ts';
import type { Lti } from '#ports/lti.ts';
import { ltiWaitingMs } from '@hedgerow/domain/lti';
import type { Queue } from '#ports/queue.ts';
import { type LtiClassDeps, ltiClassService } from './lti-class.service.ts';
import { ltiClassRepository } from './lti-class.repository.ts';
import { type LtiDeskDeps, ltiDeskService } from './lti-desk.service.ts';
import { type LtiDoorDeps, ltiDoorService } from './lti-door.service.ts';
import { ltiKeysService } from './lti-keys.service.ts';
import { ltiRegistrationService } from './lti-registration.service.ts';
import { ltiScoresRepository } from './lti-scores.repository.ts';
import { ltiScoresService } from './lti-scores.service.ts';
import { ltiRepository } from './lti.repository.ts';

export type LtiNeeds = Pick<LtiDeskDeps, 'deskOf' | 'newId'> &
  Pick<LtiClassDeps, 'ownClass'> &
  Pick<LtiDoorDeps, 'accounts' | 'identity' | 'publicUrl' | 'now'> & {
    readonly db: Database;
    readonly lti: Lti;
    readonly queue: Pick<Queue, 'repeat'>;
    readonly productName: string;
    readonly sealsFor: (use: string) => Seals;
    readonly countHit: (key: string, seconds: number) => Promise<{ readonly hits: number }>;
  };

/** We as a tool of schools' learning platforms, by LTI 1.3. */
export const composeLti = async (needs: LtiNeeds) => {
  const { db, queue, now } = needs;
  const [rows, scores, seals] = [ltiRepository(db), ltiScoresRepository(db), needs.sealsFor('lti')];
  const shared = { ...needs, rows, scores, seals };
  const keys = ltiKeysService({ ...shared, seals: needs.sealsFor('lti-key') });
  const takeOnce = async (words: string) => (await needs.countHit(`lti-once:${words}`, 3600)).hits === 1;
  const ltiScores = ltiScoresService({ ...shared, keys });
  await queue.repeat('lti-scores', '* * * * *', ltiScores.sendDue);
  await queue.repeat('lti-waiting', '52 3 * * *', () => rows.forgetWaiting(new Date(now().getTime() - ltiWaitingMs)));
  return {
    ltiKeys: keys,
    ltiScores,
    ltiDesk: ltiDeskService(shared),
    ltiDoor: ltiDoorService({ ...shared, keys, takeOnce }),
    ltiRegistration: ltiRegistrationService({ ...shared, takeOnce }),
    ltiClass: ltiClassService({ ...shared, keys, links: ltiClassRepository(db) }),
  };
};
