import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

type Props<T> = { readonly items: readonly T[]; readonly first: number; readonly children: (shown: readonly T[]) => ReactNode };

/** A long list, a few of it at first. */
export const Some = <T,>({ items, first, children }: Props<T>) => {
  const [all, setAll] = useState(false);
  return (
    <>
      {children(all ? items : items.slice(0, first))}
      {items.length > first && (
        <Button kind="text" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show Less' : 'Show More'}
        </Button>
      )}
    </>
  );
};
