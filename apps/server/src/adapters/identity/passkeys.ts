import type { PasskeyOptions } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';

const unproved = (): never => {
  throw new APIError('UNAUTHORIZED', { message: 'The person was not verified.' });
};

/**
 * A passkey stands for two factors here: having the device, and a finger, a face or its PIN. The library asks for the second as a wish
 * alone, so an answer without it is refused, when a key is added and whenever it signs somebody in.
 */
export const passkeySettings = (publicUrl: string, productName: string): PasskeyOptions => ({
  rpID: new URL(publicUrl).hostname,
  rpName: productName,
  origin: new URL(publicUrl).origin,
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  registration: {
    afterVerification: ({ verification: { registrationInfo } }) => (registrationInfo?.userVerified === true ? undefined : unproved()),
  },
  authentication: {
    afterVerification: ({ verification: { authenticationInfo } }) => (authenticationInfo.userVerified ? undefined : unproved()),
  },
});

/** The library answers 500 where what a browser sent cannot be read as a proof: that is a refusal too. */
export const unlessUnproved = async <T>(attempt: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof APIError) return undefined;
    throw error;
  }
};
