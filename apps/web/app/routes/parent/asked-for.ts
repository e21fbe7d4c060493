import type { Child } from '@hedgerow/contracts/families';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { ParentDialog } from './parent-dialog.ts';

/** Other pages lead here to add a child (`?add=child`) or to go on with one who waits (`?finish=<id>`); the address is clean afterwards. */
export const useAskedFor = (family: readonly Child[] | undefined, open: (dialog: ParentDialog) => void): void => {
  const [params, setParams] = useSearchParams();
  const [add, finish] = [params.get('add'), params.get('finish')];
  useEffect(() => {
    if (family === undefined || (add === null && finish === null)) return;
    setParams(
      (before) => {
        before.delete('add');
        before.delete('finish');
        return before;
      },
      { replace: true },
    );
    const child = family.find(({ id, status }) => id === finish && status === 'pending');
    open({ kind: 'manage', start: child === undefined ? { kind: add === null ? 'children' : 'add' } : { kind: 'finish', child } });
  }, [family, add, finish, open, setParams]);
};
