/** Where this browser keeps a friend's code until there is an account to keep it with. Gone with signing out. */
export const referralPlace = 'hedgerow.referral';
