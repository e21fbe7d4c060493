import type { ReactNode } from 'react';
import classes from './message-screen.module.css';

/** A whole screen with one thing to say: loading, not found, something went wrong. */
export const MessageScreen = ({ children }: { readonly children: ReactNode }) => (
  <main className={classes.screen} id="main">
    {children}
  </main>
);
