import { signOnRefusals, type SignOnRefusal } from '@hedgerow/domain/school-sign-on';

/** Undefined for an ordinary visit; a word that is not ours is a failure. */
export const refusalIn = (search: URLSearchParams): SignOnRefusal | undefined => {
  const why = search.get('why');
  return why === null ? undefined : (signOnRefusals.find((one) => one === why) ?? 'failed');
};
