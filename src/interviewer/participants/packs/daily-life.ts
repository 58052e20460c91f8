import { facet, feeling, type TopicPack } from "../story.ts";

export const groceryShopping: TopicPack = {
  topic: "grocery shopping",
  matches: /\b(?:grocer\w*|supermarket\w*|food shop\w*|shopping list)\b/i,
  stories: [
    {
      occupations: ["Nurse", "Care assistant"],
      facets: {
        routine: facet(
          "I do one big shop on Saturday and small ones after my shifts. Mostly Aldi, sometimes Tesco.",
          "Aldi is on the way home.",
          "After a night shift I only buy things that can be eaten cold, because I am too tired to cook.",
          ["reason", "occasion", "meaning", "next"],
        ),
        last: facet(
          "Last Saturday I went with my two boys. It took over an hour.",
          "We had a list and ignored it.",
          "I put back the washing powder at the till so that I would not have to say no to them again.",
          ["next", "occasion", "feeling"],
        ),
        tools: facet(
          "I use the Tesco app for the Clubcard prices. The list is on paper.",
          "My mother writes on it too.",
          "I stopped using the app's list when it reordered my items and I walked the shop twice.",
          ["contrast", "reason", "occasion"],
        ),
        problem: facet(
          "Prices change so quickly. I lose track of what I have spent.",
          "The receipt is always a surprise.",
          "Two weeks ago my card was declined with a queue behind me, and a stranger paid the four pounds.",
          ["occasion", "feeling", "next"],
        ),
        workaround: facet(
          "I round everything up in my head as I go.",
          "It gives me a rough total.",
          "My older boy does the adding now, and he has become better at it than at his homework.",
          ["next", "meaning", "occasion"],
        ),
        feeling: feeling(
          "It is stressful with the children, and quite peaceful alone.",
          "I like the early hour when it is empty.",
        ),
        wish: facet(
          "I wish the shelf showed the price for each kilo in big letters.",
          "It is there, but tiny.",
          "Without my glasses I guess, and twice I bought the dearer pack of rice.",
          ["reason", "occasion", "meaning"],
        ),
      },
      contradiction: "I hardly ever go over my budget, to be honest.",
    },
    {
      occupations: ["Student", "Trainee"],
      facets: {
        routine: facet(
          "I shop every other day because my fridge shelf is tiny. Lidl, ten minutes by bike.",
          "There are four of us in the flat.",
          "I buy oat milk in ones since the flatmates finish anything that is open.",
          ["reason", "meaning", "occasion"],
        ),
        last: facet(
          "Yesterday I bought pasta, tomatoes and coffee. I forgot the bags again.",
          "So I carried it in my hood.",
          "The jar broke on the stairs, and the neighbour has not spoken to me since.",
          ["next", "occasion", "feeling"],
        ),
        tools: facet(
          "We split costs with Splitwise, and I use Too Good To Go at the end of the month.",
          "Those surprise bags are fun.",
          "Twice the bag was only bread, so I swap with a friend who gets hers from the fruit shop.",
          ["contrast", "next", "occasion"],
        ),
        problem: facet(
          "I waste food. Salad goes off before I eat it.",
          "I feel bad about it each time.",
          "In my worst week I threw away about fifteen euros, which is a third of what I have.",
          ["occasion", "feeling", "reason"],
        ),
        workaround: facet(
          "I freeze half of everything.",
          "Bread, herbs, even cheese.",
          "I label it with the date and the flatmates believe it is for a university project, so they leave it alone.",
          ["next", "meaning", "reason"],
        ),
        feeling: feeling(
          "I enjoy it more than I expected when I moved out.",
          "It is the first thing that felt grown-up.",
        ),
        wish: facet(
          "I would like smaller packs. Everything is made for families.",
          "Half a cucumber would be a start.",
          "I would eat more vegetables if one person could finish a pack.",
          ["reason", "meaning", "next"],
        ),
      },
      contradiction: "Then again, I almost never throw anything away.",
    },
  ],
};

export const mealPlanning: TopicPack = {
  topic: "meal planning",
  matches: /\b(?:meals?|cook\w*|recipes?|dinners?|diet\w*|eat(?:ing)?)\b/i,
  stories: [
    {
      occupations: ["Office manager", "Project coordinator"],
      facets: {
        routine: facet(
          "On Sunday evening I write down five dinners for the week. We are four at the table.",
          "Wednesday is always pasta.",
          "I only plan the dinners that I dread, since the others happen anyway.",
          ["reason", "meaning", "occasion"],
        ),
        last: facet(
          "Last Sunday I planned with my daughter. We argued about fish.",
          "She is thirteen.",
          "She now cooks on Thursdays, and whatever she makes we eat without a word, that was the deal.",
          ["next", "occasion", "feeling"],
        ),
        tools: facet(
          "I tried Mealime and went back to a whiteboard on the fridge.",
          "Everybody can see it.",
          "In the app only I saw the plan, so only I was asked what was for dinner.",
          ["contrast", "reason", "meaning"],
        ),
        problem: facet(
          "By Thursday the plan falls apart. Somebody is late or something is missing.",
          "Then we order pizza.",
          "Last month we ordered four Thursdays in a row, about a hundred and forty pounds in all.",
          ["occasion", "next", "feeling"],
        ),
        workaround: facet(
          "I keep an emergency box with tins in the cupboard.",
          "Beans, tuna, tomatoes.",
          "I hide it behind the flour because my husband eats from it at night.",
          ["next", "reason", "meaning"],
        ),
        feeling: feeling(
          "The cooking is fine. The deciding makes me tired.",
          "It never stops, that is what gets me.",
        ),
        wish: facet(
          "I would like someone else to decide once a week.",
          "Just once.",
          "It is not the time, it is that nobody notices the work unless it fails.",
          ["reason", "feeling", "meaning"],
        ),
      },
      contradiction: "Most weeks the plan works out exactly as written.",
    },
    {
      occupations: ["Warehouse worker", "Electrician"],
      facets: {
        routine: facet(
          "I cook twice a week in big pots and eat from boxes. I train in the evenings.",
          "Chicken, rice, the usual.",
          "I weigh things since my doctor told me my sugar was close to the line.",
          ["reason", "meaning", "next"],
        ),
        last: facet(
          "Two days ago I made chilli for six meals. It came out too salty.",
          "I ate it anyway.",
          "I took it to work, and three colleagues asked to pay me for boxes every week.",
          ["next", "occasion", "feeling"],
        ),
        tools: facet(
          "MyFitnessPal for the numbers, YouTube for recipes.",
          "I do not pay for either.",
          "I log yesterday's food again instead of the real thing when I have eaten badly.",
          ["feeling", "reason", "occasion", "contrast"],
        ),
        problem: facet(
          "I get bored and then I buy a burger. It is hard to keep going.",
          "Winter is worse.",
          "In January I gave up for five weeks after one bad day at the gym.",
          ["occasion", "next", "feeling"],
        ),
        workaround: facet(
          "I change the sauces and leave the rest the same.",
          "Five sauces, one base.",
          "My sister makes the sauces and I fix things in her house in return.",
          ["next", "meaning", "reason"],
        ),
        feeling: feeling("I feel proud when the fridge is full of boxes.", "It looks organised, for once."),
        wish: facet(
          "I wish recipes said what it costs for one person.",
          "They never do.",
          "I skip any recipe with cheese in it now, because I guess that it will be dear.",
          ["reason", "meaning", "occasion"],
        ),
      },
      contradiction: "I have never got bored of it, really.",
    },
  ],
};

export const publicTransport: TopicPack = {
  topic: "public transport",
  matches: /\b(?:public transport\w*|bus(?:es)?|trains?|commut\w*|metro|tram|transit)\b/i,
  stories: [
    {
      occupations: ["Shop assistant", "Receptionist"],
      facets: {
        routine: facet(
          "I take the 42 bus and then the train, five days a week. About fifty minutes each way.",
          "If the connection works.",
          "I leave twenty minutes early, because my manager writes down every late arrival.",
          ["reason", "meaning", "occasion"],
        ),
        last: facet(
          "This morning the bus did not come. I walked to the station.",
          "It rained, of course.",
          "I shared a taxi with two women from the stop, and now we have a group chat for such mornings.",
          ["next", "occasion", "feeling"],
        ),
        tools: facet(
          "Citymapper and the operator's own app. And the board at the stop.",
          "They never agree.",
          "I trust the app that shows the bus moving, since the board once promised me a bus that had been cancelled.",
          ["contrast", "reason", "occasion"],
        ),
        problem: facet(
          "You never know whether it will come. The delays are stressful.",
          "Evenings are worse.",
          "Last Tuesday I was stuck for an hour after ten at night and called my brother to stay on the line.",
          ["occasion", "feeling", "next"],
        ),
        workaround: facet(
          "I keep trainers in my bag so that I can walk.",
          "Forty minutes if I hurry.",
          "I started to walk even on good days, and it is the only exercise I get.",
          ["next", "reason", "meaning"],
        ),
        feeling: feeling(
          "I enjoy the train, I read there. The bus makes me anxious.",
          "It is the not knowing.",
        ),
        wish: facet(
          "I would like honest information. Ten minutes late is fine if they say so.",
          "Just tell me.",
          "I would give up looking for a car, which I cannot really afford.",
          ["reason", "next", "meaning"],
        ),
      },
      contradiction: "It is usually on time, I have to say.",
    },
    {
      occupations: ["Retired librarian", "Volunteer"],
      facets: {
        routine: facet(
          "I go into town by tram three times a week. I have a senior pass.",
          "Never before nine.",
          "I avoid the hour when schools end since I was pushed over once.",
          ["reason", "occasion", "feeling"],
        ),
        last: facet(
          "On Thursday I visited my sister across the city. I had to change twice.",
          "Once used to be enough.",
          "I missed the second change because the lift was broken, and a student carried my bag down the stairs.",
          ["next", "occasion", "feeling"],
        ),
        tools: facet(
          "I use the printed timetable. My son put Moovit on my phone.",
          "I look at it sometimes.",
          "I check the phone at home only, for I was robbed at a stop two winters ago.",
          ["reason", "contrast", "meaning"],
        ),
        problem: facet(
          "The stops have no benches any more. Standing is hard for me.",
          "They took them out in spring.",
          "I turned back home in April halfway to the doctor because I could not stand any longer.",
          ["occasion", "next", "feeling"],
        ),
        workaround: facet(
          "I carry a folding stool.",
          "People smile at it.",
          "Three ladies from my choir have bought the same one, and we wrote to the council together.",
          ["next", "meaning", "contrast"],
        ),
        feeling: feeling("The tram is my freedom.", "Without it I would sit at home."),
        wish: facet(
          "Benches. And drivers who wait until I sit.",
          "Some do.",
          "I fell in June when a driver set off, and I have told my son that I tripped at home.",
          ["occasion", "reason", "feeling"],
        ),
      },
      contradiction: "I can stand for an hour without any trouble.",
    },
  ],
};
