import { laterText, TextPage } from '../../features/public/text-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

const text = laterText(async () => (await import('../../features/public/texts/dpa.ts')).dpaText);

export const meta = () =>
  pageMeta(
    '/schools/data-processing-agreement',
    'The draft agreement between a school and Hedgerow about pupils’ data, under article 28 of the UK GDPR.',
  );

const SchoolsDpa = () => (
  <TextPage title="Data processing agreement" lead="For schools: what we do with pupils’ data, on your instructions." signed text={text} />
);
export default SchoolsDpa;
