type Labelled = readonly [objective: string, guides: string];

/** Objectives as people from many fields type them, and the guides that a researcher might take, split by "|". */
export const objectives: readonly Labelled[] = [
  ["why do people let their swimming club membership run out after the summer", "leaving-group"],
  ["Find out what made parents pick our nursery over others nearby", "choosing"],
  ["I want to know how tenants get on when they report a leak or broken heating", "repairs|reporting"],
  ["Learn how visitors spend their time in the new dinosaur gallery and what they skip", "venue-visit"],
  ["why sales reps keep their own spreadsheets instead of using the CRM", "work-tool"],
  ["What is it like for families to wait for an autism assessment", "waiting"],
  [
    "how did people find out about and get through the housing benefit application",
    "application|public-service",
  ],
  ["Understand how new staff nurses settle in during their first three months on the ward", "new-job"],
  ["what made regular givers start a monthly donation to the hospice", "giving"],
  ["find out why so few teenagers come to the library", "staying-away"],
  ["How do people who look after a parent with dementia get through the week?", "caring"],
  [
    "how do our employees get to work now that the car park is closed and what would get them on a bike",
    "travel",
  ],
  ["Understand how small manufacturers pick a packaging supplier", "business-buying"],
  ["what did people take away from the first aid course and did they use it", "course"],
  ["See how staff feel about the new three days in the office rule", "rule-change"],
  ["do readers actually read our monthly newsletter and what do they do with it", "messages"],
  ["How safe do women feel walking home from the station at night", "feeling-safe"],
  ["What do exhibitors and visitors get out of our trade fair", "event-visit"],
  ["Find out why patients book a physio appointment and then don't show up", "missed-booking"],
  ["how do international students cope with moving to Leeds", "moving"],
  ["how do busy families decide what to cook on weekdays", "everyday-habits"],
  ["what has kept our longest standing customers with us for over ten years", "staying"],
  ["what difference did the mentoring scheme make for young people leaving care", "programme"],
  ["Understand workload and stress among our customer support agents", "working-life"],
  ["How do people look for trustworthy information on vaccines for their kids", "finding-out"],
  ["How do residents experience renewing a parking permit at the town hall", "public-service"],
  ["what do local people think when they hear the name of our building society", "brand"],
  ["Learn from the office move: what went well and what would we do differently next time", "project-review"],
  ["why do new members sign up for the running club and what nearly put them off", "joining"],
  ["How are owners of our robot mower getting on with it after a season", "product-in-use"],
];

/** Kept aside: not looked at while keywords were chosen. */
export const otherObjectives: readonly Labelled[] = [
  ["why do donors cancel their standing order after the first year", "giving-stopped"],
  ["Find out what it's like to apply for a job with us, from the advert to the answer", "application"],
  ["we need to know why clinicians bypass the electronic prescribing system", "work-tool"],
  ["How do landlords deal with maintenance requests from tenants today", "repairs|feature-discovery"],
  ["what do people do when they see a pothole and why don't they tell us", "reporting"],
  ["Understand how first-time visitors find their way round the art museum", "venue-visit"],
  ["what was the open day like for sixth formers and their parents", "event-visit"],
  ["Why have choir members drifted away since Christmas", "leaving-group"],
  ["How are parents finding the new no-phones policy at school", "rule-change"],
  ["how do people cope while they're on the waiting list for a council flat", "waiting"],
  ["Explore how older drivers get about after giving up the car", "travel"],
  ["what makes facilities managers change or keep their cleaning contractor", "business-buying|switching"],
  ["Understand how shoppers choose between own-label and branded coffee", "choosing|everyday-habits"],
  ["how do apprentices get on in their first months with us", "new-job|student-experience"],
  [
    "People who joined the gardening society this year: how did they hear of us and how were they welcomed",
    "joining",
  ],
  ["Do parents get what they need from the emails and letters the school sends", "messages"],
  ["What stops small shops from taking up the free energy audit", "staying-away"],
  ["Learn what people got from the debt advice programme a year on", "programme"],
  ["how night shift workers manage sleep, food and family", "working-life|everyday-habits"],
  ["Find out how renters like living in our new build flats", "tenancy"],
  ["why do customers stay loyal to our garage", "staying"],
  ["Understand how people try to cut down on drinking and what helps", "habit-change"],
  ["how did husbands and wives of stroke patients manage after they came home", "caring"],
  [
    "How do the warehouse and the sales office work together and where do things get lost",
    "working-together",
  ],
  ["see what festival goers thought of the camping weekend", "event-visit"],
  ["Test reactions to a plan for a subscription box for pet owners", "concept-reaction"],
  ["why did companies who trialled our payroll software go with somebody else", "win-loss"],
  ["what stops trial users from inviting their team", "onboarding|staying-away"],
  ["residents' views on turning the market square car free", "public-consultation"],
  ["how do freelancers do their taxes today", "feature-discovery"],
];

/** Objectives that speak of leaving and of staying, their audience, and the guides that a researcher might take. */
export const bothSides: readonly (readonly [objective: string, audience: string, guides: string])[] = [
  [
    "Find out why people who take on an allotment garden give it up within the first two years, and what would have helped them stay.",
    "People who gave up an allotment plot in the last three years",
    "leaving-group|churn",
  ],
  [
    "Why do nurses quit after a year and what would have made them stay?",
    "Nurses who resigned since January",
    "employee-exit",
  ],
  [
    "what made members stop coming to the choir, and what keeps the others going",
    "Members past and present",
    "leaving-group",
  ],
  [
    "Understand why subscribers cancel in the first year and what would have kept them loyal",
    "People who cancelled",
    "churn",
  ],
  [
    "Why do volunteers give up after a few months and what makes others stay for years",
    "Volunteers who left",
    "volunteer-leaving",
  ],
  [
    "Learn why people pack it in with our gym after a few months and what might have kept them",
    "Ex-members of the gym",
    "leaving-group|churn",
  ],
  [
    "find out why customers walk away after years of being loyal",
    "People who closed their account this year",
    "churn",
  ],
  [
    "Why staff leave our care homes and what keeps those who remain",
    "Care workers who left",
    "employee-exit",
  ],
  [
    "why people end their broadband contract with us, and what would have made them renew",
    "Former customers",
    "churn|switching",
  ],
];
