import { TextPage } from '../../features/public/text-page.tsx';
import { termsText } from '../../features/public/texts/terms.ts';
import { pageMeta } from '../../lib/page-meta.ts';

export const meta = () =>
  pageMeta(
    '/terms',
    'The rules of using Hedgerow: accounts, plans, 14 days to change your mind, cancelling, and what you can expect of us.',
  );

const Terms = () => (
  <TextPage title="Terms of Service" lead="The rules between you and us, in words that can be read." signed text={termsText} />
);
export default Terms;
