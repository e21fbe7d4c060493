import type { PartnerCode } from '@hedgerow/contracts/checkout';

/** "25% off every month with Oak Lane Books", and for how long where it ends. */
export const codeWords = ({
  discountPercentage,
  partnerName,
  months,
}: Pick<PartnerCode, 'discountPercentage' | 'partnerName' | 'months'>): string => {
  const what = discountPercentage === 100 ? 'Nothing to pay' : `${discountPercentage}% off`;
  const long = months === null ? 'for as long as your plan runs' : months === 1 ? 'for the first month' : `for the first ${months} months`;
  return `${what} ${long}, with ${partnerName}.`;
};
