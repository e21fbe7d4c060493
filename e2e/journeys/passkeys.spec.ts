import type { Page } from '@playwright/test';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

/** A device of this browser's own that has a key store and recognises its owner. */
const aDevice = async (page: Page, recognises = true): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: recognises,
      automaticPresenceSimulation: true,
    },
  });
};

test('a parent adds a passkey, signs in with it alone, and removes it', async ({ page, people }) => {
  await aDevice(page);
  const parent = await people.parent();
  await people.signIn(page, parent);
  await page.goto('/parent/dashboard');
  const openPrivacy = async () => {
    await page.getByRole('button', { name: 'Account Settings' }).click();
    await page.getByRole('menuitem', { name: 'Personal Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Account Settings' });
    await dialog.getByRole('tab', { name: 'Privacy' }).click();
    return dialog.getByRole('region', { name: 'Passkeys' });
  };
  const passkeys = await openPrivacy();
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('Added on')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('This device has a passkey for your account already.')).toBeVisible();
  await expectAccessible(page);
  await noOverflow(page);
  await parent.api.post('/api/auth/sign-out-everywhere', { data: {} });

  await page.goto('/login');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/(?:parent\/)?dashboard|onboarding/);
  await page.goto('/parent/dashboard');
  const again = await openPrivacy();
  await again.getByRole('button', { name: /^Remove / }).click();
  await expect(again.getByText('Added on')).toBeHidden();
});
