import type { Database } from '#db/client.ts';
import { type ClassCardsDeps, classCardsService } from './class-cards.service.ts';
import { classSignInRepository } from './class-sign-in.repository.ts';
import { type ClassSignInDeps, classSignInService } from './class-sign-in.service.ts';

export type ClassSignInNeeds = Omit<ClassSignInDeps & ClassCardsDeps, 'rows'> & { readonly db: Database };

/** Cards with which the youngest of a class sign in on a shared tablet. */
export const composeClassSignIn = (needs: ClassSignInNeeds) => {
  const rows = classSignInRepository(needs.db);
  return { classSignIn: classSignInService({ ...needs, rows }), classCards: classCardsService({ ...needs, rows }) };
};
