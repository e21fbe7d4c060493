import { randomBytes } from 'node:crypto';
import { type LtiInvitation } from '@hedgerow/contracts/lti';
import type { Actor } from '@hedgerow/domain/access';
import { type LtiRegistrationRefusal, mostLtiPlatforms } from '@hedgerow/domain/lti';
import type { Clock } from '#ports/clock.ts';
import type { Seals } from '#ports/identity.ts';
import { type Lti, LtiCallFailed } from '#ports/lti.ts';
import type { DeskService } from '../schools/desk.service.ts';
import type { LtiRepository } from './lti.repository.ts';

export type LtiRegistrationDeps = {
  readonly deskOf: DeskService['deskOf'];
  readonly rows: Pick<LtiRepository, 'add' | 'nameOf' | 'ofSchool'>;
  readonly lti: Pick<Lti, 'configuration' | 'register' | 'mayAsk'>;
  readonly seals: Seals;
  /** True for the first who brings these words within the hour. */
  readonly takeOnce: (words: string) => Promise<boolean>;
  readonly productName: string;
  readonly publicUrl: string;
  readonly now: Clock;
  readonly newId: () => string;
};

const invitedMs = 3_600_000;
type Invitation = {
  readonly for: 'register';
  readonly schoolId: string;
  readonly by: string;
  readonly mark: string;
  readonly until: number;
};
type Asked = { readonly code: string; readonly openid_configuration: string; readonly registration_token: string };
type Registered = { readonly name: string; readonly frames: readonly string[] };

/** A platform that registers itself: its administrator pastes our address there, and ours agrees here afterwards (LTI dynamic registration). */
export const ltiRegistrationService = (deps: LtiRegistrationDeps) => {
  const { deskOf, rows, lti, seals, takeOnce, productName, publicUrl, now, newId } = deps;

  const open = (code: string): Invitation | undefined => {
    const words = seals.open(code);
    if (words === undefined) return undefined;
    // Only this server can have sealed it; whatever else it sealed says what it is for.
    const invitation = JSON.parse(words) as { readonly for: string; readonly until: number };
    return invitation.for === 'register' && invitation.until > now().getTime() ? (invitation as Invitation) : undefined;
  };

  return {
    /** An address to paste into a platform, for an hour and once. */
    invite: async (actor: Actor): Promise<LtiInvitation> => {
      const { schoolId } = await deskOf(actor);
      const until = now().getTime() + invitedMs;
      const mark = randomBytes(16).toString('base64url');
      const invitation: Invitation = { for: 'register', schoolId, by: await rows.nameOf(actor.userId), mark, until };
      const code = encodeURIComponent(seals.seal(JSON.stringify(invitation)));
      return { address: `${publicUrl}/api/lti/register?code=${code}`, until: new Date(until).toISOString() };
    },

    /** It waits for the school's administrator then. */
    register: async (asked: Asked): Promise<Registered | { readonly refused: LtiRegistrationRefusal }> => {
      const invitation = open(asked.code);
      if (invitation === undefined) return { refused: 'code' };
      const { schoolId, by, mark } = invitation;
      if (!lti.mayAsk(asked.openid_configuration)) return { refused: 'configuration' };
      if ((await rows.ofSchool(schoolId)).length >= mostLtiPlatforms) return { refused: 'too-many' };
      if (!(await takeOnce(mark))) return { refused: 'code' };
      try {
        const said = await lti.configuration(asked.openid_configuration);
        const { issuer, authUrl, tokenUrl, jwksUrl, product } = said;
        const { clientId, deploymentId } = await lti.register(said, asked.registration_token, {
          name: productName,
          description: `Work that teachers set in ${productName}`,
          loginUrl: `${publicUrl}/api/lti/login`,
          launchUrl: `${publicUrl}/api/lti/launch`,
          keysUrl: `${publicUrl}/api/lti/keys`,
          pickLabel: `Pick work from ${productName}`,
        });
        const { host, origin } = new URL(issuer);
        const name = (product === '' ? host : `${product} at ${host}`).slice(0, 60);
        const facts = { name, issuer, clientId, deploymentId, authUrl, tokenUrl, jwksUrl };
        const isNew = await rows.add({ ...facts, id: newId(), schoolId, addedBy: by, addedAt: now(), waits: true });
        return isNew ? { name, frames: [...new Set([origin, new URL(asked.openid_configuration).origin])] } : { refused: 'taken' };
      } catch (error) {
        if (error instanceof LtiCallFailed) return { refused: error.why === 'away' ? 'unreachable' : 'refused' };
        throw error;
      }
    },
  };
};
export type LtiRegistrationService = ReturnType<typeof ltiRegistrationService>;
