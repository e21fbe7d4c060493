import { laterText, TextPage } from '../../features/public/text-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

const text = laterText(async () => (await import('../../features/public/texts/accessibility.ts')).accessibilityText);

export const meta = () =>
  pageMeta('/accessibility', 'How we make Hedgerow usable for everybody, what does not work yet, and how to tell us.');

const Accessibility = () => (
  <TextPage title="Accessibility statement" lead="What works for everybody, and what does not work yet." text={text} />
);
export default Accessibility;
