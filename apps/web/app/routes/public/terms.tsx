import { laterText, TextPage } from '../../features/public/text-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

const text = laterText(async () => (await import('../../features/public/texts/terms.ts')).termsText);

export const meta = () =>
  pageMeta(
    '/terms',
    'The rules of using Hedgerow: accounts, plans, 14 days to change your mind, cancelling, and what you can expect of us.',
  );

const Terms = () => <TextPage title="Terms of Service" lead="The rules between you and us, in plain words." signed text={text} />;
export default Terms;
