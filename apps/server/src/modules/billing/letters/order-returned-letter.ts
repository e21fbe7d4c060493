import { formatPence } from '@hedgerow/domain/money';
import { manage, nextPayment, type NoticeFacts, plansTable, type Written } from './notice-parts.ts';

/** Money that came for an order which had changed meanwhile. */
export const orderReturnedNotice = (all: NoticeFacts): Written => {
  const { facts, sender } = all;
  const [card, credit] = [Number(facts['refundedPence'] ?? 0), Number(facts['restoredPence'] ?? 0)];
  const ended = facts['ended'] === 1;
  const onlyCredit = !ended && card === 0;
  const rows: (readonly [string, string])[] = [
    ...(card > 0 ? [['Back to your card', formatPence(card)] as const] : []),
    ...(credit > 0 ? [['Credit on your account', formatPence(credit)] as const] : []),
  ];
  return {
    subject: onlyCredit ? `Your ${sender.productName} account has credit` : `Your ${sender.productName} payment is on its way back`,
    parts: [
      {
        kind: 'text',
        text: ended
          ? 'We received a payment for an order that you had changed since, so no child has a plan from it. We refunded it at once.'
          : `We received a payment for an order that you had changed since. ${onlyCredit ? 'We kept the part for which no child has a plan as credit for you.' : 'We refunded the part for which no child has a plan.'}`,
      },
      { kind: 'rows', rows },
      ...(card > 0 ? [{ kind: 'text' as const, text: 'Your bank usually shows the money within 5 to 10 days.' }] : []),
      ...(ended
        ? [
            {
              kind: 'text' as const,
              text: 'Nothing more is charged for that order. If you still want plans for your children, please choose them again.',
            },
            { kind: 'link' as const, text: 'Open my family', url: `${sender.publicUrl}/parent/family` },
          ]
        : [plansTable(all), { kind: 'text' as const, text: nextPayment(all) }, manage(all, 'Look at my plans')]),
      { kind: 'text', text: `If something is not right, please tell us: ${sender.supportEmail}` },
    ],
  };
};
