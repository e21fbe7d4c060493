import { type Judgement, nearly, right, unread, wrong } from './judgement.ts';

export type MoneyAnswer = { readonly kind: 'money'; readonly pence: number };

type Money = { readonly pence: number; readonly slip?: 'no sign' | 'one digit' | 'both signs' };

const pence = (pounds: string, rest = ''): number => Number(pounds.replaceAll(',', '')) * 100 + Number(rest === '' ? 0 : rest);

/** An amount as pupils write it, and what its writing lacks. */
export const readMoney = (text: string): Money | undefined => {
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, ' ').replace(/\.$/, '');
  const whole = String.raw`\d{1,3}(?:,\d{3})+|\d{1,9}`;
  const signed = new RegExp(`^£ ?(${whole})(?:\\.(\\d{1,2}))?( ?p)?$`).exec(typed);
  if (signed) {
    const [, pounds = '', rest = '', both] = signed;
    const sum = pence(pounds, rest.length === 1 ? `${rest}0` : rest);
    if (both !== undefined) return { pence: sum, slip: 'both signs' };
    return rest.length === 1 ? { pence: sum, slip: 'one digit' } : { pence: sum };
  }
  const parts = new RegExp(`^(?:£ ?(${whole})|(${whole}) pounds?)(?: and)? (\\d{1,2}) ?(?:p|pence|pennies)?$`).exec(typed);
  if (parts) return { pence: pence(parts[1] ?? parts[2] ?? '', parts[3]) };
  const inPounds = new RegExp(`^(${whole})(?:\\.(\\d{2}))? pounds?$`).exec(typed);
  if (inPounds) return { pence: pence(inPounds[1] ?? '', inPounds[2]) };
  const inPence = new RegExp(`^(${whole}) ?(?:p|pence|penny|pennies)$`).exec(typed);
  if (inPence) return { pence: Number((inPence[1] ?? '').replaceAll(',', '')) };
  const bare = new RegExp(`^(${whole})(?:\\.(\\d{2}))?$`).exec(typed);
  return bare ? { pence: pence(bare[1] ?? '', bare[2]), slip: 'no sign' } : undefined;
};

/** £2.50 and 250p are one answer. A number without its sign is nearly right in pounds or in pence. */
export const judgeMoney = (typed: string, expected: MoneyAnswer): Judgement => {
  const given = readMoney(typed);
  if (given === undefined) return unread('Write an amount of money, with £ or p.');
  const { slip } = given;
  if (slip === 'no sign') {
    const hundredth = given.pence / 100 === expected.pence;
    return given.pence === expected.pence || hundredth ? nearly('The number is right. Now add £ or p.') : wrong();
  }
  if (given.pence !== expected.pence) return wrong();
  if (slip === 'one digit') return nearly('The amount is right. After the point, money has two digits.');
  if (slip === 'both signs') return nearly('The amount is right. Use £ or p, not both.');
  return right();
};
