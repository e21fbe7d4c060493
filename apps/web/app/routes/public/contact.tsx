import { ContactAside } from '../../features/public/contact-aside.tsx';
import { ContactForm } from '../../features/public/contact-form.tsx';
import classes from '../../features/public/contact.module.css';
import { PublicPage } from '../../features/public/page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { Pip } from '../../ui/art/pip.tsx';

export const meta = () =>
  pageMeta('/contact', 'Write to Hedgerow: a form that reaches our support mailbox, the address, and when we are there.');

const Contact = () => (
  <PublicPage wide title="Contact" lead="A person reads every message, and answers." picture={<Pip mood="happy" size={200} />}>
    <div className={classes.columns}>
      <div>
        <noscript>
          <p>This form needs script. Without it, please write to the address beside it.</p>
        </noscript>
        <ContactForm />
      </div>
      <ContactAside />
    </div>
  </PublicPage>
);
export default Contact;
