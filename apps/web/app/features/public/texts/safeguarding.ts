/** Written for this product as it is built; change it with the code. docs/safeguarding.md has the same against the standards. */
export const safeguardingText = `
If a child is in danger now, call 999. Hedgerow is a place to learn: nobody watches it live, and it cannot take the place of a person.

# If you are a child

• If you write to us that you are hurt, frightened or very sad, you see kind words and numbers of people who listen. You are not in trouble.

• You can ring Childline free on 0800 1111, at any time. You can text SHOUT to 85258, or ring Samaritans on 116 123.

• We do not tell your parents. A person whose job is to keep children safe gets a note that you may need help. The note does not have your words.

• Sometimes our program is not sure. Then your work carries on, and a small card shows you who listens. Nobody is told. Only if it happens twice within an hour, the person whose job it is gets a note, without your words.

• Please tell a grown-up you trust.

# What is read, and how

Our own program, on our own server, reads topics, answers, essays, and what a child types beside an upload or in its text. It does so before we make anything from them. It looks for words of harm by others, abuse, suicide, self-harm, bullying, eating, running away, grief and danger. It makes mistakes. It may miss a call for help, and it may take a harmless sentence for one. It does not search photographs or the text in them.

# What happens then

• The child sees kind words and the numbers that fit.

• We make nothing from the text. No AI model gets it. It does not appear in a title, a list, a log or an email.

• An essay is kept for the child alone. It is not marked, and parents and teachers do not see it until the safeguarding contact releases it.

• A record is made with the kind, the place and the time, never the words. It goes to the safeguarding contact: the school’s for pupils whose account the school opened, ours for children of families. An email without details tells the contact that there is a record.

• We note every step the contact takes, with name and time.

Where the program is not sure, a card with people who listen is shown beside the work. We make no record, hold nothing back and tell nobody, because most such sentences come from a story, a lesson or a joke. Two such texts within an hour make a record, and the work still carries on. For that hour we keep a mark that tells the two apart; the words cannot be read from it.

# What parents are told

Nothing by itself: a parent may be the person a child is afraid of. The contact decides for each record whether parents may see that it is there. If a child is at risk, the contact follows the law and the local rules, and may turn to children’s social care or the police.

# For schools

Name your safeguarding lead on your school’s page, under Safeguarding. Until you do, we email every administrator. Records are no substitute for your own files: copy what you need, because a closed record is deleted after two years.

# What we refuse

Searches for weapons, drugs, hate, sexual content, extremism and ways of self-harm are refused, and the parent’s AI log says the kind and not the words. Ways of self-harm are treated as a call for help. Lessons about these things are not refused. Words of extremism make a record for the safeguarding contact. A school’s contact also gets a record of its own pupils’ other unsuitable words, rude words aside, from the third time in a day.

# Worried about a child?

The NSPCC advises adults on 0808 800 5000. To reach our safeguarding contact, [write to us](/contact) or to {email}.

Last changed on 28 November 2026.
`;
