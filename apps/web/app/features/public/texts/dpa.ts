/** /schools/data-processing-agreement, in the format of an article. */
export const dpaText = `
**This is a draft. It has not been checked by a lawyer, and has to be before anybody signs it.** It says how Hedgerow works today. A school may ask for its own form instead: [write to us](/schools#ask).

# 1. Who agrees

The school is the **controller** of its pupils' data. Whoever runs this site is the **processor**: their name and address are at the end of this page, if they have given them. This agreement belongs to the school's licence and lasts as long as the licence does.

# 2. What it is about

• **Purpose**: classes, set work, marking, progress, and sign-in for the school's pupils and staff. Nothing else.

• **Whose data**: pupils whom the school adds, and staff whom it invites.

• **Which data of pupils**: names, year, classes, the school's own number where the list has one, username, password as a hash, set work, answers, marks, progress, files that are uploaded.

• **Which data of staff**: name, email address, password as a hash, the second step of signing in, what they looked at and when.

• **Special kinds**: none are asked for. If a pupil writes that they may be in danger, a record without their words goes to the school's safeguarding contact.

• **How long**: as long as the licence lasts. A pupil whom the school removes is erased 14 days later.

# 3. What the processor promises

• It uses the data **only on the school's written instructions**, which are this agreement and what the school does in the product. If an instruction seems to break the law, it says so.

• People who can see the data have promised **secrecy**. Each look by an operator is recorded.

• It keeps the data **safe**: encrypted in transit, passwords as hashes, two steps for staff, encrypted backups, and one rule for who may see a record, tested for every call.

• It brings in **another processor** only under the same terms, and tells the school 30 days before. The school may object, and may then end the licence.

• Data stay **in the United Kingdom** unless the list of processors says otherwise and the law's conditions are met.

• It **helps** the school to answer pupils and parents who ask for a copy, a correction or a deletion, and to assess risks. Our own [assessment of risks](/schools/dpia) is public.

• If data get out, are lost or are changed, it tells the school **without delay, at the latest 48 hours after it knows**, with what happened, whose data it is, and what was done.

• At the end it **returns or erases** the data, as the school chooses, and says when that is done. Backups are written over in their turn.

• It shows the school **what it needs to check** this, and allows an inspection once a year with 30 days' notice.

# 4. What the school promises

• It has a reason in law to share the data, and has told pupils and parents.

• It adds only pupils and staff of its own, removes those who leave, and keeps its list right.

• It names a safeguarding contact, and reads what comes to them.

# 5. What is never done

No advertising, no selling, no profile for anybody else, and no model is trained on pupils' work. Model features are off for pupils under 13 unless a parent turns them on.

# 6. Pupils who have a family account

A parent may join a child to a class. For what the family keeps, we are a controller of our own and [the privacy policy](/privacy) holds. The school sees what the class is for, as long as the parent agrees.

# 7. Law

The law of England and Wales. Where this agreement and the licence differ about data, this agreement holds.

# To be filled in before signing

The school's name and contact, its data protection officer, the processor's name and contact, the list of other processors with their countries, and the date.
`;
