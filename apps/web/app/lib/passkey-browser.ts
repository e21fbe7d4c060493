import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

type Json = Record<string, unknown>;

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** The device asks for a finger, a face or a PIN, and makes a key. Few people do this: the library comes when it is asked for. */
export const makePasskey = async (options: Json): Promise<object> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
};

export const answerWithPasskey = async (options: Json): Promise<object> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
};

/** Somebody who closed the device's question, or let it time out: that is an answer, not a fault. */
export const wasClosed = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** The device has a key of this account already. */
export const isKnownDevice = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';
