import type { Child } from '@hedgerow/contracts/families';
import { useSearchParams } from 'react-router';

/** In the place of a child: the whole family side by side. */
export const everybody = 'all';

export type Chosen = {
  /** Undefined where the whole family is shown, or nobody is there. */
  readonly selected: Child | undefined;
  readonly choose: (childId: string) => void;
};

/** Whose page this is stands in the address (`?child=`), so that it goes along from place to place. The first child who can learn is selected when nobody is chosen (docs/product/families.md#the-parents-dashboard). */
export const useChosenChild = (family: readonly Child[] | undefined, showsEverybody = false): Chosen => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('child');
  const first = family?.find(({ status }) => status === 'active') ?? family?.[0];
  const choose = (childId: string) =>
    setParams(
      (before) => {
        before.set('child', childId);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    selected: showsEverybody && asked === everybody ? undefined : (family?.find(({ id }) => id === asked) ?? first),
    choose,
  };
};
