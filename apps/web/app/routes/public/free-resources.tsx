import { lazy } from 'react';
import { PublicPage } from '../../features/public/page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { Flint } from '../../ui/art/flint.tsx';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';

const ResourceLibrary = lazy(() =>
  import('../../features/resources/resource-library.tsx').then((module) => ({ default: module.ResourceLibrary })),
);

export const meta = () =>
  pageMeta(
    '/free-resources',
    'Free worksheets with mark schemes, study guides and flashcards to print, for the curriculum in England from Year 1 to GCSE. No account needed.',
  );

const FreeResources = () => (
  <PublicPage
    wide
    title="Free Educational Resources"
    lead="Worksheets with mark schemes, study guides and flashcards to print. Free for families and schools, without an account."
    picture={<Flint mood="happy" size={200} />}
  >
    <noscript id="slot-resources" />
    <RenderWhenVisible placeholder={<CardsSkeleton count={9} height={300} />}>
      <ResourceLibrary />
    </RenderWhenVisible>
  </PublicPage>
);
export default FreeResources;
