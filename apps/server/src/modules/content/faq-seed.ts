/** The questions that the landing page starts with. Every sentence is true of this product; none needs its name or its prices. */
export const faqSeed = [
  {
    id: 'what-is-it',
    category: 'Getting started',
    question: 'What can my child do here?',
    answer:
      'Practise a little at a time, one subject at a time, and see why an answer is right. From Year 7 there is more. Your child can upload photos or documents of their school work. Some plans also turn them into revision guides, flashcards and assessments that are marked at once.',
    helpful: true,
  },
  {
    id: 'which-ages',
    category: 'Getting started',
    question: 'Which ages is it for?',
    answer:
      'We teach Year 1 to Year 11. Reception has its own topics in Maths, English, Science and Geography. Years 12 and 13 can revise GCSE topics. We do not teach A-level topics yet. The primary plans are for Reception to Year 6, the secondary plans for Year 7 and up. The school year decides what your child sees, and you can change it if your child learns ahead of or behind their age.',
    helpful: false,
  },
  {
    id: 'how-to-start',
    category: 'Getting started',
    question: 'How do we begin?',
    answer:
      'A parent makes an account, enters up to three children, chooses a plan for each and pays by card. When the payment is confirmed, each child has a username and a password, which you can print as a card.',
    helpful: true,
  },
  {
    id: 'how-children-sign-in',
    category: 'Accounts',
    question: 'How do children sign in?',
    answer:
      'With the username and the password from your family dashboard. Children need no email address. You see when a child last signed in, and you can change the username or make a new password at any time.',
    helpful: true,
  },
  {
    id: 'forgotten-password',
    category: 'Accounts',
    question: 'What if somebody forgets a password?',
    answer:
      'Parents and teachers ask for an email on the sign-in page. Its link works once, for one hour. For a child, a parent makes a new password on the family dashboard. Where the school gave the account, their teacher makes a new sign-in card.',
    helpful: false,
  },
  {
    id: 'home-educators',
    category: 'Accounts',
    question: 'We educate at home. Does it suit us?',
    answer: 'Yes. A home educator’s account can do everything that a parent’s can, and no school is needed.',
    helpful: false,
  },
  {
    id: 'how-billing-works',
    category: 'Plans and payment',
    question: 'How does payment work?',
    answer:
      'You pay by card every month, or once a year for the price of ten months. You pay for the plan you chose for each child. There is no setup fee. Your card details go to our payment provider and never reach our servers.',
    helpful: true,
  },
  {
    id: 'cancel',
    category: 'Plans and payment',
    question: 'Can I cancel?',
    answer:
      'At any time, in your account settings. Your children keep their access until the end of the month or year you have paid for. In the first 14 days, and for 14 days after each yearly payment, you can change your mind and get that payment back, once in 12 months.',
    helpful: true,
  },
  {
    id: 'who-sees-work',
    category: 'Safety and privacy',
    question: 'Who can see my child’s work?',
    answer:
      'Your child, you, and a second carer if you invite one. A teacher sees a child’s work only while the child is in that teacher’s class. Your child is in a class only if you have agreed that the school may see their work. There are no messages between children, no public profiles and no advertisements.',
    helpful: true,
  },
  {
    id: 'parents-view',
    category: 'Safety and privacy',
    question: 'Can I look at what my child sees?',
    answer:
      'Yes. From your dashboard you can open your child’s screens for up to two hours at a time. You can only look. Nothing you do answers or earns anything for your child.',
    helpful: false,
  },
  {
    id: 'take-or-delete-data',
    category: 'Safety and privacy',
    question: 'Can I take our data with me, or have it deleted?',
    answer:
      'Both. You can download your family’s data as a file, and the uploaded documents. If you delete the account, nobody can sign in from then on. You have 30 days to change your mind. Then we erase it.',
    helpful: false,
  },
  {
    id: 'what-computers-do',
    category: 'Learning',
    question: 'Are the questions made by a computer?',
    answer:
      'Yes, from our own topics of the English curriculum, and from what your child uploads. Where an AI model has helped, the work says so. A computer can be wrong, so your child can always see the source and the working. We show answers only after a try.',
    helpful: false,
  },
] as const;
