import type { ReactNode } from 'react';

type Part = { readonly of: string; readonly children: ReactNode };

/** Tags of a page's pattern (contracts/page-patterns.ts): for each of a list, or if there is such a word. */
export const Each = ({ of, children }: Part) => (
  <>
    {`{{#${of}}}`}
    {children}
    {`{{/${of}}}`}
  </>
);

export const Without = ({ of, children }: Part) => (
  <>
    {`{{^${of}}}`}
    {children}
    {`{{/${of}}}`}
  </>
);
