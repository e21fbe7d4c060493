import { laterText, TextPage } from '../../features/public/text-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
const text = laterText(async () => (await import('../../features/public/texts/careers.ts')).careersText);

export const meta = () => pageMeta('/careers', 'Working at Hedgerow: vacancies, what we look for, how we work, and how to write to us.');

const Careers = () => (
  <TextPage title="Careers" lead="We are small and careful, and glad to hear from you." picture={<SeedlingScene />} text={text} />
);
export default Careers;
