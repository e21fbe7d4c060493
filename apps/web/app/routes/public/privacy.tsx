import { TextPage } from '../../features/public/text-page.tsx';
import { privacyText } from '../../features/public/texts/privacy.ts';
import { pageMeta } from '../../lib/page-meta.ts';

export const meta = () =>
  pageMeta(
    '/privacy',
    'What Hedgerow stores about families, why, for how long, and the rights of parents and of children, in words that both can read.',
  );

const Privacy = () => (
  <TextPage title="Privacy Policy" lead="What we keep, why, and how to take it with you or have it deleted." signed text={privacyText} />
);
export default Privacy;
