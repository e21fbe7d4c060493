import { laterText, TextPage } from '../../features/public/text-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

const text = laterText(async () => (await import('../../features/public/texts/dpia.ts')).dpiaText);

export const meta = () =>
  pageMeta('/schools/dpia', 'What could harm a child who uses Hedgerow, how likely it is, what was done about it, and what is left.');

const SchoolsDpia = () => (
  <TextPage
    title="Assessment of risks (DPIA)"
    lead="What could harm a child, what was done about it, and what is left."
    signed
    text={text}
  />
);
export default SchoolsDpia;
