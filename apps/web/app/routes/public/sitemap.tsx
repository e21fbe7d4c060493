import { PublicPage } from '../../features/public/page.tsx';
import { SiteMap } from '../../features/public/site-map.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { PathScene } from '../../ui/art/scenes.tsx';

export const meta = () => pageMeta('/sitemap', 'Every public page of Hedgerow, and where signed-in people go.');

const Sitemap = () => (
  <PublicPage wide title="Site Map" lead="Every page of this site." picture={<PathScene />}>
    <SiteMap />
  </PublicPage>
);
export default Sitemap;
