import { facet, feeling, type TopicPack } from "../story.ts";

export const remoteWork: TopicPack = {
  topic: "remote work tools",
  matches: /\b(?:remote|work(?:ing)? from home|home office|collaborat\w*|slack|zoom|teams|hybrid)\b/i,
  stories: [
    {
      occupations: ["Product designer", "UX designer"],
      facets: {
        routine: facet(
          "I work from home four days a week. Slack is open from nine to six and most of my day happens in there.",
          "Design reviews are on Zoom, and the files themselves live in Figma.",
          "I mute every channel before lunch, because otherwise I never get two quiet hours to draw.",
          ["reason", "occasion", "meaning", "next"],
        ),
        last: facet(
          "Last week I had to hand over a checkout redesign to the developers. It took longer than it should have.",
          "We had a call, then a thread, then another call.",
          "The final decision was buried in a Slack thread that two of the developers had never opened, so they built the old version.",
          ["next", "occasion", "reason"],
        ),
        tools: facet(
          "Mostly Slack, Zoom and Notion. Trello for one client who insists on it.",
          "Notion is where we are supposed to write things down.",
          "Notion search is so weak that I ask a colleague before I even try to look something up.",
          ["contrast", "meaning", "occasion", "reason"],
        ),
        problem: facet(
          "Notifications are the worst part. I get pinged in three places about the same thing.",
          "By the afternoon I have stopped reading properly.",
          "On Tuesday I missed a client's question for a whole day because the ping looked like all the others.",
          ["occasion", "next", "feeling"],
        ),
        workaround: facet(
          "I keep my own list of decisions in a Google Doc.",
          "It is not official, but people ask me for it.",
          "I copy every decision by hand on Friday afternoon, which costs me about forty minutes a week.",
          ["next", "reason", "occasion", "meaning"],
        ),
        feeling: feeling(
          "Honestly I like working from home, but the tools make me feel scattered.",
          "At the end of the day I have answered a hundred messages and finished nothing.",
        ),
        wish: facet(
          "I wish there was one place where a decision is marked as a decision.",
          "Not another app, just a way to pin it.",
          "If decisions were marked, the weekly sync could go, because it only exists to repeat them.",
          ["reason", "meaning", "next"],
        ),
      },
      contradiction: "Actually, now that I think about it, I rarely look at Slack in the mornings.",
    },
    {
      occupations: ["Software developer", "Backend developer"],
      facets: {
        routine: facet(
          "I start around eight with code and look at Microsoft Teams after the first coffee. We are fully remote.",
          "Stand-up is at ten, camera on, fifteen minutes.",
          "I keep my status on busy all morning since people treat a green dot as an invitation.",
          ["reason", "meaning", "occasion"],
        ),
        last: facet(
          "Yesterday we had an outage and everything moved to a call. It was hectic but we solved it.",
          "Six people joined within five minutes.",
          "Nobody wrote anything down, so this morning I had to reconstruct what we changed from my terminal history.",
          ["next", "occasion", "feeling"],
        ),
        tools: facet(
          "Teams, Jira and GitHub. We tried Slack before and moved away from it for cost reasons.",
          "I still prefer Slack for quick things.",
          "In Slack I could find a snippet in seconds, while in Teams I scroll until I give up.",
          ["contrast", "meaning", "occasion", "reason"],
        ),
        problem: facet(
          "Teams is slow on my laptop. It crashes when I share my screen.",
          "I have a four year old machine, so maybe it is partly that.",
          "Last Thursday it crashed twice in one demo, and the customer asked whether our product was also that unstable.",
          ["occasion", "next", "feeling"],
        ),
        workaround: facet(
          "For pairing I use a VS Code live share instead of the Teams screen share.",
          "It works over a bad connection too.",
          "Our security people do not know about it, so I only use it with the two colleagues I trust.",
          ["reason", "next", "meaning", "feeling"],
        ),
        feeling: feeling(
          "I feel calmer than in the office, mostly.",
          "What stresses me is when three people write at once and all expect an answer.",
        ),
        wish: facet(
          "I would like better search. And fewer meetings.",
          "Search is the main one.",
          "With search that worked I would stop asking the same three people, who are tired of me.",
          ["reason", "meaning", "next"],
        ),
      },
      contradiction: "To be fair, Teams has not crashed for me in months.",
    },
    {
      occupations: ["Marketing manager", "Communications manager"],
      facets: {
        routine: facet(
          "I am hybrid, two days in the office. At home my day is basically Zoom calls from nine until three.",
          "After three I do the real work.",
          "I book fake meetings with myself on Wednesdays so that nobody can take the slot.",
          ["reason", "next", "meaning", "occasion"],
        ),
        last: facet(
          "On Monday we planned the spring campaign with the agency over Zoom. Half of the team was in a room and half at home.",
          "The room had one microphone.",
          "Those of us at home could not hear the side talk, and the budget was agreed in that side talk.",
          ["next", "occasion", "feeling"],
        ),
        tools: facet(
          "Zoom for calls, Trello for the campaign plan, and a lot of e-mail.",
          "Trello is nice because the agency sees it too.",
          "The agency's cards and ours drift apart within a week, because they keep their real plan in Asana.",
          ["contrast", "meaning", "next", "reason"],
        ),
        problem: facet(
          "Too many meetings. I struggle to find time between calls.",
          "Some days there are eight of them.",
          "Two weeks ago I presented figures that were a month old because I had no minute to check them.",
          ["occasion", "next", "feeling"],
        ),
        workaround: facet(
          "I end up writing summaries by e-mail after every call.",
          "Otherwise people remember it differently.",
          "Only my boss reads them, but she once settled an argument with the agency by quoting one.",
          ["next", "reason", "occasion"],
        ),
        feeling: feeling(
          "It is a mix. I love skipping the commute, and I feel left out on the days when others are in.",
          "You notice it in the jokes you do not get.",
        ),
        wish: facet(
          "I wish hybrid meetings treated the people at home the same.",
          "One screen per person would already help.",
          "I would come in less often, because the only reason I travel on Mondays is that room.",
          ["reason", "next", "meaning"],
        ),
      },
      contradiction: "Though I must say the office days are the ones where I get the least done.",
    },
    {
      occupations: ["Secondary school teacher", "College lecturer"],
      facets: {
        routine: facet(
          "I teach in person but all planning and parents' meetings moved online. Teams in the evening, usually.",
          "The school gave us laptops in 2020.",
          "I do my planning after nine at night when my own children are asleep, and Teams shows everybody that I am online.",
          ["occasion", "meaning", "next", "feeling"],
        ),
        last: facet(
          "Last Friday I had a parents' evening on Teams. Ten minutes for each family.",
          "I had twelve families in a row.",
          "One father waited in the wrong link for twenty minutes and wrote to the head about it.",
          ["next", "occasion", "feeling"],
        ),
        tools: facet(
          "Teams and OneNote, because the school pays for them. WhatsApp for the colleagues.",
          "Nobody asked us which ones we wanted.",
          "The real staff room is the WhatsApp group, and two older colleagues who are not in it miss everything.",
          ["contrast", "meaning", "reason"],
        ),
        problem: facet(
          "Files are a mess. I can't find last year's worksheets.",
          "There are folders inside folders.",
          "In March I rewrote a whole unit from memory, and a week later it turned up in a colleague's private folder.",
          ["occasion", "next", "feeling"],
        ),
        workaround: facet(
          "I keep everything twice, once on a USB stick.",
          "I know that is old-fashioned.",
          "I lost the stick in May with pupils' marks on it and told no one.",
          ["next", "feeling", "occasion"],
        ),
        feeling: feeling(
          "I feel we were thrown into it and then forgotten.",
          "But I would not go back to phone calls with parents.",
        ),
        wish: facet(
          "I need one simple folder structure that all of us stick to.",
          "Someone has to decide it.",
          "It would save me the Sunday afternoon, which I spend looking for things and not planning.",
          ["reason", "meaning", "next"],
        ),
      },
      contradiction: "And honestly, I find most files within a minute or two.",
    },
    {
      occupations: ["Operations director", "Finance director"],
      facets: {
        routine: facet(
          "I run a team of thirty across three countries. My day starts with Lisbon at eight and ends with Toronto at seven.",
          "Zoom in between, most of the time.",
          "I stopped the Toronto call on Fridays because I noticed I agreed to anything just to get off it.",
          ["reason", "occasion", "feeling", "next"],
        ),
        last: facet(
          "Two weeks ago we closed the quarter remotely. We missed a deadline by a day.",
          "It was the first time in six years.",
          "The numbers were ready, but the one person who could release them was asleep and had no deputy in the tool.",
          ["next", "reason", "occasion"],
        ),
        tools: facet(
          "We standardised on Slack and Notion last year after using Basecamp for ten years.",
          "Zoom stayed.",
          "Half of the senior people still mail me attachments, because in Basecamp they knew where things were.",
          ["contrast", "meaning", "reason"],
        ),
        problem: facet(
          "Onboarding new people is hard. They don't know whom to ask.",
          "In the office they would simply turn round.",
          "A very good analyst left after seven weeks and said that she had spoken to four people in that time.",
          ["occasion", "feeling", "next"],
        ),
        workaround: facet(
          "I set up a buddy call every day for the first two weeks.",
          "Fifteen minutes, no agenda.",
          "The buddies complained about the time until I put it into their targets.",
          ["next", "reason", "contrast"],
        ),
        feeling: feeling(
          "I am proud that it works at all with this many time zones.",
          "What worries me is how little I notice when someone struggles.",
        ),
        wish: facet(
          "I would like to see early when someone is stuck. Without spying on anybody.",
          "That line matters to me.",
          "I turned down a monitoring product in January because my own daughter told me she would quit over it.",
          ["reason", "meaning", "occasion"],
        ),
      },
      contradiction: "Still, the new people we hired this year settled in faster than ever.",
    },
    {
      occupations: ["Retired consultant", "Part-time bookkeeper"],
      facets: {
        routine: facet(
          "I do the books for three small firms from my kitchen table. Mornings only these days.",
          "I was a consultant before I retired.",
          "I print every invoice first, since I only see a wrong figure on paper.",
          ["reason", "meaning", "next", "occasion"],
        ),
        last: facet(
          "This morning I tried to join a client's Zoom. It wanted an update first.",
          "I was eight minutes late in the end.",
          "My grandson set it up on the tablet last month and I now join from there without telling the client.",
          ["next", "occasion", "feeling"],
        ),
        tools: facet(
          "Zoom and e-mail. One client makes me use Trello.",
          "I used to telephone.",
          "With Trello I do what I am asked and then mail the same thing, because I never see whether they read the card.",
          ["contrast", "reason", "meaning"],
        ),
        problem: facet(
          "They change the buttons all the time. I get confused after every update.",
          "Just when I had learned it.",
          "In October I paid a supplier twice because the confirm button had moved.",
          ["occasion", "next", "feeling"],
        ),
        workaround: facet(
          "I write everything down in a notebook.",
          "Step by step, with little drawings.",
          "The notebook has become so good that one of the firms photocopied it for their new trainee.",
          ["next", "meaning", "feeling"],
        ),
        feeling: feeling("I feel independent, and a bit slow.", "The young people are kind about it."),
        wish: facet(
          "I wish they would leave things where they are for a year.",
          "Or at least warn me.",
          "I would take on a fourth firm if I did not have to learn everything again each spring.",
          ["reason", "next", "meaning"],
        ),
      },
      contradiction: "But the last update of Zoom was an improvement, I will give them that.",
    },
  ],
};
