import { laterText, TextPage } from '../../features/public/text-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

const text = laterText(async () => (await import('../../features/public/texts/privacy.ts')).privacyText);

export const meta = () =>
  pageMeta('/privacy', 'What Hedgerow stores about families, why, for how long, and the rights of parents and children, in plain words.');

const Privacy = () => (
  <TextPage title="Privacy Policy" lead="What we keep, why, and how to take it with you or have it deleted." signed text={text} />
);
export default Privacy;
