import { expect, test } from "vitest";
import { placeQuote } from "./place-quote.ts";
import { readOn } from "./quote-ends.ts";
import { findQuestion, fitPassage, widenQuote } from "./widen-quote.ts";

const widen = (text: string, quote: string, asked = "") => {
  const { start, end } = widenQuote(text, placeQuote(quote, text) ?? expect.unreachable(), asked);
  return text.slice(start, end);
};

test("a sentence that begins like the one before it goes along, as it says more of the same", () => {
  const text =
    "I'd not want them to move that little desk. There's talk of it. There's talk of a machine that does it off a photograph. Nobody asked us about it yet.";
  expect(widen(text, "I'd not want them to move that little desk. There's talk of it.")).toMatch(
    /off a photograph\.$/u,
  );
});

test("a passage that begins with some of those takes along what names them", () => {
  const text =
    "It goes on nobody's list. I fitted nineteen people on Thursday afternoon. And four of those bought a second pair on a different day that week.";
  const { start, end } = fitPassage(
    text,
    placeQuote("And four of those bought a second pair", text) ?? expect.unreachable(),
  );
  expect(text.slice(start, end)).toMatch(/^I fitted nineteen/u);
});

test.each([
  [
    "The boiler fails each May, and last year's note was there, in my own words. Saved me a day. I do like to find such a note.",
    "The boiler fails each May",
    "The boiler fails each May, and last year's note was there, in my own words. Saved me a day.",
  ],
  [
    "Fine. One word is enough. And tell me when it changes. Nothing else comes to my mind now.",
    "One word is enough",
    "One word is enough. And tell me when it changes.",
  ],
  [
    "It helps. But only on Mondays, when we are all in.",
    "It helps",
    "It helps. But only on Mondays, when we are all in.",
  ],
  [
    "El pantalón me queda bien para trabajar. No, el pantalón no, ahora te lo cuento. La chaqueta pesa muchísimo cuando llueve.",
    "El pantalón me queda bien",
    "El pantalón me queda bien para trabajar. No, el pantalón no, ahora te lo cuento.",
  ],
  [
    "The lid shuts well enough on most days. No. It sticks when it rains.",
    "The lid shuts well enough on most days",
    "The lid shuts well enough on most days. No. It sticks when it rains.",
  ],
  [
    "We weigh it twice. My brother never does and he is never wrong about it.",
    "We weigh it",
    "We weigh it twice.",
  ],
  [
    "Somebody else could do it. Nobody's offered. I haven't asked, mind. My sister did it for the whole of last year.",
    "Somebody else could do it",
    "Somebody else could do it. Nobody's offered. I haven't asked, mind.",
  ],
  [
    "It was the wrong size and I said nothing about it. I should have, I know. But then I'd have known all along.",
    "I said nothing",
    "It was the wrong size and I said nothing about it. I should have, I know. But then I'd have known all along.",
  ],
  ["We weigh it twice. Is that odd?", "We weigh it", "We weigh it twice."],
  [
    "It's “hello, here it is”, and they are gone. There is one that's different. The boy next door keeps his here.",
    "and they are gone",
    "It's “hello, here it is”, and they are gone.",
  ],
  [
    "Nobody asks me for the key on weekdays. There is one on Sundays.",
    "Nobody asks me for the key",
    "Nobody asks me for the key on weekdays. There is one on Sundays.",
  ],
  [
    "Elle parle de ses affaires. Je dis « Tenez, vos graines. Bonne journée. » Un jour le sac était ouvert et je n'ai rien dit.",
    "Tenez, vos graines",
    "Elle parle de ses affaires. Je dis « Tenez, vos graines. Bonne journée. »",
  ],
  [
    "Je lui dis toujours « Tenez, vos graines. » Un jour le sac était ouvert et je n'ai rien dit du tout.",
    "» Un jour le sac était ouvert",
    "Un jour le sac était ouvert et je n'ai rien dit du tout.",
  ],
  [
    "Er hat mich lange angesehen und genickt. »Ja, das stimmt alles so«, hat er dann gesagt.",
    "Er hat mich lange angesehen",
    "Er hat mich lange angesehen und genickt.",
  ],
  [
    "(I count the bags on Mondays, before the shop is open.) Then the van comes and I count them again.",
    ") Then the van comes",
    "Then the van comes and I count them again.",
  ],
  ["I do. It saves me a second round of weighing.", "I do", "I do. It saves me a second round of weighing."],
  [
    "There's a letter. It comes too late, but it comes.",
    "It comes too late",
    "There's a letter. It comes too late, but it comes.",
  ],
  ["Why not? It comes too late.", "It comes too late", "It comes too late."],
  ["We weigh it twice.\n\nNever again.", "weigh it", "We weigh it twice."],
  [
    "lots of emails though, I stopped opening them",
    "lots of emails",
    "lots of emails though, I stopped opening them",
  ],
])("of “%s” the quote “%s” is widened to “%s”", (text, quote, whole) => {
  expect(widen(text, quote)).toBe(whole);
});

test.each([
  [
    "What time do you have for yourself?",
    "He taught me to shave. Now I shave him. I do his breakfast, then the pills, then the bath. So not much honestly.",
    "He taught me to shave",
    "He taught me to shave. Now I shave him. I do his breakfast, then the pills, then the bath. So not much honestly.",
  ],
  [
    "How do you find it?",
    "He taught me to shave. Now I shave him. So not much honestly.",
    "Now I shave him",
    "He taught me to shave. Now I shave him. So not much honestly.",
  ],
  [
    "How many stairs are there?",
    "21. I counted them when the lift broke down. My son carried her up on his back.",
    "I counted them when the lift broke",
    "21. I counted them when the lift broke down.",
  ],
  [
    "How long does it take you?",
    "We leave straight after breakfast when it is dry. It takes us about forty minutes with the dog. I like it.",
    "We leave straight after breakfast",
    "We leave straight after breakfast when it is dry. It takes us about forty minutes with the dog. I like it.",
  ],
  [
    "Would you use it again?",
    "No, never again. The rinse leaves white marks on every single glass we own.",
    "The rinse leaves white marks",
    "No, never again. The rinse leaves white marks on every single glass we own.",
  ],
  [
    "What do you think of the new one?",
    "Um, yeah. The door shuts by itself and I love that about it.",
    "The door shuts by itself",
    "The door shuts by itself and I love that about it.",
  ],
  [
    "What do you think of the new one?",
    "The new one is quieter, I'll give them that. My sister can't hear it at all though. We keep it by the bed.",
    "The new one is quieter",
    "The new one is quieter, I'll give them that. My sister can't hear it at all though.",
  ],
  [
    "Who helps you?",
    "I asked Dr. Osei for help with the forms. Actually it was the nurse who rang them back for me.",
    "asked Dr. Osei",
    "I asked Dr. Osei for help with the forms. Actually it was the nurse who rang them back for me.",
  ],
  [
    "What would happen?",
    "Some of them would veto it because they can't eat there. So. Yeah.",
    "would veto it",
    "Some of them would veto it because they can't eat there.",
  ],
  [
    "What happened then?",
    "I just… couldn't get the lid off with my hands. The neighbour did it.",
    "couldn't get the lid off",
    "I just… couldn't get the lid off with my hands. The neighbour did it.",
  ],
])("asked “%s”, of “%s” the quote “%s” is “%s”", (asked, text, quote, whole) => {
  expect(widen(text, quote, asked)).toBe(whole);
});

test.each([
  [
    "That it was on the wall. That's about it.",
    "That it was on the wall.",
    "I see. What did you understand when he left?",
    "What did you understand when he left?",
  ],
  [
    "They came quick, once.",
    "They came quick, once.",
    "I see. What makes it that door? And does anybody say no?",
    "What makes it that door? And does anybody say no?",
  ],
  [
    "Nowhere. I was over the moon.",
    "Nowhere.",
    "Where did you put the towels?",
    "Where did you put the towels?",
  ],
  [
    "The cupboard went, and nobody had said so before.",
    "The cupboard went, and nobody had said so before.",
    "What happened?",
    undefined,
  ],
  [
    "It was fine. Nowhere to put them, though.",
    "Nowhere to put them, though.",
    "Where did you put the towels?",
    undefined,
  ],
])("“%s”: “%s” is shown under “%s” only where it leans on it", (text, quote, asked, question) => {
  const span = placeQuote(quote, text) ?? expect.unreachable();
  expect(findQuestion(text, span, asked)).toBe(question);
});

test.each([
  [
    "The lid is all the same to me. Well. There's one at the back that I hide.",
    "There's one at the back",
    "what it turns round",
  ],
  [
    "When I buy a pot I buy a pot. Although, I say that. The last one I scratched on purpose in the yard.",
    "The last one I scratched",
    "what it turns round",
  ],
  ["Nobody asked us. Well, no, that's not fair. There was a vote.", "Nobody asked us", "what turns it round"],
])("“%s”: the quote “%s” goes along with %s", (text, quote) => {
  expect(widen(text, quote)).toBe(text);
  const { start, end } = fitPassage(text, placeQuote(quote, text) ?? expect.unreachable());
  expect(text.slice(start, end)).toBe(text);
});

test("another matter that comes to mind is not taken along", () => {
  const text = "I said it holds two litres. And it did. And, oh, they took sixty off my pay for it.";
  expect(widen(text, "I said it holds")).toBe("I said it holds two litres. And it did.");
});

test("a quote never takes along what somebody asked us not to write down", () => {
  const lead = "And my mum half the week, don't put that down. It was gas before, just a normal one.";
  expect(widen(lead, "It was gas before")).toBe("It was gas before, just a normal one.");
  const end = "We keep the door open at night. But don't quote that.";
  expect(widen(end, "We keep the door open")).toBe("We keep the door open at night.");
});

test("in speech without full stops a quote goes to the borders of its clauses", () => {
  const rest = "and then we wait there for the nurse to come round with the list ".repeat(6);
  const text = `so we go down to the ward before eight, my mum holds the ticket for both of us ${rest}`;
  expect(widen(text, "down to the ward")).toBe("so we go down to the ward before eight");
  expect(widen(text, "mum holds the ticket")).toBe("my mum holds the ticket for both of us");
});

test("speech without full stops keeps the quote as the model cut it", () => {
  const text = `we go there ${"and then we wait ".repeat(20)}until it opens`;
  expect(widen(text, "we go there")).toBe("we go there");
});

test("a quote that goes on with a story takes no sentence of another story along", () => {
  const text =
    "The scar is from a wasp sting. So I rang the union office, and a friend told me whom to ask for.";
  expect(widen(text, "So I rang the union office")).toBe(
    "So I rang the union office, and a friend told me whom to ask for.",
  );
});

const passage = (text: string, quote: string) => {
  const { start, end } = fitPassage(text, placeQuote(quote, text) ?? expect.unreachable());
  return text.slice(start, end);
};

test.each([
  ["I told him where the shelf goes, by the dry wall. He nodded. I don't think he heard.", "the shelf goes"],
  ["C'était trop petit et je n'ai rien dit. J'aurais dû, bien sûr. Mais alors je le savais.", "trop petit"],
  [
    "It's quiet now, as I wanted. Mind you, it's quieter than I thought. Nobody says that you'd miss the noise.",
    "It's quiet now",
  ],
  ["There are six jars under the stairs by now. It has made it all longer.", "six jars"],
  [
    "Die Liste ging herum, da stand neben mir eine Vierzig. Ich hab zweiundvierzig hingeschrieben.",
    "Die Liste",
  ],
])("a passage of “%s” runs to the sentence that turns or ends it", (text, quote) => {
  expect(passage(text, quote)).toBe(text);
});

test.each([
  ["There are six jars under the stairs by now.", "And I'd like a longer shelf."],
  ["There are six jars under the stairs by now.", "The record is nine in one day."],
  ["There are six jars under the stairs by now.", "What would you do with six?"],
  ["There are six jars under the stairs by now.", "But please don't quote that."],
])("a passage “%s” leaves “%s” to another one", (said, rest) => {
  expect(passage(`${said} ${rest}`, "six jars")).toBe(said);
});

test("a passage that begins with “No.” alone takes along what it repeats", () => {
  const text = "Not really. No. I go up the market after two, when the last of them has been.";
  expect(passage(text, "No. I go up the market after two")).toBe(text);
});

test("what people went on to say is read where it may turn the quote, and no more than may be used", () => {
  const read = (text: string, quote: string) => readOn(text, placeQuote(quote, text) ?? expect.unreachable());
  const nod = "I said I was glad. He nodded. I don't think he heard. But don't quote that. It rained.";
  expect(read(nod, "I said I was glad.")).toBe("He nodded. I don't think he heard.");
  const voted = "È una cosa sensata. Ho votato a favore. La sera ho detto che non mi ricordavo.";
  expect(read(voted, "Ho votato a favore.")).toBe("La sera ho detto che non mi ricordavo.");
  expect(read("The lid is new. It came in May. The jars are old.", "The lid is new.")).toBe("");
  expect(read(nod, "It rained.")).toBe("");
});

test("a whole sentence stands alone, whatever the next one begins with", () => {
  const text =
    "When it comes to naming files I usually lose most of an hour. When it comes to moving tickets I lose another one, and so it goes on.";
  expect(widen(text, "When it comes to naming files I usually lose most of an hour.")).toMatch(/hour\.$/u);
});
