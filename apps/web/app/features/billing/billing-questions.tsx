import { Title } from '@mantine/core';
import classes from './subscribe.module.css';

const questions = [
  {
    question: 'When does my subscription start?',
    answer:
      'The subscription starts immediately. Your children can sign in as soon as the payment is confirmed. It renews on the same day every month, or every year if you pay by the year.',
  },
  {
    question: 'Can I cancel or change it?',
    answer:
      'Yes. You can cancel or change it in account settings at any time, in two clicks. Learning goes on until the end of the month or year you have paid for. We do not refund the rest of a year.',
  },
  {
    question: 'Can we pay by the year?',
    answer:
      'Yes: 12 months for the price of 10. You can change to a year at any time, and we take off what is left of your month. You can go back to paying every month when the year ends.',
  },
  {
    question: 'What if we change our mind?',
    answer:
      'You can cancel within 14 days of the first payment, or of any yearly payment, and get it back in full. You can do this once in 12 months.',
  },
  {
    question: 'Can my children have different plans?',
    answer: 'Yes. Each child has their own plan, and you pay for all of them in one payment.',
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
