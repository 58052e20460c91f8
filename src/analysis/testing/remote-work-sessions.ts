import type { Segment, Source, StudyContext } from "../sources.ts";

const questions = [
  { id: "q1", text: "Can you walk me through a typical day of working remotely?" },
  { id: "q2", text: "Which tools do you use to work with your team, and for what?" },
  { id: "q3", text: "What frustrates you most about the tools you use?" },
  { id: "q4", text: "Tell me about something that works really well for your team." },
  { id: "q5", text: "Has anything stopped you from adopting a new tool?" },
  { id: "q6", text: "If you could change one thing about your tools, what would it be?" },
];

/** A study on remote work tools, as a creator would set it up. */
export const remoteWorkStudy: StudyContext = {
  questions,
  objective: "Understand how distributed teams use collaboration tools and where these get in the way.",
  topics: ["Daily routines", "Communication", "Meetings", "Adoption of new tools"],
  competitors: [
    { name: "Slack", aliases: [] },
    { name: "Microsoft Teams", aliases: ["Teams", "MS Teams"] },
    { name: "Notion", aliases: [] },
  ],
  ownProduct: "Deskly",
};

/** Per person: answers by question; a second text of a question answers "Could you tell me a little more?". */
const answers: { who: string; age: string; where: string; said: Record<string, string[]> }[] = [
  {
    who: "P-01",
    age: "25-34",
    where: "Manchester, UK",
    said: {
      q1: [
        "I usually start at 8 by going through Slack and email, which takes about 40 minutes. Then I have a standup at 9:30, and after that it's meetings until lunch most days. I try to block two hours in the afternoon for actual work.",
      ],
      q2: [
        "Slack for chat, Zoom for calls, Jira for tickets and Notion for documentation. Oh and Figma when I work with the designers.",
      ],
      q3: [
        "Honestly the biggest problem is that notifications pile up across Slack, Jira and email and I miss important messages. I end up checking three apps every morning.",
        "Last week a client asked for a change in a Jira comment and I only saw it two days later because the notification was buried.",
      ],
      q4: [
        "Our async standup in Slack works really well. Everyone posts in the morning and it saves us half an hour every day.",
      ],
      q5: [
        "We wanted to try Linear but it was too expensive for the whole team, and getting everyone to move from Jira would have taken months.",
      ],
      q6: [
        "I wish I could search across all my tools at once. Right now I have to remember whether something was said in Slack, Notion or an email.",
      ],
    },
  },
  {
    who: "P-02",
    age: "35-50",
    where: "Lisbon, Portugal",
    said: {
      q1: [
        "My day is basically back-to-back video calls. I have maybe six meetings a day and I do my real work after my kids go to bed 😅",
      ],
      q2: ["Microsoft Teams for everything because the company pays for Office anyway."],
      q3: [
        "Teams is really slow. It takes forever to load and it keeps crashing during calls. I also can't find old messages, the search is useless.",
        "Too many meetings, most of them could have been an email.",
      ],
      q4: ["We introduced no-meeting Wednesdays and it made a huge difference. I can finally concentrate."],
      q5: [
        "IT won't allow anything that isn't approved. The security review takes three months so we just give up.",
      ],
      q6: ["A better search. If I could find a decision from last month in a few seconds I'd be happy."],
    },
  },
  {
    who: "P-03",
    age: "25-34",
    where: "Berlin, Germany",
    said: {
      q1: [
        "um I wake up, check my phone for Slack messages, then coffee. I always write a to-do list in Notion before I open anything else.",
      ],
      q2: [
        "Slack, Notion, Google Meet, Miro for workshops. I love Notion's databases, they are so flexible.",
      ],
      q3: [
        "Notifications, definitely. I get pinged all day and I can't focus on anything for more than ten minutes. I've started muting every channel after 2pm.",
        "I feel guilty about muting because sometimes I miss something urgent.",
      ],
      q4: [
        "Shared documents. We write everything down in Notion so new people find answers without asking. Onboarding went from four weeks to two.",
      ],
      q5: [
        "Not really, we're a small startup so we just try things. But there is a learning curve every time and nobody has time to learn yet another tool.",
      ],
      q6: [
        "I'd love a do-not-disturb mode that works across all tools at once, so one switch mutes everything.",
      ],
    },
  },
  {
    who: "P-04",
    age: "50-65",
    where: "Toronto, Canada",
    said: {
      q1: ["I log in at 7, go through about 60 emails, then join whatever is on the calendar."],
      q2: ["Email, Zoom and SharePoint"],
      q3: [
        "I can never find the right version of a document. People save files on SharePoint, in email attachments and on their own desktop, and I waste hours looking for the latest one.",
      ],
      q4: ["Zoom is very reliable, it just works. Much better than Webex, which we had before."],
      q5: [
        "At my age learning a new system every year is exhausting. There was no training when we moved to SharePoint and half the team still don't trust it.",
      ],
      q6: ["One place for all documents. I need to know which version is the latest without asking anyone."],
    },
  },
  {
    who: "P-05",
    age: "18-24",
    where: "Austin, USA",
    said: {
      q1: ["it depends, some days i just code, other days its all calls"],
      q2: ["slack, github, discord with friends lol"],
      q3: [
        "slack notifications are so distracting. i keep getting pulled into threads that have nothing to do with me",
      ],
      q4: ["pair programming over a call works great, feels less lonely"],
      q5: ["no"],
      q6: ["would be nice if slack could summarize long threads so i dont have to read 200 messages"],
    },
  },
  {
    who: "P-06",
    age: "35-50",
    where: "Nairobi, Kenya",
    said: {
      q1: [
        "My team is spread over five time zones, so I normally answer messages from Asia first and then prepare for the calls with Europe. I record short Loom videos instead of having meetings.",
      ],
      q2: [
        "We use Slack and Asana. Asana is much easier to use than Jira, which we used before. Loom for video updates.",
      ],
      q3: [
        "Scheduling across time zones is a nightmare. Someone always has to join at night. My internet connection is not always stable either, and video calls freeze when that happens.",
      ],
      q4: [
        "Loom videos are fantastic. I record five minutes and nobody needs to be online at the same time, it saved us at least four meetings a week.",
      ],
      q5: [
        "The price per user stops us. We pay for Slack, Asana and Zoom already and I can't justify another subscription to my boss.",
      ],
      q6: ["I wish the tools worked offline so that I could keep working when the connection drops."],
    },
  },
  {
    who: "P-07",
    age: "35-50",
    where: "Chicago, USA",
    said: {
      q1: [
        "I manage a support team. Every morning I copy the open tickets from Zendesk into a spreadsheet because the reports don't show what I need. Then I post the list in Slack.",
      ],
      q2: ["Zendesk, Slack, Google Sheets and Zoom. Slack is the one I couldn't live without."],
      q3: [
        "The tools don't talk to each other. I copy and paste between Zendesk and the spreadsheet by hand, and it's easy to make mistakes.",
        "Also the search in Slack is terrible, I can't find old conversations.",
      ],
      q4: [
        "I actually like the notifications in Slack, because I know right away when a customer is angry. The reaction emojis help us too, one tick and everybody knows who took it.",
      ],
      q5: [
        "We gave up on Notion after a month. Half of the team refused to use it and went back to Google Docs.",
      ],
      q6: [
        "They should build a proper integration between Zendesk and Sheets. We need reports that update automatically.",
      ],
    },
  },
  {
    who: "P-08",
    age: "25-34",
    where: "Leeds, UK",
    said: {
      q1: [
        "I'm a designer so I'm in Figma most of the day. I usually have a call with the product manager first thing, then heads-down work.",
      ],
      q2: [
        "Figma, Slack, Miro, and we've just switched from Confluence to Notion. Notion is nicer to write in than Confluence but the permissions are confusing.",
      ],
      q3: [
        "Feedback is scattered all over the place: comments in Figma, threads in Slack, emails from clients. I have to keep my own list so that nothing gets lost. And too many meetings.",
      ],
      q4: [
        "Commenting directly in Figma is great, everyone sees the same thing and we don't have to schedule a meeting for every detail.",
      ],
      q5: ["Cost, mostly. Every new tool is another subscription per seat and our budget is tiny."],
      q6: [
        "It would help if all feedback ended up in one place. I'd suggest a single inbox for comments from every tool.",
      ],
    },
  },
];

function makeSource({ who, age, where, said }: (typeof answers)[number]): Source {
  const segments: Segment[] = questions.flatMap(({ id, text }) =>
    (said[id] ?? []).flatMap((answer, turn): Segment[] => [
      {
        id: `${who}-${id}-${turn}-i`,
        speaker: "interviewer",
        text: turn === 0 ? text : "Could you tell me a little more?",
        questionId: id,
        move: turn === 0 ? "ask" : "probe",
      },
      { id: `${who}-${id}-${turn}`, speaker: "participant", text: answer, questionId: id, move: null },
    ]),
  );
  return {
    id: `session-${who}`,
    kind: "interview",
    label: who,
    segments,
    ageRange: age,
    location: where,
    language: "en",
  };
}

/** Eight sessions of that study with typed answers of all lengths. */
export const remoteWorkSessions: Source[] = answers.map(makeSource);
