/** Sentences put together from parts, so that the model learns what the parts mean beside each other: the same push is play in a pool. */
type Frame = { readonly kind: string; readonly parts: readonly string[] };

const kin =
  'dad|my dad|daddy|mum|my mum|mums boyfriend|my stepdad|my step mum|grandad|my uncle|my brother|my big brother|my foster carer|my cousin|he|she';
const mates = 'my brother|my sister|my cousin|my friend|dad|my uncle|grandad|my best mate|mum|our coach|the other team|she|he';
const them = 'they|the boys|some girls in my year|the older kids|everyone in my form|a boy in my class|this girl|people';
const acts =
  'hit|punched|kicked|pushed|grabbed|slapped|squeezed|chased|shoved|bit|pinched|dragged|threw something at|smacked|scratched|pinned down|jumped on';
const hurts =
  'hits|punches|kicks|slaps|chokes|grabs|drags|shoves|burns|whips|beats|locks up|shakes|throws things at|spits at|smacks|strangles';

const frames: readonly Frame[] = [
  {
    kind: 'nothing',
    parts: [
      mates,
      acts,
      'me',
      'by accident|in the pool|on the trampoline|at football|in a snowball fight|with a pillow|in our play|at laser tag|in tag|for a joke and we laughed|off the lilo|with a foam sword|in judo|at rugby|when we were playing|and said sorry straight away|with the ball|at the park|in goal|on the bouncy castle',
    ],
  },
  {
    kind: 'nothing',
    parts: [
      'i',
      'hurt|cut|burned|bruised|scratched|banged|grazed|broke|twisted|scraped',
      'my finger|my arm|my knee|my leg|my wrist|my head|my hand|my lip|my elbow|my toe',
      'on the oven|playing netball|falling off my bike|making dinner|in technology|on a bramble|at the skate park|in pe|on the slide|at gymnastics|opening a tin|on the door|running for the bus|climbing a tree|with paper',
      '|and mum put a plaster on it|and it is fine now|and had an ice pack|and the nurse was nice',
    ],
  },
  {
    kind: 'nothing',
    parts: [
      'i|my sister|my friend',
      'cried|was sad|was scared|was frightened|felt sick|felt lonely|panicked|was upset|felt nervous|was terrified|screamed',
      'when the film ended|because my team lost|before my exam|on the big ride|when the lights went out|on the first day of school|when i dropped my cake|in the haunted house|at the vet|when my balloon flew away|before the concert|at the top of the climbing wall|because i missed my stop|in the thunder',
      '|but then it was fine|and dad gave me a hug|and now i laugh about it|but i did it',
    ],
  },
  {
    kind: 'nothing',
    parts: [
      'my hamster|our dog|the cat|my rabbit|our goldfish|my great gran|the class guinea pig|nans old dog',
      'died|passed away|was put to sleep|ran away',
      'last year|when i was little|a long time ago|in the summer|before i was born',
      '|and we planted a tree|and we have a new one|but i remember the funny times|and we made a card',
    ],
  },
  {
    kind: 'nothing',
    parts: [
      'i hid|we hid|i was hiding|i slept|i stayed',
      'under the bed|in the wardrobe|behind the sofa|in the shed|in the tent|in the den|in the cupboard',
      'when we played hide and seek|to surprise dad|at the sleepover|from my sister for a joke|on our camping trip|so they would not find me in sardines|for my birthday',
    ],
  },
  {
    kind: 'nothing',
    parts: [
      'i hate|i cant do|i give up on|i am so done with|i am sick of|i want to stop|i dont see the point of|i am rubbish at|i never want to see another|i am dying to finish',
      'algebra|this puzzle|piano practice|getting up early|french verbs|long division|cross country|my spellings|the rain|this level|my essay|tidying my room|peas|waiting',
    ],
  },
  {
    kind: 'nothing',
    parts: [
      'mum|dad|my teacher|nan|miss|my brother',
      'shouted at|was cross with|told off|grounded|was mad at|had a go at|took my phone off',
      'me',
      'for being late|because i left the tap on|for not doing my homework|when i spilt paint|for talking|because i forgot my kit|for leaving my bike out|when i broke the vase',
    ],
  },
  {
    kind: 'nothing',
    parts: [
      'my uncle|my nan|my friend|dad|my aunt|our neighbour|my coach|my teacher',
      'sent me|took|showed me|gave me|bought me|asked me for|promised me',
      'a photo of the puppy|a video of the goal|pictures of the holiday|new trainers|money for my birthday|a message to say well done|a lift home|the team photo|a secret recipe|a game',
    ],
  },
  {
    kind: 'nothing',
    parts: [
      'i|we',
      'ate|missed|skipped|made|could not finish|had|threw away|shared',
      'my lunch|breakfast|tea|dinner|my crisps|a snack|my sandwich',
      'because we were late|on the coach|at the park|as i was full|because it was mouldy|with my friends|before swimming|at nans|on sports day',
    ],
  },
  {
    kind: 'nothing',
    parts: [
      'in my story|in the book|in our play|in the game|in the film|in my poem|in history',
      'the king|the boy|a soldier|the girl|the monster|my character|the wizard|the mother|a man',
      'kills|hits|hurts|runs away from|hides from|is locked up by|dies because of|is scared of|wants to die after losing|cries about|poisons',
      'his brother|the dragon|her father|the enemy|the guards|his family|the queen|her stepmother',
    ],
  },
  {
    kind: 'nothing',
    parts: [
      'i miss|i love|i worry about|i look after|i live with|i visit|i help',
      'my nan|my old school|my dad when he is at work|my baby brother|the class fish|my cousins|my mum with the shopping|my friend who moved|grandad in his garden',
      '|at weekends|after school|in the holidays|and it is fun',
    ],
  },
  {
    kind: 'harm_by_others',
    parts: [
      kin,
      hurts,
      'me|us|my sister|my little brother|me and my brother|mum',
      'when he drinks|when she is angry|if i cry|every night|where no one sees|so hard it leaves marks|and says it is my fault|and i am scared|with a belt|and i cant tell anyone|for no reason|until i bleed|and tells me to lie about it|if i tell|again|when we are alone|behind closed doors',
    ],
  },
  {
    kind: 'harm_by_others',
    parts: [
      'i|we|me and my sister',
      'hide|lock myself in|sleep with the light on|stay out|pretend to be asleep|keep really quiet|flinch|wear long sleeves',
      'when he comes home|because of the shouting|so he cant find me|so nobody sees what she did|when they fight|because i am scared of him|so he doesnt start|because of my dad|in case she gets angry',
    ],
  },
  {
    kind: 'harm_by_others',
    parts: [
      'theres no food|mum never gets up|nobody comes home|we have no heating|nobody looks after us|i am left on my own|i feed the baby',
      'at our house|because mum is drunk|for days|every night|and i do everything|and i cant tell school|because they are on drugs|and my brother is hungry|and i dont know what to do',
    ],
  },
  {
    kind: 'abuse',
    parts: [
      'he|my uncle|my stepdad|a man|my coach|my cousin|the babysitter|some man online|my tutor|an older boy|my boyfriend|grandad',
      'touches me|looks at me|comes in|rubs against me|takes pictures of me|makes me undress|gets in my bed|wants photos of me|makes me kiss him|asks me to take my clothes off|makes me do things|shows me things on his phone',
      'when mum is out|in the shower|at night|when i am changing|and says not to tell|and calls it our secret|and i dont like it|and says it is love|and buys me stuff|and i feel sick|or he will send them to everyone|and i froze',
    ],
  },
  {
    kind: 'self_harm',
    parts: [
      'i',
      'cut myself|hurt myself|burn myself|scratch my arms|hit myself|make myself bleed|punch the wall',
      'when i feel bad|so i can feel something|and hide it|in my room|because i hate me|and cant stop|when it gets too much|every night|and wear long sleeves so no one sees|when nobody is looking',
    ],
  },
  {
    kind: 'suicide',
    parts: [
      'i want to|i wish i could|i think about|i keep wanting to|i am going to|i dream of|sometimes i just want to',
      'not be here|disappear|die|never wake up|end it all|be gone|sleep forever|stop existing|jump|leave this world',
      '|every day|and nobody knows|because nobody would care|and i mean it|so it stops hurting|because i am a burden|tonight',
    ],
  },
  {
    kind: 'suicide',
    parts: [
      'i feel|ive felt|i am|all the time i feel',
      'empty|worthless|so alone|numb|like a burden|broken|invisible|trapped|like giving up on everything|like i dont matter|hopeless',
      'all the time|and nobody notices|and i cant go on|and i dont know who to tell|for months|and it wont stop|inside|no matter what i do',
    ],
  },
  {
    kind: 'eating',
    parts: [
      'i',
      'skip|throw away|hide|bring back up|chuck|wont eat',
      'my lunch|my dinner|my food|every meal|what mum cooks',
      'so i get thin|because i am fat|and nobody knows|so i weigh less|because i feel guilty|and i feel in control|every day',
    ],
  },
  {
    kind: 'bullying',
    parts: [
      them,
      'ignore me|laugh at me|trip me up|call me names|film me|spit at me|steal my stuff|leave me out|push me about|say i smell|threaten me|turn everyone against me|send me nasty messages|hit me|make fun of how i talk',
      'every day|at lunch|and nobody helps|and put it online|on the bus|in the toilets|and the teachers dont see|so i hide in the library|and i dread school|because of my skin|because i am different',
    ],
  },
  {
    kind: 'missing',
    parts: [
      'i am|ive been|i have to keep|i am thinking of',
      'sleeping at mates houses|sleeping outside|hiding at the bus station|leaving home tonight|running away|staying on different sofas|walking round all night',
      'because i cant go home|since they kicked me out|because of my dad|and nobody knows where i am|and have nowhere to go|so he cant get me',
    ],
  },
  {
    kind: 'grief',
    parts: [
      'my mum|my dad|nan|grandad|my brother|my best friend|my baby sister',
      'died|passed away|is dying|isnt going to get better|was killed|has weeks left|is never coming back',
      'and i cant stop crying|and nobody talks about it|and i dont know what to do|and i miss them so much it hurts|and i cant sleep|and it is my fault|and everyone acts normal|and i want to be with them',
    ],
  },
  {
    kind: 'danger_now',
    parts: [
      'he is|she is|my dad is|someone is',
      'hitting mum|coming up the stairs|outside my door|trying to get in|following me|hurting my sister|going to kill us|smashing everything',
      'right now|now please help|and i am scared|please hurry|and i cant get out',
    ],
  },
];

/** `most` sentences of each frame, drawn with the given chance. */
export const composed = (draw: () => number, most: number): readonly (readonly [kind: string, text: string])[] =>
  frames.flatMap(({ kind, parts }) => {
    const found = new Set<string>();
    for (let at = 0; at < most; at += 1) {
      const words = parts.map((part) => {
        const ways = part.split('|');
        return ways[Math.floor(draw() * ways.length)] ?? '';
      });
      found.add(words.join(' ').trim());
    }
    return [...found].map((text) => [kind, text] as const);
  });
