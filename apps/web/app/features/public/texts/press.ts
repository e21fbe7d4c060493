export const pressText = `
# In one sentence

Hedgerow is a learning platform for families in England: practice, revision guides and a clear picture for parents, for every school year from Year 1 to Year 11.

# The facts

• **For whom**: pupils aged 4 to 18, their parents and home educators, and schools.

• **Curriculum**: the national curriculum in England, Key Stages 1 to 4. Reception begins with first steps of its own; Years 12 and 13 revise GCSE topics, and A-level topics are not taught yet.

• **Plans**: five, from £20 to £50 a month for each child; up to three children in a family.

• **Free without an account**: [articles for parents](/blog), [worksheets, guides and flashcards to print](/free-resources), and a quiz of five questions on [the front page](/#try).

• **Advertising**: none. Third-party trackers: none. Pupils' pages are not counted at all.

# How to write the name

Hedgerow, with one capital letter. It is said as it is written: hedge, row.

# Pictures

You may use these with an article about us. Please do not change the colours or the shape.

• [The mark, as SVG](/icon.svg)

• [The mark, as PNG, 512 pixels](/icon-512.png)

• [A picture for previews, 1200 by 630 pixels](/preview.png)

Screenshots of public pages may be used freely. For a picture of a pupil's or a parent's page please ask us: we will make one with a family that does not exist. We never hand out pictures of real children or their work.

# Interviews, figures, questions

Write to {email} with "Press" in the subject and your deadline. We answer from Monday to Friday, 9:00 to 18:00 GMT. We give no figures about individual children, families or schools, and none that we cannot show how we arrived at.

# If we got something wrong

If an article of ours, a question or a resource has a mistake in it, please [tell us](/contact). We correct it and say so.
`;
