/** Why a text is not for school. `self_harm_methods` is answered like a call for help. */
export const unfitCategories = [
  'self_harm_methods',
  'weapons',
  'drugs',
  'hate',
  'sexual',
  'extremism',
  'rude',
  'personal_details',
  'tricking_the_model',
] as const;
export type UnfitCategory = (typeof unfitCategories)[number];

/** In words for a grown-up's log. */
export const unfitNames: Readonly<Record<UnfitCategory, string>> = {
  self_harm_methods: 'ways of self-harm',
  weapons: 'weapons or violence',
  drugs: 'drugs, alcohol or vapes',
  hate: 'hate or slurs',
  sexual: 'sexual words',
  extremism: 'extremism',
  rude: 'rude words',
  personal_details: 'a phone number or address',
  tricking_the_model: 'an attempt to trick an AI model',
};
