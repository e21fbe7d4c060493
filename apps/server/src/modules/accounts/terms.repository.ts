import { agreedWording } from '@hedgerow/contracts/terms';
import type { Runner } from '#db/client.ts';
import { consent } from '#db/schema/billing.ts';

/** Whoever makes an account agrees to what stands beside the button; the words are kept with their version. One row a person, so their id is its id. */
export const agreeToTerms = async (runner: Runner, familyId: string, userId: string, now: Date): Promise<void> => {
  await runner.insert(consent).values({ familyId, id: userId, userId, kind: 'terms', wording: agreedWording, agreedAt: now });
};
