import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Wordmark } from '../ui/art/mark.tsx';
import { ColourSchemeToggle } from '../ui/colour-scheme-toggle.tsx';
import classes from './bare-shell.module.css';
import { SkipLink } from './skip-link.tsx';

/** For a child who is not signed in: one thing to do, and nothing that asks for an address or leads to prices. */
export const BareShell = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.page}>
    <SkipLink />
    <header className={classes.top}>
      <Link to="/" className={classes.home} aria-label="Hedgerow, home page">
        <Wordmark />
      </Link>
      <ColourSchemeToggle />
    </header>
    <main id="main" tabIndex={-1} className={classes.main}>
      {children}
    </main>
  </div>
);
