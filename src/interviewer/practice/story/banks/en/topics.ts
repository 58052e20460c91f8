import { anyOf } from "../../../labels/rules.ts";
import type { BankHearing } from "../../bank.ts";

export const topics: BankHearing["topics"] = [
  [
    "childcare",
    anyOf(
      "child(?:ren)?(?:'s)?|kids?|bab(?:y|ies)|toddlers?|parent(?:s|ing|hood)?|nursery|" +
        "kindergarten|daycare|bedtimes?|nann(?:y|ies)|school runs?",
    ),
  ],
  [
    "health",
    anyOf(
      "health\\w*|sleep\\w*|insomnia|doctors?|medic\\w*|pills?|pain|diabet\\w*|asthma|" +
        "illness\\w*|disease\\w*|therap\\w*|hospitals?|patients?|diets?|migraines?|pregnan\\w*|" +
        "menopause|allerg\\w*|depress\\w*|burnout|dentists?|smoking|weight",
    ),
  ],
  [
    "money",
    anyOf(
      "money|sav(?:e|ing|ings)|budget\\w*|bank\\w*|debts?|loans?|invest\\w*|insurances?|" +
        "tax(?:es)?|pensions?|salar(?:y|ies)|mortgages?|rents?|finance\\w*|financial|spending|" +
        "bills?|crypto\\w*|donat\\w*",
    ),
  ],
  [
    "sport",
    anyOf(
      "sports?|runn(?:ing|ers?)|gyms?|yoga|fitness|workouts?|exercis\\w*|football|soccer|" +
        "tennis|swimm\\w*|cycl(?:ing|ists?)|climb\\w*|marathons?|training plans?|hik(?:e|ing|es)|" +
        "ski\\w*|dance|dancing|jogging|chess",
    ),
  ],
  [
    "food",
    anyOf(
      "food\\w*|meals?|cook\\w*|eat\\w*|restaurants?|recipes?|bak(?:e|ing)|grocer(?:y|ies)|" +
        "breakfasts?|lunch(?:es)?|dinners?|coffee|tea|vegan\\w*|vegetarian\\w*|wine|snacks?|" +
        "supermarkets?|bread",
    ),
  ],
  [
    "travel",
    anyOf(
      "travel\\w*|trips?|holidays?|vacations?|flights?|flying|hotels?|airports?|trains?|" +
        "commut\\w*|tourism|tourists?|camping|bus(?:es)?|public transport\\w*|airbnb|journeys?|" +
        "driving|cars?|parking",
    ),
  ],
  [
    "learning",
    anyOf(
      "learn\\w*|stud(?:y|ies|ying|ents?)|school\\w*|universit(?:y|ies)|courses?|class(?:es)?|" +
        "exams?|homework|teach\\w*|languages?|duolingo|training|lectures?|tutor\\w*|" +
        "education\\w*|coding|reading|instruments?|piano|guitar",
    ),
  ],
  [
    "media",
    anyOf(
      "netflix|spotify|youtube|podcasts?|music|news\\w*|tv|television|films?|movies?|series|" +
        "books?|games?|gaming|social media|instagram|tiktok|facebook|streaming|radio|magazines?|" +
        "twitter",
    ),
  ],
  [
    "household",
    anyOf(
      "house\\w*|clean\\w*|laundry|dishes|garden\\w*|home|kitchens?|furniture|repairs?|" +
        "recycl\\w*|waste|heating|energy|pets?|dogs?|cats?|plants?|moving house|decorat\\w*|diy",
    ),
  ],
  [
    "work",
    anyOf(
      "work\\w*|jobs?|meetings?|teams?|office\\w*|manag\\w*|colleagues?|boss\\w*|remote|" +
        "freelanc\\w*|hiring|recruit\\w*|projects?|customers?|clients?|sales|deadlines?|careers?|" +
        "employee\\w*|invoic\\w*|e-?mails?|research\\w*|interview\\w*|design\\w*",
    ),
  ],
  [
    "relation",
    anyOf(
      "friend\\w*|famil(?:y|ies)|relationship\\w*|dating|partners?|marriages?|neighbou?rs?|" +
        "lov(?:e|ing)|siblings?|divorce\\w*|grandparents?|communit(?:y|ies)|volunteer\\w*",
    ),
  ],
  [
    "event",
    anyOf(
      "wedding\\w*|part(?:y|ies)|conferences?|festivals?|concerts?|birthdays?|christmas|" +
        "elections?|funerals?|events?|ceremon(?:y|ies)|exhibitions?|pandemic|lockdown",
    ),
  ],
  [
    "product",
    anyOf(
      "apps?|phones?|smart\\w*|software|tools?|products?|devices?|laptops?|computers?|" +
        "watch(?:es)?|headphones?|websites?|platforms?|chatbots?|ai|slack|figma|excel|notion|" +
        "printers?|cameras?|e-?bikes?|scooters?|machines?|vacuum\\w*|subscriptions?",
    ),
  ],
  [
    "service",
    anyOf(
      "services?|deliver(?:y|ies)|support|hotlines?|shops?|shopping|stores?|stations?|" +
        "post office|librar(?:y|ies)|museums?|parks?|hairdressers?|caf[eé]s?|salons?|council|" +
        "authorit(?:y|ies)|citizens?|booking|clinics?|amazon|uber|returns?",
    ),
  ],
  [
    "abstract",
    anyOf(
      "lonel\\w*|happi\\w*|fear\\w*|anxi\\w*|trust|freedom|grief|grieving|stress|hope|identity|" +
        "faith|religio\\w*|politic\\w*|climate|privacy|justice|ag(?:e?ing|e)|time|creativity|" +
        "motivation|confidence|boredom|death|future|values?|feelings?|guilt|shame|jealous\\w*|" +
        "anger|democracy",
    ),
  ],
  [
    "activity",
    anyOf(
      "\\w{3,}ing|hobb(?:y|ies)|habits?|routines?|collect\\w*|craft\\w*|knit\\w*|" +
        "photograph\\w*|plan(?:s|ning)?",
    ),
  ],
];
