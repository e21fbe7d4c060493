import * as z from 'zod/mini';
import { AcceptInvitationBody, Email } from './accounts.ts';
import { instant } from './shapes.ts';

export const carerMessages = {
  unconfirmed: 'Please confirm your own email address first: the link is in the email we sent you.',
  ownAddress: 'This is your own address. Please enter theirs.',
  hasCarer: 'Your family has a second carer already. End their access first, then invite somebody else.',
  invited: 'Your invitation is on its way. The link in it works for 14 days.',
  linkInvalid: 'This invitation has expired or was used already. Please ask for a new one.',
  otherAddress: 'This invitation was sent to another address. Sign in with that one, or ask for a new invitation.',
  ownFamily: 'This account has children or a subscription of its own, so it cannot join another family. Please use another address.',
  alreadyCarer: 'You look after a family here already. Leave it first.',
  notCarer: 'The account’s owner cannot leave. You can delete the account in your settings.',
  leaveFirst: 'You look after somebody else’s family here. Leave it first, under Family. Then you can delete your own account.',
} as const;

export const InviteCarerBody = z.object({ email: Email });

const Adult = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

/** GET /api/family/carers: who looks after the children, and who was asked to. */
export const Carers = z.object({
  isOwner: z.boolean(),
  owner: Adult,
  carer: z.nullable(Adult),
  /** Waits for an answer; shown to the owner alone. */
  invitation: z.nullable(z.object({ email: z.string(), expiresAt: instant })),
});
export type Carers = z.output<typeof Carers>;

const Token = AcceptInvitationBody.shape.token;

/** What whoever opens the letter's link sees before they answer. */
export const CarerInvitation = z.object({ ownerName: z.string(), email: z.string(), hasAccount: z.boolean() });
export type CarerInvitation = z.output<typeof CarerInvitation>;

/** POST /api/family/carers/accept, signed in with the address that was invited. */
export const AcceptCarerBody = z.object({ token: Token });
/** POST /api/family/carers/register: the same for somebody without an account. */
export const RegisterCarerBody = AcceptInvitationBody;
export type RegisterCarerBody = z.output<typeof RegisterCarerBody>;
