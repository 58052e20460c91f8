/** Words by which the class of a clause is known. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Verbs whose past has no "-ed". */
export const irregularPast = set(
  `was were had did went came got said told took made left felt thought knew found gave kept saw heard ran fell broke
  lost sent met rang wrote stood sat brought bought caught taught fought sought built spent lent bent meant slept swept
  wept crept dealt dreamt learnt burnt smelt spelt held sold paid laid led fed bled bred sped slid hid bit lit drove rode
  rose chose froze spoke stole woke wore tore bore swore drew grew threw flew blew ate drank sang sank rang swam began
  became forgot forgave understood withdrew won hung dug stuck struck shook shot stung swung spun clung flung sprang
  wound lay`,
);

/** The same in the present and in the past: nobody knows which was meant. */
export const sameInBoth = set("put cut let hit read cost set shut hurt quit bet burst split spread cast");

/** How things are, rather than what somebody does. */
export const stative = set(
  `have has had own owns owned live lives lived stay stays stayed belong belongs belonged need needs needed
  seem seems seemed look looks looked sound sounds sounded cost costs contain contains depend depends
  want wants wanted work works worked
  used got 've 's 're 'm depended mattered matter matters exist exists existed stand stands lie lies
  get gets come comes`,
);

/** Of the mind, and said of anything: nothing to ask into. */
export const mental = set(
  `know knows knew think thinks thought mean means meant remember remembers remembered understand understands understood
  suppose guess see hear find finds believe mind expect forget forgets imagine`,
);

export const people = set(
  `he she they who everyone everybody someone somebody people nobody mum mom mums mother dad father parents parent wife husband
  partner son daughter kid kids child children baby boy girl sister brother friend friends colleague colleagues boss manager
  managers gran granny nan grandmother grandfather uncle aunt cousin niece nephew neighbour neighbours neighbor landlord
  landlady tenant teacher teachers head coach doctor doctors nurse nurses pharmacist dentist therapist carer carers intern
  trainee founder owner director supervisor driver drivers secretary receptionist customer customers client clients patient
  patients student students pupil pupils installer builder plumber engineer accountant lawyer cleaner caretaker trainer
  developer team staff management others mates mate lads girls ladies man woman men women guy chap bloke lady council agent
  conductor inspector guard instructor midwife flatmate girlfriend boyfriend family in-laws`,
);

export const emotions =
  "low|down|blue|sad|lonely|alone|isolated|afraid|scared|frightened|terrified|anxious|nervous|tense|fed up|angry|cross|furious|livid|upset|worried|ashamed|embarrassed|guilty|relieved|happy|proud|glad|pleased|excited|bored|overwhelmed|exhausted|tired|stressed|stressed out|hurt|jealous|numb|helpless|hopeless|powerless|trapped|stuck|uneasy|uncomfortable|homesick|torn|frustrated|disappointed|grateful|thankful|calm|safe|unsafe|invisible|small|stupid|useless|worthless|foolish|silly|daft|sick(?! of)|ill at ease|left out|let down|let off|cut off|put off|burnt out|burned out|gutted|devastated|heartbroken|betrayed|humiliated|annoyed|irritated|resentful|bitter|moved|touched|surprised|shocked|shaken|panicky|restless|lost|drained|depressed|miserable|content|comfortable|confident|hopeful|lucky|awkward|self-conscious|patronised|judged|watched|wobbly|teary|tearful|emotional|at home|like (?:an? |the |i|you|we|i'm|you're|crying|giving|a).+|as (?:if|though) .+|that (?:i|you|we|they|it) .+";
export const degree =
  "(?:a bit |a little |a tad |so |very |really |quite |rather |pretty |too |just |still |always |often |sometimes |completely |totally |properly |fairly |more |less |terribly |awfully |dead |bloody |absolutely |not |never |n't |even |that |such |kind of |sort of |honestly |actually |already |also |only |almost |nearly |usually |mostly |all )*";
export const emotion = `${degree}(?:${emotions})`;

/** What somebody feels or felt, by its verb: present, past. */
export const feelingVerbs =
  "(?:miss|dread|fear|regret|resent|worry|panic|love|loathe|hate|enjoy|like|dislike|despise|cry|weep|struggle|suffer|cringe|can't stand|can't bear|cannot stand|look forward|adore|don't like|do not like|don't trust|don't enjoy|don't care for)|(?<then>missed|dreaded|feared|regretted|resented|worried|panicked|loved|loathed|hated|enjoyed|liked|disliked|cried|wept|struggled|suffered|cringed|couldn't stand|couldn't bear|looked forward|adored|didn't like|did not like|didn't trust|didn't enjoy|burst into tears|broke down)";
/** What does something to somebody: present, past. */
export const affects =
  "(?:scares|worries|bothers|upsets|frightens|annoys|hurts|saddens|embarrasses|depresses|stresses|kills|haunts|cheers|calms|irritates|frustrates|moves|pains|gets to|gets|gets on|weighs on|eats at|makes|drives|keeps|leaves|puts|wears|winds|grates on|helps)|(?<then>scared|worried|bothered|upset|frightened|annoyed|hurt|saddened|embarrassed|depressed|stressed|killed|haunted|cheered|calmed|irritated|frustrated|moved|pained|got to|got|got on|weighed on|ate at|made|drove|kept|left|put|wore|wound)";

export const judgements =
  "hard|difficult|tricky|awkward|stressful|confusing|annoying|weird|strange|odd|funny|peculiar|rough|tough|messy|chaotic|scary|boring|lonely|tiring|exhausting|draining|frustrating|complicated|tense|unfair|fair|embarrassing|humiliating|degrading|brilliant|useful|useless|pointless|risky|dangerous|worrying|painful|unpleasant|pleasant|special|important|nice|good|great|bad|awful|terrible|horrible|horrid|dreadful|lovely|wonderful|fantastic|amazing|beautiful|ugly|dire|grim|easy|simple|silly|stupid|ridiculous|ok|okay|fine|all right|alright|perfect|fun|sad|nasty|miserable|depressing|disappointing|surprising|shocking|better|worse|best|worst|worth it|not worth it|a nightmare|a mess|a pain|chaos|hell|heaven|a disaster|a relief|a struggle|a battle|a shock|a surprise|a joke|a shame|a pity|a lot|too much|not much|a worry|a hassle|a faff|a bother|a treat|a pleasure|a blessing|an ordeal|no joke|no picnic|no fun|nothing special|daunting|isolating|overwhelming|liberating|freeing|upsetting|heartbreaking|rewarding|satisfying|nerve-racking|slow|quick|late|too late|expensive|dear|cheap|wrong|right";
