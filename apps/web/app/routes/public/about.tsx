import { laterText, TextPage } from '../../features/public/text-page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { Pip } from '../../ui/art/pip.tsx';
const text = laterText(async () => (await import('../../features/public/texts/about.ts')).aboutText);

export const meta = () => pageMeta('/about', 'What Hedgerow is, for whom, what we believe about learning, and how to reach us.');

const About = () => (
  <TextPage
    title="About us"
    lead="A little learning every day, for the whole family."
    picture={<Pip mood="idle" size={220} />}
    text={text}
  />
);
export default About;
