import { lastPictureYear, pictureMessages } from '@hedgerow/contracts/picture-sign-in';
import { forParentWriting, type Parent } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { Identity, SecretTokens, Visitor } from '#ports/identity.ts';
import type { MailService } from '#modules/mail/mail.service.ts';
import type { AccountsService, Entered } from '../accounts.service.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { PeopleRepository } from '../people.repository.ts';
import type { PicturesRepository } from './pictures.repository.ts';
import { childYear } from '../profile/profile-view.ts';

/** How long a device stays trusted: half a year. */
const trustMs = 182 * 86_400_000;

export type PicturesDeps = {
  readonly pictures: PicturesRepository;
  readonly identity: Pick<Identity, 'hashPassword' | 'passwordMatches' | 'openSession'>;
  readonly accounts: Pick<AccountsService, 'entered'>;
  readonly people: Pick<PeopleRepository, 'find'>;
  readonly mail: Pick<MailService, 'send'>;
  readonly tokens: SecretTokens;
  readonly now: Clock;
  readonly newId: () => string;
};

/** The youngest tap four pictures in place of a password, on a device that their parent has trusted, and nowhere else. */
export const picturesService = ({ pictures, identity, accounts, people, mail, tokens, now, newId }: PicturesDeps) => {
  const ownChild = async (actor: Parent, childId: string) => {
    const found = await pictures.findChild(actor.familyId, childId);
    return forParentWriting(actor, found === undefined ? undefined : { ...found, childId: found.id });
  };
  const deviceOf = (token: string) => pictures.findDevice(tokens.hash(token), now());
  const youngOnes = async (familyId: string) =>
    (await pictures.children(familyId)).filter(({ child }) => child.status === 'active' && childYear(child, now()) <= lastPictureYear);

  return {
    /** Answers what the browser keeps; the parent hears of it, in case it was somebody else. */
    trust: async ({ familyId, userId }: Parent, visitor: Visitor): Promise<string> => {
      const id = newId();
      const token = tokens.of(id);
      const expiresAt = new Date(now().getTime() + trustMs);
      const device = deviceName(visitor.userAgent ?? null);
      await pictures.trust({ familyId, id, tokenHash: tokens.hash(token), device, expiresAt, createdAt: now() });
      const parent = await people.find(userId);
      if (parent !== undefined)
        await mail.send({ id: newId(), to: parent.email, content: { kind: 'device-trusted', firstName: parent.firstName, device } });
      return token;
    },

    devices: async ({ familyId }: Parent, token: string) => {
      const own = tokens.hash(token);
      const rows = await pictures.devices(familyId, now());
      return rows.map(({ id, device, tokenHash, createdAt }) => ({
        id,
        device,
        current: tokenHash === own,
        trustedAt: createdAt.toISOString(),
      }));
    },

    distrust: async ({ familyId }: Parent, id: string): Promise<void> => {
      if (!(await pictures.distrust(familyId, id))) throw new AppError('not_found', 'Not found');
    },

    chosen: async (actor: Parent, childId: string): Promise<boolean> => {
      await ownChild(actor, childId);
      return (await pictures.children(actor.familyId)).some(({ child }) => child.id === childId);
    },

    /** Errors: not_found, conflict (the payment is not confirmed), invalid (too old). */
    choose: async (actor: Parent, childId: string, chosen: readonly string[]): Promise<void> => {
      const record = await ownChild(actor, childId);
      if (record.status !== 'active') throw new AppError('conflict', 'This child can sign in once the payment is confirmed.');
      if (childYear(record, now()) > lastPictureYear) throw new AppError('invalid', pictureMessages.tooOld);
      await pictures.setPictures(actor.familyId, childId, await identity.hashPassword(chosen.join(' ')), now());
    },

    forget: async (actor: Parent, childId: string): Promise<void> => {
      await ownChild(actor, childId);
      await pictures.dropPictures(actor.familyId, childId);
    },

    /** Nobody where the device is not trusted. */
    childrenOn: async (token: string): Promise<{ childId: string; firstName: string }[]> => {
      const device = await deviceOf(token);
      if (device === undefined) return [];
      return (await youngOnes(device.familyId)).map(({ child }) => ({ childId: child.id, firstName: child.firstName }));
    },

    signIn: async (
      attempt: { readonly token: string; readonly childId: string; readonly tapped: readonly string[] },
      visitor: Visitor,
      before: string | null,
    ): Promise<Entered> => {
      const device = await deviceOf(attempt.token);
      if (device === undefined) throw new AppError('forbidden', pictureMessages.notTrusted);
      const found = (await youngOnes(device.familyId)).find(({ child }) => child.id === attempt.childId);
      const right = found !== undefined && (await identity.passwordMatches(found.secretHash, attempt.tapped.join(' ')));
      if (!right) throw new AppError('signed_out', pictureMessages.wrong);
      return accounts.entered(await identity.openSession(found.child.id, visitor), before);
    },
  };
};
export type PicturesService = ReturnType<typeof picturesService>;
