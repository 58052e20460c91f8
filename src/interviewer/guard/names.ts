/** First names that are no other word in the languages we speak: to be known even where a sentence begins. */
export const firstNames: ReadonlySet<string> = new Set(
  (
    "adam adrian agnes ahmed aisha alan alex alexander alice amanda amir amy ana anders andrea andrew angela anita anna anne " +
    "annie anthony antonio ben benjamin bernd brian bruno camille carla carlos carmen caroline catherine charlie charlotte " +
    "chloe chris christian christine claire claudia daniel dave david deborah dennis diana diego elena eleanor elisabeth elizabeth " +
    "ella emily emma eric erika fatima felix fernando florian francesca francisco frank gabriel george hannah hans harry hassan " +
    "heather heike helen helena henry hugo ian ibrahim ines ingrid isabel isabelle jack jacob james jane jan jean jennifer jens " +
    "jessica joan joanna joao john jonas jorge jose josef joseph joshua juan judith julia julian julie jurgen karen karin karl " +
    "kate katherine kathrin katie kevin khaled kim klaus lars laura lea lena leo leon lisa louis louise lucas lucia lucy luis " +
    "luisa luke maria marie mark marta martin mary matthew maya megan mehmet mia michael michelle miguel mike miriam mohamed " +
    "mohammed monika nadia natalie nick nicola nicole nina noah nora oliver olivia omar oscar pablo patricia patrick paul paula " +
    "paulo pedro peter petra philip priya rachel rafael ravi rebecca ricardo richard robert rosa ruth samira samuel sandra sara " +
    "sarah sebastian silvia simon sofia sophia sophie stefan stella stephen steven susan susanne tanja teresa thomas tim tom " +
    "ursula uwe valerie vanessa victor victoria walter wendy wolfgang yusuf yasmin"
  ).split(" "),
);

/** Capitalised inside a sentence and nobody's name. */
export const ordinaryCapitals: ReadonlySet<string> = new Set(
  (
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september " +
    "october november december english spanish french german portuguese arabic christmas easter god okay mrs yes thanks thank " +
    "what how when where why who which could would can the and but not british american european"
  ).split(" "),
);
