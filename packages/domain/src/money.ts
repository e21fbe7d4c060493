/** Whole pence of pounds sterling: the only form in which money is kept or added (docs/product/money.md#pence). */
export type Pence = number;

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** The one formatter: 2000 is "£20.00". */
export const formatPence = (pence: Pence): string => pounds.format(pence / 100);

/** "£20" where there are no pennies; for headlines such as "from £20 per month". */
export const formatRoundPence = (pence: Pence): string => (pence % 100 === 0 ? `£${pence / 100}` : formatPence(pence));
