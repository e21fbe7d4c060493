export const careersText = `
# Vacancies

We have no vacancies at the moment. When we have one, it will be on this page. We will say what it pays, where it is and who you would work with.

# If you would like to work with us anyway

Write to {email} and say three things: what you are good at, something you have made or taught that you are proud of, and what on this site you would change first. You can send a CV, but you do not need one. We read every message, and we keep it for a year at most.

# What we look for

• **Teachers and examiners** who can write a question that shows what a child has understood, and explain the answer in three lines.

• **Engineers and designers** who care how a page feels to a six-year-old, to somebody who listens to it, and to somebody on an old phone at a bus stop.

• **Illustrators** who can draw a hedgehog that is pleased and not silly.

# How we work

• Every question has one right answer, an explanation that leads to it and words that suit the age. A program checks all three before a child can see it.

• We test what we promise on a page. We do not show a figure that we cannot work out.

• We write plainly, to each other as well.

• Anybody who works with children's information is checked and trained for it first.

# Fair chances

We welcome applications from everybody, whatever their age, background, disability, religion, sex, gender identity or sexual orientation. If something in how we choose people makes it harder for you, tell us and we will change it.
`;
