export const pressText = `
# In one sentence

Hedgerow is a learning platform for families in England: practice, revision guides and a clear picture for parents, for every school year from Year 1 to Year 11.

# The facts

• **For whom**: pupils aged 4 to 18, their parents and home educators, and schools.

• **Curriculum**: the national curriculum in England, Key Stages 1 to 4. Reception has its own first steps. Years 12 and 13 revise GCSE topics. We do not teach A-level topics yet.

• **Plans**: five, from £20 to £50 a month for each child; up to three children in a family.

• **Free without an account**: [articles for parents](/blog), [worksheets, guides and flashcards to print](/free-resources), and a quiz of five questions on [the front page](/#try).

• **Advertising**: none. Third-party trackers: none. We do not count visits to pupils' pages.

# How to write the name

Hedgerow, with one capital letter. Say it as it is written: hedge, row.

# Pictures

You may use these with an article about us. Please do not change the colours or the shape.

• [The mark, as SVG](/icon.svg)

• [The mark, as PNG, 512 pixels](/icon-512.png)

• [A picture for previews, 1200 by 630 pixels](/preview.png)

You may use screenshots of public pages freely. For a picture of a pupil's or a parent's page, please ask us. We will make one with a made-up family. We never hand out pictures of real children or their work.

# Interviews, figures, questions

Write to {email} with "Press" in the subject and your deadline. We answer from Monday to Friday, 9:00 to 18:00 GMT. We give no figures about individual children, families or schools. We can show how we worked out every figure we give.

# If we got something wrong

If one of our articles, questions or resources has a mistake in it, please [tell us](/contact). We correct it and say so.
`;
