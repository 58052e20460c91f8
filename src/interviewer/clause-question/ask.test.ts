import { describe, expect, test } from "vitest";
import { askAboutClause, askAboutEnd } from "./ask.ts";

describe("a question is made of what somebody said", () => {
  test.each([
    ["earlies are different though", "How are earlies different?"],
    ["you don't always take them all", "What happens when you don't take them all?"],
    ["they're not all on these days", "Which ones aren't?"],
    ["you don't care for that hall in winter", "What is it about that hall that you don't care for?"],
    ["you stopped picking up on a Friday", "What led you to stop picking up on a Friday?"],
    ["the nurse was cross with you before", "What happened with the nurse?"],
    ["you've not told them", "What holds you back?"],
    ["you didn't say it to the doctor", "What held you back?"],
    ["not a good idea to say it to them", "What would happen if you did?"],
    ["there was a bit of an accident", "What happened?"],
    ["you had a bit of a turn at work one time", "What happened?"],
    ["it's your fourth tool in three years", "What happened with the ones before?"],
    ["you learned it elsewhere", "How did you learn it?"],
    ["you didn't do it alone", "How did you manage it?"],
    ["nobody asked you", "How did you find out?"],
    ["you do some things", "What sort of things?"],
    ["they did not like it", "What did they do about it?"],
    ["the others did not speak about it", "What do you think kept them from it?"],
    ["he is not here any more", "What happened with him?"],
    ["you had a phone contract that went very wrong", "What happened?"],
    ["sometimes you feel like a bad mother", "When do you feel that most?"],
    ["the teacher advised this school", "How did that conversation with the teacher go?"],
    ["it depends on the day", "What difference does the day make?"],
    ["you have a private board", "How did that start?"],
    ["you lie awake over it some nights", "What goes through your mind then?"],
    ["you were ashamed a bit", "What was it that made you feel ashamed?"],
    ["you felt ungrateful because at least you have a flat", "What was it that made you feel ungrateful?"],
    ["you cried in the car park", "What had brought you to that point?"],
    ["it scares you", "What worries you most about it?"],
    ["you'd lose the licence if he knew", "What would that mean for you?"],
    ["there's a drawer at home", "What's the story with the drawer at home?"],
    ["nobody answered", "What did you do then?"],
    ["the worst was a Wednesday", "What happened that Wednesday?"],
    ["the worst is the nights", "What makes the nights the worst?"],
    ["now you work at night", "What is that like for you?"],
    ["once a month you do your thing with the fridge", "What do you do then?"],
  ])("of “%s”", (clause, question) => {
    expect(askAboutClause(clause)[0]).toBe(question);
  });

  test.each([
    "you miss her something awful",
    "there's no reason",
    "they said yes",
    "you do not understand why this is important",
    "you think about that more than about features",
    "it was shut",
  ])("not of “%s”", (clause) => {
    expect(askAboutClause(clause)).toEqual([]);
  });

  test.each([
    ["The direct debits all came over. Nearly all", "What about the rest?"],
    ["Depends on the shift", "What difference does the shift make?"],
    ["Well, once, this winter", "What happened that time?"],
    ["I take them, mostly", "When is it different?"],
    ["well mostly the nearest", "What else was there to it?"],
    ["except some weeks when it's the earlies", "What happens in those weeks?"],
  ])("an end that takes something back is asked about: %s", (quote, question) => {
    expect(askAboutEnd(quote)[0]).toBe(question);
  });
});
