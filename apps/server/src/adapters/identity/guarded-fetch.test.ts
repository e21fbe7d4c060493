import { expect, test } from 'vitest';
import { guardedFetch } from './guarded-fetch.ts';

const guarded = guardedFetch(false);

test.each([
  'http://moodle.oak.sch.uk/keys',
  'https://127.0.0.1/keys',
  'https://[::1]/keys',
  'https://localhost/keys',
  'https://metadata.internal/keys',
  'https://printer.local/keys',
  'https://moodle.oak.sch.uk:8443/keys',
  'https://user:word@moodle.oak.sch.uk/keys',
  'file:///etc/passwd',
  'moodle',
])('%s is not asked', async (address) => {
  expect(guarded.mayAsk(address)).toBe(false);
  await expect(guarded.ask(address)).rejects.toThrow('not asked');
});

test('an address of the world may be asked, and a name that points into our own network is not connected to', async () => {
  expect(guarded.mayAsk('https://moodle.oak.sch.uk/mod/lti/certs.php')).toBe(true);
  // "localhost." has a dot and still means this machine: the connection is refused, not the name.
  expect(guarded.mayAsk('https://localhost./keys')).toBe(true);
  await expect(guarded.ask('https://localhost./keys')).rejects.toThrow(/own network|ENOTFOUND|EAI_AGAIN/);
});
