import { Title } from '@mantine/core';
import classes from './subscribe.module.css';

const questions = [
  {
    question: 'When does my subscription start?',
    answer:
      'The subscription starts immediately: as soon as the payment is confirmed, your children can sign in. It renews every month on the same day.',
  },
  {
    question: 'Can I cancel or change it?',
    answer:
      'Yes. It can be cancelled or changed in account settings at any time, in two clicks. After cancelling, learning goes on until the end of the month you have paid.',
  },
  {
    question: 'What if we change our mind?',
    answer: 'You have 14 days from the first payment to cancel and have it back in full, once in 12 months.',
  },
  {
    question: 'Can my children have different plans?',
    answer: 'Yes. Each child has a plan of their own, and you pay the sum of them once a month.',
  },
] as const;

export const BillingQuestions = () => (
  <section aria-labelledby="billing-questions" className={classes.group}>
    <Title order={2} id="billing-questions">
      Billing questions
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
