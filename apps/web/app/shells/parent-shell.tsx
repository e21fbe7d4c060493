import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { AppShell, type ShellLink } from './app-shell.tsx';

const VerifyEmailBanner = lazy(() =>
  import('../features/accounts/verify-email-banner.tsx').then((module) => ({ default: module.VerifyEmailBanner })),
);

/** Pages of the parent's area that have their own address. Screens add theirs here. */
const links: readonly ShellLink[] = [];

export const ParentShell = () => (
  <AppShell who="parent" home="/parent/dashboard" links={links}>
    {({ email, emailVerified }) => (
      <>
        {!emailVerified && email !== null && (
          <Suspense>
            <VerifyEmailBanner email={email} />
          </Suspense>
        )}
        <Outlet />
      </>
    )}
  </AppShell>
);
