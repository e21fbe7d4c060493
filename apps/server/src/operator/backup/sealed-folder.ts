import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { AppError } from '@hedgerow/domain/errors';

/** What stands open beside the sealed files: enough to make the key again, of no use without the passphrase. */
const Lock = z.object({ sealed: z.literal(1), salt: z.string().regex(/^[0-9a-f]{32}$/) });

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const lockFile = 'sealed.json';
const ending = '.sealed';

/** Half a second a guess, and 128 MiB: a backup can be guessed at for years by whoever has it. */
const keyOf = (passphrase: string, salt: string): Buffer =>
  scryptSync(passphrase.normalize('NFC'), Buffer.from(salt, 'hex'), 32, { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 });

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

const sealFile = async (key: Buffer, folder: string, name: string): Promise<void> => {
  const iv = randomBytes(ivBytes);
  // The name is sealed in: a file cannot stand in for another one.
  const seal = createCipheriv(cipher, key, iv).setAAD(Buffer.from(name));
  const to = join(folder, `${name}${ending}`);
  writeFileSync(to, iv, { mode: 0o600 });
  await pipeline(createReadStream(join(folder, name)), seal, createWriteStream(to, { flags: 'a' }));
  writeFileSync(to, seal.getAuthTag(), { flag: 'a' });
  rmSync(join(folder, name));
};

/** Seals every file of a backup where it lies. The manifest goes last: a backup without it was cut short. */
export const sealFolder = async (folder: string, passphrase: string): Promise<void> => {
  const salt = randomBytes(16).toString('hex');
  const key = keyOf(passphrase, salt);
  const names = filesIn(folder);
  writeFileSync(join(folder, lockFile), `${JSON.stringify({ sealed: 1, salt })}\n`, { mode: 0o600 });
  for (const name of names.filter((one) => one !== 'manifest.json')) await sealFile(key, folder, name);
  await sealFile(key, folder, 'manifest.json');
};

const openFile = async (key: Buffer, from: string, to: string, name: string): Promise<void> => {
  const source = join(from, `${name}${ending}`);
  const handle = await open(source);
  const { size } = await handle.stat();
  const iv = Buffer.alloc(ivBytes);
  const tag = Buffer.alloc(tagBytes);
  await handle.read(iv, 0, ivBytes, 0);
  await handle.read(tag, 0, tagBytes, Math.max(ivBytes, size - tagBytes));
  await handle.close();
  const unseal = createDecipheriv(cipher, key, iv).setAAD(Buffer.from(name)).setAuthTag(tag);
  mkdirSync(dirname(join(to, name)), { recursive: true, mode: 0o700 });
  if (size <= ivBytes + tagBytes) {
    unseal.final();
    writeFileSync(join(to, name), '', { mode: 0o600 });
    return;
  }
  const sealed = createReadStream(source, { start: ivBytes, end: size - tagBytes - 1 });
  await pipeline(sealed, unseal, createWriteStream(join(to, name), { mode: 0o600 }));
};

const isSealed = (folder: string): boolean => existsSync(join(folder, lockFile));

/** Opens a sealed backup in a folder of its own beside it for as long as `work` needs it. */
export const withOpened = async <T>(folder: string, passphrase: string | undefined, work: (opened: string) => Promise<T>): Promise<T> => {
  if (!isSealed(folder)) return work(folder);
  if (passphrase === undefined)
    throw new AppError('invalid', 'This backup is sealed: set BACKUP_PASSPHRASE to the words that it was made with.');
  const lock = Lock.safeParse(JSON.parse(readFileSync(join(folder, lockFile), 'utf8')));
  if (!lock.success) throw new AppError('invalid', `${lockFile} of the backup is damaged.`);
  const key = keyOf(passphrase, lock.data.salt);
  const opened = mkdtempSync(join(dirname(folder), '.opened-backup-'));
  chmodSync(opened, 0o700);
  try {
    const names = filesIn(folder).filter((name) => name.endsWith(ending));
    for (const name of names) await openFile(key, folder, opened, name.slice(0, -ending.length));
    return await work(opened);
  } catch (cause) {
    if (cause instanceof Error && /authenticate data|auth/i.test(cause.message))
      throw new AppError('invalid', 'The backup does not open: the passphrase is another one, or a file is damaged. Nothing was changed.', {
        cause,
      });
    throw cause;
  } finally {
    rmSync(opened, { recursive: true, force: true });
  }
};
