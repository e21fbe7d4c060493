import type { SignOnProvider } from '@hedgerow/domain/school-sign-on';
import type { Database } from '#db/client.ts';
import type { Seals } from '#ports/identity.ts';
import type { OpenId } from '#ports/open-id.ts';
import { schoolSignOnRepository } from './school-sign-on.repository.ts';
import { type SignOnDeskDeps, signOnDeskService } from './sign-on-desk.service.ts';
import { type SignOnDoorDeps, signOnDoorService } from './sign-on-door.service.ts';

export type SchoolSignOnNeeds = Pick<SignOnDeskDeps, 'deskOf' | 'transaction' | 'now' | 'newId'> &
  Pick<SignOnDoorDeps, 'accounts' | 'identity'> & {
    readonly db: Database;
    readonly schoolProviders: ReadonlyMap<SignOnProvider, OpenId>;
    readonly sealsFor: (use: string) => Seals;
  };

/** A school's people sign in with its own accounts at Google or Microsoft. */
export const composeSchoolSignOn = (needs: SchoolSignOnNeeds) => {
  const shared = { ...needs, providers: needs.schoolProviders, rows: schoolSignOnRepository(needs.db) };
  const signOnDesk = signOnDeskService(shared);
  return { signOnDesk, signOn: signOnDoorService({ ...shared, link: signOnDesk.link, seals: needs.sealsFor('school-sign-on') }) };
};
