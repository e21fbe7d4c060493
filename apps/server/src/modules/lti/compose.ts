import type { Database } from '#db/client.ts';
import type { Seals } from '#ports/identity.ts';
import type { Lti } from '#ports/lti.ts';
import { type LtiDeskDeps, ltiDeskService } from './lti-desk.service.ts';
import { type LtiDoorDeps, ltiDoorService } from './lti-door.service.ts';
import { ltiKeysService } from './lti-keys.service.ts';
import { ltiRepository } from './lti.repository.ts';

export type LtiNeeds = Pick<LtiDeskDeps, 'deskOf' | 'newId'> &
  Pick<LtiDoorDeps, 'accounts' | 'identity' | 'publicUrl' | 'now'> & {
    readonly db: Database;
    readonly lti: Lti;
    readonly sealsFor: (use: string) => Seals;
    readonly countHit: (key: string, seconds: number) => Promise<{ readonly hits: number }>;
  };

/** We as a tool of schools' learning platforms, by LTI 1.3. */
export const composeLti = (needs: LtiNeeds) => {
  const shared = { ...needs, rows: ltiRepository(needs.db) };
  const ltiKeys = ltiKeysService({ ...shared, seals: needs.sealsFor('lti-key') });
  const takeOnce = async (words: string) => (await needs.countHit(`lti-once:${words}`, 3600)).hits === 1;
  return {
    ltiKeys,
    ltiDesk: ltiDeskService(shared),
    ltiDoor: ltiDoorService({ ...shared, keys: ltiKeys, seals: needs.sealsFor('lti'), takeOnce }),
  };
};
