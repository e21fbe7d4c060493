import { Title } from '@mantine/core';
import classes from './subscribe.module.css';

const questions = [
  {
    question: 'When does my subscription start?',
    answer:
      'The subscription starts immediately: as soon as the payment is confirmed, your children can sign in. It renews every month, or every year if you pay by the year, on the same day.',
  },
  {
    question: 'Can I cancel or change it?',
    answer:
      'Yes. It can be cancelled or changed in account settings at any time, in two clicks. After cancelling, learning goes on until the end of the month or year you have paid. What is left of a year is not paid back.',
  },
  {
    question: 'Can we pay by the year?',
    answer:
      'Yes: 12 months for the price of 10. You can change to a year at any time, and what is left of your month comes off. You can go back to paying every month when the year ends.',
  },
  {
    question: 'What if we change our mind?',
    answer: 'You have 14 days from the first payment, and from each yearly payment, to cancel and have it back in full, once in 12 months.',
  },
  {
    question: 'Can my children have different plans?',
    answer: 'Yes. Each child has a plan of their own, and you pay the sum of them in one payment.',
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
