/** Who vouches for a school's people: the accounts that the school itself gives them. */
export const signOnProviders = ['google', 'microsoft'] as const;
export type SignOnProvider = (typeof signOnProviders)[number];

export const signOnNames: Readonly<Record<SignOnProvider, string>> = { google: 'Google', microsoft: 'Microsoft' };

/** What was done about a school's single sign-on, as its own record says it. */
export const signOnDeeds = ['linked', 'unlinked', 'person-unlinked'] as const;
export type SignOnDeed = (typeof signOnDeeds)[number];

/** Why somebody was not let in; the page says in words who can help. */
export const signOnRefusals = ['failed', 'personal', 'not-on', 'unknown', 'several', 'other', 'family', 'closing'] as const;
export type SignOnRefusal = (typeof signOnRefusals)[number];
