import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './schools.module.css';
import { useSiteFacts } from './site-facts.tsx';

const seen = [
  ['Homework', 'Who has done it, who was late and who has not started, for all your classes. One click reminds them.'],
  ['Mix-ups', 'What each pupil gets wrong, by name, with the correction. Set a follow-up for just these pupils.'],
  ['Set work once', 'For a class, several classes or a few pupils. Look at the questions first, and swap any of them.'],
  ['A page for each pupil', 'Their answers and what they find hard. Nothing about their family.'],
] as const;

const documents = [
  { to: '/schools/data-processing-agreement', words: 'Data processing agreement', about: 'A draft for your school and us to sign.' },
  { to: '/schools/dpia', words: 'Assessment of risks (DPIA)', about: 'What could harm a child, and what we did about it.' },
  { to: '/safeguarding', words: 'Keeping children safe', about: 'What happens when a child writes that they need help.' },
  { to: '/privacy', words: 'Privacy policy', about: 'What we keep, why, and for how long.' },
  { to: '/accessibility', words: 'Accessibility statement', about: 'What works for everybody, and what does not work yet.' },
] as const;

/** The price in the operator's words; without any, schools ask. */
const Price = () => {
  const { schoolPrice } = useSiteFacts();
  return (
    <p className={classes.price}>
      {schoolPrice === null ? (
        <>Ask us for a price. Tell us roughly how many pupils you have.</>
      ) : (
        <>
          <strong>{schoolPrice}</strong> Ask us for a written quote.
        </>
      )}
    </p>
  );
};

type Props = {
  /** The teacher's screen, drawn elsewhere. */
  readonly picture: ReactNode;
  readonly form: ReactNode;
};

/** What a school wants to know before it asks. */
export const SchoolsPage = ({ picture, form }: Props) => (
  <>
    <section aria-labelledby="teacher-sees" className={classes.section}>
      <Title order={2} id="teacher-sees">
        What a teacher sees
      </Title>
      <div className={classes.shown}>
        {picture}
        <dl className={classes.seen}>
          {seen.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
    <section aria-labelledby="starting" className={classes.section}>
      <Title order={2} id="starting">
        How a school starts
      </Title>
      <ol className={classes.steps}>
        <li>You send us the form below, and we agree on a licence.</li>
        <li>We open your school. You invite staff by email; staff sign in with two steps.</li>
        <li>You bring in pupils from a list, and print a sign-in card for each.</li>
        <li>Pupils who use Hedgerow at home join your class when their parent agrees.</li>
      </ol>
      <p>
        We teach Year 1 to Year 11. <Link to="/what-we-cover">See every topic</Link>. There are no A-level topics.
      </p>
    </section>
    <section aria-labelledby="price" className={classes.section}>
      <Title order={2} id="price">
        Price
      </Title>
      <Price />
    </section>
    <section aria-labelledby="documents" className={classes.section}>
      <Title order={2} id="documents">
        Documents
      </Title>
      <ul className={classes.documents}>
        {documents.map(({ to, words, about }) => (
          <li key={to}>
            <Link to={to}>{words}</Link>
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </section>
    <section id="ask" aria-labelledby="ask-title" className={classes.section}>
      <Title order={2} id="ask-title">
        Ask about your school
      </Title>
      <p>A person reads it and answers by email, usually on the next working day.</p>
      {form}
    </section>
  </>
);
