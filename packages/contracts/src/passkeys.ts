import * as z from 'zod/mini';
import { id, instant, line } from './shapes.ts';

export const passkeyMessages = {
  recentSignIn: 'You signed in a while ago. Please enter your password to carry on.',
  signInAgain: 'You signed in a while ago. Please sign out, sign in again and come back here.',
  notAdded: 'The passkey was not added. Please try again.',
  notRecognised: 'We do not know this passkey. Please sign in with your password.',
  tooMany: 'You have 10 passkeys already. Please remove one first.',
} as const;

/** How many minutes after signing in a passkey can be added or removed without the password. */
export const recentSignInMinutes = 10;
export const mostPasskeys = 10;

export const Passkey = z.object({ id, name: z.string(), addedAt: instant });
export type Passkey = z.output<typeof Passkey>;
export const Passkeys = z.array(Passkey);

/** What the browser hands to the authenticator, and what comes back: the shapes are WebAuthn's own, and its library reads them. */
export const CeremonyOptions = z.record(z.string(), z.unknown());
export type CeremonyOptions = z.output<typeof CeremonyOptions>;
const base64url = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/u));
const Credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};
const NewCredential = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});
const KnownCredential = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
});

/** POST /api/auth/passkeys/begin and .../{id}/remove: the password where the sign-in is not a recent one. */
export const RecentProof = z.object({ password: z.optional(z.string().check(z.minLength(1), z.maxLength(256))) });
/** POST /api/auth/passkeys */
export const AddPasskeyBody = z.object({ name: z.optional(line(60, 'Please give it a name.')), response: NewCredential });
export type AddPasskeyBody = z.output<typeof AddPasskeyBody>;
/** POST /api/auth/passkeys/sign-in */
export const PasskeySignInBody = z.object({ response: KnownCredential });
export type PasskeySignInBody = z.output<typeof PasskeySignInBody>;
