import { laterText, TextPage } from '../../features/public/text-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { Flint } from '../../ui/art/flint.tsx';
const text = laterText(async () => (await import('../../features/public/texts/press.ts')).pressText);

export const meta = () => pageMeta('/press', 'Facts, the name, pictures to use and whom to ask, for journalists who write about Hedgerow.');

const Press = () => (
  <TextPage title="Press & Media" lead="Facts, pictures and whom to ask." picture={<Flint mood="happy" size={200} />} text={text} />
);
export default Press;
