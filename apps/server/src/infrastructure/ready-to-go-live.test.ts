import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { start } from '../start.ts';
import { notYetLive, openPlacesIn, privacyDocuments } from './ready-to-go-live.ts';

const ours = fileURLToPath(new URL('../../../../docs/privacy/', import.meta.url));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hedgerow-privacy-'));
  cpSync(ours, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const going = { takesMoney: true, hasSafeguardingContact: true };
/** As an operator does who has asked everybody. */
const fillIn = (): void => {
  for (const name of privacyDocuments) {
    const file = join(folder, `${name}.md`);
    const text = readFileSync(file, 'utf8')
      .replaceAll(/\[[^\]\n]+\](?!\()/g, 'Ann Lee')
      .replaceAll(/\*\*To be checked by [^*]*\*\*/g, 'Checked.');
    writeFileSync(file, text);
  }
};

test('every page of docs/privacy is among those that are looked at, but their list', () => {
  expect(readdirSync(ours).toSorted()).toEqual(['README.md', ...privacyDocuments.map((name) => `${name}.md`)]);
});

test('what only an operator knows, and what nobody has checked, is open; a link is not', () => {
  const open = openPlacesIn(folder);
  expect(open).toContain('breach.md:3: [name, telephone]');
  expect(open).toContain('breach.md:3: says that nobody has checked it');
  expect(open.filter((place) => /best-interests\.md\]|\[a line/.test(place))).toEqual([]);
  expect(notYetLive({ ...going, privacyDocuments: folder })).toEqual([
    expect.stringMatching(/^PRIVACY_DOCUMENTS is not finished: .+, and \d+ more\.$/),
  ]);
});

test('filled in and checked, nothing is in the way; a page that is gone, a folder that is gone and no contact are', () => {
  fillIn();
  expect(notYetLive({ ...going, privacyDocuments: folder })).toEqual([]);
  rmSync(join(folder, 'dpia.md'));
  expect(notYetLive({ ...going, hasSafeguardingContact: false, privacyDocuments: folder })).toEqual([
    'SAFEGUARDING_EMAIL is required: a child’s call for help must reach somebody trained.',
    'PRIVACY_DOCUMENTS is not finished: dpia.md is missing.',
  ]);
  expect(notYetLive({ ...going, privacyDocuments: join(folder, 'nowhere') })).toEqual([expect.stringContaining('cannot be read')]);
});

test('a server that takes real money does not start before that, and a trial does', async () => {
  const live = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://hedgerow.example',
    DATA_DIR: join(folder, 'data'),
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  await expect(start(readConfig(live))).rejects.toThrow(/SAFEGUARDING_EMAIL is required[^]*PRIVACY_DOCUMENTS is required/);
  await expect(start(readConfig({ ...live, SAFEGUARDING_EMAIL: 'lead@hedgerow.example', PRIVACY_DOCUMENTS: folder }))).rejects.toThrow(
    /PRIVACY_DOCUMENTS is not finished/,
  );
  expect(readdirSync(folder)).not.toContain('data');
  expect(notYetLive({ takesMoney: false, hasSafeguardingContact: false, privacyDocuments: undefined })).toEqual([]);
});
