import type { PartBank } from "../../bank.ts";
import { doing, living, using } from "./kinds.ts";

export const feeling: PartBank = {
  sayings: [
    {
      text: "I have mixed feelings. While I am in it I am calm, and afterwards I am empty for {longer}.",
      short: "Mixed feelings.",
    },
    {
      text: "It gives me a kind of pride when it is done. Before that I am short with everyone.",
      short: "Proud, when it is done.",
    },
    {
      text: "It makes me nervous, from {weekday} on. I sleep less, and I walk up and down {room}.",
      short: "It makes me nervous.",
    },
    {
      text: "I feel rather alone with it. People nod, and then they talk about something else.",
      short: "Rather alone with it.",
    },
    {
      text: "It matters to me more than I show. When it goes well, the whole week is lighter.",
      short: "It matters to me.",
    },
    {
      text: "I am a little tired of it, to be honest. After {years} there is not much that surprises me.",
      short: "A little tired of it.",
    },
    {
      text: "I feel responsible. If I do not think of it, nobody does, and {relative} relies on me.",
      short: "I feel responsible.",
    },
    {
      text: "What comes to mind first with {topic} is relief. That it is over, for now.",
      short: "Relief, when it is over.",
    },
    {
      text: "There is some fear in it, and some joy. On {otherDay}s it is more joy.",
      short: "Some fear and some joy.",
    },
    { text: "I feel watched, somehow, even when nobody is there.", short: "Somehow watched." },
    {
      text: "I like it best {daytime}, when it is quiet. Then I could go on for ever.",
      short: "I like it when it is quiet.",
      kinds: doing,
    },
    {
      text: "I feel clumsy. My hands know what to do, and I do not trust them.",
      short: "Clumsy.",
      kinds: doing,
    },
    {
      text: "It feels like homework that somebody else set. I do it, and I do not feel that it is mine.",
      short: "Like homework.",
      kinds: doing,
    },
    {
      text: "It annoys me and I would not be without it. That is how it is with a bad-tempered colleague too.",
      short: "It annoys me, and I need it.",
      kinds: using,
    },
    {
      text: "I feel a bit stupid in front of it, as if it were made for other people.",
      short: "A bit stupid.",
      kinds: using,
    },
    {
      text: "It is heavy on some days, like a wet coat. On others I forget that I have it on.",
      short: "Heavy, on some days.",
      kinds: living,
    },
    {
      text: "I am more at peace with it than I was. There was a time when I cried {daytime}, every day.",
      short: "More at peace than before.",
      kinds: living,
    },
  ],
  details: [
    { text: "I cannot put it any better than that." },
    { text: "{friend} would say it shows on my face." },
    { text: "In {season} it is stronger." },
    { text: "I was not like that {years} ago." },
    { text: "Then I put some music on and it goes." },
    { text: "My shoulders go up, I notice that." },
    { text: "I do not speak about it much." },
    { text: "{relative} feels the opposite, oddly enough." },
    { text: "It lasts for {minutes}, then I am myself again." },
  ],
  secrets: [
    {
      cue: "I am also a bit ashamed.",
      text: "I once laughed at somebody who could not do it. She heard me, and I see her face each time that I begin.",
    },
    {
      cue: "I was happy about it only once, really happy.",
      text: "That was when {relative} said nothing and simply put a hand on my back. {relShe} never does such things, and I had to leave the room.",
    },
    {
      cue: "What makes me sad is something else.",
      text: "My own people have never asked me about it. {years}, and not one question at any table.",
    },
    {
      cue: "I am unhappy about somebody, jealous, I think.",
      text: "{friend} does the same, and for {frObj} it looks like dancing. I have stopped to visit on {weekday}s so that I need not watch.",
    },
    {
      cue: "It makes me sad about someone I lost.",
      text: "My grandmother hummed when she did it. I catch myself humming that tune, and I do not know its name, and there is nobody left to ask.",
    },
    {
      cue: "I would be unhappy without the bad part too, which is strange.",
      text: "The worry is the only thing that {relative} and I still share. If it were solved, we would have nothing left to ring each other about.",
    },
    {
      cue: "There was a moment in {month} when I was quite overwhelmed.",
      text: "I cried in a bus over a word of thanks. It was from a driver, for nothing at all, and I rode on to the end of the line.",
    },
    {
      cue: "I am a little scared of how much it means to me.",
      text: "I have written into my will who is to carry on with it. I am healthy, and the notary asked me twice whether I was serious.",
    },
    {
      cue: "I am angry with myself for one thing.",
      text: "I said no to an offer because of it. They would have paid my move to Lisbon, and I told them that I had no passport.",
    },
    {
      cue: "Sometimes I enjoy it for the wrong reason, I feel bad then.",
      text: "I enjoy it most when others fail at it. I keep count, and {colleague} leads the list.",
    },
    {
      cue: "I feel guilty in one respect.",
      text: "I won a prize for it, in {month}. It hangs in the hall, and the best part of the work was {friend}'s.",
    },
    {
      cue: "There is something that only I find beautiful, I am a bit embarrassed.",
      text: "I keep what is left over, in glasses, sorted by colour. There are {count} shelves by now and a curtain in front of them.",
      kinds: doing,
    },
    {
      cue: "I talk to it, which is embarrassing.",
      text: "I say good night to it, by name. When it was away for repair, I put a photograph of it in its place.",
      kinds: ["product", "household"],
    },
    {
      cue: "I was disappointed by it in a personal way.",
      text: "I had told it things that I tell nobody, and then it offered me a coffin. It was my birthday, of all days.",
      kinds: using,
    },
    {
      cue: "A part of me does not want it to get better, I am afraid.",
      text: "As long as it is like this I am excused. I have not had to dance at a wedding in {years}, and I was never good at weddings.",
      kinds: living,
    },
    {
      cue: "I have forgiven everyone but one, that still makes me angry.",
      text: "My teacher could have spoken up and looked out of the window. I wrote to him in {month}, and he sent me a seed catalogue.",
      kinds: living,
    },
  ],
};
