import { codeOf } from '@hedgerow/e2e/fixtures/authenticator';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, openBrowser } from './people.ts';
import type { Folder } from './product.ts';

const run = promisify(execFile);
const operator = join(import.meta.dirname, '../../apps/server/src/operator/main.ts');
const password = 'quiet heron 47';

/** One of the operator's commands beside the running product; what it answers. */
const operate = async (folder: Folder, ...args: readonly string[]): Promise<Readonly<Record<string, string>>> => {
  const env = { PATH: process.env['PATH'], TMPDIR: folder.path, DATA_DIR: folder.path, NODE_ENV: 'test', LOG_LEVEL: 'silent' };
  const { stdout } = await run(process.execPath, [operator, ...args, '--json'], { env });
  return JSON.parse(stdout) as Readonly<Record<string, string>>;
};

export const aSchool = async (folder: Folder): Promise<string> =>
  (await operate(folder, 'create-school', '--name', 'Oak Lane School'))['schoolId'] ?? '';

export type Staff = Browser & { readonly id: string };

/** Somebody of the school's staff, signed in with two steps. */
export const aStaffMember = async (url: string, folder: Folder, schoolId: string, role: 'teacher' | 'administrator'): Promise<Staff> => {
  const email = `${role}.${randomUUID()}@example.test`;
  const { userId = '' } = await operate(folder, `create-${role}`, '--email', email, '--password', password, '--school', schoolId);
  const browser = openBrowser(url);
  await browser.post('/api/simple-auth/login', { email, password });
  const { secret } = await browser.post<{ readonly secret: string }>('/api/auth/two-factor/begin', { password });
  await browser.post('/api/auth/two-factor/confirm', { code: codeOf(secret) });
  return { ...browser, id: userId };
};
