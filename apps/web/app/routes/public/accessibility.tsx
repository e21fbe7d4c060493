import { TextPage } from '../../features/public/text-page.tsx';
import { accessibilityText } from '../../features/public/texts/accessibility.ts';
import { pageMeta } from '../../lib/page-meta.ts';

export const meta = () =>
  pageMeta('/accessibility', 'How we make Hedgerow usable for everybody, what does not work yet, and how to tell us.');

const Accessibility = () => (
  <TextPage title="Accessibility statement" lead="For everybody, and honest about what is missing." text={accessibilityText} />
);
export default Accessibility;
