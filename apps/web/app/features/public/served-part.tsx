import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { MissingPart } from '../../ui/missing-part.tsx';
import { PartBoundary } from '../../ui/part-boundary.tsx';

/**
 * What the server writes into the page and the browser takes over as it stands (docs/decisions/0024). `load` gives the pattern to the
 * build and the living part to the browser, where its code is on its way before the page is awake. Make it once, beside the page: a
 * part that is not alive yet must not be drawn anew.
 */
export const servedPart = (load: () => Promise<ComponentType>, waiting: ReactNode): ReactNode => {
  const loading = load();
  const Part = lazy(async () => ({ default: await loading }));
  return (
    <PartBoundary instead={<MissingPart />}>
      <Suspense fallback={waiting}>
        <Part />
      </Suspense>
    </PartBoundary>
  );
};
