import type { Clock } from '#ports/clock.ts';
import type { Seals } from '#ports/identity.ts';
import type { Lti, LtiKey } from '#ports/lti.ts';
import type { LtiRepository } from './lti.repository.ts';

export type LtiKeysDeps = {
  readonly rows: Pick<LtiRepository, 'keys' | 'keepKey'>;
  readonly lti: Pick<Lti, 'newKey'>;
  readonly seals: Seals;
  readonly now: Clock;
};

/** The key that we sign with is made when it is first asked for. One whose seal no longer opens (another secret) makes room for a new one. */
export const ltiKeysService = ({ rows, lti, seals, now }: LtiKeysDeps) => {
  const current = async (): Promise<LtiKey> => {
    for (const { kid, sealed, publicKey } of await rows.keys()) {
      const privateKey = seals.open(sealed);
      if (privateKey !== undefined) return { kid, privateKey, publicKey };
    }
    const made = await lti.newKey();
    await rows.keepKey({ kid: made.kid, sealed: seals.seal(made.privateKey), publicKey: made.publicKey, createdAt: now() });
    return made;
  };
  return {
    current,
    published: async (): Promise<{ keys: Record<string, unknown>[] }> => {
      await current();
      return { keys: (await rows.keys()).map(({ publicKey }) => ({ ...publicKey })) };
    },
  };
};
export type LtiKeysService = ReturnType<typeof ltiKeysService>;
