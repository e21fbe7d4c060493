/**
 * Beside any answer: something the pupil typed may be about themselves. Its value is the kind of worry. The work goes on as if nothing
 * were, nothing is noted, and the screen shows quietly who listens.
 */
export const helpOffer = 'help-offer';
