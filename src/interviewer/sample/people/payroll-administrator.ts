import { ask, follow, type SamplePerson } from "../sample-person.ts";

export const payrollAdministrator: SamplePerson = {
  demographics: {
    ageRange: "50-65",
    occupation: "Payroll administrator",
    location: "United Kingdom",
    townCity: "Hull",
  },
  language: "en",
  exchanges: [
    ask(
      "q1",
      "",
      "I log on about half seven because that's my quiet hour before the messages start. From nine I'm just answering people. Lunch at my desk, shamefully. I finish about four.",
    ),
    follow(
      "just answering people",
      "What do people come to you with from nine onwards?",
      "Mostly the same thing. Where's my payslip, why has my tax code changed, can you change my bank details. I've answered the payslip one so often I keep the reply in a notepad and paste it.",
    ),
    ask(
      "q2",
      "Thank you, I can picture the morning now.",
      "Last Thursday, doing month end with a colleague. We both had the spreadsheet open and she saved an old version over mine. Two hours of overtime corrections gone.",
    ),
    follow(
      "Two hours of overtime corrections gone",
      "Two hours gone, that sounds like a hard afternoon. What happened next?",
      "I rang her, we had a bit of a laugh and a bit of a cry, and I did it again from the paper forms. Now we say out loud who's in the file. Literally out loud, on the phone.",
    ),
    ask(
      "q3",
      "",
      "Excel and Outlook all day, Teams for meetings. Officially everything's on Teams but the quick stuff is in our WhatsApp group, if I'm honest.",
    ),
    follow(
      "our WhatsApp group",
      "How did that WhatsApp group come about?",
      "Someone set it up in lockdown, for moaning really. Then people started asking work things because you get an answer in a minute. On Teams you can wait all day.",
    ),
    ask(
      "q4",
      "That helps, thanks.",
      "Finding things. I know somebody sent me the new pension form but is it in Teams, is it in an email, is it on the drive. I sat there on Monday with the search, twenty minutes, nothing.",
    ),
    ask(
      "q5",
      "",
      "I pick up the phone. Nine times out of ten it's sorted in two minutes, and you can hear if somebody's having a bad day.",
    ),
    ask(
      "q6",
      "Nearly there.",
      "One place. I don't mind which. Just one place where the forms, the messages and the files are, so I'm not looking in four.",
    ),
    ask("q7", "Thank you.", "A call, always. Then it's sorted and nobody has to go looking for it later."),
  ],
  lastWords: "No, that's everything I think. Thank you for asking.",
};
