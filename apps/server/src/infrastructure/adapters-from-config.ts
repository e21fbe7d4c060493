import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SignOnProvider, signOnProviders } from '@hedgerow/domain/school-sign-on';
import type { Config } from '#config.ts';
import { openIdSignIn } from '#adapters/identity/open-id-sign-in.ts';
import { mailboxMailer } from '#adapters/mail/mailbox-mailer.ts';
import type { Database } from '#db/client.ts';
import { mailbox } from '#db/mailbox.ts';
import { folderStorage } from '#adapters/storage/folder-storage.ts';
import type { Storage } from '#ports/storage.ts';
import type { Clock } from '#ports/clock.ts';
import type { OpenId } from '#ports/open-id.ts';
import type { Mailer } from '#ports/mailer.ts';

/** The secret that signs session cookies: given, or made once and kept in the data folder. */
export const sessionSecret = (config: Pick<Config, 'sessionSecret' | 'dataDir'>): string => {
  if (config.sessionSecret !== undefined) return config.sessionSecret;
  const file = join(config.dataDir, 'keys', 'session-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(join(config.dataDir, 'keys'), { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
};

/** Google sign-in, where it is configured. */
export const googleFor = ({ google }: Pick<Config, 'google'>, publicUrl: string, now: Clock): OpenId | undefined =>
  google === undefined ? undefined : openIdSignIn({ ...google, returnAddress: `${publicUrl}/api/auth/google/callback`, now });

/** With which accounts schools may let their people in, where they are configured. */
export const schoolProvidersFor = (
  config: Pick<Config, SignOnProvider>,
  publicUrl: string,
  now: Clock,
): ReadonlyMap<SignOnProvider, OpenId> =>
  new Map(
    signOnProviders.flatMap((provider) => {
      const settings = config[provider];
      const returnAddress = `${publicUrl}/api/auth/school/${provider}/callback`;
      return settings === undefined
        ? []
        : [[provider, openIdSignIn({ ...settings, returnAddress, now, of: provider, forSchools: true })] as const];
    }),
  );

/** A library is loaded where it is configured alone: Amazon's is more than a megabyte of code. */
export const mailerFor = async (config: Pick<Config, 'smtpUrl' | 'mailFrom'>, db: Database): Promise<Mailer> => {
  if (config.smtpUrl === undefined) return mailboxMailer(mailbox(db).keep);
  const { smtpMailer } = await import('#adapters/mail/smtp-mailer.ts');
  return smtpMailer(config.smtpUrl, config.mailFrom);
};

export const storageFor = async (config: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> => {
  if (config.s3 === undefined) return folderStorage(join(config.dataDir, 'uploads'));
  const { s3Storage } = await import('#adapters/storage/s3-storage.ts');
  return s3Storage(config.s3);
};

/** Unpredictable, 0 <= x < 1: passwords are drawn with it. */
export const secureDraw = (): number => randomInt(2 ** 47) / 2 ** 47;

/** A seed for a generator: what it makes is stored with the attempt. */
export const secureSeed = (): number => randomInt(2 ** 31);
