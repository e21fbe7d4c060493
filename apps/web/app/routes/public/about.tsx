import { TextPage } from '../../features/public/text-page.tsx';
import { aboutText } from '../../features/public/texts/about.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Pip } from '../../ui/art/pip.tsx';
export const meta = () => pageMeta('/about', 'What Hedgerow is, for whom, what we believe about learning, and how to reach us.');

const About = () => (
  <TextPage
    title="About us"
    lead="A family’s learning, tended a little every day."
    picture={<Pip mood="idle" size={220} />}
    text={aboutText}
  />
);
export default About;
