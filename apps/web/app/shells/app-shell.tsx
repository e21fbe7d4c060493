import type { Audience } from '@hedgerow/contracts/web-routes';
import type { User } from '@hedgerow/contracts/accounts';
import { IconLogout, IconSettings } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { maySee } from '../lib/roles.ts';
import { useServerEvents } from '../lib/events.ts';
import { dropUnusedReads } from '../lib/preload-queries.ts';
import { applyReading } from '../lib/reading.ts';
import { useSession, useSignOut } from '../lib/session.ts';
import { Mark, Wordmark } from '../ui/art/mark.tsx';
import { Button } from '../ui/button.tsx';
import { ColourSchemeToggle } from '../ui/colour-scheme-toggle.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { Guard } from './guard.tsx';
import classes from './shell.module.css';
import { SkipLink } from './skip-link.tsx';

const AccountEntries = lazy(() => import('./account-entries.tsx').then((module) => ({ default: module.AccountEntries })));
const Announcements = lazy(() => import('../features/landing/announcements.tsx').then((module) => ({ default: module.Announcements })));

/** A way through the area; `icon` is a Tabler icon of 22 px. */
export type ShellLink = { readonly to: string; readonly words: string; readonly icon: ReactNode };

type Props = {
  readonly who: Audience;
  readonly home: string;
  /** Shown as tabs at the thumb on a phone, in the header on a wide screen. */
  readonly links?: readonly ShellLink[];
  /** Pages beside one another, at the foot of a small screen and at the left of a large one. */
  readonly places?: ReactNode;
  /** Above everything: a banner such as "Viewing as Sam". */
  readonly banner?: ReactNode;
  /** In the header, beside the name or, where there is little room, in its place. */
  readonly beside?: ReactNode;
  /** Instead of signing out at once. */
  readonly onLeave?: (signOut: () => Promise<void>) => void;
  readonly children: (user: User) => ReactNode;
};

const Ways = ({ links }: { readonly links: readonly ShellLink[] }) => (
  <nav aria-label="Main" className={classes.tabs}>
    <ul className={classes.links}>
      {links.map(({ to, words, icon }) => (
        <li key={to}>
          <NavLink to={to} className={classes.link}>
            {icon}
            {words}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);

/** What only the person themselves sets; the menu and its dialogs load on the first press. */
const AccountButton = ({ user }: { readonly user: User }) => {
  const [menu, setMenu] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setMenu('closed'), []);
  const opened = menu === 'open';
  return (
    <div className={classes.account}>
      <button
        ref={button}
        type="button"
        className={classes.accountButton}
        aria-haspopup="menu"
        aria-expanded={opened}
        onClick={() => setMenu(opened ? 'closed' : 'open')}
      >
        <IconSettings size={22} aria-hidden />
        <span className={classes.accountWords}>Account Settings</span>
      </button>
      {menu !== 'unasked' && (
        <Suspense>
          <AccountEntries user={user} opened={opened} onClose={close} button={button} />
        </Suspense>
      )}
    </div>
  );
};

/** The frame of every signed-in area: who is here, the ways through it, signing out. The four shells beside this file are this with their words. */
export const AppShell = ({ who, home, links = [], places, banner, beside, onLeave, children }: Props) => {
  const session = useSession();
  const signOut = useSignOut();
  const client = useQueryClient();
  useEffect(() => dropUnusedReads(client), [client]);
  useServerEvents(session.status === 'signed-in');
  const user = session.status === 'signed-in' ? session.user : undefined;
  const known = session.status === 'signed-in' || session.status === 'signed-out';
  useEffect(() => {
    if (known) applyReading(user?.reading);
  }, [known, user?.reading]);

  return (
    <div className={classes.page} data-waits={session.status === 'loading' || undefined}>
      <SkipLink />
      {banner}
      <header className={classes.top}>
        <div className={classes.bar}>
          <Link to={home} className={classes.home} aria-label="Hedgerow, my dashboard">
            <span className={classes.onlyWide}>
              <Wordmark />
            </span>
            <span className={classes.onlyNarrow}>
              <Mark size={40} />
            </span>
          </Link>
          {links.length > 0 && <Ways links={links} />}
          {beside !== undefined && <span className={classes.beside}>{beside}</span>}
          <span className={classes.name}>{user?.firstName}</span>
          {user !== undefined && !user.viewedByParent && maySee(user.role, who) && <AccountButton user={user} />}
          <ColourSchemeToggle />
          <Button kind="text" icon={<IconLogout size={20} aria-hidden />} onClick={() => (onLeave ? onLeave(signOut) : void signOut())}>
            Log Out
          </Button>
        </div>
      </header>
      {places}
      {/* Beside places everything stands elsewhere: drawn anew, so that nothing slides there. */}
      <main
        key={places === undefined ? 'alone' : 'beside'}
        id="main"
        tabIndex={-1}
        className={`${classes.main} ${links.length > 0 ? classes.withTabs : ''} ${places === undefined ? '' : classes.withPlaces}`}
      >
        <div className={classes.inside}>
          <Guard who={who} skeleton={<PageSkeleton />}>
            {(person) => (
              <>
                <Suspense>
                  <Announcements person={person.id} />
                </Suspense>
                {children(person)}
              </>
            )}
          </Guard>
        </div>
      </main>
    </div>
  );
};
