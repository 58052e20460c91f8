import { facet, feeling, type TopicPack } from "../story.ts";

/** Stories that fit whatever the interview is about. */
export const anyTopic: TopicPack = {
  topic: "",
  matches: /(?:)/,
  stories: [
    {
      occupations: ["Civil engineer", "Laboratory technician"],
      facets: {
        routine: facet(
          "It comes up two or three times a week for me. Mostly in the evening.",
          "Rarely on weekends.",
          "I do it late since that is the only hour when nobody needs me.",
          ["reason", "meaning", "occasion"],
        ),
        last: facet(
          "The last time was on Wednesday. It took longer than I had thought.",
          "I was alone.",
          "I gave up halfway and finished it on Thursday with the help of my neighbour.",
          ["next", "occasion", "feeling"],
        ),
        tools: facet(
          "I use my phone and a notebook. I used to do it all on paper.",
          "Paper was slower.",
          "I went back to the notebook after the phone lost a month of my notes.",
          ["contrast", "reason", "occasion"],
        ),
        problem: facet(
          "What I find difficult is that nothing tells me where I stand.",
          "I have to guess.",
          "In spring I guessed wrong, and it cost me two hundred euros.",
          ["occasion", "next", "feeling"],
        ),
        workaround: facet(
          "I ask a friend who knows about it.",
          "She is patient.",
          "I pay her back with cake, and I have started to ask on behalf of my parents too.",
          ["next", "meaning", "reason"],
        ),
        feeling: feeling("I do not mind it. It is a bit lonely.", "That is all."),
        wish: facet(
          "I wish somebody explained it once in plain words.",
          "One page is enough.",
          "I would do it right away then and not carry it around for a week.",
          ["reason", "next", "meaning"],
        ),
      },
      contradiction: "I have never found anything about it difficult.",
    },
    {
      occupations: ["Taxi driver", "Baker"],
      facets: {
        routine: facet(
          "I have my habits. Same day, same way.",
          "My wife laughs about it.",
          "I took the habit over from my father, who lost his shop because he put such things off.",
          ["reason", "meaning", "feeling"],
        ),
        last: facet(
          "Two weeks ago something went wrong with it. I had to start over.",
          "On a Monday, of course.",
          "I shouted at the person on the phone and called back the next day to say sorry.",
          ["next", "feeling", "occasion"],
        ),
        tools: facet(
          "Nothing special. A calendar on the wall, Google when I am stuck.",
          "My daughter set up an app.",
          "I open the app when she visits, so that she sees I use it.",
          ["contrast", "feeling", "reason"],
        ),
        problem: facet(
          "It is too complicated. I lose patience.",
          "More than I used to.",
          "Last year I missed a date because of it and told everybody that the post was late.",
          ["occasion", "feeling", "next"],
        ),
        workaround: facet(
          "I do a bit each day and write it down.",
          "On the calendar.",
          "A red cross means done, and I have had forty in a row.",
          ["meaning", "next", "reason"],
        ),
        feeling: feeling("It annoys me and then I am proud when it is done.", "Both."),
        wish: facet(
          "I would like to talk to a person. Not to a machine, no offence.",
          "A person in my town.",
          "I would even pay for it, I pay for worse things.",
          ["reason", "meaning", "next"],
        ),
      },
      contradiction: "It is quite simple, if you ask me.",
    },
  ],
};
