import { Title } from '@mantine/core';
import { Link } from 'react-router';
import classes from './contact.module.css';
import { SupportEmail, useSiteFacts } from './site-facts.tsx';

/** Where else to find an answer, and when we are there (docs/product/public-site.md#the-landing-page). */
export const ContactAside = () => {
  const { company } = useSiteFacts();
  return (
    <aside className={classes.aside} aria-label="Other ways">
      <div>
        <Title order={2}>By email</Title>
        <p>
          <SupportEmail />
        </p>
      </div>
      <div>
        <Title order={2}>When we answer</Title>
        <p>Monday to Friday, 9:00 to 18:00 GMT. We usually answer on the next working day.</p>
      </div>
      <div>
        <Title order={2}>For pupils</Title>
        <p>
          If you have forgotten your password, ask your parent. They can make a new one at once. Did your school give you your account? Then
          ask your teacher. They can make a new sign-in card in the lesson. If something worries you, tell a grown-up you trust, or ring
          Childline free on 0800 1111.
        </p>
      </div>
      <div>
        <Title order={2}>Common questions</Title>
        <p>
          <Link to="/#questions">Questions parents ask</Link>, <Link to="/privacy">privacy</Link>, <Link to="/terms">terms</Link>.
        </p>
      </div>
      {company !== null && (
        <div>
          <Title order={2}>Who we are</Title>
          <p>{company}</p>
        </div>
      )}
    </aside>
  );
};
