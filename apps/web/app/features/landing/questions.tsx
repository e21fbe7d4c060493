import { maxChildren } from '@hedgerow/domain/plans';
import { Title } from '@mantine/core';
import classes from './landing.module.css';
import { lowestPrice } from './prices.ts';

const questions = [
  {
    question: 'Which school years are covered?',
    answer:
      'Reception to Year 13. Primary plans are for Reception to Year 6, secondary plans for Year 7 and above. A child’s screens follow their school year, and you can change the year yourself.',
  },
  {
    question: 'What does it cost?',
    answer: `From ${lowestPrice} a month for each child, up to ${maxChildren} children in a family. Each child has their own plan. There is no setup fee.`,
  },
  {
    question: 'Can I cancel?',
    answer: 'Yes, at any time, in your account, in two clicks. Your child keeps access until the end of the month that is paid for.',
  },
  {
    question: 'Who teaches: a person or a computer?',
    answer:
      'Questions and lessons come from our own curriculum bank. Guides are made from the work your child uploads. Everything that was generated says where it comes from.',
  },
  {
    question: 'Will my child be pushed to come back?',
    answer:
      'No. There are no alerts to pupils, no prices on their pages and no lost streaks for a day off. Praise is for effort and for coming back.',
  },
] as const;

export const Questions = () => (
  <section className={classes.section} aria-labelledby="questions-title">
    <Title order={2} id="questions-title" className={classes.sectionTitle}>
      Questions parents ask
    </Title>
    <div className={classes.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={classes.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
