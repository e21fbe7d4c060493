import { laterText, TextPage } from '../../features/public/text-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

const text = laterText(async () => (await import('../../features/public/texts/safeguarding.ts')).safeguardingText);

export const meta = () => pageMeta('/safeguarding', 'What Hedgerow does when a child writes that they need help, and what it refuses.');

const Safeguarding = () => (
  <TextPage title="Keeping children safe" lead="What we do when a child writes that they need help." text={text} />
);
export default Safeguarding;
