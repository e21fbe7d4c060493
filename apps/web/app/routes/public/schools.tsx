import { lazy } from 'react';
import { PublicPage } from '../../features/public/page.tsx';
import { SchoolsPage } from '../../features/public/schools-page.tsx';
import classes from '../../features/public/schools.module.css';
import { pageMeta } from '../../lib/page-meta.ts';
import { Bramble } from '../../ui/art/bramble.tsx';
import { RenderWhenVisible } from '../../ui/render-when-visible.tsx';
import { ScreenPicture } from '../../ui/screen-picture.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';

const EnquiryForm = lazy(() => import('../../features/public/enquiry-form.tsx').then((module) => ({ default: module.EnquiryForm })));

export const meta = () =>
  pageMeta(
    '/schools',
    'Hedgerow for schools in England: what a teacher sees, what it costs, the data processing agreement and DPIA, and how to ask.',
  );

const Schools = () => (
  <PublicPage
    wide
    title="For schools"
    lead="See what is done, what is not, and what your class gets wrong. Then set the next piece with one click."
    picture={<Bramble mood="happy" size={200} />}
  >
    <SchoolsPage
      picture={
        <ScreenPicture
          name="teacher"
          alt="A teacher’s page: homework of two classes, with how many have done it, were late or have not started."
        />
      }
      form={
        <div className={classes.form}>
          <noscript>
            <p>Turn on JavaScript to use this form, or use the address on the contact page.</p>
          </noscript>
          <RenderWhenVisible placeholder={<LinesSkeleton lines={10} />}>
            <EnquiryForm />
          </RenderWhenVisible>
        </div>
      }
    />
  </PublicPage>
);
export default Schools;
