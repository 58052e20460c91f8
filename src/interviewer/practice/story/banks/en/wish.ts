import type { PartBank } from "../../bank.ts";
import { doing, living, using } from "./kinds.ts";

export const wish: PartBank = {
  sayings: [
    {
      text: "I wish somebody explained it once in plain words. One page would do, with big letters.",
      short: "One page in plain words.",
    },
    {
      text: "I would like it to be over in {minutes}, and then not to think of it until {weekday}.",
      short: "That it takes {minutes}.",
    },
    {
      text: "I wish I had somebody beside me the first few times. After that I would manage.",
      short: "Somebody beside me.",
    },
    {
      text: "I would want to see at once what has changed. Now I compare line by line.",
      short: "To see what has changed.",
    },
    { text: "More quiet for it. A door that I can close, {daytime}.", short: "More quiet." },
    { text: "I wish that it cost what it did before. {amount} was fair.", short: "A fair price." },
    {
      text: "I wish people asked before they gave advice. Then I would ask for it, even.",
      short: "Less advice.",
    },
    {
      text: "I would wish for one day in the month without {topic}. A {weekday}, if I may choose.",
      short: "One day a month without it.",
    },
    {
      text: "I wish it could wait for me. Everything has a date on it, and I am always the one who runs.",
      short: "That it could wait for me.",
    },
    {
      text: "One place where it all is. Now there are {count}, and I forget the third.",
      short: "One place for it all.",
    },
    {
      text: "I would like to do it outside, in good light, and with nobody who looks at the clock.",
      short: "To do it outside.",
      kinds: doing,
    },
    {
      text: "I wish somebody took over the first half. The second half I would even do for others.",
      short: "That somebody does the first half.",
      kinds: doing,
    },
    {
      text: "I would like it to forgive me. One wrong step now and I start again from nothing.",
      short: "That it forgives mistakes.",
      kinds: using,
    },
    {
      text: "A button that says: as the last time. I do the same {count} things each time.",
      short: "A button: as the last time.",
      kinds: using,
    },
    {
      text: "A person on the line. A real one, who is still there on {weekday}.",
      short: "A person on the line.",
      kinds: using,
    },
    {
      text: "I wish that I could say it in one sentence and be understood. I have looked for that sentence for {years}.",
      short: "To be understood.",
      kinds: living,
    },
    {
      text: "I would like to be treated as before. Not gently, just as before.",
      short: "To be treated as before.",
      kinds: living,
    },
  ],
  details: [
    { text: "That is not much to ask, I think." },
    { text: "{friend} wishes the same, we spoke about it on {weekday}." },
    { text: "I would pay {amount} for that." },
    { text: "I have thought about it for {years}." },
    { text: "It need not be perfect." },
    { text: "In {month} I wrote that down somewhere." },
    { text: "Others have that already, I hear." },
    { text: "{relative} would laugh at me, but so be it." },
    { text: "I could start the next day.", kinds: doing },
  ],
  secrets: [
    {
      cue: "There is a bigger wish behind that, I am a bit afraid of it.",
      text: "I want to leave here. I have looked at a room above a bakery in Porto, and the deposit of {bigAmount} is paid.",
    },
    {
      cue: "Then I would finally do something that I have put off, it worries me.",
      text: "I would call an old teacher of mine. We have not spoken for {years}, and I dial the number and hang up on {otherDay}s.",
    },
    {
      cue: "I once had it like that, and I was so disappointed.",
      text: "In my old place it was just so, for one summer. I gave that up for a promise by {colleague}, who had forgotten it by {month}.",
    },
    {
      cue: "I have tried to get there, it went wrong.",
      text: "I drew up a plan and took it to the town hall. They put it in a drawer, and a year later it was built, with another name on it.",
    },
    {
      cue: "Somebody offered me just that, and that was a problem.",
      text: "{relative} offered to pay for it. I said no because I know what {relShe} would ask of me in return, and I was right.",
    },
    {
      cue: "It has to do with time, I worry about that.",
      text: "The doctors gave me {count} good years. I have told my landlord, of all people, since he asked about the lease.",
    },
    {
      cue: "I would not want it for myself, that is the problem.",
      text: "It is for {friend}. {frShe} has stopped asking anyone for anything, and I promised {frHer} mother to look out.",
    },
    {
      cue: "I have been saving for something, it is rather embarrassing.",
      text: "I put {amount} aside each month for a piano. I cannot play, and there is no room, and I have measured the wall {count} times.",
    },
    {
      cue: "There is something I would stop at once, it annoys me so much.",
      text: "I would stop to pretend on {weekday}s. The others think that I like it, and I organised the first evening myself, out of politeness.",
    },
    {
      cue: "I would need to admit something first, and I am afraid of that.",
      text: "I would have to say that I was wrong in front of the whole family. It was I who lost the ring, and the nanny was sent away for it.",
    },
    {
      cue: "I made a bet about it, I am a bit ashamed.",
      text: "I bet {bigAmount} with {friend} that it will be so by {month}. I have begun to help it along at night.",
    },
    {
      cue: "I have a plan in a drawer, I am just too nervous.",
      text: "I want to teach it. There is a course ready, ten lessons, and the first time I stood before the class I fainted.",
      kinds: doing,
    },
    {
      cue: "I wrote to the makers about it, that was embarrassing.",
      text: "They offered me a job. I was so startled that I answered in another name and said that the person had died.",
      kinds: using,
    },
    {
      cue: "I nearly built it myself, and then I was stuck.",
      text: "There is a half-finished one in the shed, out of a sewing machine. It caught fire in {season}, and I told the firemen it was the toaster.",
      kinds: using,
    },
    {
      cue: "One person would have to change, and I worry about that.",
      text: "It is my father. He is ninety, he still decides at Christmas who sits where, and I have never once sat at the window.",
      kinds: living,
    },
    {
      cue: "I have set myself a date for it, I am nervous.",
      text: "On the first of {month} I will say it aloud at dinner. I have bought the wine for it, and I have practised in the lift.",
      kinds: living,
    },
  ],
};
