import { TextPage } from '../../features/public/text-page.tsx';
import { pressText } from '../../features/public/texts/press.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Flint } from '../../ui/art/flint.tsx';
export const meta = () => pageMeta('/press', 'Facts, the name, pictures to use and whom to ask, for journalists who write about Hedgerow.');

const Press = () => (
  <TextPage title="Press & Media" lead="Facts, pictures and whom to ask." picture={<Flint mood="happy" size={200} />} text={pressText} />
);
export default Press;
