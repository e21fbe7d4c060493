/** Written for this product as it is built; change it with the code. docs/operations.md says that a lawyer reads it before launch. */
export const privacyText = `
This page says what we know about you and your children, why, how long we keep it and what you can do about it. Last changed on 30 November 2026.

# For children aged 5 to 7

Read this with a grown-up.

• We keep your name and your answers. Then we know what to show you next.

• Your grown-up at home can see them. A teacher can, too, while you are in their class.

• A line on your page tells you when your grown-up is looking.

• Other children cannot see them.

• You can ask to see what we keep. You can ask us to throw it away. A grown-up can help you to ask.

• Is somebody hurting you? Are you scared? Tell a grown-up you trust. You can ring Childline on 0800 1111. It is free.

# For children aged 8 to 12

• We remember your name, your school year, what you upload and what you answer, because otherwise we could not help you learn.

• You and the grown-ups who look after your account can see it: your parent, and a second grown-up if your parent invited one. A teacher can see your work only while you are in their class. If you have extra time or read in your own way, whoever looks after support at your school can see that, what you have done of your homework, and what is hard for you. Whoever leads a subject at your school sees numbers of whole classes, without names. Whoever looks after the classes at your school can see your name, your school year and when you last signed in, and numbers about many pupils together, but not your work. Other children cannot see any of it. While a grown-up in your family has your pages open, a line on them tells you so.

• We do not sell it. There are no advertisements here. We do not watch where else you go on the internet.

• You can ask what we know about you. You can ask us to correct something that is wrong. You can ask us to delete it. Ask your parent to help you, or write to {email}. What you wrote in a test or a practice you can delete yourself: look at the end of your answers.

• Nobody will be cross with you for asking. These are your rights, and you have had them since you were born.

• If you write to us that you are hurt or frightened, we do not tell your parents. A person whose job is to keep children safe gets a note without your words. [Read more](/safeguarding).
• “Need to talk to someone?” is on each of your screens. Nobody is told that you opened it. If you send a worry from there, only the person you choose reads it.

• If something here makes you feel unsafe, tell a grown-up you trust. You can also ring Childline free on 0800 1111.

# For young people aged 13 to 18

• We keep what you do here (uploads, answers, marks, how far you are) to choose what to practise next and to show progress. A program makes that choice from your answers alone. It compares you with nobody else. A parent can turn suggestions off for you; ask them if you want that.

• The grown-ups who look after your account can see your work, and a line on your pages tells you while one of them has them open. If you came here by yourself, nobody at home sees it until you bring a parent. A school sees what is said above.

• From 13 an AI model may help with your work where this site uses one. We take out names, places and numbers first. You can turn it off in Settings, and so can a parent. Work that it made says so, and it can be wrong.

• You have rights of your own: to a copy, to have things put right or deleted, and to object. Use “Ask for my data” on any of your screens or write to {email}. We answer you, and we do not need your parent’s leave to listen to you. What you uploaded or wrote you can delete yourself, unless a teacher set or marked it or a parent keeps it in your portfolio.

• You can complain to the Information Commissioner at ico.org.uk without asking anybody.

• If you write that you are hurt or frightened, we do not tell your parents. A person whose job is to keep young people safe gets a note without your words. [Read more](/safeguarding).

# For parents: the short version

We keep what learning needs and nothing else. No advertising, no sale of data, no trackers from other companies. We do not count visits to your children's pages. You can take everything with you, and you can delete everything.

# Who is responsible

Hedgerow, as the provider of this site, decides why and how personal data is used and is the **controller** under the UK GDPR. The bottom of this page says who runs it. Write to {email} about anything on it. Where a school uses Hedgerow for its pupils, the school is the controller for its classes and we work on its instructions.

# What we keep, why, and how long

• **Your account** (name, email address, role, password as a one-way code, whether the address is confirmed, when you last signed in, how you like to read, the key of the second step if you switch it on, the number by which Google, or your school’s Google or Microsoft, knows you if you sign in with it): to give you the service you asked for. Until you delete the account.

• **Each child** (first and last name, month and year of birth or age, school year, school if you give it, username, password as a one-way code, when they last signed in, how they like to read, and what you say is hard for them, if you do): to show the right work and let the right people in. Until you delete the child or the account. Children need no email address.

• **School work** (uploaded files, the text read from them, your child's notes about them): to show it and to make guides, cards and questions from it. Until it is deleted by your child, by you, or with the account.

• **Learning** (guides, cards and when each is due, assessments with answers and marks, finished activities, national checks that were practised, work that was set and when it was done, points and badges, what the avatar wears, the minutes in which somebody was active): to show progress and to choose what comes next. As long as the child's account exists.

• **Payments** (which plan, the state of the subscription, brand, last four digits and expiry of the card, invoices, your agreement to begin at once): to charge what you agreed and to show it to you. With the account; invoices at the payment provider for as long as tax law asks, at present six years. What the payment provider tells us goes after 90 days, and the sums that our emails about it named after a year. The full card number never reaches us.

• **Invitations to friends** (your code, which families joined with it, the credit for both): to give the credit that was promised. With the account. If you ask us to write to a friend, we delete their address when the email has gone. We keep a one-way code of it, so that we do not write twice.

• **A second carer** (only if the parent who opened the account invites one: the address the invitation goes to, and who has joined): so that another grown-up of the family can help. They have their own account and see your children, their work and how they learn. They see nothing about payments. An invitation is deleted after 14 days. The carer’s access ends at once when the parent ends it or the carer leaves. Each child’s record of who looked keeps what they saw and changed.

• **Trusted devices and pictures** (only if you set up picture sign-in for your youngest: which device, and a one-way code of the pictures). Until you remove them; a device is trusted for half a year at most.

• **Sign-ins** (when, from which kind of browser, from which internet address): so that you can see where you are signed in, and end it. At most 30 days for parents, 7 for pupils and one for a school's staff. Pupils are also signed out after 12 hours without use.

• **Attempts** (how often an internet address or an account tried to sign in, to register or to send a form): to stop people guessing passwords or flooding us. About two days at most.

• **Messages to us**: to answer you. One year.

• **Weekly email**: on Sundays we email you what your children finished in the week, from the learning above. The last line of any email ends it, and so does a switch in your account settings. We keep what it said about a child with the figures behind it for a year.

• **Emails to you** (which kind went when, not their words): so that we can help when one did not arrive. A year at most, and 30 days if no account has that address.

• **Safeguarding** (that a child may need help: what kind, when, where it was written, what was done; the words only if the child sent them to the person whose job it is): to keep children safe. Two years after the record is closed; it stays when the account is deleted. Where our program is not sure, it keeps for an hour the kind and a mark of the text, from which the words cannot be read. Parents do not see it unless that person decides so.

• **Newsletter** (your email address, your name if you give it): only if you ask for it and open the link in our first email. Otherwise we delete the address after 30 days. We keep it until you ask us to stop: use the last line of any email.

• **Who has looked** (which teacher, administrator or person of ours saw or changed what of your child, and when): so that you can read it. Two years.

• **Schools** (a teacher's name and address, classes and who is in them, documents shared with a class, names and year groups of pupils whom the school adds itself, and where the school chooses it whether they have SEN support or a plan, pupil premium or English as an additional language, for the school’s own report and its administrators alone, your agreement when you link your child, requests about a licence): on the school's behalf, as long as the school uses Hedgerow. You can end the link with a school at any time; the school then no longer sees your child's work.

# Our reasons in law

We need most of it to keep our **contract** with you. For security, for preventing misuse and for answering messages, we rely on our **legitimate interests**. We weigh them against yours and put children's interests first. The newsletter and your child's link to a school need your **consent**, which you can take back. We keep invoices because the **law** says so. We do not ask you for special kinds of data (health, religion and so on), and we ask you not to upload any. What a school’s list says about SEN belongs to the school, for its own report.

# What a computer decides

Programs mark questions, choose what to practise next and write guides. They decide nothing that has a legal effect on anybody. Essay marks are estimates and say so. We do not guess moods, abilities or traits. We build no profile beyond the learning that you see.

# AI models

Questions and guides are made by our own programs on our own server. Hedgerow can also be set up to ask an AI model of another company for help with guides, questions, cards and feedback on essays. Where that is so, the work says that it was made with an AI model, and you find each use in a log for a year. For a child under 13 the model is off until you turn it on in the child’s settings, and you can turn it off for any child at any time. A child can turn it off, too, and only you can turn it on again. Without it, our own programs do all the work. What is sent is the task itself: subject, key stage, topic and the text it is about. Before it goes, a program takes out of it the names that your account knows (your child, brothers and sisters, you, teachers and schools), usernames, email addresses, telephone numbers, street addresses, postcodes, dates of birth and numbers such as an NHS number, and lines that look like the head of a form. A program can miss something, such as the name of a friend. Please do not upload what you would not show to a stranger. We screen what a child types first, and we do not keep what we refuse. Answers that are typed go to no model, nor does a page where our programs hear that a child may speak of trouble of their own. Where a model is on for a child, their own screens say so. We never use what a model wrote from your child's own work for another child. What it wrote about a topic alone we keep for 90 days for whoever asks for the same, without a sign of who asked first.

# Who else sees data

• **Our payment provider** (Stripe), for cards and invoices. It is a controller of its own for part of that.

• **Those who run our servers, store files and deliver our email**, on our instructions only.

• **An AI provider**, as said above, only where one is set up.

• **Google**, only if you choose to sign in with a Google account, and **Google or Microsoft** if your school lets you sign in with its account.

• **Authorities**, when the law obliges us or a child is at risk of serious harm.

If any of them works outside the United Kingdom we make sure that the protection required by UK law is in place first.

# Cookies and what your browser remembers

There is **one cookie** that keeps you signed in. It cannot be read by scripts, and it goes when you sign out. It is necessary, so we do not need to ask you, and there is no cookie banner. One more says which accounts have signed in on this device, without their names, so that somebody who guesses your password elsewhere cannot keep you out; it stays for a year and opens nothing. Three more exist for a moment or on request: during the second step of a two-step sign-in, on the way to Google or your school’s account and back if you choose that, and on a device that you, as a parent, have marked as trusted for your youngest child's picture sign-in.

Your browser itself remembers small things for you: light or dark colours, how you like to read, notices that you have closed, a friend's code from a link (for a month, or until you log out), what you have typed into a form you did not finish, and answers that could not be sent yet. A form and a code reach us when you send them, and answers as soon as you are back online. All of it goes when you clear your browser's data. What you typed goes when you close the tab.

Learning should also work on a train or with bad internet. So the browser of a **pupil who is signed in** also keeps their plan for today, their own lists and figures, their cards, the quizzes they have started and the pages to show them. Nobody else's browser does: not a parent's, a teacher's or a visitor's. When the pupil logs out, the device deletes all of it, with any answer that has not been sent. It also deletes what it keeps to read as soon as it learns that the sign-in has ended.

# How we count visits

We count how often people open each public page in a day. The counter keeps a date, a page and a number. It sets no cookie, keeps no internet address, and cannot tell one visitor from another. We do not count pages that a signed-in pupil opens.

# Children

We follow the Children's code of the Information Commissioner. The most private setting is the only one: no public profiles, no messages between children, no location, no nudges to share more or to stay longer. Parents can see what their child sees. While you look at your child's screens, nothing changes, and you come back with one click.

# Your rights

You can ask us for a **copy** of your data, for **correction**, for **deletion**, to **limit** or to **object** to what we do, and to **take your data with you**. For most of it you do not need to ask. You can download your family's data as a file, change details, and delete files, a child or the whole account yourself. When you delete the account, nobody can sign in from that moment. For 30 days you can change your mind. Then we erase it.

These rights are your children's, too. When a child is old enough to understand them, which for many is at about 12, we answer the child.

We answer within a month. To **complain to us**, write on [the contact page](/contact) and choose “A complaint”, or write a letter. You need no account, and a child may do it alone. Within 30 days we say that it has come, and then what we found and what we did. If you are not happy with us, you can also complain to the **Information Commissioner's Office**, ico.org.uk, telephone 0303 123 1113. You may go there first, but we would be glad of the chance to put it right.

# Keeping it safe

Everything travels encrypted. Passwords are stored so that we cannot read them. Teachers must sign in with two steps, and parents can. A separate program, which may do nothing else, opens uploaded files. **Backups** are copies of everything that bring Hedgerow back after a breakdown. Nobody uses them for anything else, no sign-in is in them, and what you delete leaves them as old ones are thrown away. We check who may see what at every request. If something goes wrong that could harm you, we tell you and the ICO as the law asks, and sooner if we can.

# Changes

If this page changes in a way that matters, we email you before. Small corrections appear here with a new date.
`;
