import { IconMenu2, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';
import { useSession } from '../lib/session.ts';
import { Wordmark } from '../ui/art/mark.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ColourSchemeToggle } from '../ui/colour-scheme-toggle.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PublicFooter } from './public-footer.tsx';
import classes from './shell.module.css';
import { SkipLink } from './skip-link.tsx';

const SignInDialog = lazy(() => import('../features/accounts/sign-in-dialog.tsx').then((module) => ({ default: module.SignInDialog })));

const PublicMember = lazy(() => import('./public-member.tsx').then((module) => ({ default: module.PublicMember })));
const Announcements = lazy(() => import('../features/landing/announcements.tsx').then((module) => ({ default: module.Announcements })));

/** docs/product/public-site.md#the-landing-page, landing page header. */
const links = [
  ['/#primary-plans', 'Students Aged 5-11'],
  ['/#secondary-plans', 'Students Aged 11-16'],
  ['/about', 'About'],
  ['/what-we-cover', 'What we cover'],
  ['/schools', 'For schools'],
  ['/free-resources', 'Free Resources'],
] as const;
/** As many have room beside the name; the menu of a telephone has all. */
const inHeader = 3;

const Links = ({ className, most }: { readonly className: string; readonly most?: number }) => (
  <ul className={className}>
    {links.slice(0, most).map(([to, words]) => (
      <li key={to}>
        <Link to={to} className={classes.link}>
          {words}
        </Link>
      </li>
    ))}
  </ul>
);

const Actions = ({ onLogIn }: { readonly onLogIn: () => void }) => {
  const session = useSession();
  if (session.status === 'signed-in')
    return (
      <Suspense>
        <PublicMember user={session.user} />
      </Suspense>
    );
  return (
    <>
      <Button kind="text" onClick={onLogIn}>
        Log In
      </Button>
      <ButtonLink to="/family-signup" kind="quiet">
        Get Started
      </ButtonLink>
    </>
  );
};

/** Where people sign up, sign in or pay: nothing lies over a field there, and no other form stands below theirs. */
const isQuiet = (path: string): boolean =>
  /^\/(?:family-signup|join-family|login|auth|onboarding|subscription|payment-success)(?:\/|$)/.test(path);

/** For the pages inside: `useOutletContext<PublicShellContext>()`. */
export type PublicShellContext = { readonly openLogin: () => void };

/** After the first sight: banners, and one more on our own counter (never for a pupil, docs/product/accounts.md#measuring). */
const useLater = (): boolean => {
  const session = useSession();
  const { pathname } = useLocation();
  const [later, setLater] = useState(false);
  const known = session.status === 'signed-out' || (session.status === 'signed-in' && session.user.role !== 'student');
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), 1200);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (later && known) void import('../features/public/count-page.ts').then(({ countPage }) => countPage(pathname));
  }, [later, known, pathname]);
  return later;
};

/** Visitors: header with the ways in, the page, the footer. */
export const PublicShell = () => {
  // The menu belongs to the page it was opened on: going anywhere closes it.
  const [menuOn, setMenuOn] = useState<string>();
  const [login, setLogin] = useState({ asked: false, opened: false });
  const { key, pathname } = useLocation();
  const menu = menuOn === key;
  const navigate = useNavigate();
  const later = useLater();
  const openLogin = useCallback(() => setLogin({ asked: true, opened: true }), []);
  const context = useMemo<PublicShellContext>(() => ({ openLogin }), [openLogin]);

  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.top}>
        <div className={classes.bar}>
          <Link to="/" className={classes.home} aria-label="Hedgerow, home page">
            <Wordmark />
          </Link>
          <nav className={classes.wide} aria-label="Main">
            <Links className={classes.links} most={inHeader} />
          </nav>
          <ColourSchemeToggle />
          <div className={classes.wide}>
            <Actions onLogIn={openLogin} />
          </div>
          <div className={classes.narrow}>
            <IconButton
              label={menu ? 'Close menu' : 'Open menu'}
              icon={menu ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
              aria-expanded={menu}
              onClick={() => setMenuOn(menu ? undefined : key)}
            />
          </div>
        </div>
        {menu && (
          <nav className={classes.menu} aria-label="Menu">
            <Links className={classes.menuLinks} />
            <div className={classes.menuActions}>
              <Actions onLogIn={openLogin} />
            </div>
          </nav>
        )}
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet context={context} />
      </main>
      <PublicFooter quiet={isQuiet(pathname)} />
      {later && !isQuiet(pathname) && (
        <Suspense>
          <Announcements />
        </Suspense>
      )}
      {login.asked && (
        <Suspense>
          <SignInDialog
            opened={login.opened}
            onClose={() => setLogin({ asked: true, opened: false })}
            onSignedIn={() => void navigate('/dashboard')}
          />
        </Suspense>
      )}
    </div>
  );
};
