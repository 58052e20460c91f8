import type { PartBank } from "../../bank.ts";
import { doing, living, using } from "./kinds.ts";

export const person: PartBank = {
  sayings: [
    {
      text: "I am {job} in {townCity}. I live on my own, on the second floor, with a cat that rules the place.",
      short: "I am {job} in {townCity}.",
    },
    {
      text: "I live in {townCity} and work as {job}, four days a week. On the fifth day I look after my garden.",
      short: "{job}, four days a week.",
    },
    {
      text: "I am {job}. I share a flat in {townCity} with two friends, and {relative} lives around the corner.",
      short: "I am {job}, and I share a flat.",
    },
    {
      text: "I moved to {townCity} {years} ago for my work, I am {job}. I knew nobody here at first.",
      short: "I am {job}, new in town for {years}.",
    },
    {
      text: "I grew up in {townCity} and never really left. I am {job}, and most people I know are from here.",
      short: "I am {job}, I grew up in {townCity}.",
    },
    {
      text: "I am {job}, with shifts that change every week. I share a small house in {townCity} with two others.",
      short: "I am {job}, with shifts.",
    },
    {
      text: "I came to my work late. I was at sea before, and now I am {job} in {townCity}.",
      short: "I am {job} now.",
    },
    {
      text: "I am {job} and the eldest of five. I live in {townCity}, close to the station.",
      short: "I am {job}, close to the station.",
    },
    {
      text: "I work from home as {job}. My desk in {townCity} looks out on the harbour road, and I sit there most of the day.",
      short: "I am {job}, from home.",
    },
    {
      text: "I am {job} in {townCity}, and I sing in a choir on {weekday}s. That is about the only fixed thing in my week.",
      short: "I am {job}, and I sing.",
    },
    {
      text: "I am {job}. People at work call me when something has to be sorted out, in {townCity} everybody knows everybody.",
      short: "I am {job}.",
    },
    {
      text: "I am {job}, and I do nearly everything with my hands, at work in {townCity} and after it.",
      short: "I am {job}, good with my hands.",
      kinds: doing,
    },
    {
      text: "I am {job} in {townCity}. I am not one for gadgets, but I look at a screen more than I like.",
      short: "I am {job}, and no friend of gadgets.",
      kinds: using,
    },
    {
      text: "I am {job} in {townCity}. I think a lot, more than is good for me, {friend} says.",
      short: "I am {job}, and I think a lot.",
      kinds: living,
    },
    {
      text: "I am {job}, on the late shift mostly. In {townCity} I live above a bakery, and the smell wakes me at four.",
      short: "I am {job}, on the late shift.",
    },
    {
      text: "I was trained as something else. For {years} I have been {job} in {townCity}, and I like that it ends when the day ends.",
      short: "{job}, for {years}.",
    },
    {
      text: "I am {job}, in {townCity}, in the same firm as {colleague}. We have shared an office for {years}.",
      short: "I am {job}, with {colleague}.",
    },
  ],
  details: [
    { text: "My days start early, and I am home at about six." },
    { text: "I like it quiet, and I plan my week on {otherDay}." },
    { text: "{friend} is the one I talk to most, we have known each other for {years}." },
    { text: "{relative} calls me nearly every evening." },
    { text: "I have a bicycle, no car, and I know every bus line." },
    { text: "I am careful by nature, I read things twice." },
    { text: "I do not sit still for long, people tell me that." },
    { text: "I keep my flat warm and my letters short." },
    { text: "I like to try a thing before I talk about it.", kinds: using },
    { text: "I learn things by doing them, never from a book.", kinds: doing },
  ],
  secrets: [
    {
      cue: "It was different before last {season}, that was a difficult change.",
      text: "In {season} my hours were cut by half. I have told nobody but {friend}, and since then I count every pound before I decide anything.",
    },
    {
      cue: "How I came to this was a difficult story.",
      text: "I came to it through a separation. {relative} handed me the keys to a spare room, and I had to set up my whole life again in one week.",
    },
    {
      cue: "I had a difficult time with my eyes, by the way.",
      text: "I see badly on one side since an operation. I enlarge everything, and where I cannot enlarge it I guess and hope.",
    },
    {
      cue: "People think I am good at this, which is a bit embarrassing.",
      text: "Everybody asks me for advice, and I look the answers up at night and pass them on as my own.",
    },
    {
      cue: "There is one person I worry about in all this.",
      text: "I do most of it for {relative} too. If I stopped, nobody would, and I have not taken a week off in {years} because of that.",
    },
    {
      cue: "I nearly gave up on it once, I was so ashamed.",
      text: "One winter I gave it up for {count} months, since I was too shy to ask anybody how it works. I told them I was too busy.",
    },
    {
      cue: "My reading is slow, and that has caused trouble.",
      text: "I was never good at reading. I have texts read aloud to me by my phone, with one ear plug in, so that nobody notices.",
    },
    {
      cue: "I used to be quite different about this, until something happened.",
      text: "I was the careless one until I lost a friendship over it. {friend} and I did not speak for a year, and it was my doing.",
    },
    {
      cue: "At work it is a bit of a problem, they must not know.",
      text: "At work they believe I have somebody who does this for me. I do it myself, in the storeroom, with the door closed.",
    },
    {
      cue: "My background is a bit unusual, I am rather embarrassed about it.",
      text: "I trained for {years} to teach exactly this and dropped out two weeks before the examination. I still have the folder.",
    },
    {
      cue: "I have a second job, which makes it complicated.",
      text: "On {otherDay}s I clean offices from five in the morning. That is why everything else has to fit in before noon.",
    },
    {
      cue: "My memory is a problem, to be honest.",
      text: "After a concussion I forget what I did an hour ago. I photograph each step, and there are thousands of such pictures on my phone.",
      kinds: [...doing, ...using],
    },
    {
      cue: "I am the only one in the family who struggles with it.",
      text: "All of them find it natural, and I was told as a child that I have no talent for it. I practise in secret before each family visit.",
      kinds: [...doing, ...living],
    },
    {
      cue: "I was afraid of such things for a long time.",
      text: "I was cheated once by somebody on the telephone and lost my savings. I still let {relative} read everything before I agree to it.",
      kinds: [...using, "money"],
    },
    {
      cue: "Something in my family makes me anxious about it.",
      text: "My grandfather broke over it, and nobody at home spoke about that. I recognise his habits in me, and I keep a list of them.",
      kinds: living,
    },
  ],
};
