/** Of a field in which a pupil answers: the device neither spells, nor capitalises, nor remembers for them. */
export const unaidedTyping = { autoComplete: 'off', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const;
