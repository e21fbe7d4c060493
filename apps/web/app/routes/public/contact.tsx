import { lazy } from 'react';
import { ContactAside } from '../../features/public/contact-aside.tsx';
import classes from '../../features/public/contact.module.css';
import { PublicPage } from '../../features/public/page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { Pip } from '../../ui/art/pip.tsx';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';

const ContactForm = lazy(() => import('../../features/public/contact-form.tsx').then((module) => ({ default: module.ContactForm })));

export const meta = () =>
  pageMeta('/contact', 'Write to Hedgerow: a form that reaches our support mailbox, the address, and when we answer.');

const Contact = () => (
  <PublicPage wide title="Contact" lead="A person reads every message, and answers." picture={<Pip mood="happy" size={200} />}>
    <div className={classes.columns}>
      <div>
        <noscript>
          <p>Turn on JavaScript to use this form, or write to the address beside it.</p>
        </noscript>
        <div className={classes.place}>
          <RenderWhenVisible placeholder={<LinesSkeleton lines={12} />}>
            <ContactForm />
          </RenderWhenVisible>
        </div>
      </div>
      <ContactAside />
    </div>
  </PublicPage>
);
export default Contact;
