import { facet, feeling, type TopicPack } from "../story.ts";

export const personalFinance: TopicPack = {
  topic: "personal finance apps",
  matches: /\b(?:financ\w*|bank\w*|budget\w*|money|saving\w*|invest\w*|spending)\b/i,
  stories: [
    {
      occupations: ["Junior accountant", "Administrator"],
      facets: {
        routine: facet(
          "I check my Monzo in the morning, on the bus. It takes a minute.",
          "Balance first, then the pots.",
          "I look before I open my messages, because a bad balance tells me which plans to turn down.",
          ["reason", "meaning", "next"],
        ),
        last: facet(
          "Last night I moved money between pots. I had overspent on a birthday.",
          "Not mine.",
          "I took it from the holiday pot and told my partner that the flights had become dearer.",
          ["next", "feeling", "occasion"],
        ),
        tools: facet(
          "Monzo for daily things, a spreadsheet for the year. I tried YNAB too.",
          "The spreadsheet is my own.",
          "I left YNAB after it asked me to justify every coffee, it felt like my mother.",
          ["contrast", "reason", "feeling"],
        ),
        problem: facet(
          "Direct debits surprise me. I forget the yearly ones.",
          "Insurance, mostly.",
          "In August two yearly payments hit on one day and my rent bounced.",
          ["occasion", "next", "feeling"],
        ),
        workaround: facet(
          "I set reminders in my phone calendar a week before.",
          "In red.",
          "I set a second one for my partner, since his account is the one with room.",
          ["next", "reason", "meaning"],
        ),
        feeling: feeling("I feel in control, most of the month.", "The last week is different."),
        wish: facet(
          "I wish the app showed me next month and not the last one.",
          "I know what I spent.",
          "I could tell a friend yes for a trip without the two days in which I work it out.",
          ["reason", "next", "meaning"],
        ),
      },
      contradiction: "Nothing on my account ever surprises me.",
    },
    {
      occupations: ["Plumber", "Hairdresser"],
      facets: {
        routine: facet(
          "I am self-employed, so money comes in lumps. I look at it on Fridays.",
          "With a cup of tea.",
          "I put a third aside at once, because two years ago I owed tax that I did not have.",
          ["reason", "occasion", "next"],
        ),
        last: facet(
          "On Friday I sent five invoices from the van. One came back wrong.",
          "Wrong address.",
          "That customer pays sixty days late every time, and I keep working for her since she brings me her neighbours.",
          ["next", "reason", "meaning"],
        ),
        tools: facet(
          "Starling for business and Revolut when I travel. Receipts go in a shoe box.",
          "An actual shoe box.",
          "I photograph them once a year in one night, with my sister reading out the sums.",
          ["occasion", "next", "contrast"],
        ),
        problem: facet(
          "The apps do not understand uneven income. The budgets are useless for me.",
          "They want a salary.",
          "The app once congratulated me on my saving in a month in which I had simply not been paid.",
          ["occasion", "feeling", "reason"],
        ),
        workaround: facet(
          "I pay myself a wage by standing order.",
          "The same every week.",
          "I set it low on purpose so that I never have to lower it in front of my wife.",
          ["reason", "feeling", "meaning"],
        ),
        feeling: feeling("It worries me at night sometimes.", "Less than it did."),
        wish: facet(
          "I would like one number. What I can spend until the next job is paid.",
          "Just that.",
          "I would take August off, which I have not done for nine years.",
          ["next", "reason", "meaning"],
        ),
      },
      contradiction: "I sleep very well, money does not bother me.",
    },
  ],
};

export const onlineLearning: TopicPack = {
  topic: "online learning",
  matches:
    /\b(?:online (?:learning|course\w*|class\w*|exam\w*)|e-?learning|courses?|study\w*|students?|moodle|coursera)\b/i,
  stories: [
    {
      occupations: ["Nursing student", "Law student"],
      facets: {
        routine: facet(
          "I study in the evenings after work, on Moodle. Two hours if I am lucky.",
          "At the kitchen table.",
          "I watch lectures at double speed and then once more slowly, since the first round only tells me what to fear.",
          ["reason", "meaning", "next"],
        ),
        last: facet(
          "On Sunday I took an online test. The connection dropped near the end.",
          "Four questions were left.",
          "I finished on my phone under the desk lamp, and I have not dared to tell the tutor.",
          ["next", "feeling", "occasion"],
        ),
        tools: facet(
          "Moodle, Zoom for seminars and Quizlet for terms. The book as well.",
          "I bought it used.",
          "I learn from the pencil notes of whoever had the book before me.",
          ["contrast", "meaning", "reason"],
        ),
        problem: facet(
          "Group work is difficult. Nobody answers.",
          "Five people, one works.",
          "In spring I wrote all of it alone and we got the same mark, and I did not say a word.",
          ["occasion", "feeling", "next"],
        ),
        workaround: facet(
          "I set up a WhatsApp group and give everybody one small thing.",
          "With names.",
          "I put the deadline two days early in the group, and only one of them has found out.",
          ["next", "reason", "meaning"],
        ),
        feeling: feeling("I feel lonely with it at times, and proud too.", "My mother tells everybody."),
        wish: facet(
          "I wish the lecturers showed their faces in the recordings.",
          "Slides alone tire me.",
          "With a face I ask questions, and I have asked none in this term.",
          ["reason", "meaning", "contrast"],
        ),
      },
      contradiction: "The group work was the best part of the course.",
    },
    {
      occupations: ["Sales assistant", "Logistics clerk"],
      facets: {
        routine: facet(
          "I do a Coursera certificate in data, early in the morning. Before the children wake.",
          "Half an hour.",
          "I chose the morning because my husband thinks it is a hobby that will pass.",
          ["reason", "feeling", "meaning"],
        ),
        last: facet(
          "This week I was stuck on one exercise for three days. Then it worked.",
          "A comma.",
          "I found the answer in a forum post by a girl of fifteen and wrote to thank her.",
          ["next", "occasion", "feeling"],
        ),
        tools: facet(
          "Coursera, YouTube and Duolingo for fun. I dropped Udemy.",
          "Too many courses there.",
          "I own eleven courses on Udemy and have finished none, each was a sale.",
          ["contrast", "reason", "occasion"],
        ),
        problem: facet(
          "I lose the thread when I miss a week. It is hard to come back.",
          "Then I start again.",
          "I have started the second module four times since November.",
          ["occasion", "next", "feeling"],
        ),
        workaround: facet(
          "I end each day in the middle of an exercise.",
          "So I know where to start.",
          "I took that from a novelist on the radio, and it got me through the whole of spring.",
          ["reason", "next", "meaning"],
        ),
        feeling: feeling("It makes me feel awake.", "I had missed that."),
        wish: facet(
          "I would like someone to look at my work. A person.",
          "Not a green tick.",
          "I paid a student twenty euros to read my project, and it was the best money I spent.",
          ["occasion", "next", "reason"],
        ),
      },
      contradiction: "Coming back after a break is easy for me.",
    },
  ],
};
