/** /about, in the format of an article. */
export const aboutText = `
# What Hedgerow is

In an English hedgerow, small things grow side by side all year, each at its own pace. A family's learning can grow like that: a little every day, never forced, with people beside it who can see how it is going.

Hedgerow is a place to learn and practise for pupils from Year 1 to Year 11, made for the national curriculum in England. Reception has its own first steps. We do not teach A-level topics yet. Parents and home educators run it. Children use it. Schools can join in.

# What children do here

• **In the primary years** each subject has one tile, and there is one thing to press. Practice is short. What a child finishes grows from a seed into fruit, so that they can see progress before they can read.

• **From Year 7** it is a tool and looks like one. Pupils keep their school work in one place. Some plans also turn it into revision guides, flashcards and practice that is marked at once.

• **Everywhere** a wrong answer is where the teaching starts. Each question comes with its steps and the reason why.

# What parents see

One calm page: what your child knows well, what has slipped, and what would help tonight. You can open your child's own screens at any time. Nothing you do there earns points or answers questions for them. Only you, or a second carer you invite, can change their details.

# What we believe

• **Remembering beats rereading.** So practice is made of questions, and the questions come back after a while. [Why that works](/blog/retrieval-practice-at-the-kitchen-table).

• **Say where it comes from.** Everything we make says where it comes from: our curriculum bank, your child's own work, or an AI model. [How our questions are made](/blog/how-our-questions-are-made).

• **No pushing.** No leaderboards, no advertisements, no messages that call a child back, no prices on a pupil's page. A rest day each week does not break a streak.

• **We show only real figures.** If there is nothing to show yet, the page says so.

• **Everybody can use it.** With a keyboard, with a screen reader, in the dark, on an old phone. We list what does not work yet in our [accessibility statement](/accessibility).

# What it costs

A plan for each child, paid monthly, from £20. There is no setup fee, and you can cancel at any time. In the first 14 days you can get your money back, once in 12 months. All plans are [on the front page](/#primary-plans). The [articles](/blog) and the [resources to print](/free-resources) are free for everybody, without an account.

# How to reach us

Use the [contact form](/contact) or write to {email}. We answer from Monday to Friday, 9:00 to 18:00 GMT.
`;
