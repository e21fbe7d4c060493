import { TextPage } from '../../features/public/text-page.tsx';
import { careersText } from '../../features/public/texts/careers.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
export const meta = () => pageMeta('/careers', 'Working at Hedgerow: how we choose people, how we work, and how to write to us.');

const Careers = () => (
  <TextPage title="Careers" lead="Small, careful, and glad of good company." picture={<SeedlingScene />} text={careersText} />
);
export default Careers;
