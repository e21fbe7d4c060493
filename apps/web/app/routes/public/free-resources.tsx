import { PublicPage } from '../../features/public/page.tsx';
import { ResourceLibrary } from '../../features/resources/resource-library.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { Flint } from '../../ui/art/flint.tsx';

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
    <ResourceLibrary />
  </PublicPage>
);
export default FreeResources;
