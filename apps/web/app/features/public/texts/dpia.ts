/** /schools/dpia, in the format of an article: what docs/privacy/dpia.md says. A test holds the two together. */
export const dpiaText = `
**To be checked by a lawyer and a data protection officer before launch; neither has.** What only the operator of this site knows, such as who signs it, is not here.

# What is done, and why

Hedgerow helps children from Reception to Year 13 to learn and practise; parents pay, teachers run classes. It keeps accounts, school work, answers and progress. An assessment is needed because the data are children's, on a large scale, and because programs choose what each child practises next.

Is all of it needed? Names let people be told apart; the year decides what is taught; answers decide what comes next. There is no location, no public profile, no message between children, no advertising and no tracker. A child needs no email address. Could less do? Of the date of birth only the month and year are asked for and kept.

# Who was asked

Nobody has been asked yet. Parents, children of each age, a school's safeguarding lead and a data protection officer are to be.

# Risks

Likelihood and harm are low, medium or high. What is left after what was done comes last.

• **A child's call for help reaches the person who hurts them.** Likelihood medium, harm high. What was done: never to parents; a record without words for the safeguarding contact; essays are held back. Left: medium.

• **A call for help is not heard by our programs.** Likelihood high, harm high. What was done: a way to people who listen on every screen of a pupil; two weak signs within an hour count together; figures are published; a person reads each record. Left: medium.

• **A harmless story brings up a record.** Likelihood medium, harm low. What was done: a person reads and closes it; parents see nothing of it. Left: low.

• **Somebody else signs in as the child or parent.** Likelihood medium, harm high. What was done: waits that grow, two steps for staff, hashed sessions, a new password ends everything. Left: low.

• **Another family, class or school sees a child.** Likelihood low, harm high. What was done: one rule for each record, in the type system, tested for each call. Left: low.

• **Somebody with a class's code reads the first names of its youngest, or guesses a card.** Likelihood low, harm medium. What was done: a teacher switches it on, with a code of its own, and can show animals in the place of names; ten wrong tries rest a card, and a hundred the class, until a teacher looks; a session lasts two hours at most and ends with the school day; accounts of families have no card. Left: low.

• **Somebody comes in as a pupil or teacher with a school's account that is not theirs.** Likelihood low, harm high. What was done: the school's own domain or tenant alone, proved by its administrator; the provider's number of a person counts, not an address that may change hands; nobody gets an account by signing in; staff type their code; a family's account is never opened this way. Left: low.

• **SEN, pupil premium or EAL of a pupil becomes known.** Likelihood low, harm high. What was done: kept only when the school's administrator ticks it; the SENCo sees SEN status by name, and nobody sees the others of one pupil; reports have no average of fewer than five; gone when the pupil leaves or the parent ends the link. Left: low.

• **What a model is told shows who the child is.** Likelihood medium, harm high. What was done: names, places and numbers are taken out; off under 13 until a parent turns it on; no model is the default. Left: low.

• **A model writes something unfit or wrong.** Likelihood medium, harm medium. What was done: output is screened and checked against the source; every use in a log for the parent. Left: low.

• **A teacher or operator looks without need.** Likelihood low, harm medium. What was done: each look is noted and the parent reads it. Left: low.

• **A parent writes of a child's health or needs where we ask what is hard.** Likelihood low, harm medium. What was done: subjects to tick and one line of 120 characters that asks for topics; no child, teacher or model reads it; on the device until there is an account; a parent changes it in Settings. Left: low.

• **Wrong marks or a wrong level discourage a child.** Likelihood medium, harm low. What was done: essay marks are called estimates; a teacher can mark anew; levels move with the next answers. Left: low.

• **Too long at the screen.** Likelihood medium, harm medium. What was done: no countdown, no loss of streaks, study time for each stage; a break is offered after 45 minutes; a parent may set a daily limit. Left: low.

• **Data get lost or out.** Likelihood low, harm high. What was done: encrypted backups, no sessions in them, files under random names. Left: low.

• **A parent, not the child, decides about the child's data.** Likelihood medium, harm medium. What was done: a child can ask for their data themselves; we answer the child who can understand it. Left: low.
`;
