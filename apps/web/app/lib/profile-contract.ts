/** In a file of its own, so that `session.ts` can ask for it late. */
export { Profile } from '@hedgerow/contracts/accounts';
