import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { AccountStep } from './account-step.tsx';

const ignore = () => undefined;
const open = (google: boolean) =>
  show(<AccountStep typed={undefined} onType={ignore} register={() => Promise.resolve()} google={google} onDone={ignore} />);
const link = () => screen.queryByRole('link', { name: 'Continue with Google' });

test('where Google is configured the family sign-up offers it beside its terms, and it leads back here', () => {
  open(true);
  expect(link()?.getAttribute('href')).toBe('/api/auth/google?from=family');
  expect(screen.getByText(/^By continuing with Google you agree/).textContent).toContain('confirm that you are 18 or over');
});

test('where it is not, neither is there', () => {
  open(false);
  expect(screen.getByRole('button', { name: 'Create account and continue' })).toBeTruthy();
  expect([link(), screen.queryByText(/Google/)]).toEqual([null, null]);
});

test('who pressed a plan on another page reads which it was, and that nothing is charged yet', () => {
  show(
    <AccountStep
      typed={undefined}
      onType={ignore}
      register={() => Promise.resolve()}
      planId="primary_scholar"
      google={false}
      onDone={ignore}
    />,
  );
  expect(screen.getByText(/^Your plan/).textContent).toBe(
    'Your plan: Primary Scholar, £30.00 a month for each child. Nothing is charged yet.',
  );
});
