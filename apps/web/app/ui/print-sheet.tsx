import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './print-sheet.module.css';

/** What the printer prints while this is on the page, instead of the page. */
export const PrintSheet = ({ children }: { readonly children: ReactNode }) =>
  createPortal(
    <div data-print-sheet className={classes.sheet} aria-hidden>
      {children}
    </div>,
    document.body,
  );
