/** /about, in the format of an article. */
export const aboutText = `
# What Hedgerow is

An English hedgerow is small things growing side by side, all year, each at its own pace, with a path beside it. That is our idea of a family's learning: tended a little every day, never forced, and looked after by people who can see how it is getting on.

Hedgerow is a place to learn and practise for pupils from Year 1 to Year 11, made for the national curriculum in England. Reception begins with first steps of its own. A-level topics are not taught yet. Parents and home educators run it. Children use it. Schools can join in.

# What children do here

• **In the primary years** there is one tile for a subject and one thing to press. Practice comes in short sittings with an end, and what a child finishes grows from a seed into fruit, so that progress can be seen before it can be read.

• **From Year 7** it is a tool and looks like one. Pupils keep their school work in one place and, with the plans that include them, turn it into revision guides, flashcards and practice that is marked at once.

• **Everywhere** a wrong answer is where the teaching starts. Each question comes with its steps and the reason why.

# What parents see

One calm page: what is secure, what slipped, and what would help tonight. You can open what your child sees at any time, and nothing you do there earns or answers anything for them. Only you can change their details.

# What we believe

• **Remembering beats rereading.** So practice is made of questions, and they come back after a while. [Why that works](/blog/retrieval-practice-at-the-kitchen-table).

• **Say where it comes from.** Whatever was generated says so: from our curriculum bank, from your child's own work, or with the help of an AI model. [How our questions are made](/blog/how-our-questions-are-made).

• **No pushing.** No leaderboards, no advertisements, no messages that call a child back, no prices on a pupil's page. One rest day a week breaks nothing.

• **Figures are real or absent.** Where there is nothing to show yet, the page says so. We do not fill it with numbers.

• **Everybody can use it.** With a keyboard, with a screen reader, in the dark, on an old telephone. What we know does not work yet stands in our [accessibility statement](/accessibility).

# What it costs

A plan for each child, paid monthly, from £20. There is no setup fee, you can cancel at any time, and in the first 14 days you can have your money back, once in 12 months. All plans are [on the front page](/#primary-plans). The [articles](/blog) and the [resources to print](/free-resources) are free for everybody, without an account.

# How to reach us

Write with the [contact form](/contact) or to {email}. We are there from Monday to Friday, 9:00 to 18:00 GMT.
`;
