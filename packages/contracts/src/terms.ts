/** The day from which our Terms of Service and Privacy Policy read as they do; a new text has a new day. */
export const termsVersion = '28 November 2026';

/** What stands beside a button that orders or registers; what was agreed to is kept with the version. */
export const agreedWording = `I agree to the Terms of Service and have read the Privacy Policy, as of ${termsVersion}.`;
